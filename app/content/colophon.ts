import { book, saleConditions, shippingTitle, span } from "./offers";
import { hasReviews } from "./readers";
import { ratingLine, reviewPolicy } from "./reviews";

/** One fact of the book, as a colophon names it. */
export interface ColophonEntry {
  label: string;
  /** Each on a line of its own. */
  lines: readonly string[];
  /** Where the last line leads. */
  href?: string;
}

/** When the book comes, in the words of the terms of sale. */
export const deliveryTime = `sous ${span(saleConditions.deliveryWorkingDays)}\u00a0jours ouvrés`;

/** Short, for the order bar. */
export const guarantee = `Garantie ${book.guaranteeDays}\u00a0jours`;

/** Under every button that orders the book. */
export const assurances = [guarantee, "Paiement sécurisé par carte", `Livré ${deliveryTime}`];

/** Beside the book's price. */
export const badge = `Dédicacé + ${shippingTitle}`;

/** What a buyer wants to know of the book before paying for it. Each fact is the terms' or the offer's. */
const entries: readonly ColophonEntry[] = [
  {
    label: "Édition",
    lines: [
      `Livre broché de ${book.pages}\u00a0pages, exemplaire dédicacé, avec sa version numérique`,
      `${book.prompts}\u00a0prompts, dont ${book.chapterThreePrompts} au chapitre\u00a03`,
    ],
  },
  {
    label: "Livraison",
    lines: [
      `${shippingTitle} en ${book.freeShippingArea}, ${deliveryTime}`,
      "Belgique, Suisse, Canada et ailleurs\u00a0: frais indiqués avant le paiement",
    ],
  },
  {
    label: "Numérique",
    lines: [
      `Fichiers et accès sur la page de votre commande, dès que vous les demandez, sinon après vos ${saleConditions.withdrawalDays}\u00a0jours de rétractation`,
    ],
  },
  {
    label: "Paiement",
    lines: ["Carte bancaire, en une fois, sur une page sécurisée"],
  },
  {
    label: "Garantie",
    lines: [
      `Satisfait ou remboursé pendant ${book.guaranteeDays}\u00a0jours à compter de la réception`,
    ],
  },
];

const readers: ColophonEntry = {
  label: "Lecteurs",
  lines: [ratingLine],
  href: `/temoignages#${reviewPolicy.anchor}`,
};

/** With the rating, where there are reviews. */
export const colophon = () => (hasReviews() ? [...entries, readers] : entries);

export const colophonWords = {
  /** Beside the price. */
  taxes: "TTC",
  /** What the page itself counts in. */
  includes: "Compris",
  terms: {
    before: "Commander, c’est accepter les",
    label: "conditions générales de vente",
    to: "/conditions-generales-de-vente",
  },
} as const;
