import { dayInMs } from "./time";

/** Calendar months for which sales and counts are kept: enough to compare two years. */
export const keptMonths = 25;

/**
 * Orders of 120 € and more: the seller must keep the contract for ten years (Code de la consommation, articles
 * L. 213-1, D. 213-1 and D. 213-2).
 */
export const largeOrder = { cents: 12_000, months: 10 * 12 };

/** Days after sending that a parcel's name, address and dedication are kept. */
export const sentDays = 90;

/** Days for what is in an alarm. */
export const alarmDays = 30;

/** Months for declarations of withdrawal: a contract can be disputed for five years (Code civil, article 2224). */
export const withdrawalMonths = 5 * 12;

/**
 * The moment so many calendar months ago. Where that month has no such day it is its last one, so that nothing is
 * erased early.
 *
 * @param now in milliseconds since the epoch
 * @returns ISO 8601 in UTC
 */
export const monthsBefore = (now: number, months: number) => monthsAfter(now, -months);

/** The same, so many months later. */
export function monthsAfter(moment: number, months: number): string {
  const date = new Date(moment);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.toISOString();
}

/**
 * The same in days.
 *
 * @throws {RangeError} when `days` is not a whole number of at least 1: a mistake must not delete everything
 */
export function daysBefore(now: number, days: number): string {
  if (!Number.isInteger(days) || days < 1) throw new RangeError("days must be a whole number >= 1");
  return new Date(now - days * dayInMs).toISOString();
}
