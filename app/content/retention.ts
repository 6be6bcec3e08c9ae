/** How long data are kept: what the legal notice says, and the nightly purge does. */

/** Calendar months for which sales and counts are kept: enough to compare two years. */
export const keptMonths = 25;

/**
 * Orders of this sum and more: the seller must keep the contract for ten years (Code de la consommation, articles
 * L. 213-1, D. 213-1 and D. 213-2).
 */
export const largeOrder = { cents: 12_000, months: 10 * 12 };

/** Days for which a parcel's name, address and dedication are kept after it was sent. */
export const parcelDays = 90;

/** Days for which alarm data are kept. */
export const alarmDays = 30;

/** Days for which a form's mail waits for room: later it is of no use. */
export const heldDays = 7;

/** Months for which withdrawals are kept: a contract can be disputed for five years (Code civil, article 2224). */
export const withdrawalMonths = 5 * 12;

/** Months for which the operator's acts are kept. */
export const actMonths = 3 * 12;
