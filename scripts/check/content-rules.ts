import type { Author } from "~/content/author";
import { type KnownAuthor, known } from "~/content/authorship";
import { price } from "~/lib/money";
import { type Facts, type FoundReview, visit } from "./facts";
import type { Place, Point } from "./point";

const offersFile = "app/content/offers.ts";
const publisherFile = "app/content/publisher.ts";
const authorFile = "app/content/author.ts";

/** Orders of new books under this must cost the buyer at least that much for delivery, in cents. */
const bookDelivery = { below: 3500, atLeast: 300 };

/** Applies to a book that is sent, whatever its former price. */
const onePriceOfBooks =
  "a new book is sent at the price that its publisher set (law 81-766 of 10 August 1981, article 1)";

export const inOffers = (offer: string, ...find: string[]): Place => ({
  file: offersFile,
  find: [`export const ${offer} =`, ...find],
});

/** Struck prices that are not the lowest of the 30 days before the reduction: article L. 112-1-1. */
function prices({ offers }: Facts): Point[] {
  const { book, training, promptPack, vip } = offers;
  return Object.entries({ book, training, promptPack, vip }).flatMap(([offer, figures]) => {
    const { cents, listCents, lowestCents30Days: lowest } = figures;
    if (listCents <= cents || lowest === listCents) return [];
    const what = `${price(listCents)} struck beside ${price(cents)}`;
    const stated =
      lowest === null
        ? `${what}: the lowest price of the 30 days before is not stated (L. 112-1-1)`
        : `${what}, but the lowest price of the 30 days before was ${price(lowest)} (L. 112-1-1)`;
    const message = offer === "book" ? `${stated}; ${onePriceOfBooks}` : stated;
    return [
      {
        name: "prices",
        untrue: true,
        message,
        place: inOffers(offer, "lowestCents30Days"),
      } as const,
    ];
  });
}

/** Delivery of a new book given away or sold too cheap: order (arrêté) of 4 April 2023. */
function shipping({ offers: { book } }: Facts): Point[] {
  if (book.cents >= bookDelivery.below || book.shippingCents >= bookDelivery.atLeast) return [];
  const message = `delivery of a book at ${price(book.cents)} costs the buyer ${price(book.shippingCents)}; under ${price(bookDelivery.below)} it must cost at least ${price(bookDelivery.atLeast)} (order of 4 April 2023)`;
  return [{ name: "shipping", untrue: true, message, place: inOffers("book", "shippingCents") }];
}

/** Figures of the offers' pages without a source: averages, counts, the rating. Article L. 121-2. */
function claims({ offers: { book, claims } }: Facts): Point[] {
  const untraced = (message: string, place: Place): Point => ({
    name: "claims",
    untrue: true,
    message: `${message} no source`,
    place,
  });
  const { value, reviews } = book.rating;
  return [
    ...(claims.source === null
      ? [untraced("averages, counts and results of authors name", inOffers("claims", "source:"))]
      : []),
    ...(book.ratingSource === null
      ? [
          untraced(
            `the rating of ${value} from ${reviews} reviews names`,
            inOffers("book", "ratingSource:"),
          ),
        ]
      : []),
  ];
}

/** Blanks that the legal pages show between square brackets. */
function publisherBlanks({ publisher }: Facts): Point[] {
  const { mediator, ...rest } = publisher;
  const blanks = (name: "publisher" | "mediator", value: unknown) =>
    blanksIn(value).map(
      (text): Point => ({
        name,
        untrue: true,
        message: `still a blank: ${text}`,
        place: { file: publisherFile, find: [text] },
      }),
    );
  return [...blanks("publisher", rest), ...blanks("mediator", mediator)];
}

const missingOfAuthor = {
  biography: "the author has no biography: the pages show a name alone",
  portrait: "the author has no portrait: the drawn monogram stands in",
  signature: "the author has no signature: the name in type stands in",
} satisfies Partial<Record<keyof KnownAuthor, string>>;

/** The author's own file: no name, blanks, samples, missing pictures. */
function author({ modules, isPublic }: Facts): Point[] {
  const { author = null } = (modules[authorFile] ?? {}) as { author?: Author | null };
  const point = (untrue: boolean, message: string, find: string): Point => ({
    name: "author",
    untrue,
    message,
    place: { file: authorFile, find: [find] },
  });
  const named = known(author);
  if (!named)
    return [point(true, "the site sells signed copies and names no author", "export const author")];

  const unset = (["biography", "portrait", "signature"] as const).filter(
    (field) => (named[field]?.length ?? 0) === 0,
  );
  const pictures = [named.portrait, named.signature].filter((path) => path !== null);
  return [
    ...blanksIn(author).map((text) => point(true, `still a blank: ${text}`, text)),
    ...(isSample(author) ? [point(true, "the author is a sample", "sample: true")] : []),
    ...pictures
      .filter((path) => !isPublic(path))
      .map((path) => point(true, `public${path} does not exist`, path)),
    ...unset.map((field) => point(false, missingOfAuthor[field], "export const author")),
  ];
}

/** Reviews that no reader gave: articles L. 111-7-2 and D. 111-17, and L. 121-4, 27° and 28°. */
function reviews({ modules }: Facts): Point[] {
  return sampleReviews(modules).map(({ file, review }): Point => {
    const { initials, quote } = review;
    const find = typeof quote === "string" ? [quote] : [`initials: "${initials}"`];
    const message = `the review of « ${initials} » is a sample`;
    return { name: "reviews", untrue: true, message, place: { file, find } };
  });
}

/** Each once, in the file that writes it: modules pass each other's reviews on. */
function sampleReviews(modules: Facts["modules"]): { file: string; review: FoundReview }[] {
  const seen = new Set<unknown>();
  const found: { file: string; review: FoundReview }[] = [];
  for (const [file, exports] of Object.entries(modules)) {
    visit(exports, (value) => {
      if (!isSample(value) || !("quote" in value) || seen.has(value)) return;
      seen.add(value);
      found.push({ file, review: value });
    });
  }
  return found;
}

function isSample(value: unknown): value is { sample: true } {
  return typeof value === "object" && value !== null && "sample" in value && value.sample === true;
}

/** Unfilled blanks, each once: `[… à compléter]`. */
function blanksIn(value: unknown): string[] {
  const blanks = new Set<string>();
  visit(value, (part) => {
    if (typeof part !== "string") return;
    for (const [blank] of part.matchAll(/\[[^\]]*à compléter\]/g)) blanks.add(blank);
  });
  return [...blanks];
}

export const contentRules = [reviews, claims, publisherBlanks, prices, shipping, author];
