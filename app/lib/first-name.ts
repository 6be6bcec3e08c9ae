const title =
  /^(?:dr|docteur|med|pr|prof|professeur|mm?|mr|messieurs|monsieur|mmes?|mesdames|madame|mlles?|mademoiselle|me|maître|mrs|ms|miss|sir|herr|frau)\.?$/i;
const joint = /^(?:et|ou|and|und|&|\+)$/i;
const particle =
  /^(?:de|du|des|la|le|les|van|von|zu|der|den|di|da|del|della|dos|ten|ter|(?:d|l)['’].*)$/i;
/** Alone or before other words, an address in the making. */
const web = /^(?:www|https?)$/i;

const isNone = (word: string) => [title, joint, particle, web].some((kind) => kind.test(word));
const isCapitals = (word: string) => word.length > 1 && word === word.toUpperCase();

const maxWords = 3;
const maxLetters = 30;

/** Letters, and hyphens and apostrophes between them. */
const name = /^\p{L}[\p{L}\p{M}]*(?:['’‐-]\p{L}[\p{L}\p{M}]*)*$/u;

/**
 * A typed first name as a mail may greet by it; empty for what is likelier anything else. Strangers type advertisements
 * into this field, and a victim's address into the next.
 */
export function greetedName(firstName: string): string {
  const words = wordsOf(turned(plain(firstName)));
  const isName = words.every((word) => name.test(word) && !isNone(word));
  const greeted = words.join(" ");
  return isName && words.length <= maxWords && greeted.length <= maxLetters ? greeted : "";
}

/** The first name in a full name; empty if it cannot be told. A family name in capitals may come first. */
export function readFirstName(fullName: string): string {
  const words = wordsOf(turned(plain(fullName)));
  const names = words.filter((word) => !isNone(word));
  const usual = names.find((word) => !isCapitals(word));
  const hasTitle = words.some((word) => title.test(word));
  // A couple; a family name alone behind a title, or first because of its particle.
  const isUnclear =
    words.some((word) => joint.test(word)) ||
    (hasTitle && names.length === 1) ||
    (particle.test(words[0] ?? "") && !names.some(isCapitals));
  return isUnclear ? "" : greetedName(usual ?? names[0] ?? "");
}

/** In composed letters, without invisible ones. */
function plain(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, "")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, " ");
}

/** Without the family name that stands before a comma: `Roux, Camille`. */
function turned(text: string): string {
  const [family = "", given] = text.split(",");
  const names = wordsOf(family).filter((word) => !isNone(word) && !isCapitals(word));
  return given !== undefined && names.length <= 1 ? given : family;
}

const wordsOf = (text: string) => text.split(/\s+/u).filter(Boolean);
