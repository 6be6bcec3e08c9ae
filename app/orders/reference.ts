import { type Ad, adValue, noAd } from "~/lib/ad";

/** The payment provider's limits of a `client_reference_id`. */
const maxLength = 200;
const whole = /^[A-Za-z0-9_-]{1,200}$/;
const slugRule = /^[A-Za-z0-9-]{1,80}$/;

/** Where a payment comes from: the selling page's slug, and the ad that led to it. */
interface Origin extends Ad {
  landing: string | null;
}

const unknown: Origin = { landing: null, ...noAd };

/**
 * The `client_reference_id` of a checkout: `<slug>`, or `<slug>__<source>__<campaign>` where an ad led
 * to the page. A campaign too long for what is left is cut.
 */
export function makeReference(slug: string, { source, campaign }: Ad): string {
  if (!source) return slug;
  const start = `${slug}__${source}__`;
  return start + (campaign ?? "").slice(0, maxLength - start.length).replace(/_$/, "");
}

/** Reads it back from a payment. A buyer can change it: another format is ignored. */
export function parseReference(reference: unknown): Origin {
  if (typeof reference !== "string" || !whole.test(reference)) return unknown;
  const [landing = "", source = null, campaign = null, ...more] = reference.split("__");
  if (!slugRule.test(landing) || more.length > 0) return unknown;
  const ad = adValue(source);
  return { landing, source: ad, campaign: ad && adValue(campaign) };
}
