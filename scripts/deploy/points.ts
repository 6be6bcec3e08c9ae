/** What a deployment may leave open: the site works, and something that it could do stays off. */
export interface Point {
  /** What `--accept` calls it. */
  name: PointName;
  message: string;
}

export const pointNames = ["webhooks"] as const;

export type PointName = (typeof pointNames)[number];

/** Without them no buyer's address is found and no lead is announced. */
const webhooks = [
  "ORDER_WEBHOOK_URL",
  "CONFIRMATION_WEBHOOK_URL",
  "LEADS_WEBHOOK_URL",
  "LEADS_WEBHOOK_SECRET",
];

/** @param secrets names of those that are set */
export function openPoints(secrets: readonly string[]): Point[] {
  const missing = webhooks.filter((name) => !secrets.includes(name));
  if (missing.length === 0) return [];
  return [{ name: "webhooks", message: `not set, their feature stays off: ${missing.join(", ")}` }];
}
