import { said } from "~/content/claims";
import { tonight } from "~/content/colophon";
import { book, isOnSale, shippingTitle } from "~/content/offers";
import { reviews } from "~/content/readers";
import { known, sentences } from "~/lib/known";
import type { LandingContent } from "./types";
import { ahead, estimated, months } from "./window";

/** A time span within the window, in half months. */
const halves = (from: number, to: number) => ({ from, to, of: 2 * months });

/** The year from the day of the order. */
const moments = known(
  {
    when: "Semaines\u00a01\u00a0et\u00a02",
    timeSpan: halves(1, 1),
    title: said.manuscript.moment,
    text: sentences(
      "Deux à trois heures par jour, un chapitre après l’autre.",
      said.averageDays.busy,
    ),
  },
  {
    when: "Semaines\u00a03\u00a0à\u00a014",
    timeSpan: halves(2, 7),
    title: "La parution",
    text: "En autoédition professionnelle, la correction, la maquette et l’impression prennent de six à douze semaines. Le cinquième chapitre vous aide à choisir votre voie.",
  },
  {
    when: "Mois\u00a04\u00a0à\u00a06",
    timeSpan: halves(8, 12),
    title: "Les premiers effets",
    text: "Les demandes arrivent mieux informées, les tarifs se discutent moins, une invitation en amène une autre.",
  },
  said.window.lead === undefined
    ? null
    : {
        when: `Mois\u00a0${ahead}\u00a0à\u00a0${months}`,
        timeSpan: halves(13, 24),
        title: "L’avance",
        text: said.window.lead,
      },
);

/** How fast the plan and the text come. */
const pace = known(said.structuring.description, said.manuscript.description).join(", ");

const averages = known(
  said.averageRevenueIncreasePercent.average,
  said.averageRateIncreasePercent.average,
);

/** Landing variant 2: the twelve months in which a book written with AI still sets its author apart. */
export const opportunity = {
  meta: {
    title: said.window.title,
    description: `L’IA est à tous, la méthode à quelques-uns. ${said.window.description}${pace ? `\u00a0: ${pace}` : ""}.`,
  },
  cta: "Commander et commencer",
  hero: {
    kicker: said.window.kicker,
    title: said.window.headline,
    lead: `Consultants, coachs, formateurs\u00a0: ${said.manuscript.withAi} Signez-le pendant que vos confrères hésitent.`,
    facts: [
      `${book.pages}\u00a0pages, dédicacé par l’auteur`,
      `${shippingTitle} en ${book.freeShippingArea}`,
      tonight,
    ],
  },
  sections: [
    {
      kind: "prose",
      kicker: "Le moment",
      title: "Arriver quand la place est encore vide",
      paragraphs: known(
        "Pensez à ceux de vos confrères qui, les premiers, ont ouvert un site ou publié des vidéos. Ils n’étaient pas plus savants que les autres. Ils sont arrivés quand la place était vide, et on les a pris pour la référence. Les suivants ont fourni le même travail pour se fondre dans la foule.",
        sentences(
          "Le livre d’expert vit ce moment-là. Il fallait hier lui donner des mois de soirées, ou payer une plume.",
          said.manuscript.practitioner,
          "Tout le monde a l’outil, peu de gens ont une méthode.",
          said.window.gap,
        ),
        said.window.why,
      ),
      pullQuote: said.manuscript.pullQuote,
    },
    {
      kind: "story",
      kicker: "Le calendrier",
      title: "Votre année, si vous commencez maintenant",
      intro: `Notre estimation, ${estimated}.`,
      moments,
    },
    {
      kind: "figures",
      kicker: "Les revenus",
      title: "Ce qu’un livre déplace dans les comptes",
      figures: known(
        said.averageRevenueIncreasePercent.landingFigure,
        said.averageRateIncreasePercent.figure,
        said.resultsInMonths.figure,
      ),
      note: said.yearWithBook.note,
    },
    {
      kind: "points",
      tone: "reason",
      kicker: "L’occasion",
      title: "Pourquoi cette année, et pas la suivante",
      items: known(
        {
          title: "Votre sujet est encore libre",
          text: said.expertsPublished.reason,
        },
        said.clientsAsk.reason,
        said.aiAct.reason,
        {
          title: "Une avance se garde",
          text: "Un article s’oublie en une semaine. Un ouvrage ouvre encore des rendez-vous longtemps après sa parution.",
        },
      ),
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
          teaser: `De quoi fixer l’ordre des chapitres${said.structuring.within}, idée après idée.`,
        },
        {
          title: "Écrire avec l’IA",
          teaser: `${book.chapterThreePrompts}\u00a0prompts pour passer du plan au premier jet. Vous les recopiez et vous y mettez votre métier.`,
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
      title: "Ils n’ont pas attendu",
      reviews: reviews.opportunity,
    },
    {
      kind: "author",
      kicker: "L’auteur",
      title: "Ce que le livre fait de l’IA",
      paragraphs: [
        "L’IA y reste un outil. Chaque prompt commenté dit ce que vous fournissez, ce que vous demandez et ce que vous refusez.",
      ],
    },
    {
      kind: "price",
      kicker: "Le livre",
      title: said.window.price,
      intro: "L’ouvrage est dédicacé. Sa version numérique (PDF, EPUB) se lit dès ce soir.",
    },
    {
      kind: "guarantee",
      kicker: "Garantie",
      title: `${book.guaranteeDays}\u00a0jours pour vous faire rembourser`,
      text: `Travaillez avec le livre pendant ${book.guaranteeDays}\u00a0jours à compter de sa réception. S’il ne vous convainc pas, vous êtes remboursé sans avoir à vous expliquer, ni à le renvoyer.`,
    },
    {
      kind: "faq",
      kicker: "Questions",
      title: `${averages.length > 0 ? "Trois" : "Deux"} questions ${isOnSale(book) ? "avant de commander" : "sur le livre"}`,
      questions: known(
        {
          question: "L’IA évolue sans cesse\u00a0: le livre ne va-t-il pas vieillir\u202f?",
          answer:
            "Les outils changent, la démarche reste la même. Choisir un sujet, bâtir un plan, vérifier, réécrire ne dépend d’aucune version. Les prompts sont rédigés en français courant et se recopient tels quels.",
        },
        {
          question: "Je n’ai jamais utilisé d’IA\u00a0: est-ce un obstacle\u202f?",
          answer:
            "Non. Un prompt ressemble à un e-\u2060mail précis, comme vous en rédigez chaque semaine. Votre expérience du métier compte bien plus, et personne ne peut la produire à votre place.",
        },
        averages.length > 0
          ? {
              question: "Aurai-je ces résultats, moi aussi\u202f?",
              answer: `${averages.join(" et ")}${averages.length > 1 ? " sont les moyennes" : ", c’est la moyenne"} de nos auteurs. Certains font plus, d’autres moins. Votre chiffre dépendra de vos tarifs et de l’usage que vous ferez du livre.`,
            }
          : null,
      ),
    },
  ],
  closing: {
    title: said.window.closing,
    text: sentences(
      "Choisissez votre sujet ce soir, dans la version numérique.",
      said.manuscript.afterwards,
    ),
  },
} satisfies LandingContent;
