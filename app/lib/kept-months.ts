/** Calendar months for which sales and counts are kept: enough to compare two years. */
export const keptMonths = 25;

/**
 * When something was made that is now old enough to go.
 *
 * @param now in milliseconds since the epoch
 * @returns ISO 8601 in UTC
 */
export function keptSince(now: number): string {
  const date = new Date(now);
  date.setUTCMonth(date.getUTCMonth() - keptMonths);
  return date.toISOString();
}
