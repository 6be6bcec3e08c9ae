import { said } from "~/content/claims";
import { badge, tonight } from "~/content/colophon";
import { book, phaseDays, programme, span } from "~/content/offers";
import { reviews } from "~/content/readers";
import type { LandingContent } from "./types";

const [dreaming, telling, following, signing] = programme.phases;

const stage = (phase: (typeof programme.phases)[number]) => ({
  days: phaseDays(phase),
  percent: phase.percent,
});

/** The cover on which the visitor writes a name. */
export const ownCover = {
  label: "Votre nom sur la couverture",
  placeholder: "Votre nom",
  letters: 40,
  note: "Écrivez votre nom sur la couverture\u00a0: il n’est envoyé nulle part.",
} as const;

/** On the cover above the last button. */
export const ownTitlePage = "Un livre signé de votre nom";

/** Landing variant 1: the wish to be an author. */
export const dream = {
  meta: {
    title: "Devenir auteur\u00a0: ce livre que vous portez en vous",
    description: `Vous rêvez d’un livre à votre nom\u202f? Un compagnon de ${book.pages}\u00a0pages vous mène de l’envie au mot «\u00a0fin\u00a0», sans hâte inutile, avec l’IA pour assistante.`,
  },
  cta: "Commander mon exemplaire",
  hero: {
    kicker: "Devenir auteur",
    title: "Un matin, votre nom sur la couverture",
    lead: `Il y a ce livre que vous racontez à vos proches, à vos clients, au volant. ${book.title} vous aide à l’écrire${said.manuscript.within}, avec l’IA pour assistante.`,
    rated: true,
    facts: [`${book.pages}\u00a0pages`, badge, tonight],
  },
  sections: [
    {
      kind: "prose",
      kicker: "Un vieux projet",
      title: "Le livre que vous remettez à plus tard",
      paragraphs: [
        "Devenir auteur figure rarement sur une liste de tâches. L’envie vit ailleurs\u00a0: dans une librairie, quand on cherche des yeux l’étagère qui serait la sienne\u202f; dans le mot d’un client, «\u00a0vous devriez l’écrire\u00a0».",
        "Puis la raison s’en mêle. Il faudrait du temps, un style, quelqu’un qui vous attende. Alors on range l’idée, et l’on se promet d’y revenir quand la vie sera plus calme.",
        `${book.title} est fait pour les vies qui ne sont pas calmes. Il ne réclame ni retraite à la campagne ni don particulier, mais une quinzaine de rendez-vous avec vous-même. L’IA prend des notes pendant que vous parlez et s’efface quand vous relisez.`,
      ],
    },
    {
      kind: "illustration",
      picture: "dawn",
      quote: "Un beau carnet dont seule la première page a servi.",
    },
    {
      kind: "story",
      kicker: "Imaginez",
      title: "Trois moments qui vous attendent",
      moments: [
        {
          when: "Le premier soir",
          title: "Une page qui dit où vous allez",
          text: `La maison s’est tue. Sur la première page du carnet, votre nom. Vous avez répondu aux questions du cadre ATLAS, et vos chapitres sont là, l’un derrière l’autre${said.structuring.aside}. Vous les relisez lentement. C’est bien de votre vie de travail qu’ils parlent.`,
        },
        {
          when: said.manuscript.lastDay,
          title: "La dernière phrase",
          text: "Vous lisez le paragraphe final à voix haute. Un mot sonnait faux\u202f; vous trouvez le bon, sans l’aide de personne. Vous enregistrez le fichier, puis vous restez un instant sans rien faire.",
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
          text: "Celle qui vous vient quand un client fronce les sourcils et que vous recommencez, plus simplement. C’est votre style.",
        },
        {
          title: "Une envie tenace",
          text: `Elle a survécu aux années et aux bonnes excuses. ${said.manuscript.desire}`,
        },
      ],
      conclusion:
        "Le reste s’apprend. Le livre vous montre, une étape à la fois, comment donner un ordre à ces histoires et les mener jusqu’à la page imprimée.",
    },
    {
      kind: "contents",
      numerals: "arabic",
      kicker: "Au fil des pages",
      title: "Six chapitres pour vous accompagner",
      intro:
        "À lire d’une traite pour le plaisir, puis à reprendre lentement, un chapitre à la fois, tout au long de la quinzaine.",
      chapters: [
        {
          title: "Le sujet qui vous ressemble",
          teaser:
            "Entre ce que vous savez, ce que vous aimez et ce que l’on vous demande se cache un sujet signature. Vous apprenez à le reconnaître.",
        },
        {
          title: "Un plan pour toute la suite",
          teaser: `Le cadre ATLAS met vos idées en ordre${said.structuring.within}. Quand vous ouvrez une page, vous savez ce qu’elle doit dire.`,
        },
        {
          title: "La conversation avec l’IA",
          teaser: `Avec ${book.chapterThreePrompts}\u00a0prompts, vous vous laissez interroger et vous conduisez un souvenir de métier jusqu’au paragraphe.`,
        },
        {
          title: "Votre voix, d’un bout à l’autre",
          teaser: "Relire, vérifier ce qui doit l’être, rendre au texte vos tournures.",
        },
        {
          title: "Le chemin vers les lecteurs",
          teaser:
            "Publier par vous-même, chez un éditeur, ou entre les deux. Les trois voies sont décrites sans parti pris, avec ce qu’elles coûtent.",
        },
        {
          title: "La vie d’après",
          teaser:
            "Des clients qui écrivent, des invitations, des revenus nouveaux. Cela se prépare avant la parution.",
        },
      ],
    },
    {
      kind: "programme",
      kicker: "La quinzaine",
      title: "Quatorze jours, à petits pas",
      intro: `${span(programme.hoursADay)}\u00a0heures par jour, le matin tôt ou le soir venu. Si une journée vous échappe, la suivante vous accueille.`,
      phases: [
        {
          ...stage(dreaming),
          title: "Rêver avec précision",
          text: "Le sujet, le lecteur, le plan. Rien n’est encore rédigé, et vous savez quoi écrire.",
        },
        {
          ...stage(telling),
          title: "Raconter",
          text: "Vous parlez, l’IA ordonne. Les premiers chapitres s’écrivent, et la crainte recule.",
        },
        {
          ...stage(following),
          title: "Tenir le fil",
          text: "Un chapitre après l’autre, sans se juger. Chaque séance s’ouvre sur la relecture de la précédente.",
        },
        {
          ...stage(signing),
          title: "Signer",
          text: "Vérifier, corriger, choisir le titre. Le manuscrit est prêt, et le cinquième chapitre vous mène de là jusqu’aux lecteurs.",
        },
      ],
    },
    {
      kind: "reviews",
      kicker: "Lecteurs",
      title: "Eux aussi portaient un livre",
      reviews: reviews.dream,
    },
    {
      kind: "author",
      kicker: "L’auteur",
      title: "Un livre sur le ton de la conversation",
      paragraphs: [
        "La méthode vous fait parler d’abord, écrire ensuite. Le sommaire ci-dessus dit dans quel ordre.",
      ],
    },
    {
      kind: "price",
      kicker: "Pour commencer",
      title: "Le livre qui accompagne le vôtre",
      intro:
        "Un volume broché et dédicacé, et sa version numérique (PDF, EPUB) pour commencer dès ce soir.",
    },
    {
      kind: "guarantee",
      title: "Lisez-le, gardez-le, soyez remboursé s’il ne vous fait pas écrire",
      text: `Vous avez ${book.guaranteeDays}\u00a0jours à compter de sa réception pour le lire et commencer. S’il ne vous donne pas envie d’écrire, dites-\u2060le-\u2060nous dans ce délai. Nous vous remboursons, sans vous demander de le renvoyer.`,
    },
  ],
  closing: {
    title: "Le carnet est encore sur l’étagère",
    text: "Vous n’avez pas à devenir quelqu’un d’autre pour écrire un livre. Commencez ce soir\u00a0: la version numérique s’ouvre avec le paiement. L’envie, vous l’avez depuis longtemps.",
  },
} satisfies LandingContent;
