import { type FunnelProduct, funnelOffers, products } from "~/content/products";
import { acceptEmail } from "~/lib/email";

const maxSessionId = 255;

/** The checkout's session id; null if malformed, which saves a look-up. */
export function readSessionId(query: URLSearchParams): string | null {
  const id = query.get("session_id");
  if (id === null || id.trim() === "" || id.length > maxSessionId) return null;
  return /\p{Cc}/u.test(id) ? null : id;
}

/**
 * A plain mailbox: ASCII, no two marks in a row, and at most six digits on either side of the `@`, so that it cannot
 * carry a telephone number.
 */
const plainMailbox =
  /^(?!(?:[^@\d]*\d){7})[a-z\d]+(?:[._+'-][a-z\d]+)*@(?!(?:\D*\d){7})(?:[a-z\d]+(?:-[a-z\d]+)*\.)+[a-z]{2,}$/i;

/** The e-mail that the checkout or an earlier step of the funnel put into the URL. */
export function readPrefilledEmail(query: URLSearchParams): string | null {
  return acceptEmail(query.get("prefilled_email"));
}

/** The same e-mail for display. Anybody can write the URL, so it is shown only if it can be nothing but an address. */
export function readShownEmail(query: URLSearchParams): string | null {
  const email = readPrefilledEmail(query);
  return email && plainMailbox.test(email) ? email : null;
}

const offered = funnelOffers.map(({ product }) => product);
const lastOffered = funnelOffers[1].product;

const answer = (query: URLSearchParams, product: FunnelProduct) =>
  query.get(products[product].parameter);

export type OfferAnswers = ReturnType<typeof readOfferAnswers>;

/**
 * What the visitor has added to the book, in the order of the offers, from the return URL's parameters, and whether the
 * last offer was declined. Only the exact text `true` means that a product was bought.
 */
export function readOfferAnswers(query: URLSearchParams) {
  return {
    added: offered.filter((product) => answer(query, product) === "true"),
    lastDeclined: answer(query, lastOffered) === "false",
  };
}

/** `/merci` becomes the final confirmation once the visitor has answered one of the offers. */
export function isFinal(query: URLSearchParams): boolean {
  return offered.some((product) => answer(query, product) !== null);
}

/** The product that the second look-up names: the latest purchase if there are several. */
export function latestProduct({ added }: OfferAnswers) {
  const latest = added.at(-1);
  return latest && products[latest].parameter;
}
