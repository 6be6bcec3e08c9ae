import { addDays, addMonths, frenchDate, isDay, numericDate } from "~/lib/time";
import { book, listCents, promptPack, saleConditions, training } from "./offers";

/**
 * A product sold through a hosted checkout. Its id is stored with orders and withdrawals, and is the payment link's
 * `metadata.product`.
 */
export interface Product {
  name: string;
  /** Its digital content, in the form that opens it. */
  contentName: string;
  /** Its drawing: a file under `public/images`. */
  picture: "cover" | "map" | "cards";
  cents: number;
  /** The variable that holds its payment page. */
  checkout: `CHECKOUT_${string}_URL`;
  /** The payment page at the list price, used once the presale is over. */
  listCheckout?: `CHECKOUT_${string}_URL`;
  /** The price on `listCheckout`; null without one. */
  listCents?: number | null;
  /** The page to which buyers return after buying it on its own. */
  thanks: string;
  /** Its query parameter in the funnel and its name in look-ups. The book, which starts every order, has none. */
  parameter?: string;
  /** Its name on `/retractation`. */
  contract: string;
  /** Its description in the terms of sale. */
  terms: string;
  /** Its column in `npm run report`, which counts additions to orders of the book. */
  report?: { name: string; title: string; counted: string };
  /** VAT in thousandths of the net amount: articles 278 and 278-0 bis of the Code général des impôts. */
  vat: number;
  /** The commercial guarantee, as summarised in the terms of sale. */
  guarantee: string;
  /** Its main characteristics, for the confirmation mail: article L. 221-13 of the Code de la consommation. */
  characteristics: readonly string[];
  /** The right of withdrawal, as stated on the order's page and in its mail. */
  withdrawal: string;
  /** The same in one line, under the price of its page. The book's is in its colophon. */
  withdrawalNote?: string;
  /** Months after the payment during which something is owed, and so the buyer's e-mail is kept. Parcels count separately. */
  owedMonths: number;
  /** The day (YYYY-MM-DD) until which something is owed to all buyers, whenever they paid. */
  owedUntil?: string | undefined;
}

const { launch } = training;
const launchesOn = launch && isDay(launch) ? launch : undefined;

const withdrawalTime = `Vous avez ${saleConditions.withdrawalDays}\u00a0jours pour vous rétracter`;

