import { openDatabase } from "~/db/client";
import type { Env } from "~/env";
import { awaitOrderEmail } from "~/orders/await-email";
import { type Lookup, type LookupProduct, lookUpEmail, lookupTime } from "./email-webhook";
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

/** The automations that may be asked, each by its own name. */
export type Automation = "ORDER_WEBHOOK_URL" | "CONFIRMATION_WEBHOOK_URL";

/**
 * Finds out who paid: the looked-up address, else the one in the URL. No look-up for a request that
 * nobody looks at: `HEAD` and speculative prefetches.
 */
export async function findBuyer(
  { query, seen }: Visit,
  env: Env,
  automation: Automation,
  product?: LookupProduct,
): Promise<Buyer> {
  const prefilled = readPrefilledEmail(query);
  const session_id = readSessionId(query);
  const found = session_id && seen ? lookUp(env, automation, { session_id, product }) : null;
  if (!found) return { state: "known", email: prefilled };

  const lookup = found.then((email) => email ?? prefilled);
  const known = lookup.then((email) => ({ state: "known", email }) as const);
  return (await Promise.race([known, wait(firstPaint)])) ?? { state: "pending", email: lookup };
}

/** By the automation, else in the orders where payments are told of; null without either. */
function lookUp(env: Env, automation: Automation, lookup: Lookup): Promise<string | null> | null {
  const webhook = env[automation];
  if (webhook) return lookUpEmail(webhook, lookup);
  if (!env.PAYMENT_WEBHOOK_SECRET) return null;
  return awaitOrderEmail(openDatabase(env.DB), lookup.session_id, lookupTime);
}

export function wait(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
