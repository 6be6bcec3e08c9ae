/** The sheet in a parcel: the first page of the order that a buyer holds. */
export const packingSlip = {
  title: "Bordereau de livraison",
  thanks: (copies: number) =>
    copies > 1
      ? "Merci. Vos livres sont dédicacés, et à vous."
      : "Merci. Ce livre est dédicacé, et à vous.",
  content: "Dans ce colis",
  next: {
    title: "Et maintenant",
    steps: [
      "Commencez par le premier chapitre, un crayon à la main.",
      "Retrouvez le PDF et l’EPUB sur la page de votre commande\u00a0: le lien est dans l’e-\u2060mail de confirmation.",
      "Pour savoir par où commencer votre propre livre, faites le diagnostic gratuit du site.",
    ],
  },
} as const;
