import { type Ad, adValue, noAd } from "~/statistics/ad";

/** The payment provider's limits for a `client_reference_id`. */
const maxLength = 200;
const allowed = /^[A-Za-z0-9_-]{1,200}$/;
const slugRule = /^[A-Za-z0-9-]{1,80}$/;
const separator = "__";

/** Where a payment comes from. */
interface Attribution extends Ad {
  /** The selling page's slug. */
  landing: string | null;
  /** The session of the previous purchase in the funnel. */
  after_session: string | null;
}

const unknown: Attribution = { landing: null, ...noAd, after_session: null };

/**
 * The `client_reference_id` of a checkout: `<slug>`, `<slug>__<source>__<campaign>` if an ad led to the page,
 * `<slug>__<source>__<campaign>__<session>` after another purchase. If too long, the campaign is cut first, then the
 * source, never the session. A session that the provider would reject is left out.
 */
export function writeClientReference(slug: string, ad: Ad, after: string | null = null): string {
  const longest = maxLength - slug.length - 3 * separator.length;
  const session = after && after.length <= longest && allowed.test(after) ? after : "";
  if (!ad.source && !session) return slug;
  const end = session && separator + session;
  const room = maxLength - end.length;
  const source = cut(ad.source, room - slug.length - 2 * separator.length);
  const start = [slug, source, ""].join(separator);
  return start + cut(source && ad.campaign, room - start.length) + end;
}

function cut(value: string | null, length: number): string {
  return (value ?? "").slice(0, length).replace(/_$/, "");
}

/** Parses the reference of a payment. Buyers can change it, so any other format is ignored. */
export function readClientReference(text: unknown): Attribution {
  if (typeof text !== "string" || !allowed.test(text)) return unknown;
  const [landing = "", source = null, campaign = null, ...session] = text.split(separator);
  if (!slugRule.test(landing)) return unknown;
  const ad = adValue(source);
  return {
    landing,
    source: ad,
    campaign: ad && adValue(campaign),
    after_session: session.join(separator) || null,
  };
}
