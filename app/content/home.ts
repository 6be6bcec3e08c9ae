import { reviews } from "~/content/readers";
import { siteName } from "~/content/site";
import { inWords, known } from "~/lib/known";
import { said } from "./claims";
import { assurances, badge, deliveryTime, tonight } from "./colophon";
import { wizardSteps } from "./diagnostic-page";
import type { MarkName } from "./illustrations";
import { book, bookLink, diagnostic, programme } from "./offers";
import type { Titled } from "./types";

interface Card extends Titled {
  mark: MarkName;
}

const diagnosticLink = { label: "Diagnostic gratuit", to: "/diagnostic" };

const figures = known(
  said.expertsTrained.figure,
  said.yearsOfPractice.homeFigure,
  said.projects.figure,
);

/** `/`, in reading order. Prices come from the book's price block. */
export const home = {
  meta: {
    title: `${siteName}\u00a0: écrire un livre qui fait autorité`,
    description:
      "La méthode des coachs, consultants, formateurs et entrepreneurs qui veulent publier, avec l’aide de l’IA, un livre utile et bien à eux.",
  },
  hero: {
    kicker: "Le livre et la méthode",
    title: "Ce que vous savez mérite un livre",
    lead: `Coachs, consultants, formateurs, entrepreneurs\u00A0: ${book.title} vous donne un plan, une façon de travailler avec l’IA et un calendrier de ${programme.days}\u00a0jours pour écrire un ouvrage professionnel qui est bien le vôtre.`,
    order: bookLink,
    diagnostic: diagnosticLink,
    /** The format of the book. */
    facts: [`${book.pages}\u00a0pages`, ...assurances.slice(0, 2)],
    /** When it arrives. */
    arrival: `Chez vous ${deliveryTime}, ${tonight}`,
    badge,
  },
  benefits: {
    kicker: "La méthode",
    title: "Ce que vous saurez faire",
    intro:
      "Vous connaissez votre sujet. Le livre vous apprend à en faire un ouvrage, du premier plan à la dernière épreuve, puis à en tirer parti.",
    items: [
      {
        mark: "compass",
        title: "Le cadre ATLAS",
        text: `Un plan${said.structuring.within}, du lecteur visé jusqu’à l’intention de chaque chapitre. Vous commencez en sachant où vous allez.`,
      },
      {
        mark: "pen",
        title: `${book.prompts}\u00a0prompts`,
        text: "À coller dans ChatGPT ou dans l’assistant de votre choix. Ils vous font d’abord parler. L’IA travaille ensuite sur ce que vous avez dit.",
      },
      {
        mark: "chart",
        title: "L’impact sur votre activité",
        text: "Un livre amène des clients et justifie un tarif. Vous le concevez avec la suite en tête\u00a0: l’entretien, la conférence ou le programme qu’il annonce.",
      },
    ] satisfies Card[],
  },
  claims: {
    title: `La méthode en ${inWords(figures.length)} chiffre${figures.length > 1 ? "s" : ""}`,
    figures,
  },
  whyNow: {
    title: "Pourquoi maintenant ?",
    paragraphs: [
      "Hier, un livre demandait des mois de soirées. L’IA a déplacé l’effort. Elle transcrit une dictée ou classe des notes pendant que vous faites autre chose. Il vous reste à choisir ce qui compte et à le raconter.",
      "Cette facilité a son revers. Les textes interchangeables s’accumulent, et le lecteur apprend à s’en détourner. Un ouvrage vérifié, nourri de cas réels, se remarque d’autant mieux. La place revient à ceux qui ont une expérience et qui la signent.",
      "Rien n’oblige à attendre le colis pour s’y mettre. La version numérique s’ouvre avec le paiement, et le premier plan se trace en une soirée. Demain matin, vous saurez de quoi parle votre livre.",
    ],
    pullQuote: "La version numérique ce soir, un premier plan demain matin.",
  },
  audiences: {
    title: "Pour qui exactement ?",
    intro: "Pour des professionnels qui exercent leur savoir et ne l’ont pas encore écrit.",
    items: [
      {
        mark: "chat",
        title: "Coachs et consultants",
        text: "Vous répétez vos meilleures explications d’un rendez-vous à l’autre. Réunies dans un volume, elles préparent la rencontre et montrent votre démarche avant le premier devis.",
      },
      {
        mark: "book",
        title: "Experts et formateurs",
        text: "Vos supports de cours contiennent un livre en désordre. Vous en faites une méthode qui porte votre nom et circule sans vous.",
      },
      {
        mark: "target",
        title: "Entrepreneurs",
        text: "Vous défendez une vision que trois lignes de présentation ne suffisent pas à dire. Un livre l’expose en entier aux clients, aux associés, aux journalistes.",
      },
    ] satisfies Card[],
  },
  order: {
    kicker: "L’ouvrage",
    title: "Le livre, signé, dans votre boîte aux lettres",
    text: `Six chapitres, du choix du sujet aux retombées de la parution. Un volume fait pour être corné, annoté, repris, et posé un jour à côté de celui que vous aurez écrit.`,
    includes: [
      "Le livre broché et sa version numérique (PDF, EPUB)",
      `Les ${book.prompts}\u00a0prompts de la méthode`,
    ],
    link: book.page,
    guarantee: {
      title: "Satisfait ou remboursé",
      text: `Vous disposez de ${book.guaranteeDays}\u00a0jours à compter de la réception pour vous faire une opinion. Si l’ouvrage n’est pas celui qu’il vous fallait, nous vous rendons la somme versée, et vous n’avez rien à renvoyer.`,
    },
  },
  reviews: {
    kicker: "La parole aux lecteurs",
    title: "Ce que le livre a changé pour eux",
    reviews: reviews.home,
  },
  invitation: {
    kicker: "Avant de commencer",
    title: "Où en est votre livre\u202f?",
    text: `Votre expérience, vos objectifs, ce qui vous freine\u00a0: ${wizardSteps.length}\u00a0étapes et environ ${diagnostic.minutes}\u00a0minutes suffisent pour faire le point. Vous recevez par e-\u2060mail une analyse personnalisée et une feuille de route.`,
    link: diagnosticLink,
  },
};
