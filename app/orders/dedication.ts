import { sanitizeLine } from "~/mail/sanitize";

/** Characters of a dedication, as people count them. */
export const maxDedication = 60;

/** One harmless line; null for none. */
export function cleanDedication(text: string): string | null {
  return sanitizeLine(text) || null;
}

/** Whether a clean dedication has room in the book. */
export function isDedication(text: string): boolean {
  return graphemes(text).length <= maxDedication;
}

/** The same, as much of it as there is room for. */
export function cutDedication(text: string): string | null {
  return cleanDedication(graphemes(sanitizeLine(text)).slice(0, maxDedication).join(""));
}

/** An emoji of several code points is one character, and so is a letter with its accent. */
function graphemes(text: string): string[] {
  const segmenter = new Intl.Segmenter("fr", { granularity: "grapheme" });
  return Array.from(segmenter.segment(text.slice(0, longest)), ({ segment }) => segment);
}

/** Beyond anything that sixty characters take, however many parts each has: the rest is not looked at. */
const longest = 2_000;
