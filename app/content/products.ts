import { addDays, addMonths, isDay } from "~/lib/time";
import { launchReckoned, offersOn, openingWords } from "./dated-offers";
import {
  book,
  challenge,
  dates,
  isOnSale,
  listCents,
  promptPack,
  saleConditions,
  training,
} from "./offers";

/**
 * A product sold through a hosted checkout. Its id is stored with orders and withdrawals, and is the payment link's
 * `metadata.product`.
 */
export interface Product {
  name: string;
  /** Its drawing: a file under `public/images`. */
  picture: "cover" | "map" | "cards";
  cents: number;
  /** Its page in the shop. */
  page: { to: string };
  onSale: boolean;
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
  /** Its main characteristics, for the confirmation mail: article L. 221-13 of the Code de la consommation. */
  characteristics: readonly string[];
  /** The guarantee and the right of withdrawal: one sentence for pages, mails, receipts and terms. */
  rights: string;
  /** The button that opens its first file, once it is paid. */
  read?: string;
  /** Months after the payment during which something is owed, and so the buyer's e-mail is kept. Parcels count separately. */
  owedMonths: number;
  /** The day (YYYY-MM-DD) until which something is owed to all buyers, whenever they paid. */
  owedUntil?: string | undefined;
}

const { launch } = training;
const launchesOn = launch && isDay(launch) ? launch : undefined;

const withdrawal = `rétractation légale pendant ${saleConditions.withdrawalDays}\u00a0jours`;

export const products = {
  book: {
    name: book.title,
    picture: "cover",
    cents: book.cents,
    page: book.page,
    onSale: isOnSale(book),
    checkout: "CHECKOUT_BOOK_URL",
    thanks: "/merci",
    contract: `Le livre «\u00a0${book.title}\u00a0»`,
    terms: `le livre «\u00a0${book.title}\u00a0», broché et dédicacé, accompagné de sa version numérique`,
    vat: 55,
    characteristics: [
      `Un livre broché de ${book.pages}\u00a0pages, dédicacé par l’auteur`,
      "Sa version numérique, en PDF et en EPUB, à lire sur tout appareil",
    ],
    rights: `Livre\u00a0: satisfait ou remboursé pendant ${book.guaranteeDays}\u00a0jours et ${withdrawal}, à compter de la réception\u202f; lu ou non, il vous est remboursé en entier et reste à vous.`,
    read: "Lire le premier chapitre",
    owedMonths: 0,
  },
  training: {
    name: training.name,
    picture: "map",
    cents: training.cents,
    page: training.page,
    onSale: isOnSale(training),
    checkout: "CHECKOUT_TRAINING_URL",
    listCheckout: "CHECKOUT_TRAINING_LIST_URL",
    listCents: listCents(training),
    thanks: "/merci-masterclass",
    parameter: "presale_course",
    contract: training.name,
    terms:
      "la formation en ligne, faite de contenus numériques et de séances en groupe, vendue avant son lancement (pré-vente) ou après",
    report: { name: "training", title: "Formation", counted: "formations" },
    vat: 200,
    characteristics: [
      `${training.modules}\u00a0modules en ligne, plus de ${training.hours}\u00a0heures de leçons`,
      `${training.groupSessions}\u00a0séances en groupe de questions et réponses, en direct`,
      "Un module préparatoire et une masterclass avant l’ouverture",
      "Les modèles de travail, les prompts et le guide pour construire une offre premium",
      "Un accès sans limite de durée",
    ],
    rights: `Formation en ligne\u00a0: remboursement sur demande dans les ${training.refundDays}\u00a0jours suivant le lancement, ou l’achat s’il est postérieur, et ${withdrawal} à compter de l’achat\u202f; ouverte ou non, elle vous est remboursée en entier.`,
    /** A year after the launch, even if the announced launch is later than `launchInMonths`. */
    owedMonths: training.launchInMonths + 12,
    owedUntil: launchesOn && addMonths(Date.parse(launchesOn), 12).slice(0, 10),
  },
  "prompt-pack": {
    name: promptPack.name,
    picture: "cards",
    cents: promptPack.cents,
    page: promptPack.page,
    onSale: isOnSale(promptPack),
    checkout: "CHECKOUT_PROMPT_PACK_URL",
    thanks: "/merci-prompts",
    parameter: "prompt_pack",
    contract: promptPack.name,
    terms: `le ${promptPack.name}, contenu numérique dont les mises à jour sont fournies gratuitement pendant ${promptPack.updateMonths}\u00a0mois à compter de l’achat`,
    report: { name: "pack", title: "Pack", counted: "packs" },
    vat: 200,
    characteristics: [
      `${promptPack.prompts}\u00a0prompts en quatre familles, dans un fichier PDF`,
      "Un guide d’utilisation et des exemples déjà remplis",
      `Les mises à jour pendant ${promptPack.updateMonths}\u00a0mois et une assistance prioritaire`,
    ],
    rights: `${promptPack.name}\u00a0: satisfait ou remboursé pendant ${promptPack.guaranteeDays}\u00a0jours et ${withdrawal}, à compter de l’achat\u202f; ouvert ou non, il vous est remboursé en entier.`,
    read: "Ouvrir le pack",
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
}

/** What a buyer gets, and how. */
interface Deliverable {
  files: readonly DeliverableFile[];
  links: readonly DeliverableLink[];
  /** Whether something is sent by post. */
  parcel: boolean;
  /** When the content opens, if not with the payment. */
  opening?: (today: string) => Opening;
  /** Shown instead of missing content. */
  later: string;
}

/** When content opens for all its buyers alike. */
export interface Opening {
  isOpen: boolean;
  /** The day, for use in a sentence; null if it is not known. */
  words: string | null;
}

function trainingOpening(today: string): Opening {
  const offers = offersOn(today, false, { dates: { asSpecified: false }, training, challenge });
  // A launch that was only reckoned from the specified dates, which are past, opens nothing.
  const isOpen = offers.launched && !(dates.asSpecified && offers.launch === null);
  return { isOpen, words: openingWords(offers) };
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
      },
    ],
    parcel: false,
    opening: trainingOpening,
    later:
      "La formation est en préparation\u00a0: ses accès apparaîtront ici dès qu’ils seront en ligne.",
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
  const { launch } = training;
  const day = launch && isDay(launch) ? launch : launchReckoned(training);
  return day && addDays(day, -training.masterclassDaysBefore);
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
