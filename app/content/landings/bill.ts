import { claims } from "~/content/offers";
import { unbrokenPrice as price } from "~/lib/money";

const { averageRevenueIncreasePercent: percent } = claims;

/** The month that the bill begins with, and the least and the most that it reckons with, in cents. */
export const usualMonth = 400_000;
const least = 10_000;
const most = 100_000_000;

/** What a month's revenues in cents leave uncollected without a book, in cents. */
export const perMonth = (monthly: number) => Math.round((monthly * percent) / 100);
export const perDay = (monthly: number) => Math.round((monthly * percent) / 100 / 30);

/** The bill of variant 3, whose first line the visitor fills in. */
export const billForm = {
  title: "Votre calcul",
  name: "revenus",
  label: "Vos revenus d’un mois",
  button: "Recalculer",
  unit: "par jour",
  error: `Écrivez un montant en chiffres, de ${price(least)} à ${price(most)}.`,
  hint: (monthly: number) =>
    `Calculé sur ${price(monthly)} par mois${monthly === usualMonth ? "\u00a0: mettez votre chiffre" : ", votre chiffre"}.`,
  increase: `+${percent}% en moyenne avec un livre`,
};

/**
 * Cents of a month's revenues as a visitor writes them: with spaces, points or a comma, with or without a €.
 *
 * @returns null for anything else, and outside the bill's bounds
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
