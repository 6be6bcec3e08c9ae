import { parisDay } from "~/lib/time";

/** A new key of a buyer's page: 128 random bits that nobody guesses. */
export function newOrderKey(): string {
  return randomHex(16);
}

/**
 * What buyer and seller name an order by: `C-20260501-1A2B3C4D`, the day in Paris.
 *
 * @param created_at ISO 8601 in UTC
 */
export function newOrderReference(created_at: string): string {
  return `C-${parisDay(created_at).replaceAll("-", "")}-${randomHex(4).toUpperCase()}`;
}

function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Begins the id of an order that no checkout made. */
export const givenPrefix = "given_";
