import { sanitizeLine } from "~/mail/sanitize";

/** Code points of a dedication: what a label has room for. */
export const maxDedication = 60;

/** One line of characters that can be printed; null for none. An emoji that others make up becomes those. */
export function cleanDedication(text: string): string | null {
  return sanitizeLine(text.normalize("NFC").replace(/[\p{Cf}\p{Co}\p{Cn}]/gu, "")) || null;
}

/** Whether a clean dedication is short enough. */
export function isDedication(text: string): boolean {
  return Array.from(text).length <= maxDedication;
}
