import { book, promptPack, training } from "~/content/offers";

/** What one visitor has bought so far, read from the return URLs' parameters. */
export interface Purchases {
  presaleCourse: boolean;
  promptPack: boolean;
  /** The visitor came through `/offre-speciale` and left the pack. */
  packDeclined: boolean;
  /** Total in cents, the book included. */
  total: number;
}

/** Only the exact text `true` adds an extra; anything else means that it was not bought. */
export function readPurchases(query: URLSearchParams): Purchases {
  const presaleCourse = query.get("presale_course") === "true";
  const withPack = query.get("prompt_pack") === "true";
  const extras = (presaleCourse ? training.cents : 0) + (withPack ? promptPack.cents : 0);
  return {
    presaleCourse,
    promptPack: withPack,
    packDeclined: query.get("prompt_pack") === "false",
    total: book.cents + extras,
  };
}

/** `/merci` is the final confirmation as soon as the visitor has answered one of the two offers. */
export function isFinal(query: URLSearchParams): boolean {
  return query.has("prompt_pack") || query.has("presale_course");
}

/** The product that the second look-up names: the later purchase when there were two. */
export function latestProduct({ presaleCourse, promptPack }: Purchases) {
  if (promptPack) return "prompt_pack";
  return presaleCourse ? "presale_course" : undefined;
}
