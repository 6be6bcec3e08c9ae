/** Replaces next steps and access on a confirmation page while an order is pending, disputed or refunded. */
export interface OrderStatusText {
  lead: string;
  /** On the order's card. */
  arrival: string;
  title: string;
  text: string;
}

export const pendingText: OrderStatusText = {
  lead: "Nous avons bien reçu votre commande. Votre banque n’a pas encore confirmé le paiement.",
  arrival: "Tout suit dès que le paiement est confirmé.",
  title: "Votre paiement est en cours",
  text: "Un prélèvement ou un virement demande parfois quelques jours. Vous n’avez rien à faire\u00a0: un e-mail vous confirme la commande dès que le paiement aboutit, et mène à vos accès.",
};

export const failedText: OrderStatusText = {
  lead: "Votre banque n’a pas accepté le paiement de cette commande.",
  arrival: "Rien n’a été encaissé.",
  title: "Votre paiement n’a pas abouti",
  text: "Rien n’a été encaissé et rien ne part. Vous pouvez reprendre la commande depuis la page du produit, avec un autre moyen de paiement, ou nous écrire.",
};

/** @param isBook whether the order has a parcel */
export function disputedText(isBook: boolean): OrderStatusText {
  const parcel = isBook ? ", et un colis qui n’est pas parti attend" : "";
  return {
    lead: "Votre banque examine le paiement de cette commande.",
    arrival: "Votre commande attend la réponse de votre banque.",
    title: "Votre paiement est contesté",
    text: `Tant que votre banque ne s’est pas prononcée, l’accès est suspendu${parcel}. La page de votre commande dit à qui écrire.`,
  };
}

/** @param day in words; null if unknown */
export function refundedText(isBook: boolean, day: string | null): OrderStatusText {
  const parcel = isBook ? ", et rien ne part par la poste" : "";
  return {
    lead: "Cette commande vous a été remboursée en entier.",
    arrival: isBook ? "Livre remboursé." : "Commande remboursée.",
    title: day ? `Commande remboursée le ${day}` : "Commande remboursée",
    text: `La somme vous a été rendue par le moyen de paiement d’origine. L’accès à son contenu est fermé${parcel}. Votre reçu reste sur la page de la commande.`,
  };
}
