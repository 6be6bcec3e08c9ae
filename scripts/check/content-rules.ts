import type { Author } from "~/content/author";
import { type PublishedAuthor, publishedAuthor } from "~/content/authorship";
import { isDay } from "~/lib/time";
import type { Facts } from "./facts";
import { type Finding, type Place, unset, untrue } from "./finding";

const reviewsFile = "app/content/readers.ts";
const claimsFile = "app/content/claims.ts";
const publisherFile = "app/content/publisher.ts";
const authorFile = "app/content/author.ts";
const statementFile = "app/content/legal/accessibility.ts";
const noticeFile = "app/content/guarantee-notice.ts";
const lookInsideFile = "app/content/look-inside.ts";

/** Claims without a source: averages, counts, the rating, the market. Article L. 121-2. */
export function claims({ claims }: Facts): Finding[] {
  return Object.entries(claims)
    .filter(([, { text, source }]) => text !== undefined && source === null)
    .map(([name, { text }]) => {
      const find = ["export const claims", `  ${name}:`, "source: null"];
      return untrue(`« ${text} » has no source`, { file: claimsFile, find });
    });
}

/** Facts that pages and mails omit until they are known. */
export function publisher({ publisher: { mediator: _, ...rest } }: Facts): Finding[] {
  return unknownIn(rest, "export const publisher");
}

export function mediator({ publisher: { mediator } }: Facts): Finding[] {
  return unknownIn(mediator, "export const publisher", "mediator:");
}

function unknownIn(group: object, ...find: string[]): Finding[] {
  return Object.entries(group)
    .filter(([, value]) => value === undefined)
    .map(([field]) =>
      untrue(`${field} is not known`, {
        file: publisherFile,
        find: [...find, `${field}: undefined`],
      }),
    );
}

const missingAuthorParts = {
  biography: "the author has no biography: the pages show only the name",
  portrait: "the author has no portrait: the pages show a drawing",
  signature: "the author has no signature: the pages print the name",
} satisfies Partial<Record<keyof PublishedAuthor, string>>;

/** The author's file: no name, blanks, samples, missing pictures. */
export function author({ author, isPublic }: Facts): Finding[] {
  const at = (find: string): Place => ({ file: authorFile, find: [find] });
  const declaration = at("export const author");
  const named = publishedAuthor(author);
  if (!author || !named)
    return [untrue("the site sells signed copies but names no author", declaration)];

  const fields = Object.keys(missingAuthorParts) as (keyof typeof missingAuthorParts)[];
  const unfilled = fields.filter((field) => !named[field]?.length);
  const pictures = [named.portrait, named.signature].filter((path) => path !== null);
  return [
    ...blanksIn(author).map((text) => untrue(`still blank: ${text}`, at(text))),
    ...("sample" in author ? [untrue("the author is a sample", at("sample: true"))] : []),
    ...pictures
      .filter((path) => !isPublic(path))
      .map((path) => untrue(`public${path} does not exist`, at(path))),
    ...unfilled.map((field) => unset(missingAuthorParts[field], declaration)),
  ];
}

/**
 * Reviews that no reader gave, and those without a stated origin: articles L. 111-7-2 and D. 111-17, and L. 121-4, 27°
 * and 28°.
 */
export function reviews({ reviews }: Facts): Finding[] {
  const undated =
    "does not say on which days (YYYY-MM-DD) it was published and experienced, and whether its purchase was checked";
  return Object.values(reviews)
    .flat()
    .filter((review) => "sample" in review || !("fictional" in review || isDated(review)))
    .map((review) => {
      const { initials } = review;
      const what = "sample" in review ? "is a sample" : undated;
      // As written in the source.
      const find = [`initials: "${initials.replaceAll("\u00a0", "\\u00a0")}"`];
      return untrue(`the review of ${initials} ${what}`, { file: reviewsFile, find });
    });
}

/** Also checks reviews that the compiler has not seen. */
const isDated = (review: { published?: unknown; experienced?: unknown; checked?: unknown }) =>
  [review.published, review.experienced].every((day) => typeof day === "string" && isDay(day)) &&
  typeof review.checked === "boolean";

/** Unfilled placeholders, each once: `[… à compléter]`. */
function blanksIn(author: Author): string[] {
  const texts = Object.values(author).flat().map(String);
  return [...new Set(texts.flatMap((text) => text.match(/\[[^\]]*à compléter\]/g) ?? []))];
}

/** « Feuilletez » shows pages of the free documents as the book's: L. 121-2, unless the book contains them. */
export function lookInside({ bookPages, isPublic }: Facts): Finding[] {
  if (bookPages.length === 0) {
    const message =
      "no pages of the book: « Feuilletez » shows those of the free documents, which describe another product unless the book contains them";
    return [untrue(message, { file: lookInsideFile, find: ["export const bookPages"] })];
  }
  return bookPages
    .filter(({ src }) => !isPublic(src))
    .map(({ src }) => untrue(`public${src} does not exist`, { file: lookInsideFile, find: [src] }));
}

/**
 * Who must publish the statement of `/accessibilite`: articles L. 412-13 and following of the Code de la consommation.
 */
export function accessibility({ duty }: Facts): Finding[] {
  if (duty !== "unknown") return [];
  const message =
    "it is not stated whether /accessibilite is required: a business of fewer than ten people and at most 2 M€ a year is exempt for its services (L. 412-13); any other one must have the site tested by people who use assistive technology";
  return [unset(message, { file: statementFile, find: ["export const duty"] })];
}

/** The prescribed picture beside a price of goods: implementing regulation (EU) 2025/1960. */
export function guaranteeNotice({ guaranteeNotice: notice, isPublic }: Facts): Finding[] {
  const place = { file: noticeFile, find: ["export const guaranteeNotice"] };
  if (!notice) {
    const message =
      "the harmonised notice on the legal guarantee is not shown beside the book's price, where it is required since 27 September 2026: take the official file from https://eur-lex.europa.eu/eli/reg_impl/2025/1960/oj (annex), put it into public/images unchanged, and name it";
    return [unset(message, place)];
  }
  return isPublic(notice.src) ? [] : [untrue(`public${notice.src} does not exist`, place)];
}
