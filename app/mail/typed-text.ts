/*
 * What visitors and buyers typed, before it stands in a mail. Anybody may type an advertisement into a form or at the
 * payment provider, and a victim's address below it.
 */
import { sanitizeLine } from "./sanitize";

/** Takes the place of a web or e-mail address. */
export const leftOut = "[adresse non reproduite]";
/** Takes the place of a telephone number. */
export const numberLeftOut = "[numéro non reproduit]";

interface TypedText {
  /** The person's own address, which stays. */
  own?: string | null;
  /** Whether it is the lines of a postal address, whose numbers are those of houses and towns. */
  isPostal?: boolean;
}

/** The text without anything that a mail program could turn into a link, and without telephone numbers. */
export function withoutContacts(text: string, { own, isPostal = false }: TypedText = {}): string {
  const unlinked = replaceAddresses(text, (word) => (word === own ? word : leftOut));
  return isPostal
    ? unlinked.split("\n").map(replaceTelephoneNumbers).join("\n")
    : replaceTelephoneNumbers(unlinked).replace(shortNumbers, numberLeftOut);
}

/** The text with its addresses readable but not clickable: `site[.]example`. */
export function withoutLinks(text: string, { own }: TypedText = {}): string {
  return replaceAddresses(text, (word) => (word === own ? word : defang(word)));
}

/** Schemes that programs open at a click. */
const schemes =
  "tel|sms|mailto|callto|skype|facetime|facetime-audio|sips?|xmpp|whatsapp|viber|tg|geo|maps|market|webcal";

/** A scheme, an at-sign, `www.`, a dot (also full-width) between a letter or digit and two letters, four numbers. */
const address = new RegExp(
  String.raw`:\/\/|\b(?:${schemes}):\S|www[.．。｡]|[@＠]|[\p{L}\d][.．。｡]\p{L}{2}|(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])`,
  "iu",
);

/** Whether a mail program could turn the text into a link. */
export function looksLikeAddress(text: string): boolean {
  return address.test(plainLine(text));
}

/** One line in plain letters: full-width letters and dot leaders become ordinary ones, invisible characters go. */
function plainLine(text: string): string {
  return sanitizeLine(text.normalize("NFKC").replace(/\p{Cf}/gu, ""));
}

/** Replaces each word that a mail program or a reader could make a link of. */
function replaceAddresses(text: string, replace: (word: string) => string): string {
  return text
    .split("\n")
    .map((part) => {
      const words = sanitizeLine(part).split(" ");
      const replaced = words.map((word, at) => (isAddressAt(words, at) ? replace(word) : word));
      // Parts of one address.
      return replaced
        .filter((word, at) => word !== leftOut || replaced[at - 1] !== leftOut)
        .join(" ");
    })
    .join("\n");
}

/** Whether a word is an address or a part of one: `evil .com`, `www evil com`. */
function isAddressAt(words: readonly string[], at: number): boolean {
  const plain = (word = "") => plainLine(word);
  const isEnd = (word?: string) => /^[.．。｡]\p{L}{2}/u.test(plain(word));
  const isStart = (word?: string) => /^(?:www|https?)[^\p{L}\p{N}]*$/iu.test(plain(word));
  return (
    looksLikeAddress(words[at] ?? "") ||
    isEnd(words[at]) ||
    isEnd(words[at + 1]) ||
    [at, at - 1, at - 2].some((start) => isStart(words[start]))
  );
}

/** Kept: the number of an order or a withdrawal. */
const ownNumber = String.raw`\b[CR]-20\d{6}-[\dA-F]{8}\b`;
/** Digits, and the letters that pass for them. */
const digit = String.raw`[\p{N}oil|]`;
const between = String.raw`[^\p{L}\p{N}|]*`;

/** Nine digits with no letter between them, some of which may be letters that look like digits; `118 218`. */
const telephoneNumbers = new RegExp(
  [
    ownNumber,
    String.raw`\p{N}(?:[^\p{L}\p{N}]*\p{N}){8,}`,
    String.raw`(?<!\p{L})${digit}(?:${between}${digit}){8,}(?!\p{L})`,
    String.raw`(?<!\p{N})118[\s.-]?\p{N}{3}(?!\p{N})`,
  ].join("|"),
  "giu",
);

/** Digits that a telephone number has even if letters replace some of them. */
const leastDigits = 5;

/** Replaces each telephone number, even across line breaks: it may be a premium-rate one. */
function replaceTelephoneNumbers(text: string): string {
  return text.replace(telephoneNumbers, (found) => {
    const isNumber = (found.match(/\p{N}/gu)?.length ?? 0) >= leastDigits;
    return isNumber && !/^[CR]-20/i.test(found) ? numberLeftOut : found;
  });
}

/** Premium-rate numbers of four digits, `3615`, unless they count euros, belong to a date or a foreign postcode. */
const shortNumbers =
  /(?<![\p{N}-]|\p{N}[.,/\s])3\p{N}[\s.-]?\p{N}{2}(?![\p{N}-]|[.,/\s]\p{N}|\s*(?:€|eur))/giu;

function defang(word: string): string {
  return word
    .replace(/[.．。｡]/gu, "[.]")
    .replace(/[@＠]/gu, "[at]")
    .replace(/:/g, "[:]");
}
