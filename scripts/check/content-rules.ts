import { price } from "~/lib/money";
import { type Facts, visit } from "./facts";
import type { Place, Point } from "./point";

const offersFile = "app/content/offers.ts";
const publisherFile = "app/content/publisher.ts";

/** Orders of new books under this must cost the buyer at least that much for delivery, in cents. */
const bookDelivery = { below: 3500, atLeast: 300 };

/** Whatever a struck price was, a book that is sent has one price. */
const onePriceOfBooks =
  "a new book is sent at the price that its publisher set (law 81-766 of 10 August 1981, article 1)";

export const inOffers = (offer: string, ...find: string[]): Place => ({
  file: offersFile,
  find: [`export const ${offer} =`, ...find],
});

/** Struck prices that are not the lowest of the 30 days before the reduction: article L. 112-1-1. */
export function prices({ offers }: Facts): Point[] {
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
export function shipping({ offers: { book } }: Facts): Point[] {
  if (book.cents >= bookDelivery.below || book.shippingCents >= bookDelivery.atLeast) return [];
  const message = `delivery of a book at ${price(book.cents)} costs the buyer ${price(book.shippingCents)}; under ${price(bookDelivery.below)} it must cost at least ${price(bookDelivery.atLeast)} (order of 4 April 2023)`;
  return [{ name: "shipping", untrue: true, message, place: inOffers("book", "shippingCents") }];
}

/** Figures of the offers' pages that nobody can trace: averages, counts, the rating. Article L. 121-2. */
export function claims({ offers: { book, claims } }: Facts): Point[] {
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
export function publisherBlanks({ publisher }: Facts): Point[] {
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

export function isSample(value: unknown): value is { sample: true } {
  return typeof value === "object" && value !== null && "sample" in value && value.sample === true;
}

/** What is left to fill, each once: `[… à compléter]`. */
export function blanksIn(value: unknown): string[] {
  const blanks = new Set<string>();
  visit(value, (part) => {
    if (typeof part !== "string") return;
    for (const [blank] of part.matchAll(/\[[^\]]*à compléter\]/g)) blanks.add(blank);
  });
  return [...blanks];
}
