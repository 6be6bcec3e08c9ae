import { type LeadForm, newsSentence } from "./lead-form";

/** The hidden field that says which sentences a page showed. Other clients leave it out. */
export const consentField = "accord";

/** A short hash of the sentences that a form asks to agree to: FNV-1a, since it need not withstand an attack. */
export function consentHash({ consent }: Pick<LeadForm, "consent">): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(`${consent}\n${newsSentence}`))
    hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(36);
}

/** Whether a form was posted from a page with other sentences, opened before they changed. */
export function showsFormerConsent(form: FormData, definition: Pick<LeadForm, "consent">): boolean {
  const shown = form.get(consentField);
  return shown !== null && shown !== consentHash(definition);
}
