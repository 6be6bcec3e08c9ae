import { book, phaseDays, programme, shipping, span } from "~/content/offers";
import type { LandingContent } from "./types";

const [dreaming, telling, following, signing] = programme.phases;

const stage = (phase: (typeof programme.phases)[number]) => ({
  days: phaseDays(phase),
  percent: phase.percent,
});

/** Landing variant 1: the old wish to be an author, told gently. Reviews are sample copy. */
export const dream = {
  meta: {
    title: "Devenir auteur : ce livre que vous portez en vous",
    description: `Vous rêvez d’un livre à votre nom ? Un compagnon de ${book.pages} pages vous mène de l’envie au mot « fin », sans hâte inutile, avec l’IA pour assistante.`,
  },
  cta: "Commander mon exemplaire",
  hero: {
    kicker: "Devenir auteur",
    title: "Un matin, votre nom sur la couverture",
    lead: `Il y a ce livre que vous racontez à vos proches, à vos clients, à vous-même au volant. L’Auteur Augmenté vous aide à l’écrire en ${programme.days} jours, avec l’IA pour assistante et votre voix pour guide.`,
    facts: [
      `${book.rating.value} sur ${book.rating.reviews} avis vérifiés`,
      `${book.pages} pages`,
      `Signé par l’auteur, ${shipping}`,
    ],
  },
  sections: [
    {
      kind: "prose",
      kicker: "Un vieux projet",
      title: "Le livre que vous remettez à plus tard",
      paragraphs: [
        "Devenir auteur figure rarement sur une liste de tâches. L’envie vit ailleurs : dans une librairie, quand on cherche des yeux l’étagère qui serait la sienne ; dans le mot d’un client, « vous devriez l’écrire » ; dans un beau carnet dont seule la première page a servi.",
        "Puis la raison s’en mêle. Il faudrait du temps, un style, quelqu’un qui vous attende. Alors on referme le carnet, et l’on se promet d’y revenir quand la vie sera plus calme.",
        "L’Auteur Augmenté est fait pour les vies qui ne sont pas calmes. Il ne réclame ni retraite à la campagne ni don particulier, mais une quinzaine de rendez-vous avec vous-même. L’IA prend des notes pendant que vous parlez et s’efface quand vous relisez.",
      ],
    },
    {
      kind: "illustration",
      picture: "dawn",
      quote: "On range le carnet. L’envie, elle, ne se range pas.",
    },
    {
      kind: "story",
      kicker: "Imaginez",
      title: "Trois moments qui vous attendent",
      moments: [
        {
          when: "Le premier soir",
          title: "Une page qui dit où vous allez",
          text: `La maison s’est tue. Vous avez répondu aux questions du cadre ATLAS, et vos chapitres sont là, l’un derrière l’autre, en ${book.structuring}. Vous les relisez lentement. C’est bien de votre vie de travail qu’ils parlent.`,
        },
        {
          when: "Le quatorzième jour",
          title: "La dernière phrase",
          text: "Vous lisez le paragraphe final à voix haute. Un mot sonnait faux ; vous trouvez le bon, sans l’aide de personne. Vous enregistrez le fichier, puis vous restez un instant sans rien faire.",
        },
        {
          when: "Un matin",
          title: "Le carton sur la table",
          text: "Il s’ouvre sur une couverture, et sur cette couverture, votre nom. Le premier exemplaire reste à la maison. Le deuxième part chez quelqu’un qui n’en a jamais douté.",
        },
      ],
    },
    {
      kind: "points",
      tone: "gain",
      kicker: "Déjà là",
      title: "L’essentiel, vous le possédez",
      items: [
        {
          title: "Des histoires vraies",
          text: "Les personnes que vous avez aidées, les impasses, les trouvailles. Aucun outil ne peut les inventer, et ce sont elles que l’on retient, longtemps après les conseils.",
        },
        {
          title: "Une façon de les dire",
          text: "Celle que vous prenez quand un client fronce les sourcils et que vous reprenez plus simplement. Votre style est là ; il suffit de l’écouter.",
        },
        {
          title: "Une envie tenace",
          text: "Elle a survécu aux années et aux bonnes excuses. Confiez-lui une méthode, elle fera le reste du chemin.",
        },
      ],
      conclusion:
        "Le reste s’apprend : donner un ordre à ces histoires, puis les mener jusqu’à la page imprimée. Le livre vous montre comment, une étape à la fois.",
    },
    {
      kind: "contents",
      numerals: "arabic",
      kicker: "Au fil des pages",
      title: "Six chapitres pour vous accompagner",
      intro:
        "À lire d’une traite pour le plaisir, puis à reprendre lentement, chaque chapitre ouvrant une étape de la quinzaine.",
      chapters: [
        {
          title: "Le sujet qui vous ressemble",
          teaser:
            "Entre ce que vous savez, ce que vous aimez et ce que l’on vous demande se cache un sujet signature. Vous apprenez à le reconnaître.",
        },
        {
          title: "Un plan, et l’on respire",
          teaser: `Le cadre ATLAS met vos idées en ordre en ${book.structuring}. Quand vous ouvrez une page, vous savez ce qu’elle doit dire.`,
        },
        {
          title: "La conversation avec l’IA",
          teaser: `${book.chapterThreePrompts} prompts pour vous laisser interroger, dérouler un souvenir de métier et le conduire jusqu’au paragraphe.`,
        },
        {
          title: "Votre voix, d’un bout à l’autre",
          teaser:
            "Relire avec tendresse et sévérité, vérifier ce qui doit l’être, rendre au texte vos tournures. Ce qui n’est pas vous s’en va.",
        },
        {
          title: "Le chemin vers les lecteurs",
          teaser:
            "Publier par vous-même, chez un éditeur, ou entre les deux : trois routes décrites sans parti pris, avec leurs paysages et leurs péages.",
        },
        {
          title: "La vie d’après",
          teaser:
            "Des clients qui écrivent, des invitations, des revenus nouveaux. Un livre ouvre des portes ; encore faut-il leur donner une poignée.",
        },
      ],
    },
    {
      kind: "programme",
      kicker: "La quinzaine",
      title: "Quatorze jours, à petits pas",
      intro: `${span(programme.hoursADay)} heures par jour, le matin tôt ou le soir venu. Si une journée vous échappe, la suivante vous accueille.`,
      phases: [
        {
          ...stage(dreaming),
          title: "Rêver avec précision",
          text: "Le sujet, le lecteur, le plan. Votre livre existe déjà, en miniature.",
        },
        {
          ...stage(telling),
          title: "Raconter",
          text: "Vous parlez, l’IA ordonne. Les premiers chapitres prennent leur souffle, et la crainte recule.",
        },
        {
          ...stage(following),
          title: "Tenir le fil",
          text: "Un chapitre après l’autre, sans se juger. Chaque séance s’ouvre sur la relecture de la précédente.",
        },
        {
          ...stage(signing),
          title: "Signer",
          text: "Vérifier, polir, choisir le titre, préparer la parution. Il ne reste qu’à dire oui.",
        },
      ],
    },
    {
      kind: "reviews",
      kicker: "Ils ont osé",
      title: "Des lecteurs devenus auteurs",
      reviews: [
        {
          initials: "C. D.",
          sample: true,
          role: "Coach de vie",
          quote:
            "J’avais peur de ne rien avoir à dire. Les questions du premier chapitre m’ont montré le contraire, avec beaucoup de douceur. Le soir, je n’arrivais plus à m’arrêter.",
        },
        {
          initials: "P. L.",
          sample: true,
          role: "Formateur en menuiserie",
          quote:
            "Ma fille a trouvé le livre sur la table et a dit : « On t’entend parler. » C’était exactement ce que je voulais, et ce que je croyais impossible avec une IA.",
        },
        {
          initials: "L. F.",
          sample: true,
          role: "Thérapeute",
          quote:
            "Je gardais cette idée pour ma retraite. J’ai lu, j’ai suivi les étapes, et j’ai compris que je n’avais pas besoin d’attendre pour transmettre.",
        },
      ],
    },
    {
      kind: "author",
      kicker: "L’auteur",
      title: "La main qui tient la vôtre",
      paragraphs: [
        "La méthode est née à force d’écouter des gens de métier raconter, puis de les aider à l’écrire. Elle en a gardé le ton : celui d’une conversation.",
      ],
    },
    {
      kind: "price",
      kicker: "Pour commencer",
      title: "Le livre qui accompagne le vôtre",
      intro:
        "Un volume broché, dédicacé par l’auteur, et sa version numérique pour les soirs où l’on n’a pas de lampe.",
    },
    {
      kind: "guarantee",
      title: "Ouvrez-le l’esprit tranquille",
      text: `Vous avez ${book.guaranteeDays} jours pour le lire et commencer. S’il n’éveille rien, dites-le-nous dans ce délai : il vous sera remboursé, et nous resterons bons amis.`,
    },
  ],
  closing: {
    title: "Le carnet est encore sur l’étagère",
    text: "Vous n’avez pas à devenir quelqu’un d’autre pour écrire un livre. Un soir suffit pour commencer. L’envie, vous l’avez depuis longtemps.",
  },
} satisfies LandingContent;
