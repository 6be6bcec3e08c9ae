/**
 * A text as one line that may stand anywhere in a mail. Whoever typed it into a form can neither begin
 * a line of their own, in a header or below, nor turn the words around it: line breaks and control
 * characters become a space, directional marks and halves of characters go.
 */
export function sanitizeLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, " ")
    .replace(/[\p{Cs}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu, "")
    .replace(/ {2,}/g, " ")
    .trim();
}

/** A scheme, an at-sign, `www.`, or a dot between a letter or digit and two letters: full-width dots count. */
const address = /:\/\/|\b(?:tel|sms|mailto|callto):|www[.．。｡]|[@＠]|[\p{L}\d][.．。｡]\p{L}{2}/iu;

/**
 * Whether a mail program could make a link of it. A stranger may write what they like into a form and
 * somebody else's address below: we do not carry their advertisement.
 */
export function looksLikeAddress(text: string): boolean {
  return address.test(sanitizeLine(text));
}

/**
 * A text, line by line, with each word that a mail program could make a link of replaced.
 *
 * @param replace gives what stands in its place
 */
export function replaceAddresses(text: string, replace: (word: string) => string): string {
  return text
    .split("\n")
    .map((part) =>
      sanitizeLine(part).replace(/\S+/g, (word) => (looksLikeAddress(word) ? replace(word) : word)),
    )
    .join("\n");
}

/** An address that can be read, but not clicked: `site[.]example`. */
export function defang(word: string): string {
  return word
    .replace(/[.．。｡]/gu, "[.]")
    .replace(/[@＠]/gu, "[at]")
    .replace(/:/g, "[:]");
}
