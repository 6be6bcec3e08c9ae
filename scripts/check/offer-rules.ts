/** Prices, delivery and places: `app/content/offers.ts`. */
import { isOnSale, listCents, type Offer } from "~/content/offers";
import { price } from "~/lib/money";
import type { Facts } from "./facts";
import { advise, type Finding, type Place, untrue } from "./finding";

const offersFile = "app/content/offers.ts";

export const inOffers = (offer: string, ...find: string[]): Place => ({
  file: offersFile,
  find: [`export const ${offer} =`, ...find],
});

/** The least of each price, in cents: 1 €, so that a price typed in euros is too low. */
const leastPrices: Readonly<Record<string, number>> = {
  cents: 100,
  lowestCents30Days: 100,
  shippingCents: 0,
};
const highestPrice = 1_000_000;

/** Prices that are not whole numbers of cents: pages would show 0,25 € or NaN. */
export function amounts({ offers }: Facts): Finding[] {
  return Object.entries(offers).flatMap(([offer, figures]) =>
    pricesIn(figures)
      .filter((price) => !isPrice(price))
      .map(({ path, name, least, value }) => {
        const names = [...path, name];
        const found = `«\u00a0${names.join(".")}\u00a0» de «\u00a0${offer}\u00a0» vaut ${JSON.stringify(value)}`;
        const remedy = `Écrivez le prix en centimes, sans virgule, de ${least} à ${highestPrice}\u00a0: 2700 pour 27\u00a0€`;
        return untrue(
          advise({ found, remedy }),
          inOffers(offer, ...names.map((part) => `${part}:`)),
        );
      }),
  );
}

interface NamedPrice {
  /** The names of the objects around it. */
  path: string[];
  name: string;
  least: number;
  value: unknown;
}

/** The prices of an offer and of the objects in it. */
function pricesIn(figures: object, path: string[] = []): NamedPrice[] {
  return Object.entries(figures).flatMap(([name, value]): NamedPrice[] => {
    const least = leastPrices[name];
    if (value === null) return [];
    if (least !== undefined) return [{ path, name, least, value }];
    const isGroup = typeof value === "object" && !Array.isArray(value);
    return isGroup ? pricesIn(value, [...path, name]) : [];
  });
}

function isPrice({ least, value }: NamedPrice): boolean {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= highestPrice;
}

/** Why the struck price of an offer can never be right. */
const objections: Readonly<Record<string, string>> = {
  book: "un livre neuf se vend partout au prix fixé par son éditeur (loi 81-766 du 10 août 1981, article 1)",
  training:
    "un prix barré est un prix d’avant, et celui-ci est à venir (L. 112-1-1 du Code de la consommation)",
};
const struckPriceLaw =
  "un prix barré est le plus bas des trente jours d’avant la réduction (L. 112-1-1 du Code de la consommation)";

/** What else deleting a struck price changes. */
const effects: Readonly<Record<string, string>> = {
  training: "\u202f; les inscriptions s’arrêtent alors le dernier jour de la pré-vente",
};

/** Struck prices that the law does not allow, or that are not the lowest of the 30 days before the reduction. */
export function prices({ offers }: Facts): Finding[] {
  return Object.entries(offers as Record<string, Partial<Offer>>).flatMap(
    ([offer, { cents = 0, list, sale }]) => {
      const struck = isOnSale({ cents, sale }) ? listCents({ cents, list }) : null;
      const lowest = list?.lowestCents30Days ?? null;
      const objection = objections[offer];
      if (struck === null || (lowest === struck && !objection)) return [];
      const before =
        lowest === null || objection
          ? ""
          : `, et le plus bas des trente jours d’avant était ${price(lowest)}`;
      const found = `«\u00a0${offer}\u00a0» coûte ${price(cents)}, ${price(struck)} est barré${before}`;
      const deletion = `Supprimez la ligne «\u00a0list\u00a0» de «\u00a0${offer}\u00a0»${effects[offer] ?? ""}`;
      const stated = lowest ?? "le prix le plus bas de ces trente jours, en centimes,";
      const statement = `, ou écrivez ${stated} dans «\u00a0list\u00a0»\u00a0: cents et lowestCents30Days`;
      const cannotBeStruck = objection || (lowest !== null && lowest <= cents);
      const remedy = cannotBeStruck ? deletion : deletion + statement;
      const law = objection ?? struckPriceLaw;
      return [untrue(advise({ found, law, remedy }), inOffers(offer, "list:"))];
    },
  );
}

/** The least that delivery of new books must cost the buyer, in cents, by the order's total. */
const bookDelivery = { below: 3500, atLeast: 300, beyond: 1 };

/** New books delivered for free or too cheaply: order (arrêté) of 4 April 2023. */
export function shipping({ offers: { book } }: Facts): Finding[] {
  const { below, atLeast, beyond } = bookDelivery;
  const least = book.cents < below ? atLeast : beyond;
  if (book.shippingCents >= least || !isOnSale(book)) return [];
  const delivery = book.shippingCents === 0 ? "offerte" : `à ${price(book.shippingCents)}`;
  const message = advise({
    found: `la livraison d’un livre à ${price(book.cents)} est ${delivery}`,
    law: `elle coûte au moins ${price(atLeast)} sous ${price(below)} de livres, et plus de zéro au-delà (arrêté du 4 avril 2023)`,
    remedy: `Écrivez «\u00a0shippingCents: ${least}\u00a0» et le même prix sur le lien de paiement`,
  });
  return [untrue(message, inOffers("book", "shippingCents"))];
}

/** "Plus que 5 places", "2/5": the site does not count places, so the operator states the day on which they were counted. */
export function places({ today, offers: { training, vip } }: Facts): Finding[] {
  const law =
    "annoncer une disponibilité limitée qui ne l’est pas est une pratique trompeuse (L. 121-4, 7° du Code de la consommation)";
  return Object.entries({ training, vip }).flatMap(([offer, shown]) => {
    const { placesLeft, placesCounted } = shown;
    if (!isOnSale(shown)) return [];
    const found = `les pages disent qu’il reste ${placesLeft} place${placesLeft === 1 ? "" : "s"} de «\u00a0${offer}\u00a0»`;
    if (!(Number.isInteger(placesLeft) && placesLeft >= 1)) {
      const remedy = `S’il n’en reste aucune, écrivez «\u00a0sale: false\u00a0» dans «\u00a0${offer}\u00a0»`;
      return [untrue(advise({ found, law, remedy }), inOffers(offer, "placesLeft"))];
    }
    if (placesCounted !== null) return [];
    const remedy = `Comptez-les, puis écrivez le jour\u00a0: «\u00a0placesCounted: "${today}"\u00a0»`;
    return [untrue(advise({ found, law, remedy }), inOffers(offer, "placesCounted"))];
  });
}
