import { type ProductId, products } from "./products";

/** What a page says of an order that is not, or no longer, paid. It offers nothing and promises nothing. */
export interface OrderStatusText {
  lead: string;
  title: string;
  text: string;
  /** Leads back to the product of a payment that failed. */
  resume?: { label: string; to: string };
}

export const pendingText: OrderStatusText = {
  lead: "Nous avons bien reçu votre commande. Votre banque n’a pas encore confirmé le paiement.",
  title: "Votre paiement est en cours",
  text: "Un prélèvement ou un virement demande parfois quelques jours. Vous n’avez rien à faire\u00a0: si le paiement aboutit, un e-\u2060mail vous confirme la commande.",
};

export function failedText(product: ProductId): OrderStatusText {
  return {
    lead: "Votre banque n’a pas accepté le paiement de cette commande.",
    title: "Votre paiement n’a pas abouti",
    text: "Rien n’a été encaissé. Vous pouvez reprendre votre commande, avec un autre moyen de paiement.",
    resume: { label: "Reprendre ma commande", to: products[product].page.to },
  };
}

/** @param isSent whether its parcel has left; null if there is none */
export function disputedText(isSent: boolean | null): OrderStatusText {
  const parcel = isSent === false ? " et le colis attend" : "";
  return {
    lead: "Votre banque examine le paiement de cette commande.",
    title: "Votre paiement est contesté",
    text: `Tant que votre banque ne s’est pas prononcée, l’accès est suspendu${parcel}.`,
  };
}

interface Refund {
  product: ProductId | "other";
  /** Formatted. */
  sum: string;
  /** In words; null if unknown. */
  day: string | null;
  isSent: boolean | null;
}

export function refundedText({ product, sum, day, isSent }: Refund): OrderStatusText {
  const since = day ? ` le ${day}` : "";
  return {
    lead: "Cette commande vous a été remboursée en entier.",
    title: `Commande remboursée${since}`,
    text: `La somme de ${sum} vous a été rendue${since}, par le moyen de paiement d’origine. ${closedText(product, isSent)}`.trim(),
  };
}

export const keptBook = "Le livre que vous avez reçu est à vous.";

/** What a full refund ends. */
export function closedText(product: ProductId | "other", isSent: boolean | null): string {
  if (product === "training") return "L’accès à la formation est fermé.";
  if (product === "prompt-pack") return "L’accès au pack est fermé.";
  if (product === "other") return "";
  return isSent
    ? `La version numérique est fermée. ${keptBook}`
    : "La version numérique est fermée et le colis ne partira pas.";
}

/** Before the contact address. */
export const statusSupport = {
  title: "Une question\u202f?",
  text: "Écrivez-nous, une personne vous répond\u00a0:",
};
