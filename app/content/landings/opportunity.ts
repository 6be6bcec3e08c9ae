import { book, claims, programme, shippingTitle, span } from "~/content/offers";
import { claimsNote } from "~/content/reviews";
import { unbrokenPrice as price } from "~/lib/money";
import type { LandingContent } from "./types";

const { averageRateIncreasePercent: rate, averageRevenueIncreasePercent: revenue } = claims;

/** The example's consultant in cents, and what the two averages add. */
const dayRate = 60_000;
const monthly = 500_000;
const raise = (dayRate * rate) / 100;
const more = (monthly * revenue) / 100;

/** Month of the estimate of the window: to be made anew before it is a year old. */
const estimated = "novembre 2026";

/** Where a moment lies in the window, in halves of its months. */
const halves = (from: number, to: number) => ({ from, to, of: 24 });

/** The year from the day of the order. */
const moments = [
  {
    when: "Semaines 1 et 2",
    stretch: halves(1, 1),
    title: "Le manuscrit",
    text: `Deux à trois heures par jour, un chapitre après l’autre. Si votre agenda résiste, comptez plutôt ${claims.averageDays} jours.`,
  },
  {
    when: "Dans la foulée",
    stretch: halves(2, 2),
    title: "La parution",
    text: "En autoédition professionnelle, comptez quelques semaines pour la correction et la mise en page. Un éditeur prendra plusieurs mois. Vous choisissez en le sachant.",
  },
  {
    when: "Mois 2 à 4",
    stretch: halves(3, 8),
    title: "Les premiers effets",
    text: "Des demandes mieux informées, des tarifs moins discutés. C’est à cet horizon qu’on peut les attendre.",
  },
  {
    when: "Mois 5 à 12",
    stretch: halves(9, 24),
    title: "L’avance",
    text: "Votre livre a ses lecteurs quand d’autres commencent le leur. Il vous reste huit mois pour changer cette avance en position.",
  },
];

/** The twelve panes of the first screen, each with what begins in its month. */
export const monthsOfTheWindow = Array.from({ length: 12 }, (_, index) => ({
  month: index + 1,
  begins: moments.find(({ stretch }) => Math.ceil(stretch.from / 2) === index + 1)?.title,
}));

