import { claims } from "~/content/offers";
import { unbrokenPrice as price } from "~/lib/money";

/** Months of the window of variant 2, and the first one in which the book pays off. */
export const months = 12;
export const ahead = 7;

/** When the window was estimated. Estimate it again within a year. */
export const estimated = "novembre 2026";

/** Monthly revenues of the year below, in cents, and what the average increase adds. */
const monthly = 500_000;
const more = (monthly * claims.averageRevenueIncreasePercent) / 100;

/** One per pane of the first screen. */
export const windowMonths = Array.from({ length: months }, (_, index) => index + 1);

/** A year of revenues by month, drawn as a street of houses. */
export const incomeYear = {
  months: windowMonths.map((month) => ({ month, isHigher: month >= ahead })),
  before: `${price(monthly)} par mois,`,
  after: `puis ${price(monthly + more)} par mois.`,
  text: `Sur ${price(monthly)} de revenus par mois, la hausse moyenne fait ${price((months - ahead + 1) * more)} de plus pendant les six derniers mois de la fenêtre`,
};
