/** The ad that led to a page: the `utm_source` and `utm_campaign` of its address, as stored. */
export interface Ad {
  source: string | null;
  campaign: string | null;
}

export const noAd: Ad = { source: null, campaign: null };

/** The URL parameters of an ad. */
export const adNames = { source: "utm_source", campaign: "utm_campaign" } as const;

/** What ad networks write. Any other value is ignored. */
const adValuePattern = /^[A-Za-z0-9_-]{1,150}$/;

/** A campaign without a valid source does not count as an ad. */
export function readAd(query: { get(name: string): unknown }): Ad {
  const source = adValue(query.get(adNames.source));
  return source ? { source, campaign: adValue(query.get(adNames.campaign)) } : noAd;
}

/** An ad as URL parameters or form fields that `readAd` can read back. */
export function adParameters({ source, campaign }: Ad): { name: string; value: string }[] {
  return [
    { name: adNames.source, value: source ?? "" },
    { name: adNames.campaign, value: campaign ?? "" },
  ].filter(({ value }) => value !== "");
}

/** The valid `utm_*` parameters of a query: the first of each name, twenty at most. */
export function utmParameters(query: URLSearchParams): { name: string; value: string }[] {
  return [...new Set(query.keys())]
    .filter((name) => /^utm_[a-z0-9_]{1,50}$/.test(name))
    .map((name) => ({ name, value: query.get(name) ?? "" }))
    .filter(({ value }) => adValuePattern.test(value))
    .slice(0, 20);
}

/**
 * Normalises a value for counts, rows and the checkout. Two underscores separate the values in a payment's reference,
 * so no value begins or ends with one or contains two in a row.
 */
export function adValue(value: unknown): string | null {
  if (typeof value !== "string" || !adValuePattern.test(value)) return null;
  return value.replace(/_+/g, "_").replace(/^_|_$/g, "") || null;
}
