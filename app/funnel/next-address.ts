import type { TrainingSale } from "~/content/dated-offers";
import {
  type CheckoutVariable,
  type FunnelProduct,
  funnelOffers,
  type ProductId,
  products,
} from "~/content/products";
import type { Env } from "~/env";
import { readAd } from "~/lib/ad";
import { acceptEmail } from "~/lib/email";
import { makeReference } from "~/orders/reference";
import { readPrefilledEmail, readPurchases, readSessionId } from "./query";

/** An order form as it was posted. */
export interface OrderPost {
  env: Env;
  /** How the training is sold on this day. */
  sale: TrainingSale;
  form: FormData;
  /** Query of the page it stands on. */
  query: URLSearchParams;
  /** Slug of that page, so that the seller's payment records say which page sold. */
  reference: string;
}

/** Where an order form leads: a checkout's URL, or a path of the site. */
export type NextAddress = (post: OrderPost) => string;

/** The order buttons of a page that sells one product. */
export function checkoutOf(product: ProductId): NextAddress {
  return (post) => pageCheckout(post, products[product].checkout);
}

/** The same for the training, as it is sold on the day: back to its page while enrolment is closed. */
export const trainingCheckout: NextAddress = (post) => {
  const [page] = trainingCheckouts(post.sale, products.training.checkout);
  return page ? pageCheckout(post, page) : "/inscription-masterclass";
};

function pageCheckout({ env, query, reference }: OrderPost, page: CheckoutVariable): string {
  return checkoutUrl(env, [page], { reference, email: readPrefilledEmail(query), query });
}

/** Payment pages of the training on the day, given those of the presale; none while enrolment is closed. */
function trainingCheckouts(
  sale: TrainingSale,
  ...presale: CheckoutVariable[]
): readonly CheckoutVariable[] {
  if (sale === "open") return presale;
  return sale === "list" ? [products.training.listCheckout] : [];
}

const [first, second] = funnelOffers;

/** `/merci`: the checkout of the first offer when its box is ticked, else on to the second. */
export const afterThankYou: NextAddress = ({ env, sale, form, query, reference }) => {
  const email = acceptEmail(form.get("prefilled_email")) ?? readPrefilledEmail(query);
  const pages = trainingCheckouts(sale, first.checkout, products[first.product].checkout);
  if (isTicked(form, first.product) && pages.length > 0) {
    return checkoutUrl(env, pages, { reference, email, query });
  }
  return pathWithQuery("/offre-speciale", {
    session_id: readSessionId(query),
    prefilled_email: email,
  });
};

/** `/offre-speciale`: the checkout of the second offer when its box is ticked, else the final confirmation. */
export const afterUpsell: NextAddress = ({ env, form, query, reference }) => {
  const hasFirst = readPurchases(query).added.includes(first.product);
  if (isTicked(form, second.product)) {
    const pages = [second.checkout, products[second.product].checkout];
    return checkoutUrl(env, hasFirst ? [second.checkoutAfterFirst, ...pages] : pages, {
      reference,
      email: readPrefilledEmail(query),
      query,
    });
  }
  const { parameter } = products[first.product];
  return pathWithQuery("/merci", {
    session_id: readSessionId(query),
    [products[second.product].parameter]: "false",
    [parameter]: query.has(parameter) ? String(hasFirst) : null,
  });
};

function isTicked(form: FormData, product: FunnelProduct): boolean {
  return form.get(products[product].parameter) === "true";
}

function pathWithQuery(path: string, values: Record<string, string | null>): string {
  const present = Object.entries(values).filter((entry): entry is [string, string] => !!entry[1]);
  return present.length > 0 ? `${path}?${new URLSearchParams(present)}` : path;
}

interface CheckoutOptions {
  /** The selling page's slug: with the ad, the seller's payment records say which page sold. */
  reference: string;
  email?: string | null;
  /** Query of the selling page; its valid `utm_*` values are passed on. */
  query: URLSearchParams;
}

const utmValue = /^[A-Za-z0-9_-]{1,150}$/;

/**
 * URL of a hosted payment page, with e-mail and ad of the visitor.
 *
 * @param variables in order of preference
 * @throws when none is set: a new product's page may be deployed before its checkout
 */
export function checkoutUrl(
  env: Env,
  variables: readonly CheckoutVariable[],
  { reference, email, query }: CheckoutOptions,
): string {
  const page = variables.map((name) => env[name]).find((value) => value !== undefined);
  if (page === undefined) throw new Error(`${variables.join(", ")} not set: no order is possible`);
  const url = new URL(page);
  if (email) url.searchParams.set("prefilled_email", email);
  url.searchParams.set("client_reference_id", makeReference(reference, readAd(query)));
  for (const [name, value] of adValues(query)) url.searchParams.set(name, value);
  return url.href;
}

/** The page's valid `utm_*` values, the first of each name, no more than any ad carries. */
function adValues(query: URLSearchParams): [string, string][] {
  return [...new Set(query.keys())]
    .filter((name) => /^utm_[a-z0-9_]{1,50}$/.test(name))
    .map((name): [string, string] => [name, query.get(name) ?? ""])
    .filter(([, value]) => utmValue.test(value))
    .slice(0, 20);
}
