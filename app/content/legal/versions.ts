import { terms } from "./terms";
import { terms20261126 } from "./terms-2026-11-26";
import type { LegalDocument } from "./types";

/**
 * The terms of sale with the first day of each version, newest last. Buyers can still read the version they bought under.
 * To change the terms: copy `terms.ts` to `terms-<its day>.ts`, write out in the copy what it takes from
 * `products.ts` but for `meta`, list it here, then change `terms.ts` and its date.
 */
const termsVersions = [terms20261126, terms].map((document) => ({
  from: document.revised ?? document.updated,
  document,
}));

/**
 * The terms in force on a day (YYYY-MM-DD); the first version for an earlier day.
 *
 * @param versions for tests
 */
export function termsOn(
  day: string,
  versions: readonly { from: string; document: LegalDocument }[] = termsVersions,
): LegalDocument {
  const inForce = versions.findLast(({ from }) => from <= day) ?? versions[0];
  return inForce?.document ?? terms;
}
