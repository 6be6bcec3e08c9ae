import { book, programme } from "../offers";

/** A part of the model volume. `pages` of all parts add up to `book.pages`. */
interface Part {
  name: string;
  pages: number;
  role: string;
}

export interface Element {
  name: string;
  /** Length in the model volume, as printed in the margin. */
  extent: string;
  text: string;
}

export const structureIntro = {
  subtitle: "Du faux-titre à la quatrième de couverture",
  title: "Vue d’ensemble",
  lead: `Un livre professionnel se compose toujours des mêmes pièces. Seules leurs proportions changent\u00a0: celles-ci sont données en exemple, pour un volume de ${book.pages} pages. Gardez l’ordre, ajustez les longueurs.`,
} as const;

const chapterPages = 22;
const chapterCount = 6;
const frontPages = 8;
const introductionPages = 12;

/** The first page of a chapter of the model volume; both are counted from 1. */
export function openingPage(chapter: number): number {
  return frontPages + introductionPages + (chapter - 1) * chapterPages + 1;
}

export const parts: readonly Part[] = [
  {
    name: "Pages liminaires",
    pages: frontPages,
    role: "Identifier le livre et conduire le lecteur jusqu’au texte.",
  },
  {
    name: "Introduction",
    pages: introductionPages,
    role: "Nommer le problème, faire la promesse, donner le mode d’emploi.",
  },
  {
    name: "Six chapitres",
    pages: chapterCount * chapterPages,
    role: `Tenir la promesse, un pas après l’autre\u00a0: ${chapterPages} pages chacun.`,
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

/** What a page of the flat plan shows, drawn as a thumbnail. */
export interface FlatPage {
  label: string;
  drawing: "half-title" | "blank" | "title" | "notice" | "dedication" | "contents";
}

export const frontMatter = {
  title: "Avant le premier chapitre",
  intro:
    "Ces pages décident si l’on achète, puis si l’on continue. Le lecteur les feuillette debout\u00a0: soyez bref, exact, accueillant.",
  flatPlan: {
    title: "Le chemin de fer des pages liminaires",
    intro:
      "Les maquettistes appellent ainsi le plan du livre, page à page. La\u00a0page\u00a01 est à droite.",
    pages: [
      { label: "Faux-titre", drawing: "half-title" },
      { label: "Blanche", drawing: "blank" },
      { label: "Titre", drawing: "title" },
      { label: "Mentions", drawing: "notice" },
      { label: "Dédicace", drawing: "dedication" },
      { label: "Blanche", drawing: "blank" },
      { label: "Sommaire", drawing: "contents" },
      { label: "Sommaire", drawing: "contents" },
    ] satisfies FlatPage[],
  },
  elements: [
    {
      name: "Faux-titre",
      extent: "2 pages",
      text: "Le titre seul, au milieu d’une page. Le verso reste blanc ou porte la liste de vos autres livres.",
    },
    {
      name: "Titre et mentions",
      extent: "2 pages",
      text: "Auteur, titre, sous-titre, éditeur\u202f; au verso, le copyright, l’ISBN, le dépôt légal, les crédits de couverture.",
    },
    {
      name: "Dédicace ou exergue",
      extent: "2 pages",
      text: "Un nom, ou une phrase citée avec sa source. Si aucune ne s’impose, donnez ces pages au sommaire.",
    },
    {
      name: "Sommaire",
      extent: "2 pages",
      text: "Les titres de chapitre et, sous chacun, une ligne de ce que l’on y gagne. Beaucoup se décident sur cette page.",
    },
  ] satisfies Element[],
  introduction: {
    title: "L’introduction en six temps",
    intro: "Elle s’écrit en dernier, quand vous savez ce que le livre tient.",
    moments: [
      { name: "La scène", pages: 2, text: "Un moment vrai, qui contient déjà tout le problème." },
      { name: "Le problème", pages: 3, text: "Ce que vit le lecteur, et ce que cela lui coûte." },
      { name: "La promesse", pages: 1, text: "Ce qu’il saura faire, en une phrase." },
      { name: "Le crédit", pages: 2, text: "Ce qui vous autorise à promettre. Des faits." },
      { name: "Le public", pages: 1, text: "Pour qui est ce livre, et pour qui il ne l’est pas." },
      { name: "Le mode d’emploi", pages: 3, text: "Le plan, commenté, et la manière de lire." },
    ],
  },
} as const;

export const chapters = {
  title: "Les six chapitres",
  intro:
    "Un arc en six temps convient à la plupart des livres de méthode. Renommez-les\u202f; conservez la question à laquelle chacun répond.",
  labels: { question: "Le lecteur se demande", bring: "Vous apportez", end: "Il repart avec" },
  list: [
    {
      name: "Le constat",
      question: "Pourquoi ce que je fais ne suffit-il plus\u202f?",
      bring: "Une situation reconnaissable, ses causes, le coût de l’immobilité.",
      end: "un problème enfin bien posé.",
    },
    {
      name: "Le principe",
      question: "Que faut-il voir autrement\u202f?",
      bring: "Votre thèse, l’idée reçue qu’elle remplace, la preuve la plus simple.",
      end: "un nouveau regard, formulable en une phrase.",
    },
    {
      name: "La méthode",
      question: "Par où commence-t-on, et dans quel ordre\u202f?",
      bring: "Les étapes, leur raison d’être, un schéma d’une page.",
      end: "une carte de ce qui l’attend.",
    },
    {
      name: "La pratique",
      question: "À quoi cela ressemble-t-il dans mon cas\u202f?",
      bring: "Deux ou trois récits de cas complets, un outil à remplir.",
      end: "un premier essai, fait pendant la lecture.",
    },
    {
      name: "Les obstacles",
      question: "Et si cela ne marche pas\u202f?",
      bring: "Les objections sérieuses, vos propres échecs, les signaux d’alerte.",
      end: "de quoi se corriger sans vous.",
    },
    {
      name: "L’horizon",
      question: "Comment tenir, et que transmettre\u202f?",
      bring: "Le rythme à prendre, les indicateurs à suivre, l’étape d’après.",
      end: "un plan pour les mois qui viennent.",
    },
  ],
} as const;

export const anatomy = {
  title: "Anatomie d’un chapitre",
  intro: `Les ${chapterPages} pages d’un chapitre de l’exemple se répartissent en huit moments. Quand un brouillon résiste, c’est souvent qu’il en manque un.`,
  use: "Les cases blanches attendent votre chapitre\u00a0: enregistrez une copie du fichier pour chacun des six.",
  moments: [
    {
      name: "La scène",
      field: "chapitre_scene",
      pages: 2,
      text: "Un lieu, une personne, une difficulté. Pas de théorie.",
      example: "Un vendredi soir, un dirigeant recopie l’annonce de son concurrent.",
    },
    {
      name: "La question",
      field: "chapitre_question",
      pages: 1,
      text: "Celle du lecteur, dans ses mots, posée une fois.",
      example: "«\u00a0De qui ai-je besoin, au juste\u202f?\u00a0»",
    },
    {
      name: "L’idée",
      field: "chapitre_idee",
      pages: 3,
      text: "Votre réponse en une phrase, puis ses raisons.",
      example: "Cinq questions décrivent un travail mieux que vingt qualités.",
    },
    {
      name: "La preuve",
      field: "chapitre_preuve",
      pages: 5,
      text: "Faits, sources, démonstration. Le cœur du chapitre.",
      example: "Des annonces réelles, réécrites ligne à ligne.",
    },
    {
      name: "Le cas",
      field: "chapitre_cas",
      pages: 4,
      text: "Un récit qui montre l’idée à l’œuvre, limites comprises.",
      example: "L’atelier de menuiserie qui cherchait un «\u00a0profil dynamique\u00a0».",
    },
    {
      name: "Le geste",
      field: "chapitre_geste",
      pages: 4,
      text: "Ce qu’il faut faire, étape par étape.",
      example: "Poser les cinq questions à la personne qui fait le travail aujourd’hui.",
    },
    {
      name: "L’exercice",
      field: "chapitre_exercice",
      pages: 2,
      text: "Une action courte, avec son critère de réussite.",
      example: "Réécrire sa dernière annonce en une demi-page.",
    },
    {
      name: "Le passage",
      field: "chapitre_passage",
      pages: 1,
      text: "Ce qui reste ouvert, et que le chapitre suivant reprend.",
      example: "L’annonce est juste\u202f; encore faut-il l’éprouver sur de vrais postes.",
    },
  ],
} as const;

export const backMatter = {
  title: "Après le dernier chapitre",
  intro:
    "Le lecteur qui arrive ici vous fait confiance. Ne le quittez pas sur un résumé\u00a0: donnez-lui de quoi agir, vérifier et vous retrouver.",
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
      text: "Votre parcours à la troisième personne, du point de vue du lecteur\u00a0: ce qui vous a appris ce que vous transmettez.",
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
    sample: {
      note: "Exemple, pour le livre imaginaire de la page suivante",
      paragraphs: [
        "Vous avez publié l’annonce un lundi. Le vendredi, les candidatures s’empilaient, et il n’y avait personne à rappeler.",
        "Ce livre apprend aux dirigeants de petites entreprises à décrire un travail avant de chercher quelqu’un pour le faire. Il vous aide à poser cinq questions avant d’écrire l’annonce, à mener un entretien qui ressemble au poste, à décider sans cabinet ni regret.",
        "L’autrice recrute pour les petites entreprises. Elle a commencé par la sienne, et s’y est trompée plus d’une fois.",
      ],
    },
  },
} as const;

export const example = {
  title: "Un exemple complet",
  notice:
    "Livre et autrice sont imaginaires\u00a0: ils montrent la structure remplie, du lecteur au sommaire.",
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
  chapter: {
    title: "Le chapitre 3, déplié",
    lead: "«\u00a0Cinq questions avant d’écrire l’annonce\u00a0», moment par moment.",
  },
} as const;

export const calendar = {
  title: "Et dans quel ordre l’écrire\u202f?",
  intro: `Pas dans celui de la lecture. Voici l’ordre de travail, sur les ${programme.days} jours de la méthode.`,
  steps: [
    {
      ...programme.summary[0],
      text: "Promesse, sommaire détaillé et fiche de chaque chapitre. La structure est arrêtée.",
    },
    {
      ...programme.summary[1],
      text: "Les chapitres 3 et 4 d’abord, qui portent la méthode\u202f; puis 1, 2, 5 et 6. L’introduction et la conclusion ferment la marche.",
    },
    {
      ...programme.summary[2],
      text: "Relectures, annexes, pages liminaires et finales, quatrième de couverture.",
    },
  ],
} as const;
