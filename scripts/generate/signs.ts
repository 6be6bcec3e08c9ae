/** Signs that a page would print as they stand, although the writer meant something else. */

/** `&eacute;` or `&#8217;`. A page prints the characters of a text, so no text needs one. */
const entity = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/i;

/** What is wrong with a text that names a character; null if nothing is. */
export function findEntity(text: string): string | null {
  const [found] = entity.exec(text) ?? [];
  return found ? `write the character itself instead of ${found}` : null;
}

/** What is wrong with the title of a link or picture, `[text](address "title")`; null without one. */
export function unshownTitle(title: string | null | undefined): string | null {
  return title ? `the title «\u00a0${title}\u00a0» is not shown: leave it out` : null;
}

/** Markdown that is left over in a text because it was written by half, or that this site does not know. */
const leftOver: readonly [RegExp, (sign: string) => string][] = [
  [/\[\^[^\]]+\]|\^\[/, (sign) => `there are no footnotes here: put ${sign} into the text`],
  [/\]\s?\(|\]\[|!\[/, (sign) => `this link or picture is not whole: ${sign}`],
  [
    /\*+|`+|~~|==|(?<![\p{L}\d_])_+(?=[\p{L}\d])|(?<=[\p{L}\d])_+(?![\p{L}\d_])/u,
    (sign) =>
      `${sign} has no partner: close it, or write \\${sign} if the sign itself is to be printed`,
  ],
];

/** Signs at the beginning of a paragraph that a space or a second line would complete. */
const halfBlock = /^(?:#+|[-+](?=\p{L})|\||\d+[.)](?=\p{L}))/u;

export function leftOverSign(text: string): string | null {
  for (const [sign, describe] of leftOver) {
    const [found] = sign.exec(text) ?? [];
    if (found) return describe(found.trim());
  }
  return findEntity(text);
}

/** What is wrong with the beginning of a paragraph; null if nothing is. */
export function halfBlockSign(text: string): string | null {
  const [sign] = halfBlock.exec(text) ?? [];
  return sign
    ? `${sign} begins no heading, list or table here: a space or a line is missing`
    : null;
}
