import { book, saleConditions, shipping, shippingTitle, span } from "./offers";
import { products } from "./products";
import { hasReviews } from "./readers";
import { ratingLine, reviewPolicyPath } from "./reviews";

/** One fact about the book, as in a colophon. */
export interface ColophonEntry {
  label: string;
  /** One per line. */
  lines: readonly string[];
  /** Where the last line leads. */
  href?: string;
}

/** When the book arrives in the area of free shipping, worded as in the terms of sale. */
export const deliveryTime = `en ${span(saleConditions.deliveryWorkingDays)}\u00a0jours ouvrés`;

/** What a buyer reads while the parcel is on its way. */
export const tonight = "PDF et EPUB lisibles dès ce soir";

/** To whom the author dedicates it. */
export const dedication = "dédicacé à votre nom, ou à celui de la personne à qui vous l’offrez";

/** Short, for the order bar. */
export const guarantee = `Garantie ${book.guaranteeDays}\u00a0jours`;

const refund = `Remboursé pendant ${book.guaranteeDays}\u00a0jours, sans renvoyer le livre`;

/** Under every button that orders the book. */
export const assurances = [
  refund,
  "Paiement sécurisé par carte",
  `PDF et EPUB ce soir, broché ${deliveryTime}`,
];

/** On the card that leads to the book from a page that does not sell it. */
export const bookFacts = `${book.pages}\u00a0pages. ${tonight}. Dédicacé, ${shipping} en ${book.freeShippingArea}, ${deliveryTime}. ${refund}. Paiement sécurisé par carte.`;

/** Beside its price in a mail. */
export const bookPromise = `${tonight}. ${refund}.`;

/** Beside the book's price. */
export const badge =
  book.shippingCents === 0 ? `Dédicacé + ${shippingTitle}` : `Dédicacé, ${shipping}`;

/** What a buyer wants to know about the book before paying. Each fact comes from the terms or the offer. */
const entries: readonly ColophonEntry[] = [
  {
    label: "Édition",
    lines: [
      `Livre broché de ${book.pages}\u00a0pages, ${dedication}`,
      `${book.prompts}\u00a0prompts, dont ${book.chapterThreePrompts} au chapitre\u00a03`,
    ],
  },
  {
    label: "Livraison",
    lines: [
      `${shippingTitle} en ${book.freeShippingArea}, ${deliveryTime}`,
      "Belgique, Suisse, Canada et ailleurs\u00a0: frais et délai indiqués avant le paiement",
    ],
  },
  {
    label: "Numérique",
    lines: [
      `${tonight}\u00a0: ils s’ouvrent avec le paiement, sur la page de votre commande`,
      "Sur ordinateur, téléphone ou liseuse",
    ],
  },
  {
    label: "Paiement",
    lines: ["Carte bancaire, en une fois, sur une page sécurisée"],
  },
  {
    label: "Garantie",
    lines: [products.book.rights],
  },
];

/** Includes the rating if it is known and there are reviews. */
export function colophon(): readonly ColophonEntry[] {
  if (!hasReviews() || !ratingLine) return entries;
  return [...entries, { label: "Lecteurs", lines: [ratingLine], href: reviewPolicyPath }];
}

export const colophonWords = {
  /** Beside the price. */
  taxes: "TTC",
  /** Label of what the price includes. */
  includes: "Compris",
  terms: {
    before: "Commander, c’est accepter les",
    label: "conditions générales de vente",
    to: "/conditions-generales-de-vente",
  },
} as const;