/** Variant 2: the twelve months in which a book written with AI still sets its author apart. */
export const opportunity = {
  meta: {
    title: "Écrire son livre avec l’IA : la fenêtre de 12 mois",
    description: `L’IA est à tous, la méthode à quelques-uns. Une fenêtre de 12 mois pour signer le livre de votre métier : plan en ${book.structuring}, texte en ${programme.days} jours.`,
  },
  cta: "Commander et commencer",
  hero: {
    kicker: "Une fenêtre de 12 mois",
    title: "Aujourd’hui, c’est une avance. Dans un an, ce sera peut-être la norme.",
    lead: `L’intelligence artificielle ramène l’écriture d’un livre professionnel à ${programme.days} jours de travail méthodique. Nous estimons à douze mois, en ${estimated}, le temps pendant lequel cela distinguera encore un consultant, un coach ou un formateur.`,
    facts: [
      `${book.pages} pages, dédicacé par l’auteur`,
      `${shippingTitle} en ${book.freeShippingArea}`,
    ],
  },
  sections: [
    {
      kind: "prose",
      kicker: "Le moment",
      title: "Arriver quand la place est encore vide",
      paragraphs: [
        "Pensez à ceux de vos confrères qui, les premiers, ont ouvert un site ou publié des vidéos. Ils n’étaient pas plus savants que les autres. Ils sont arrivés quand la place était vide, et on les a pris pour la référence. Les suivants ont fourni le même travail pour se fondre dans la foule.",
        "Le livre d’expert vit ce moment-là. Il fallait hier lui donner des mois de soirées, ou payer une plume. Un praticien qui sait interroger une IA, puis corriger ce qu’elle rend, obtient désormais un manuscrit solide en deux semaines. Tout le monde a l’outil, peu de gens ont une méthode. Cet écart donne sa valeur à l’année qui vient.",
        `Pourquoi douze mois ? C’est le temps qu’il faut souvent à une profession pour imiter ce qui réussit. Cette estimation d’éditeur date de ${estimated}. Elle peut être fausse.`,
      ],
      pullQuote: "Deux semaines suffisent pour un manuscrit, à condition d’avoir une méthode.",
    },
    { kind: "illustration", picture: "window" },
    {
      kind: "figures",
      kicker: "Les revenus",
      title: "Ce qu’un livre déplace dans les comptes",
      figures: [
        {
          value: `+${revenue}%`,
          label: "de revenus en moyenne",
        },
        {
          value: `${rate}%`,
          label: "de hausse moyenne des tarifs après la parution",
        },
        {
          value: `${span(claims.resultsInMonths)} mois`,
          label: "pour voir venir les premiers résultats",
        },
        {
          value: claims.projects,
          label: "de projets accompagnés",
        },
      ],
      note: `${claimsNote} Ils ne sont pas une promesse.`,
    },
    {
      kind: "points",
      tone: "reason",
      kicker: "L’occasion",
      title: "Pourquoi cette année, et pas la suivante",
      items: [
        {
          title: "Votre sujet est peut-être encore libre",
          text: "Dans bien des métiers, le premier livre sérieux sur la question reste à paraître. Celui qui le signe en fixe le vocabulaire.",
        },
        {
          title: "Vos clients consultent déjà l’IA",
          text: "Elle leur répond d’après ce qui est publié. Une expertise que personne n’a publiée a peu de chances d’y figurer.",
        },
        {
          title: "L’obstacle a changé de nature",
          text: "L’argent ou le talent arrêtaient les candidats. Il leur manque aujourd’hui une marche à suivre, et celle-ci tient dans un livre.",
        },
        {
          title: "Une avance se garde",
          text: "Un article s’oublie en une semaine. Un ouvrage ouvre encore des rendez-vous longtemps après sa parution.",
        },
      ],
    },
    {
      kind: "story",
      kicker: "Le calendrier",
      title: "Votre année, si vous ouvrez maintenant",
      moments,
    },
    {
      kind: "figures",
      kicker: "Un exemple",
      title: "Refaites ce calcul avec vos chiffres",
      intro: `Imaginons une consultante qui facture ${price(dayRate)} la journée et réalise ${price(monthly)} de revenus par mois.`,
      figures: [
        {
          value: price(dayRate + raise),
          label: `la journée, après ${rate}% de hausse (${price(dayRate)} + ${price(raise)})`,
        },
        { value: price(more), label: `de plus par mois (${price(monthly)} × ${revenue}%)` },
        {
          value: price(8 * more),
          label: `sur les huit derniers mois de la fenêtre (${price(more)} × 8)`,
        },
      ],
      note: "Exemple de calcul à partir des deux moyennes ci-dessus, sur une base choisie pour la démonstration. Les deux hausses ne s’additionnent pas : celle des tarifs est comprise dans celle des revenus.",
    },
    {
      kind: "contents",
      kicker: "Sommaire",
      title: "Six chapitres pour ne pas perdre un mois",
      numerals: "arabic",
      setting: "panes",
      chapters: [
        {
          title: "Le sujet signature",
          teaser:
            "Dans tout ce que vous savez, isoler le sujet dont votre nom peut devenir le synonyme.",
        },
        {
          title: "Le plan ATLAS",
          teaser: `De quoi fixer l’ordre des chapitres en ${book.structuring}, idée après idée.`,
        },
        {
          title: "Écrire avec l’IA",
          teaser: `${book.chapterThreePrompts} prompts, c’est-à-dire des consignes à copier dans un assistant, pour passer du plan au premier jet.`,
        },
        {
          title: "Rester l’auteur",
          teaser:
            "Garder votre voix, vérifier chaque affirmation, corriger ce que la machine avance trop vite.",
        },
        {
          title: "Choisir sa parution",
          teaser:
            "De l’autoédition à l’éditeur, ce que chaque voie demande de délais et laisse de droits.",
        },
        {
          title: "Du lecteur au client",
          teaser: "Les offres, les interventions et les tarifs qu’un ouvrage rend naturels.",
        },
      ],
    },
    {
      kind: "reviews",
      kicker: "Lecteurs",
      title: "Trois exemples d’avis",
      reviews: [
        {
          initials: "N. B.",
          sample: true,
          role: "Consultante en stratégie",
          quote:
            "Mon plan était prêt le premier soir. Pour le reste, j’ai bloqué une heure chaque matin.",
        },
        {
          initials: "T. V.",
          sample: true,
          role: "Formateur en management",
          quote:
            "J’envoie mon livre avant le premier rendez-vous. On gagne du temps des deux côtés.",
        },
        {
          initials: "S. K.",
          sample: true,
          role: "Coach d’équipe",
          quote:
            "J’avais bloqué mon été pour écrire. Trois semaines ont suffi, relecture comprise.",
        },
      ],
    },
    {
      kind: "author",
      kicker: "L’auteur",
      title: "Ce que le livre fait de l’IA",
      paragraphs: [
        "L’IA y reste un outil. Chaque prompt commenté dit ce que vous fournissez, ce que vous demandez et ce que vous refusez. Vous pouvez en juger par ceux de la boîte à outils, qui sont gratuits.",
      ],
    },
    {
      kind: "price",
      kicker: "Le livre",
      title: "Le plus modeste de vos investissements",
      intro:
        "Un ouvrage dédicacé, que l’on annote au premier passage et que l’on rouvre à chaque chapitre.",
    },
    {
      kind: "guarantee",
      kicker: "Garantie",
      title: `${book.guaranteeDays} jours pour vous faire rembourser`,
      text: `Travaillez avec le livre pendant ${book.guaranteeDays} jours à compter de sa réception. S’il ne vous convainc pas, vous êtes remboursé sans avoir à vous expliquer.`,
    },
    {
      kind: "faq",
      kicker: "Questions",
      title: "Trois objections raisonnables",
      questions: [
        {
          question: "L’IA évolue sans cesse : le livre ne va-t-il pas vieillir ?",
          answer:
            "Les outils changent, la démarche reste la même. Choisir un sujet, bâtir un plan, vérifier, réécrire ne dépend d’aucune version. Les prompts sont rédigés en français courant et se recopient tels quels.",
        },
        {
          question: "Je n’ai jamais utilisé d’IA : est-ce un obstacle ?",
          answer:
            "Non. Un prompt ressemble à un e-\u2060mail précis, comme vous en rédigez chaque semaine. Votre expérience du métier compte bien plus, et personne ne peut la produire à votre place.",
        },
        {
          question: "Ces revenus sont-ils garantis ?",
          answer: `Non, et méfiez-vous de qui vous l’affirmerait. +${revenue}% et ${rate}% sont des moyennes d’exemple. Votre résultat dépend de votre métier, de votre sujet et de ce que vous ferez du livre. Nous garantissons son remboursement, sur simple demande, pendant ${book.guaranteeDays} jours.`,
        },
      ],
    },
  ],
  closing: {
    title: "Commencez par le sujet",
    text: "Deux semaines pour un premier manuscrit, quelques semaines ou quelques mois pour le publier. La suite vient dans l’ordre des pages.",
  },
} satisfies LandingContent;
