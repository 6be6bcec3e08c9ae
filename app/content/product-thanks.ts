import type { DatedOffers } from "~/content/dated-offers";
import type { OrderCardText, StepList, Support } from "~/content/funnel";
import { promptPack, training } from "~/content/offers";
import { trainingSold } from "~/content/training";
import type { PageMeta } from "~/content/types";
import { euros, price } from "~/lib/money";
import { numericDate } from "~/lib/time";

/** Confirmation of one product bought on its own. */
export interface ProductThanksPage {
  meta: PageMeta;
  title: string;
  lead: string;
  card: OrderCardText;
  details: { title: string; product: string; price: string; total: string };
  nextSteps: StepList;
  inclusions?: { title: string; items: string[] };
  support: Support;
}

const masterclassItem = "La masterclass préparatoire";

function leadOf(cents: number, start: string): string {
  return `Votre paiement de ${euros(cents)} est confirmé, votre place est retenue. ${start}`;
}

/** `/merci-masterclass`, before the launch is announced */
export const trainingThanksPage: ProductThanksPage = {
  meta: {
    title: "Bienvenue dans la formation L’Auteur Augmenté",
    description:
      "Votre inscription à la formation en ligne est confirmée. Voici votre calendrier, du module préparatoire à l’ouverture, et ce qui est compris.",
  },
  title: "Bienvenue dans la formation",
  lead: leadOf(
    training.cents,
    `Le premier cours a lieu dans ${training.launchInMonths} mois ; vos préparatifs commencent aujourd’hui.`,
  ),
  card: {
    picture: "map",
    dedication: "Place réservée pour vous",
    arrival: `La formation s’ouvre dans ${training.launchInMonths} mois.`,
  },
  details: {
    title: "Votre inscription",
    product: training.name,
    price: price(training.cents),
    total: price(training.cents),
  },
  nextSteps: {
    title: "Votre calendrier",
    steps: [
      {
        title: "L’e-mail de confirmation",
        text: "Il arrive dans votre boîte de réception. Gardez-le : il mène à la page de votre commande.",
      },
      {
        title: "Le module préparatoire",
        text: "Choisissez votre sujet et rassemblez vos notes avant le premier cours. Votre accès paraîtra sur la page de votre commande.",
      },
      {
        title: "La masterclass préparatoire",
        text: `Elle a lieu ${training.masterclassDaysBefore} jours avant le lancement. Votre invitation vous est adressée par e-mail.`,
      },
      {
        title: "L’ouverture de la formation",
        text: `Dans ${training.launchInMonths} mois, les ${training.modules} modules s’ouvrent et l’écriture commence.`,
      },
    ],
  },
  inclusions: {
    title: "Votre inscription comprend",
    items: [
      `Les ${training.modules} modules, soit ${training.hours}+ heures de cours`,
      "Les modèles de travail et les prompts",
      "Le guide pour construire une offre premium",
      `${training.groupSessions} séances collectives de questions-réponses`,
      masterclassItem,
      `Le droit d’être remboursé dans les ${training.refundDays} jours après le lancement`,
    ],
  },
  support: {
    title: "Une question d’ici là ?",
    text: "Nous vous lisons à cette adresse :",
  },
};

/**
 * The same on a day: with the price that was paid, and the days that are announced.
 *
 * @param paidOn YYYY-MM-DD; null where no payment is known
 */
export function trainingThanksOn(offers: DatedOffers, paidOn: string | null): ProductThanksPage {
  const page = trainingThanksPage;
  const { launch, launched, masterclass } = offers;
  const { cents } = trainingSold(offers, paidOn);
  const masterclassOver = masterclass === "over";
  const when = launched
    ? "La formation est ouverte"
    : launch === null
      ? null
      : `La formation s’ouvre le ${numericDate(launch)}`;
  const [mail, module, invitation, opening] = page.nextSteps.steps;
  return {
    ...page,
    lead: leadOf(
      cents,
      launched
        ? "La formation est ouverte : votre accès se trouve sur la page de votre commande."
        : `Le premier cours a lieu ${launch === null ? `dans ${training.launchInMonths} mois` : `le ${numericDate(launch)}`} ; vos préparatifs commencent aujourd’hui.`,
    ),
    card: { ...page.card, arrival: when ? `${when}.` : page.card.arrival },
    details: { ...page.details, price: price(cents), total: price(cents) },
    nextSteps: {
      ...page.nextSteps,
      steps: [
        mail,
        module,
        ...(masterclassOver ? [] : [invitation]),
        when && opening
          ? { ...opening, text: `${when} : ${training.modules} modules vous attendent.` }
          : opening,
      ].filter((step) => step !== undefined),
    },
    inclusions: page.inclusions && {
      ...page.inclusions,
      items: page.inclusions.items.filter((item) => !(masterclassOver && item === masterclassItem)),
    },
  };
}

/** `/merci-prompts` */
export const promptPackThanksPage: ProductThanksPage = {
  meta: {
    title: "Votre Pack de Prompts IA pour Auteurs est confirmé",
    description:
      "Votre achat du pack de prompts est confirmé : retrouvez le détail du paiement, la page où ouvrir votre accès et la meilleure façon de vous en servir.",
  },
  title: "Votre pack de prompts est à vous",
  lead: `Votre paiement de ${euros(promptPack.cents)} est confirmé. Il ne manque plus que votre sujet et un assistant ouvert à côté.`,
  card: {
    picture: "cards",
    dedication: "Préparé pour vous",
    arrival: "Votre accès se trouve sur la page de votre commande.",
  },
  details: {
    title: "Votre achat",
    product: promptPack.name,
    price: price(promptPack.cents),
    total: price(promptPack.cents),
  },
  nextSteps: {
    title: "Trois gestes pour démarrer",
    steps: [
      {
        title: "Lire l’e-mail de confirmation",
        text: "Il mène à la page de votre commande. Absent ? Il s’est peut-être glissé parmi les indésirables.",
      },
      {
        title: "Ouvrir le pack",
        text: "Demandez-le sur la page de votre commande : il s’ouvre aussitôt, sinon quatorze jours après le paiement.",
      },
      {
        title: "Lancer un premier prompt",
        text: "Choisissez-en un dans la création de contenu, remplacez les passages entre crochets et comparez deux réponses.",
      },
    ],
  },
  support: {
    title: "Un souci d’accès ?",
    text: "Signalez-le, votre demande est traitée en priorité :",
  },
};
