import { type DatedOffers, openingWords } from "~/content/dated-offers";
import { type OrderCardText, openTraining, type StepList, type Support } from "~/content/funnel";
import { training } from "~/content/offers";
import { siteName } from "~/content/site";
import type { PageMeta } from "~/content/types";

/** The confirmation of a product bought on its own. */
export interface ProductThanksPage {
  meta: PageMeta;
  title: string;
  /** Its title while the purchase is not paid. */
  statusTitle: string;
  lead: string;
  card: OrderCardText;
  receiptTitle: string;
  nextSteps: StepList;
  inclusions?: { title: string; items: string[] };
  support: Support;
}

const masterclassItem = "La masterclass préparatoire";

function leadOf(start: string): string {
  return `Votre paiement est confirmé, votre place est retenue. ${start}`;
}

const inMonths = `dans ${training.launchInMonths}\u00a0mois`;

function startOf(opening: string): string {
  return `Le premier cours a lieu ${opening}\u202f; vos préparatifs commencent aujourd’hui.`;
}

/** `/merci-masterclass`, before the launch is announced */
export const trainingThanksPage: ProductThanksPage = {
  meta: {
    title: `Bienvenue dans la formation ${siteName}`,
    description:
      "Votre inscription à la formation en ligne est confirmée. Voici votre calendrier, du module préparatoire à l’ouverture, et ce qui est compris.",
  },
  title: "Bienvenue dans la formation",
  statusTitle: "Votre inscription à la formation",
  lead: leadOf(startOf(inMonths)),
  card: {
    picture: "map",
    dedication: "Place réservée pour vous",
    arrival: `La formation s’ouvre dans ${training.launchInMonths}\u00a0mois.`,
  },
  receiptTitle: "Votre inscription",
  nextSteps: {
    title: "Votre calendrier",
    steps: [
      {
        title: "L’e-mail de confirmation",
        text: "Il arrive dans votre boîte de réception. Gardez-le\u00a0: il mène à vos accès.",
      },
      {
        title: "Le module préparatoire",
        text: "Choisissez votre sujet et rassemblez vos notes avant le premier cours. Nous vous en adressons l’accès par e-\u2060mail dans la semaine.",
      },
      {
        title: "La masterclass préparatoire",
        text: `Elle a lieu ${training.masterclassDaysBefore}\u00a0jours avant le lancement. Votre invitation vous est adressée par e-mail.`,
      },
      {
        title: "L’ouverture de la formation",
        text: `Dans ${training.launchInMonths}\u00a0mois, les ${training.modules}\u00a0modules s’ouvrent et l’écriture commence.`,
      },
    ],
  },
  inclusions: {
    title: "Votre inscription comprend",
    items: [
      `Les ${training.modules}\u00a0modules, soit ${training.hours}+\u00a0heures de formation`,
      "Les modèles de travail et les prompts",
      "Le guide pour construire une offre premium",
      `${training.groupSessions}\u00a0séances collectives de questions-réponses`,
      masterclassItem,
      `Le droit d’être remboursé dans les ${training.refundDays}\u00a0jours après le lancement, ou votre achat s’il est postérieur`,
    ],
  },
  support: {
    title: "Une question d’ici là\u202f?",
    text: "Nous vous lisons à cette adresse\u00a0:",
  },
};

/**
 * `/merci-masterclass` with the day's offers.
 *
 * @param isOpen whether the training is open, if more is known than the day's offers
 */
export function trainingThanksOn(offers: DatedOffers, isOpen = offers.launched): ProductThanksPage {
  const page = trainingThanksPage;
  const opening = openingWords(offers);
  const masterclassOver = offers.masterclass === "over";
  const openingSentence = isOpen
    ? "La formation est ouverte"
    : opening && `La formation s’ouvre ${opening}`;
  const [mail, module, invitation, firstLesson] = page.nextSteps.steps;
  return {
    ...page,
    lead: leadOf(isOpen ? openTraining : startOf(opening ?? inMonths)),
    card: { ...page.card, arrival: openingSentence ? `${openingSentence}.` : page.card.arrival },
    nextSteps: {
      ...page.nextSteps,
      steps: [
        mail,
        module,
        ...(masterclassOver ? [] : [invitation]),
        openingSentence && firstLesson
          ? {
              ...firstLesson,
              text: `${openingSentence}\u00a0: ${training.modules}\u00a0modules vous attendent.`,
            }
          : firstLesson,
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
      "Votre achat du pack de prompts est confirmé\u00a0: retrouvez le détail du paiement, votre accès et la meilleure façon de vous en servir.",
  },
  title: "Votre pack de prompts est à vous",
  statusTitle: "Votre commande du pack de prompts",
  lead: "Votre paiement est confirmé. Il ne manque plus que votre sujet et un assistant ouvert à côté.",
  card: {
    picture: "cards",
    dedication: "Préparé pour vous",
    arrival: "Votre accès est ouvert.",
  },
  receiptTitle: "Votre achat",
  nextSteps: {
    title: "Trois gestes pour démarrer",
    steps: [
      {
        title: "L’e-\u2060mail de confirmation",
        text: "Il confirme votre achat et mène au pack. Absent\u202f? Il s’est peut-être glissé parmi les indésirables.",
      },
      {
        title: "Accès immédiat",
        text: "Le pack est ouvert\u00a0: la page de votre commande y mène, comme le lien de l’e-\u2060mail.",
      },
      {
        title: "Vos premiers prompts",
        text: "Choisissez-en un dans la création de contenu, remplacez les passages entre crochets et comparez deux réponses.",
      },
    ],
  },
  support: {
    title: "Un souci d’accès\u202f?",
    text: "Signalez-le, votre demande est traitée en priorité\u00a0:",
  },
};