export const products = {
  book: {
    name: book.title,
    contentName: "La version numérique de votre livre",
    picture: "cover",
    cents: book.cents,
    checkout: "CHECKOUT_BOOK_URL",
    thanks: "/merci",
    contract: `Le livre «\u00a0${book.title.replace("'", "’")}\u00a0»`,
    terms: `le livre «\u00a0${book.title}\u00a0», broché et dédicacé, accompagné de sa version numérique`,
    vat: 55,
    guarantee: `livre\u00a0: satisfait ou remboursé pendant ${book.guaranteeDays}\u00a0jours à compter de la réception`,
    characteristics: [
      `Un livre broché de ${book.pages}\u00a0pages, dédicacé par l’auteur`,
      "Sa version numérique, en PDF et en EPUB, à lire sur tout appareil",
    ],
    withdrawal: `${withdrawalTime}, sans motif, à compter du lendemain de la réception du livre. Ouvrir ses fichiers n’y change rien\u00a0: vous seriez remboursé en entier, les frais de renvoi restant à votre charge.`,
    owedMonths: 0,
  },
  training: {
    name: training.name,
    contentName: training.name,
    picture: "map",
    cents: training.cents,
    checkout: "CHECKOUT_TRAINING_URL",
    listCheckout: "CHECKOUT_TRAINING_LIST_URL",
    listCents: listCents(training),
    thanks: "/merci-masterclass",
    parameter: "presale_course",
    contract: training.name.replace("'", "’"),
    terms:
      "la formation en ligne, faite de contenus numériques et de séances en groupe, vendue avant son lancement (pré-vente) ou après",
    report: { name: "training", title: "Formation", counted: "formations" },
    vat: 200,
    guarantee: `formation en ligne\u00a0: remboursement sur demande dans les ${training.refundDays}\u00a0jours suivant son lancement, ou l’achat s’il est postérieur`,
    characteristics: [
      `${training.modules}\u00a0modules en ligne, plus de ${training.hours}\u00a0heures de leçons`,
      `${training.groupSessions}\u00a0séances en groupe de questions et réponses, en direct`,
      "Un module préparatoire et une masterclass avant l’ouverture",
      "Les modèles de travail, les prompts et un accès sans limite de durée",
    ],
    withdrawal: `${withdrawalTime}, sans motif, à compter du lendemain du paiement. Si vous demandez à ouvrir la formation avant la fin de ce délai, ce droit s’éteint.`,
    withdrawalNote: `${withdrawalTime}, à compter de l’achat.`,
    /** A year after the launch, even if the announced launch is later than `launchInMonths`. */
    owedMonths: training.launchInMonths + 12,
    owedUntil: launchesOn && addMonths(Date.parse(launchesOn), 12).slice(0, 10),
  },
  "prompt-pack": {
    name: promptPack.name,
    contentName: "Votre pack de prompts",
    picture: "cards",
    cents: promptPack.cents,
    checkout: "CHECKOUT_PROMPT_PACK_URL",
    thanks: "/merci-prompts",
    parameter: "prompt_pack",
    contract: promptPack.name,
    terms: `le ${promptPack.name}, contenu numérique dont les mises à jour sont fournies gratuitement pendant ${promptPack.updateMonths}\u00a0mois à compter de l’achat`,
    report: { name: "pack", title: "Pack", counted: "packs" },
    vat: 200,
    guarantee: `${promptPack.name}\u00a0: satisfait ou remboursé pendant ${promptPack.guaranteeDays}\u00a0jours à compter de l’achat`,
    characteristics: [
      `${promptPack.prompts}\u00a0prompts en quatre familles, dans un fichier PDF`,
      "Un guide d’utilisation et des exemples déjà remplis",
      `Les mises à jour pendant ${promptPack.updateMonths}\u00a0mois`,
    ],
    withdrawal: `${withdrawalTime}, sans motif, à compter du lendemain du paiement. Si vous demandez à ouvrir le pack avant la fin de ce délai, ce droit s’éteint.`,
    withdrawalNote: `${withdrawalTime}\u202f; ouvrir le pack avant, c’est renoncer à ce droit, et la garantie de ${promptPack.guaranteeDays}\u00a0jours vous reste.`,
    owedMonths: promptPack.updateMonths,
  },
} as const satisfies Record<string, Product>;

export type ProductId = keyof typeof products;

export const productIds = Object.keys(products) as [ProductId, ...ProductId[]];

/** Cheapest first, as listed in the terms of sale. */
export const productsByPrice: readonly Product[] = Object.values(products).sort(
  (a, b) => a.cents - b.cents,
);

/** A file that a buyer downloads. */
export interface DeliverableFile {
  /** Key of its object in the bucket. The part after the folder appears in the buyer's URL. */
  key: string;
  name: string;
  /** As shown to the buyer. */
  format: string;
  mediaType: string;
}

/** An external site that a buyer gets access to. */
export interface DeliverableLink {
  /** The variable that holds its URL. */
  variable: "TRAINING_URL" | "COMMUNITY_URL";
  name: string;
  label: string;
  /** An extra, for which alone nobody gives up the right of withdrawal. */
  accompanies?: true;
}

/** What a buyer gets, and how. */
interface Deliverable {
  files: readonly DeliverableFile[];
  links: readonly DeliverableLink[];
  /** Whether something is sent by post. */
  parcel: boolean;
  /**
   * The fixed day on which the content opens, given the day of the payment. Null if it opens at the buyer's request, or
   * once the right of withdrawal has ended.
   */
  opensOn: (paidOn: string) => string | null;
  /** Shown instead of missing content; may depend on the day on which it opens. */
  later: string | ((opensOn: string) => string);
}

/** Bought before the launch, the training opens on that day; bought later, at the buyer's request. */
function trainingOpening(paidOn: string): string | null {
  if (launchesOn !== undefined) return paidOn < launchesOn ? launchesOn : null;
  return addMonths(Date.parse(paidOn), training.launchInMonths).slice(0, 10);
}

