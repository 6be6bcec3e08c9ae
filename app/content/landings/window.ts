import { said } from "~/content/claims";

/** Months of the window of variant 2, and the first one in which the book pays off. */
export const months = 12;
export const ahead = 7;

/** When the window was estimated. Estimate it again within a year. */
export const estimated = "novembre 2026";

/** One per pane of the first screen. */
export const windowMonths = Array.from({ length: months }, (_, index) => index + 1);

/** A year of revenues by month, drawn as a street of houses; the words below it are absent if they are unknown. */
export const incomeYear = {
  months: windowMonths.map((month) => ({ month, isHigher: month >= ahead })),
  before: said.yearWithBook.before,
  after: said.yearWithBook.after,
};
