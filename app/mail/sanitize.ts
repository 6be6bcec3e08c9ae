/**
 * Reduces a text to one line that is safe anywhere in a mail: line breaks and control characters, which could inject
 * headers or lines, become spaces; directional marks and lone surrogates are removed.
 */
export function sanitizeLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, " ")
    .replace(/[\p{Cs}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu, "")
    .replace(/ {2,}/g, " ")
    .trim();
}

/** The non-empty lines of a text, each sanitized. */
export function sanitizeLines(text: string): string[] {
  return text
    .split(/\r\n?|\n/)
    .map(sanitizeLine)
    .filter(Boolean);
}
