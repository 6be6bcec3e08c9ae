import { terms } from "./terms";
import type { LegalDocument } from "./types";

/**
 * The terms of sale with the day from which each version is in force, the newest last. Whoever bought under one can
 * still read it. To change the terms: copy `terms.ts` to `terms-<its day>.ts`, list the copy here with its day, then
 * change `terms.ts` and its date.
 */
const termsVersions: readonly { from: string; document: LegalDocument }[] = [
  { from: terms.revised ?? terms.updated, document: terms },
];

/**
 * The terms in force on a day, YYYY-MM-DD; the first ones for a day before them.
 *
 * @param versions for tests
 */
export function termsOn(day: string, versions = termsVersions): LegalDocument {
  const inForce = versions.findLast(({ from }) => from <= day) ?? versions[0];
  return inForce?.document ?? terms;
}
