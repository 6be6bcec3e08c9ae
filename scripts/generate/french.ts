import * as offers from "../../app/content/offers";
import { price } from "../../app/lib/money";

const noBreak = "\u00A0";
const narrow = "\u202F";

/** Replaces the plain spaces before `; : ! ? »` and after `«` with those of French typography. */
export function punctuationSpaces(text: string): string {
  return text
    .replace(/(?<=[\p{L}\d»)%€.…}]) (?=[;!?]+(?:[\s»)"`]|$))/gu, narrow)
    .replace(/(?<=[\p{L}\d»)%€}]) (?=:(?:[\s"`]|$))/gu, noBreak)
    .replace(/ (?=»)|(?<=«) /g, noBreak);
}

/** Sets the spaces of French typography in a text typed with plain ones. */
export function frenchSpaces(text: string): string {
  return text
    .replace(/'/g, "’")
    .replace(/\s*»/g, `${noBreak}»`)
    .replace(/«\s*/g, `«${noBreak}`)
    .replace(/\s*([;!?]+)(?=[\s»)]|$)/g, `${narrow}$1`)
    .replace(/(?<=[\p{L}\d»)])\s*:(?=\s|$)/gu, `${noBreak}:`)
    .replace(/(?<=\d) (?=\d{3}(?!\d)|[%€])/g, noBreak)
    .replace(/(?<=(?<![\d,/-])\d(?:[\d,]*\d)?\+?) (?=\p{L}{3})/gu, noBreak)
    .replace(
      /(?<=(?<!\p{L})(?:[LRD]\.|n°|chapitres?|articles?|jours?|semaines?|étapes?|pages?)) (?=\d)/giu,
      noBreak,
    );
}

/**
 * Fills in the figures of `offers.ts` that a text names, such as `{freeChapter.pages}`; cents as a price: `{book.cents}`.
 *
 * @throws {Error} naming an unknown figure
 */
export function withFigures(text: string): string {
  return text.replace(/\{([^{}]*)\}/g, (typed, path: string) => {
    if (path.startsWith("claims.")) {
      throw new Error(
        `put the words that need ${typed} between {{ and }}, and not in front matter`,
      );
    }
    const value = path.split(".").reduce<unknown>((part, name) => Object(part)[name], offers);
    if (typeof value !== "number" && typeof value !== "string") {
      throw new Error(`app/content/offers.ts has no figure ${typed}`);
    }
    return typeof value === "number" && /cents$/i.test(path) ? price(value) : String(value);
  });
}
