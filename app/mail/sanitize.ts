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

/** A scheme, an at-sign, `www.`, or a dot (also full-width) between a letter or digit and two letters. */
const address = /:\/\/|\b(?:tel|sms|mailto|callto):|www[.．。｡]|[@＠]|[\p{L}\d][.．。｡]\p{L}{2}/iu;

/**
 * Whether a mail program could turn the text into a link. A spammer may type an advertisement as a name and the
 * victim's address below it.
 */
export function looksLikeAddress(text: string): boolean {
  return address.test(plainLine(text));
}

/**
 * One line in plain letters: full-width letters and dot leaders become ordinary ones, invisible characters are removed.
 */
function plainLine(text: string): string {
  return sanitizeLine(text.normalize("NFKC").replace(/\p{Cf}/gu, ""));
}

/** A name for the greeting; empty if a digit, or a dot inside a word, could make a phone turn it into a link. */
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

/** The number of an order or a withdrawal (kept), or nine digits with no letter between them: a telephone number. */
const numbers = /\b[CR]-20\d{6}-[\dA-F]{8}\b|\p{N}(?:[^\p{L}\p{N}]*\p{N}){8,}/giu;

/** Replaces each telephone number, even across line breaks: it may be a premium-rate one. */
export function replaceTelephoneNumbers(text: string, replacement: string): string {
  return text.replace(numbers, (found) => (/^[CR]/i.test(found) ? found : replacement));
}

/** Makes an address readable but not clickable: `site[.]example`. */
export function defang(word: string): string {
  return word
    .replace(/[.．。｡]/gu, "[.]")
    .replace(/[@＠]/gu, "[at]")
    .replace(/:/g, "[:]");
}
