import { claims, said } from "~/content/claims";
import { unbrokenPrice as price } from "~/lib/money";

/** The default monthly revenues, and the limits of what a visitor may type, in cents. */
export const usualMonth = (claims.dailyLoss.value ?? 0) * 100;
const least = 10_000;
const most = 100_000_000;

/** The bill of variant 3, with a first line for the visitor to fill in. */
export const billForm = {
  title: "Votre calcul",
  name: "revenus",
  label: "Vos revenus d’un mois",
  button: "Recalculer",
  unit: "par jour",
  error: `Écrivez un montant en chiffres, de ${price(least)} à ${price(most)}.`,
  hint: (monthly: number) =>
    `Calculé sur ${price(monthly)} par mois${monthly === usualMonth ? "\u00a0: mettez votre chiffre" : ", votre chiffre"}.`,
  increase: said.averageRevenueIncreasePercent.bill,
};

/** The bill while the calculation is unknown. */
export const openBill = {
  lines: [
    { label: "Le devis", value: "sans réponse" },
    { label: "Le tarif", value: "gelé" },
    { label: "L’estrade", value: "à un autre" },
    { label: "Vos meilleures formules", value: "envolées" },
  ],
  sum: "1\u00a0jour",
  unit: "de plus, sans livre",
};

/**
 * Parses monthly revenues as a visitor types them: with spaces, points or a comma, with or without a €.
 *
 * @returns cents; null for anything else, or outside the limits
 */
export function readMonth(typed: string): number | null {
  const figures = typed
    .replace(/\s|€|euros?/gi, "")
    .replace(/[.,](?=\d{3}(?!\d))/g, "")
    .replace(",", ".");
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(figures)) return null;
  const cents = Math.round(Number(figures) * 100);
  return cents >= least && cents <= most ? cents : null;
}
