/** Which ad led to a page: the `utm_source` and `utm_campaign` of its address, as they are kept. */
export interface Ad {
  source: string | null;
  campaign: string | null;
}

export const noAd: Ad = { source: null, campaign: null };

/** What an ad network writes; anything else was put there by somebody else, and counts as nothing. */
const allowed = /^[A-Za-z0-9_-]{1,150}$/;

/** A campaign alone names no ad: without a valid source there is none. */
export function readAd(query: URLSearchParams): Ad {
  const source = adValue(query.get("utm_source"));
  return source ? { source, campaign: adValue(query.get("utm_campaign")) } : noAd;
}

/** The source that a query's text names, as `readAd` finds it: where every view is counted, parsing is dear. */
export function sourceIn(query: string): string | null {
  const value = /[?&]utm_source=([^&]*)/.exec(query)?.[1] ?? null;
  return value?.includes("%") ? readAd(new URLSearchParams(query)).source : adValue(value);
}

/**
 * The one spelling in which a value is counted, stored and sent to the checkout: two underscores
 * part the values of a payment's reference, so none stands at an end and no two stand together.
 */
export function adValue(value: string | null): string | null {
  if (value === null || !allowed.test(value)) return null;
  return value.replace(/_+/g, "_").replace(/^_|_$/g, "") || null;
}
