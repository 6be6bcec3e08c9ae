import { said } from "~/content/claims";
import { badge } from "~/content/colophon";
import { book, dayLabel, isOnSale, phaseDays, programme, shipping, span } from "~/content/offers";
import { reviews } from "~/content/readers";
import { known, sentences } from "~/lib/known";
import { price } from "~/lib/money";
import { addDays, frenchDay, unbroken } from "~/lib/time";
import type { LandingContent } from "./types";

const [plan, start, writing, revision] = programme.phases;

/** The task of each day, in the words of the plan below; one row per phase. */
const verbs = [
  ["choisir", "bâtir"],
  ["raconter", "dicter", "revoir"],
  ["rédiger", "ajouter", "noter", "avancer", "achever"],
  ["vérifier", "couper", "relire", "préparer"],
];

/** The visitor's fortnight: the first screen shows its days, the closing its end. Days are YYYY-MM-DD. */
export const fortnight = {
  label: "Votre quinzaine, si vous commencez aujourd’hui",
  signature: "Relu et signé par vous",
  days: (today: string) =>
    verbs
      .flatMap((row, index) => row.map((verb) => ({ verb, phase: index + 1 })))
      .map((day, index) => ({ ...day, label: dayLabel(index + 1), date: addDays(today, index) })),
  end: (today: string) =>
    `${dayLabel(programme.days)}\u00a0: ${unbroken(frenchDay(addDays(today, programme.days - 1)))}`,
  caption: (today: string) => `${dayLabel(1)}\u00a0: aujourd’hui. ${fortnight.end(today)}.`,
};

/** The days of a phase within the fortnight. */
const timeSpanOf = ({ from, to }: (typeof programme.phases)[number]) => ({
  from,
  to,
  of: programme.days,
});

