import { book, programme } from "../offers";

/** A part of the model volume. `pages` of all parts add up to `book.pages`. */
export interface Part {
  name: string;
  pages: number;
  role: string;
}

export interface Element {
  name: string;
  /** Room in the model volume, as printed in the margin. */
  extent: string;
  text: string;
}

export const structureIntro = {
  subtitle: "Du faux-titre à la quatrième de couverture",
  title: "Vue d’ensemble",
  lead: `Tout livre professionnel se compose des mêmes pièces. Seules leurs proportions changent. Celles-ci sont données en exemple pour un volume de ${book.pages} pages, la pagination de L’Auteur Augmenté : gardez l’ordre, ajustez les longueurs.`,
} as const;

const chapterPages = 22;
const chapterCount = 6;

export const parts: readonly Part[] = [
  {
    name: "Pages liminaires",
    pages: 8,
    role: "Identifier le livre et conduire le lecteur jusqu’au texte.",
  },
  {
    name: "Introduction",
    pages: 12,
    role: "Nommer le problème, faire la promesse, donner le mode d’emploi.",
  },
  {
    name: "Six chapitres",
    pages: chapterCount * chapterPages,
    role: `Tenir la promesse, un pas après l’autre : ${chapterPages} pages chacun.`,
  },
  {
    name: "Conclusion",
    pages: 10,
    role: "Mesurer le chemin parcouru et mettre le lecteur en mouvement.",
  },
  {
    name: "Annexes",
    pages: 12,
    role: "Rassembler les outils que l’on rouvre livre refermé.",
  },
  {
    name: "Pages finales",
    pages: 10,
    role: "Rendre leur dû aux sources et aux personnes, ouvrir la conversation.",
  },
];

export const frontMatter = {
  title: "Avant le premier chapitre",
  intro:
    "Ces pages décident si l’on achète, puis si l’on continue. Le lecteur les feuillette debout : soyez bref, exact et accueillant.",
  elements: [
    {
      name: "Faux-titre",
      extent: "2 pages",
      text: "Le titre seul, au milieu d’une page. Le verso reste blanc ou porte la liste de vos autres livres.",
    },
    {
      name: "Page de titre et mentions",
      extent: "2 pages",
      text: "Auteur, titre, sous-titre, éditeur ; au verso, le copyright, l’ISBN, le dépôt légal, les crédits de couverture et de relecture.",
    },
    {
      name: "Dédicace et exergue",
      extent: "2 pages",
      text: "Un nom, une phrase citée avec sa source. Passez l’exergue si aucune citation ne s’impose.",
    },
    {
      name: "Sommaire",
      extent: "2 pages",
      text: "Les titres de chapitre et, sous chacun, une ligne de ce que l’on y gagne. Beaucoup de lecteurs n’auront vu que cette page avant de se décider.",
    },
    {
      name: "Introduction",
      extent: "12 pages",
      text: "Une scène vraie, le problème qu’elle révèle, la promesse, ce qui vous autorise à la faire, à qui le livre ne s’adresse pas, comment le lire.",
    },
  ] satisfies Element[],
} as const;

export const chapters = {
  title: "Les six chapitres",
  intro:
    "Un arc en six temps convient à la plupart des livres de méthode. Renommez-les ; conservez la question à laquelle chacun répond.",
  labels: { question: "Le lecteur se demande", bring: "Vous apportez", end: "Il repart avec" },
  list: [
    {
      name: "Le constat",
      question: "Pourquoi ce que je fais ne suffit-il plus ?",
      bring: "Une situation reconnaissable, ses causes, le coût de l’immobilité.",
      end: "un problème enfin bien posé.",
    },
    {
      name: "Le principe",
      question: "Que faut-il voir autrement ?",
      bring: "Votre thèse, l’idée reçue qu’elle remplace, la preuve la plus simple.",
      end: "un nouveau regard, formulable en une phrase.",
    },
    {
      name: "La méthode",
      question: "Par où commence-t-on, et dans quel ordre ?",
      bring: "Les étapes, leur raison d’être, un schéma d’une page.",
      end: "une carte de ce qui l’attend.",
    },
    {
      name: "La pratique",
      question: "À quoi cela ressemble-t-il dans mon cas ?",
      bring: "Deux ou trois récits de cas complets, un outil à remplir.",
      end: "un premier essai, fait pendant la lecture.",
    },
    {
      name: "Les obstacles",
      question: "Et si cela ne marche pas ?",
      bring: "Les objections sérieuses, vos propres échecs, les signaux d’alerte.",
      end: "de quoi se corriger sans vous.",
    },
    {
      name: "L’horizon",
      question: "Comment tenir, et que transmettre ?",
      bring: "Le rythme à prendre, les indicateurs à suivre, l’étape d’après.",
      end: "un plan pour les mois qui viennent.",
    },
  ],
} as const;

