/** The desk's page of the declarations of withdrawal. */
import { frenchDate, unbroken } from "~/lib/time";

const date = (day: string) => unbroken(frenchDate(day));

export const withdrawalsPage = {
  title: "Rétractations",
  lead: "Celles qui attendent et qui nomment une commande d’abord. Remboursez chez le prestataire de paiement, puis marquez-les comme répondues.",
  none: "Personne ne s’est rétracté.",
  due: (day: string, isLate: boolean) =>
    isLate
      ? `En retard\u00a0: à rembourser avant le ${date(day)}`
      : `À rembourser avant le ${date(day)}`,
  answered: (day: string) => `Répondue le ${date(day)}`,
  closed: "Close\u00a0: tout est déjà remboursé",
  unknownOrder: "Aucune commande connue\u00a0: vérifiez avant de rembourser.",
  refunded: "La commande est déjà remboursée.",
  answer: "Marquer comme répondue",
  unknown: "Cette rétractation n’existe plus. Rechargez la page.",
};
