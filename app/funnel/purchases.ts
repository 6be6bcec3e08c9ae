import { type FunnelProduct, funnelOffers, products } from "~/content/products";

/** What one visitor has bought so far, read from the return URLs' parameters. */
export interface Purchases {
  /** Added to the book, in the order in which they are offered. */
  added: FunnelProduct[];
  /** The visitor came through the last offer and left it. */
  lastDeclined: boolean;
}

const offered = funnelOffers.map(({ product }) => product);
const lastOffered = funnelOffers[1].product;

const answer = (query: URLSearchParams, product: FunnelProduct) =>
  query.get(products[product].parameter);

/** Only the exact text `true` adds a product; anything else means that it was not bought. */
export function readPurchases(query: URLSearchParams): Purchases {
  const added = offered.filter((product) => answer(query, product) === "true");
  return {
    added,
    lastDeclined: answer(query, lastOffered) === "false",
  };
}

/** `/merci` is the final confirmation as soon as the visitor has answered one of the offers. */
export function isFinal(query: URLSearchParams): boolean {
  return offered.some((product) => answer(query, product) !== null);
}

/** The product that the second look-up names: the latest purchase when there were more. */
export function latestProduct({ added }: Purchases) {
  const latest = added.at(-1);
  return latest && products[latest].parameter;
}
