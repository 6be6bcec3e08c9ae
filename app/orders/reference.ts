import { type Ad, adValue, noAd } from "~/lib/ad";

/** The payment provider takes no longer `client_reference_id`, and no other characters. */
const maxLength = 200;
const whole = /^[A-Za-z0-9_-]{1,200}$/;
const slugRule = /^[A-Za-z0-9-]{1,80}$/;
/** A checkout session that nobody guesses: a shorter id proves nothing. Two underscores part the values. */
const sessionRule = /^(?!.*__)[A-Za-z0-9][A-Za-z0-9_-]{30,98}[A-Za-z0-9]$/;

/** Where a payment comes from: the slug of the page that sold, and the ad that led to it. */
export interface Origin extends Ad {
  landing: string | null;
  /** The checkout session that the same visitor had paid before: they know its id, which is in their address alone. */
  added_to: string | null;
}

const unknown: Origin = { landing: null, ...noAd, added_to: null };

/**
 * The `client_reference_id` of a checkout: `<slug>`, or `<slug>__<source>__<campaign>` where an ad led to the page, and
 * `__<session>` behind both where a payment came before. A campaign too long for what is left is cut; where an ad leaves
 * no room for the session it is dropped, since the report takes it from the first payment.
 *
 * @param paidBefore the checkout session in the page's address
 */
export function makeReference(
  slug: string,
  { source, campaign }: Ad,
  paidBefore: string | null = null,
): string {
  const end = paidBefore && sessionRule.test(paidBefore) ? `__${paidBefore}` : "";
  if (!source) return end ? `${slug}____${end}` : slug;
  const start = `${slug}__${source}__`;
  const room = maxLength - start.length - end.length;
  if (room < 0) return makeReference(slug, noAd, paidBefore);
  return start + (campaign ?? "").slice(0, room).replace(/_$/, "") + end;
}

/** Reads it back from a payment. A buyer can change it: what is not as we write it says nothing. */
export function parseReference(reference: unknown): Origin {
  if (typeof reference !== "string" || !whole.test(reference)) return unknown;
  const [landing = "", source = null, campaign = null, session = null, ...more] =
    reference.split("__");
  if (!slugRule.test(landing) || more.length > 0) return unknown;
  if (session !== null && !sessionRule.test(session)) return unknown;
  return {
    landing,
    source: adValue(source),
    campaign: source && adValue(campaign),
    added_to: session,
  };
}