/**
 * When the training opens, for use in a sentence; null if that is not known.
 *
 * @param announced the day of the launch, if it is announced
 * @param paidOn the day of the payment, if it is known
 */
export function trainingOpeningWords(announced: string | null, paidOn: string | null) {
  if (announced) return `le ${numericDate(announced)}`;
  const day = paidOn && trainingOpening(paidOn);
  if (!day) return null;
  const months = `${training.launchInMonths}\u00a0mois après votre achat, `;
  return `${launchesOn === undefined ? months : ""}le ${numericDate(day)}`;
}

export const deliverables: Record<ProductId, Deliverable> = {
  book: {
    files: [
      {
        key: "book/l-auteur-augmente.pdf",
        name: "Le livre en PDF",
        format: "PDF",
        mediaType: "application/pdf",
      },
      {
        key: "book/l-auteur-augmente.epub",
        name: "Le livre pour liseuse",
        format: "EPUB",
        mediaType: "application/epub+zip",
      },
    ],
    links: [],
    parcel: true,
    // A withdrawal from the book is refunded in full even if the files were opened, so there is nothing to wait for.
    opensOn: (paidOn) => paidOn,
    later:
      "La version numérique est en préparation\u00a0: elle apparaîtra ici dès qu’elle sera en ligne.",
  },
  training: {
    files: [],
    links: [
      {
        variable: "TRAINING_URL",
        name: "Votre espace de formation",
        label: "Entrer dans la formation",
      },
      {
        variable: "COMMUNITY_URL",
        name: "Le groupe privé",
        label: "Rejoindre le groupe",
        accompanies: true,
      },
    ],
    parcel: false,
    opensOn: trainingOpening,
    later: (opensOn) =>
      `Vos accès apparaissent ici à leur ouverture, le ${frenchDate(opensOn)} au plus tard.`,
  },
  "prompt-pack": {
    files: [
      {
        key: "prompt-pack/pack-de-prompts.pdf",
        name: "Le pack de prompts",
        format: "PDF",
        mediaType: "application/pdf",
      },
    ],
    links: [],
    parcel: false,
    opensOn: () => null,
    later: "Le pack est en préparation\u00a0: il apparaîtra ici dès qu’il sera en ligne.",
  },
};

/** A letter that the operator sends to all buyers of a product. */
export type PromisedLetter = "invitation" | "update";

/** Letters promised to buyers, with their day; null if it is not fixed. */
export const promisedLetters: {
  [product in ProductId]?: { letter: PromisedLetter; day: () => string | null };
} = {
  training: { letter: "invitation", day: invitationDay },
  "prompt-pack": { letter: "update", day: () => promptPack.nextUpdate },
};

/** The day of the masterclass, before which its invitation is due; null if the content's dates are invalid. */
export function invitationDay(): string | null {
  const launch = launchDay();
  return launch && addDays(launch, -training.masterclassDaysBefore);
}

/** The announced day, or else `launchInMonths` after the presale. */
function launchDay(): string | null {
  if (training.launch && isDay(training.launch)) return training.launch;
  if (!isDay(training.lastDay)) return null;
  return addMonths(Date.parse(training.lastDay), training.launchInMonths).slice(0, 10);
}

/**
 * The offers after the book, in order: at `/merci`, then at `/offre-speciale`. Each may have its own payment page, which
 * leads back into the funnel. Default: the product's.
 */
export const funnelOffers = [
  { product: "training", checkout: "CHECKOUT_TRAINING_UPSELL_URL" },
  {
    product: "prompt-pack",
    checkout: "CHECKOUT_PROMPT_PACK_UPSELL_URL",
    /** For visitors who took the first offer, so that the total of both is shown. */
    checkoutAfterFirst: "CHECKOUT_PROMPT_PACK_AFTER_TRAINING_URL",
  },
] as const;

export type FunnelProduct = (typeof funnelOffers)[number]["product"];

const [first, second] = funnelOffers;

/** Every variable that may hold a payment page. */
export const checkoutVariables = [
  ...Object.values(products).map(({ checkout }) => checkout),
  products.training.listCheckout,
  first.checkout,
  second.checkout,
  second.checkoutAfterFirst,
];

export type CheckoutVariable = (typeof checkoutVariables)[number];
