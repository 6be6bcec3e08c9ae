/**
 * A text as one line that is safe anywhere in a mail: line breaks and control characters, which could inject headers
 * or lines, become spaces; directional marks and lone surrogates are removed.
 */
export function sanitizeLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, " ")
    .replace(/[\p{Cs}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu, "")
    .replace(/ {2,}/g, " ")
    .trim();
}

/** The lines of a text, each sanitized; none that is empty. */
export function sanitizeLines(text: string): string[] {
  return text
    .split(/\r\n?|\n/)
    .map(sanitizeLine)
    .filter(Boolean);
}

/** A scheme, an at-sign, `www.`, or a dot between a letter or digit and two letters: full-width dots count. */
const address = /:\/\/|\b(?:tel|sms|mailto|callto):|www[.．。｡]|[@＠]|[\p{L}\d][.．。｡]\p{L}{2}/iu;

/**
 * Whether a mail program could turn it into a link. A spammer may type an advertisement as a name and the victim's
 * address below it.
 */
export function looksLikeAddress(text: string): boolean {
  return address.test(plainLine(text));
}

/** One line in plain letters: full-width ones and dot leaders as their usual forms, nothing invisible. */
function plainLine(text: string): string {
  return sanitizeLine(text.normalize("NFKC").replace(/\p{Cf}/gu, ""));
}

/** A name as a mail greets with it; empty for one of which a telephone could make a link, by a digit or a dot in a word. */
export function greetedName(name: string): string {
  const line = plainLine(name);
  return looksLikeAddress(line) || /\p{N}|\S[.．。｡]\S/u.test(line) ? "" : line;
}

/** Replaces each word that a mail program could turn into a link. */
export function replaceAddresses(text: string, replace: (word: string) => string): string {
  return text
    .split("\n")
    .map((part) =>
      sanitizeLine(part).replace(/\S+/g, (word) => (looksLikeAddress(word) ? replace(word) : word)),
    )
    .join("\n");
}

/** An order's or a declaration's number, or nine digits without a letter between them: a telephone number. */
const numbers = /\b[CR]-20\d{6}-[\dA-F]{8}\b|\p{N}(?:[^\p{L}\p{N}]*\p{N}){8,}/giu;

/** Replaces each telephone number, which may be an expensive one; line breaks in it too. */
export function replaceTelephoneNumbers(text: string, replacement: string): string {
  return text.replace(numbers, (found) => (/^[CR]/i.test(found) ? found : replacement));
}

/** An address that can be read, but not clicked: `site[.]example`. */
export function defang(word: string): string {
  return word
    .replace(/[.．。｡]/gu, "[.]")
    .replace(/[@＠]/gu, "[at]")
    .replace(/:/g, "[:]");
}
