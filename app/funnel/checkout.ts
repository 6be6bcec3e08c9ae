import type { Env } from "~/env";
import { readAd } from "~/lib/ad";
import { makeReference } from "~/orders/reference";

export type Offer =
  | "book"
  | "training"
  | "prompt-pack"
  | "training-upsell"
  | "prompt-pack-upsell"
  | "prompt-pack-after-training";

interface CheckoutOptions {
  /** The selling page's slug: with the ad, the seller's payment records say which page sold. */
  reference: string;
  email?: string | null;
  /** Query of the selling page; its valid `utm_*` values are passed on. */
  query: URLSearchParams;
}

const utmValue = /^[A-Za-z0-9_-]{1,150}$/;

/** Address of the hosted payment page for an offer, with what it may know of the visitor. */
export function checkoutUrl(env: Env, offer: Offer, { reference, email, query }: CheckoutOptions) {
  const url = new URL(configuredUrl(env, offer));
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

function configuredUrl(env: Env, offer: Offer): string {
  switch (offer) {
    case "book":
      return env.CHECKOUT_BOOK_URL;
    case "training":
      return env.CHECKOUT_TRAINING_URL;
    case "prompt-pack":
      return env.CHECKOUT_PROMPT_PACK_URL;
    case "training-upsell":
      return env.CHECKOUT_TRAINING_UPSELL_URL ?? env.CHECKOUT_TRAINING_URL;
    case "prompt-pack-upsell":
      return env.CHECKOUT_PROMPT_PACK_UPSELL_URL ?? env.CHECKOUT_PROMPT_PACK_URL;
    case "prompt-pack-after-training":
      return (
        env.CHECKOUT_PROMPT_PACK_AFTER_TRAINING_URL ?? configuredUrl(env, "prompt-pack-upsell")
      );
  }
}
