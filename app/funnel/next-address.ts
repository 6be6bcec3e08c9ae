import type { TrainingSale } from "~/content/dated-offers";
import {
  type CheckoutVariable,
  type FunnelProduct,
  funnelOffers,
  type ProductId,
  products,
} from "~/content/products";
import type { Env } from "~/env";
import { acceptEmail } from "~/lib/email";
import { writeClientReference } from "~/orders/client-reference";
import { readAd, utmParameters } from "~/statistics/ad";
import { readOfferAnswers, readPrefilledEmail, readSessionId } from "./query";

interface OrderPost {
  env: Env;
  /** How the training is sold on this day. */
  sale: TrainingSale;
  form: FormData;
  /** Query of the page that holds the form. */
  query: URLSearchParams;
  slug: string;
  /** The session of the purchase before this one, while it may be named. */
  after: string | null;
}

/** Where an order form leads: a checkout's URL, or a path of the site. */
export type NextAddress = (post: OrderPost) => string;

/** The order buttons of a page that sells one product. They lead back to the page while it cannot be bought. */
export function checkoutAddress(product: ProductId): NextAddress {
  return (post) => {
    const pages = checkoutsFor(post.sale, product);
    return pages.length > 0 ? checkoutUrl({ ...post, after: null }, pages) : `/${post.slug}`;
  };
}

const [first, second] = funnelOffers;

/** `/merci`: to the checkout of the first offer if its box is ticked, otherwise on to the second offer. */
export const afterThankYou: NextAddress = (post) => {
  const email = acceptEmail(post.form.get("prefilled_email")) ?? readPrefilledEmail(post.query);
  const pages = checkoutsFor(post.sale, first.product, first.checkout);
  if (isTicked(post.form, first.product) && pages.length > 0) {
    return checkoutUrl(post, pages, email);
  }
  return (
    passUpsell(post.query, email) ??
    pathWithQuery("/offre-speciale", {
      session_id: readSessionId(post.query),
      prefilled_email: email,
    })
  );
};

/** The final confirmation, while there is no second offer to make; null if there is one. */
export function passUpsell(
  query: URLSearchParams,
  prefilled_email = readPrefilledEmail(query),
): string | null {
  if (products[second.product].onSale) return null;
  return pathWithQuery("/confirmation-commande", {
    session_id: readSessionId(query),
    prefilled_email,
    ...readFirstAnswer(query),
  });
}

const { parameter: firstParameter } = products[first.product];

/** What the query says of the first offer; null if nothing. */
function readFirstAnswer(query: URLSearchParams) {
  const isAdded = readOfferAnswers(query).added.includes(first.product);
  return { [firstParameter]: query.has(firstParameter) ? String(isAdded) : null };
}

/** `/offre-speciale`: to the checkout of the second offer if its box is ticked, otherwise to the final confirmation. */
export const afterUpsell: NextAddress = (post) => {
  const hasFirst = readOfferAnswers(post.query).added.includes(first.product);
  const preferred = hasFirst ? [second.checkoutAfterFirst, second.checkout] : [second.checkout];
  const pages = checkoutsFor(post.sale, second.product, ...preferred);
  if (isTicked(post.form, second.product) && pages.length > 0) {
    return checkoutUrl(post, pages);
  }
  return (
    passUpsell(post.query) ??
    pathWithQuery("/merci", {
      session_id: readSessionId(post.query),
      [products[second.product].parameter]: "false",
      ...readFirstAnswer(post.query),
    })
  );
};

/**
 * Payment pages of a product, in order of preference; none while it cannot be bought.
 *
 * @param preferred payment pages of the offer, at the presale price
 */
function checkoutsFor(
  sale: TrainingSale,
  product: ProductId,
  ...preferred: CheckoutVariable[]
): readonly CheckoutVariable[] {
  if (!products[product].onSale) return [];
  if (product !== "training" || sale === "open") return [...preferred, products[product].checkout];
  return sale === "list" ? [products.training.listCheckout] : [];
}

function isTicked(form: FormData, product: FunnelProduct): boolean {
  return form.get(products[product].parameter) === "true";
}

function pathWithQuery(path: string, values: Record<string, string | null>): string {
  const present = Object.entries(values).filter((entry): entry is [string, string] => !!entry[1]);
  return present.length > 0 ? `${path}?${new URLSearchParams(present)}` : path;
}

/**
 * URL of a hosted payment page, with the visitor's e-mail, the selling page and the ad, so that the seller's records
 * say which page made the sale.
 *
 * @param variables in order of preference
 * @throws if none is set: a new product's page may be deployed before its checkout
 */
export function checkoutUrl(
  { env, query, slug, after }: Omit<OrderPost, "sale" | "form">,
  variables: readonly CheckoutVariable[],
  email = readPrefilledEmail(query),
): string {
  const page = variables.map((name) => env[name]).find((value) => value !== undefined);
  if (page === undefined) throw new Error(`${variables.join(", ")} not set: no order is possible`);
  const url = new URL(page);
  if (email) url.searchParams.set("prefilled_email", email);
  url.searchParams.set("client_reference_id", writeClientReference(slug, readAd(query), after));
  for (const { name, value } of utmParameters(query)) url.searchParams.set(name, value);
  return url.href;
}
