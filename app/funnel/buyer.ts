import { type LookupProduct, lookUpEmail } from "./email-webhook";
import { readPrefilledEmail, readSessionId } from "./query";

/** Milliseconds a page waits for the look-up before it starts to show without it. */
const firstPaint = 500;

/** Who paid: known by their e-mail address or by none, or still being looked up. */
export type Buyer =
  | { state: "known"; email: string | null }
  | { state: "pending"; email: Promise<string | null> };

/** Whether a loader's data hold a buyer who is still being looked up: such a page is streamed. */
export function awaitsBuyer(data: unknown): boolean {
  return (data as { buyer?: Buyer } | null | undefined)?.buyer?.state === "pending";
}

export interface Visit {
  query: URLSearchParams;
  /** Whether somebody will look at the page. */
  seen: boolean;
}

/**
 * Finds out who paid: the looked-up address, else the one in the URL. No call for a request that
 * nobody looks at: `HEAD` and speculative prefetches.
 */
export async function findBuyer(
  { query, seen }: Visit,
  webhook: string | undefined,
  product?: LookupProduct,
): Promise<Buyer> {
  const prefilled = readPrefilledEmail(query);
  const session_id = readSessionId(query);
  if (!session_id || !webhook || !seen) return { state: "known", email: prefilled };

  const lookup = lookUpEmail(webhook, { session_id, product }).then((email) => email ?? prefilled);
  const known = lookup.then((email) => ({ state: "known", email }) as const);
  return (await Promise.race([known, wait(firstPaint)])) ?? { state: "pending", email: lookup };
}

function wait(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
