import type { CheckoutVariable } from "~/content/products";
import type { Env } from "~/env";
import { readAd } from "~/lib/ad";
import { makeReference } from "~/orders/reference";

interface CheckoutOptions {
  /** The selling page's slug: with the ad, the seller's payment records say which page sold. */
  reference: string;
  email?: string | null;
  /** The checkout session of what was paid before in the funnel: the orders are then shown together. */
  paidBefore?: string | null;
  /** Query of the selling page; its valid `utm_*` values are passed on. */
  query: URLSearchParams;
}

const utmValue = /^[A-Za-z0-9_-]{1,150}$/;

/**
 * Address of a hosted payment page, with what it may know of the visitor.
 *
 * @param variables those that may hold it; the first that is set does
 * @throws when none is set: the checkout of a new product may come later than its page
 */
export function checkoutUrl(
  env: Env,
  variables: readonly CheckoutVariable[],
  { reference, email, paidBefore, query }: CheckoutOptions,
): string {
  const page = variables.map((name) => env[name]).find((value) => value !== undefined);
  if (page === undefined) throw new Error(`${variables.join(", ")} not set: no order is possible`);
  const url = new URL(page);
  if (email) url.searchParams.set("prefilled_email", email);
  const origin = makeReference(reference, readAd(query), paidBefore);
  url.searchParams.set("client_reference_id", origin);
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