export const anatomy = {
  title: "Anatomie d’un chapitre",
  intro: `Les ${chapterPages} pages d’un chapitre de l’exemple se répartissent en huit moments. Quand un brouillon résiste, c’est presque toujours qu’il en manque un.`,
  moments: [
    { name: "La scène", pages: 2, text: "Un lieu, une personne, une difficulté. Pas de théorie." },
    { name: "La question", pages: 1, text: "Celle du lecteur, dans ses mots, posée une fois." },
    { name: "L’idée", pages: 3, text: "Votre réponse en une phrase, puis ses raisons." },
    { name: "La preuve", pages: 5, text: "Faits, sources, démonstration. Le cœur du chapitre." },
    { name: "Le cas", pages: 4, text: "Un récit qui montre l’idée à l’œuvre, limites comprises." },
    { name: "Le geste", pages: 4, text: "Ce qu’il faut faire, étape par étape." },
    { name: "L’exercice", pages: 2, text: "Une action courte, avec son critère de réussite." },
    {
      name: "Le passage",
      pages: 1,
      text: "Ce qui reste ouvert, et que le chapitre suivant reprend.",
    },
  ],
} as const;

export const backMatter = {
  title: "Après le dernier chapitre",
  intro:
    "Le lecteur qui arrive ici vous fait confiance. Ne le quittez pas sur un résumé : donnez-lui de quoi agir, vérifier et vous retrouver.",
  elements: [
    {
      name: "Conclusion",
      extent: "10 pages",
      text: "Revenez à la scène de l’introduction, transformée. Récapitulez en une page, puis proposez une seule prochaine action.",
    },
    {
      name: "Annexes",
      extent: "12 pages",
      text: "Modèles, questionnaires, grilles, glossaire. Chaque outil tient sur une double page et dit à quel chapitre il se rapporte.",
    },
    {
      name: "Sources",
      extent: "4 pages",
      text: "Références complètes, classées par chapitre. Signalez les trois lectures que vous recommandez d’abord.",
    },
    {
      name: "Remerciements",
      extent: "2 pages",
      text: "Les personnes, et ce que le livre leur doit. Demandez l’accord des clients nommés.",
    },
    {
      name: "L’auteur",
      extent: "2 pages",
      text: "Votre parcours à la troisième personne, du point de vue du lecteur : ce qui vous a appris ce que vous transmettez.",
    },
    {
      name: "Invitation et achevé d’imprimer",
      extent: "2 pages",
      text: "Une adresse où poursuivre la conversation, une demande d’avis, puis la mention de l’imprimeur.",
    },
  ] satisfies Element[],
  cover: {
    title: "La quatrième de couverture",
    intro: "Cent cinquante mots environ, écrits en dernier, lus en premier.",
    lines: [
      "Une question ou une situation où le lecteur se reconnaît.",
      "La promesse, en une phrase.",
      "Trois choses qu’il trouvera dans le livre, formulées avec des verbes.",
      "Deux lignes sur vous, qui prouvent plus qu’elles ne vantent.",
      "Le prix, l’ISBN et son code-barres.",
    ],
  },
} as const;

export const example = {
  title: "Un exemple complet",
  notice:
    "Livre et autrice sont imaginaires : ils montrent la structure remplie, du lecteur au sommaire.",
  facts: [
    { label: "Autrice", text: "Une consultante en recrutement." },
    {
      label: "Lecteur",
      text: "Le dirigeant d’une petite entreprise qui recrute seul, entre deux urgences.",
    },
    {
      label: "Thèse",
      text: "On recrute mal parce que l’on décrit un poste au lieu de décrire un travail.",
    },
    {
      label: "Promesse",
      text: "Rédiger une annonce, mener un entretien et décider, sans cabinet ni regret.",
    },
  ],
  summary: [
    { name: "Introduction", text: "Le lundi où le nouveau n’est pas revenu" },
    { name: "Le constat", text: "L’annonce copiée, et ce qu’elle attire" },
    { name: "Le principe", text: "Un travail n’est pas une liste de qualités" },
    { name: "La méthode", text: "Cinq questions avant d’écrire l’annonce" },
    { name: "La pratique", text: "Trois embauches, de la feuille blanche au premier jour" },
    { name: "Les obstacles", text: "L’urgence, le coup de cœur, le candidat trop parfait" },
    { name: "L’horizon", text: "Garder ceux que l’on a bien choisis" },
    { name: "Conclusion", text: "Un autre lundi" },
  ],
} as const;

export const calendar = {
  title: "Et dans quel ordre l’écrire ?",
  intro: `Pas dans celui de la lecture. Voici l’ordre de travail, sur les ${programme.days} jours de la méthode.`,
  steps: [
    {
      ...programme.summary[0],
      text: "Promesse, sommaire détaillé et fiche de chaque chapitre. La structure est arrêtée.",
    },
    {
      ...programme.summary[1],
      text: "Les chapitres 3 et 4 d’abord, qui portent la méthode ; puis 1, 2, 5 et 6. L’introduction et la conclusion ferment la marche.",
    },
    {
      ...programme.summary[2],
      text: "Relectures, annexes, pages liminaires et finales, quatrième de couverture.",
    },
  ],
} as const;
