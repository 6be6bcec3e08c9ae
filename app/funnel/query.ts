import { type FunnelProduct, funnelOffers, products } from "~/content/products";
import { acceptEmail } from "~/lib/email";

const maxSessionId = 255;

/** The checkout's session, when it is worth a look-up: not blank, not over-long, no control character. */
export function readSessionId(query: URLSearchParams): string | null {
  const id = query.get("session_id");
  if (id === null || id.trim() === "" || id.length > maxSessionId) return null;
  return /\p{Cc}/u.test(id) ? null : id;
}

/** The address the checkout or an earlier step of the funnel put into the URL. */
export function readPrefilledEmail(query: URLSearchParams): string | null {
  return acceptEmail(query.get("prefilled_email"));
}

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
