import { claims } from "~/content/offers";
import { unbrokenPrice as price } from "~/lib/money";

/** The window of variant 2, in months, and the first of them in which the book brings more. */
export const months = 12;
export const ahead = 7;

/** Month of the estimate of the window, to be made anew before it is a year old. */
export const estimated = "novembre 2026";

/** The revenues of the year below, in cents a month, and what the average increase adds. */
const monthly = 500_000;
const more = (monthly * claims.averageRevenueIncreasePercent) / 100;

/** The panes of the first screen. */
export const windowMonths = Array.from({ length: months }, (_, index) => index + 1);

/** A year of revenues, month by month, as a street of houses. */
export const incomeYear = {
  months: windowMonths.map((month) => ({ month, isHigher: month >= ahead })),
  before: `${price(monthly)} par mois,`,
  after: `puis ${price(monthly + more)} par mois.`,
  text: `Sur ${price(monthly)} de revenus par mois, la hausse moyenne fait ${price((months - ahead + 1) * more)} de plus pendant les six derniers mois de la fenêtre`,
};
