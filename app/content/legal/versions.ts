import { terms } from "./terms";
import type { LegalDocument } from "./types";

/**
 * The terms of sale with the first day of each version, newest last. Buyers can still read the version they bought under.
 * To change the terms: copy `terms.ts` to `terms-<its day>.ts`, write out in the copy what it takes from
 * `products.ts`, list it here with its day, then change `terms.ts` and its date.
 */
const termsVersions: readonly { from: string; document: LegalDocument }[] = [
  { from: terms.revised ?? terms.updated, document: terms },
];

/**
 * The terms in force on a day (YYYY-MM-DD); the first version for an earlier day.
 *
 * @param versions for tests
 */
export function termsOn(day: string, versions = termsVersions): LegalDocument {
  const inForce = versions.findLast(({ from }) => from <= day) ?? versions[0];
  return inForce?.document ?? terms;
}
