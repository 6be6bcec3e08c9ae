import { sanitizeLine } from "~/mail/sanitize";

/** Longest dedication in code points: what fits on a label. */
export const maxDedication = 60;

/** One line of printable characters; null if nothing is left. A joined emoji is split into its parts. */
export function cleanDedication(text: string): string | null {
  return (
    sanitizeLine(
      text
        .normalize("NFC")
        .replace(/[\p{Cf}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\u2800]/gu, ""),
    ) || null
  );
}

/** Whether a clean dedication is short enough. */
export function isDedication(text: string): boolean {
  return Array.from(text).length <= maxDedication;
}