/** The main sales page: the book in fourteen days. */
export const fourteenDays = {
  meta: {
    title: `Écrire son livre professionnel${said.manuscript.within} avec l’IA`,
    description: `Un plan${said.structuring.within}, des prompts commentés, un calendrier de ${programme.days}\u00a0jours\u00a0: le manuel des experts qui veulent enfin publier.${isOnSale(book) ? ` Dédicacé, ${shipping}.` : ""}`,
  },
  cta: "Commander maintenant",
  hero: {
    kicker: "Coachs, consultants, formateurs, experts",
    title: said.manuscript.headline,
    lead: `Vous avez la matière\u00a0: des années de clients et de cas. Le livre pose des questions, une à une, et vos réponses deviennent des pages, avec l’IA pour assistante.`,
    facts: known(said.structuring.fact, badge, `${book.pages}\u00a0pages`),
    rated: true,
  },
  sections: [
    {
      kind: "points",
      tone: "pain",
      kicker: "Ce qui vous arrête",
      title: "Vous parlez bien de votre métier. L’écrire est une autre affaire.",
      items: [
        {
          title: "Le plan ne tient pas",
          text: "Des carnets, des diapositives, des messages envoyés à vous-même. Chaque fois que vous rouvrez le tout, vous refaites le sommaire, et rien d’autre.",
        },
        {
          title: "L’agenda passe devant",
          text: "Le client d’aujourd’hui gagne toujours contre le livre de demain.",
        },
        {
          title: "Le texte ne vous ressemble pas",
          text: "Vous avez demandé quelques pages à une IA. Elles étaient propres. N’importe lequel de vos confrères aurait pu les signer.",
        },
        {
          title: "Le doute a le dernier mot",
          text: "Est-ce assez neuf\u202f? Qui le lira\u202f? Faute de réponse, vous gardez pour vous ce que vos clients paient pour entendre.",
        },
      ],
      conclusion:
        "Aucun de ces blocages ne vient d’un manque de talent. Il vous manque un ordre de travail, avec un début, une fin et des étapes datées.",
    },
    {
      kind: "plan",
      kicker: "Le calendrier",
      title: said.manuscript.fortnight,
      intro: `Comptez ${span(programme.hoursADay)}\u00a0heures par jour, aux heures qui vous conviennent.`,
      steps: [
        {
          title: `${phaseDays(plan)}\u00a0: bâtir`,
          timeSpan: timeSpanOf(plan),
          text: sentences(
            "Vous choisissez votre sujet, puis vous déroulez le cadre ATLAS.",
            said.structuring.firstPlan,
            "Le deuxième soir, vous savez ce que dira chaque chapitre.",
          ),
        },
        {
          title: `${phaseDays(start)}\u00a0: lancer`,
          timeSpan: timeSpanOf(start),
          text: "Vous racontez et l’IA met en forme. Une page ne compte qu’une fois reprise par vous. Au bout de trois jours, l’habitude est prise.",
        },
        {
          title: `${phaseDays(writing)}\u00a0: rédiger`,
          timeSpan: timeSpanOf(writing),
          text: "Les chapitres s’ajoutent dans l’ordre du plan, sans détour. Un passage résiste\u202f? Vous le laissez en notes et vous passez au suivant.",
        },
        {
          title: `${phaseDays(revision)}\u00a0: mettre au point`,
          timeSpan: timeSpanOf(revision),
          text: "Vous contrôlez les faits, coupez les redites, lisez à voix haute. Puis vous préparez le manuscrit pour la voie de publication que vous aurez retenue.",
        },
      ],
    },
    {
      kind: "illustration",
      picture: "workshop",
      caption: "La quinzaine au mur\u00a0: une fiche par jour, une couleur par étape.",
    },
    {
      kind: "contents",
      numerals: "arabic",
      setting: "leaders",
      kicker: "Le sommaire",
      title: "Six chapitres à garder ouverts près du clavier",
      intro: `${book.pages}\u00a0pages de travail\u00a0: on lit une étape, on la fait, on tourne la page.`,
      chapters: [
        {
          title: "Trouver votre sujet signature",
          teaser:
            "Celui que vos clients réclament déjà. Des questions pour trancher, puis une phrase qui portera tout le livre.",
        },
        {
          title: "Bâtir le plan avec ATLAS",
          teaser: `De l’idée au plan détaillé${said.structuring.within}\u00a0: à qui vous parlez, ce que vous lui devez, par quoi commencer.`,
        },
        {
          title: "Rédiger avec l’IA",
          teaser: `${book.chapterThreePrompts}\u00a0prompts commentés, du premier jet à la reprise.`,
        },
        {
          title: "Garder votre voix, vérifier le reste",
          teaser:
            "Relire en éditeur, remonter à la source de chaque fait et remplacer la phrase passe-partout par la vôtre.",
        },
        {
          title: "Choisir votre voie de publication",
          teaser:
            "Autoédition professionnelle, maison d’édition ou formule hybride. Ce que chacune coûte et ce qu’elle vous laisse.",
        },
        {
          title: "Faire travailler le livre",
          teaser:
            "Rendez-vous, conférences, formations. Ce que fait un lecteur après la dernière page se prépare dès le plan.",
        },
      ],
    },
    {
      kind: "spreads",
      kicker: "Les pages",
      title: "Feuilletez",
    },
    {
      kind: "points",
      tone: "reason",
      kicker: "Le bon moment",
      title: "Quatre raisons de publier maintenant",
      items: [
        {
          title: "Le premier jet n’est plus un mur",
          text: said.evening.reason,
        },
        {
          title: "Les pages sans auteur abondent",
          text: "Quand chacun peut produire du texte, le lecteur cherche quelqu’un qui a essayé et parfois échoué.",
        },
        {
          title: "Un livre arrive avant vous",
          text: "Le prospect qui vous a lu connaît votre démarche. L’entretien commence plus loin, et le tarif appelle moins d’explications.",
        },
        {
          title: "Publier ne demande plus d’attendre un oui",
          text: "L’éditeur n’est plus la seule voie, et les autres donnent des ouvrages soignés.",
        },
      ],
    },
    {
      kind: "figures",
      kicker: "Les résultats",
      title: "Ce que la méthode a donné",
      figures: known(
        said.averageDays.landingFigure,
        said.averageRevenueIncreasePercent.landingFigure,
        said.publicationRate.figure,
      ),
    },
    {
      kind: "author",
      kicker: "L’auteur",
      title: "Une suite de questions, dans l’ordre",
      paragraphs: [],
    },
    {
      kind: "reviews",
      kicker: reviews.fourteenDays.every(({ source }) => source === "amazon")
        ? "Avis vérifiés Amazon"
        : "Lecteurs",
      title: "Lu le crayon à la main",
      reviews: reviews.fourteenDays,
    },
    {
      kind: "price",
      kicker: "La commande",
      title: "Votre exemplaire, signé par l’auteur",
      intro: "Le livre broché, dédicacé à votre nom, et sa version numérique.",
    },
    {
      kind: "guarantee",
      title: `${book.guaranteeDays}\u00a0jours pour changer d’avis`,
      text: `Lisez-le et bâtissez votre plan. Si le livre ne vous sert pas, écrivez-nous dans les ${book.guaranteeDays}\u00a0jours qui suivent sa réception. Nous vous remboursons, sans renvoi.`,
    },
    {
      kind: "faq",
      kicker: isOnSale(book) ? "Avant de commander" : "Questions",
      title: "Quatre questions que l’on nous pose",
      questions: [
        {
          question: "Faut-il savoir se servir de l’IA\u202f?",
          answer:
            "Non. Le chapitre\u00a03 donne les demandes mot à mot et explique ce qu’elles produisent.",
        },
        {
          question: "Le livre sera-t-il bien de moi\u202f?",
          answer:
            "Oui, si vous suivez la méthode. Le sujet, les cas, les opinions et la version finale viennent de vous. Le droit d’auteur protège cet apport personnel\u00a0: voilà pourquoi le chapitre\u00a04 vous apprend à ne pas le déléguer.",
        },
        {
          question: "Et si je prends du retard\u202f?",
          answer:
            "Le calendrier s’étire sans se défaire. Chaque étape finit sur un résultat net, d’où vous repartez le lendemain.",
        },
        {
          question: "À quels livres la méthode ne convient-elle pas\u202f?",
          answer:
            "Au roman et à la poésie. Elle est faite pour le guide pratique, la méthode, l’essai de métier, le recueil de cas\u00a0: des livres qui transmettent un savoir-faire.",
        },
      ],
    },
  ],
  closing: {
    title: "Votre jour\u00a01 peut être aujourd’hui",
    text: `${said.manuscript.twoWeeks} La différence commence par un livre à ${price(book.cents)} et une soirée de travail.`,
  },
} satisfies LandingContent;
