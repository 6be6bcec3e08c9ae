import type { Database } from "~/db/client";
import type { Env } from "~/env";
import { acceptEmail } from "~/lib/email";
import { logError } from "~/lib/errors";
import { readBounded } from "~/lib/read-bounded";
import { sleep } from "~/lib/time";
import { findPending, findPurchase, type Purchase } from "~/orders/buyer";

export type FoundPayment = Awaited<ReturnType<typeof findPayment>>;

/** The variables that hold the automations' URLs. */
export type LookupEndpoint = "ORDER_WEBHOOK_URL" | "CONFIRMATION_WEBHOOK_URL";

export interface LookupRequest {
  session_id: string;
  /** The query parameter of the purchased product, unless it is the book. */
  product?: string | undefined;
}

export interface LookupContext {
  env: Env;
  db: Database;
}

/** Milliseconds for a whole look-up, including the response's body. */
export const lookupTime = 5_000;
/** Milliseconds to wait for what a page can do without. */
const paymentTime = 300;
const maxAnswerBytes = 64 * 1024;

/** Whether this deployment can look up orders: from the automation, or from the payment provider's events. */
export function canLookUp(env: Env, endpoint: LookupEndpoint): boolean {
  return Boolean(env[endpoint] ?? env.PAYMENT_WEBHOOK_SECRET);
}

/**
 * Looks up who paid, and when. The e-mail comes from the automation if one is set and answers, otherwise from the
 * order. Never throws: a failure is logged in one line, and unknown values are left out.
 */
export async function findPayment(
  context: LookupContext,
  endpoint: LookupEndpoint,
  lookup: LookupRequest,
) {
  const { session_id } = lookup;
  const webhook = context.env[endpoint];
  const email = webhook ? await askWebhook(webhook, lookup) : null;
  // Queried second: the provider's event may arrive while the automation answers.
  const purchase = webhook
    ? await findInTime(context, () => findPurchase(context.db, session_id))
    : await awaitPurchase(context, session_id);
  const pending = purchase
    ? undefined
    : await findInTime(context, () => findPending(context.db, session_id));
  return { email: email ?? purchase?.order.email ?? null, purchase, pending };
}

/**
 * The result of a query for a payment; undefined if it is late or fails. An incomplete page is better than a late one.
 */
export async function findInTime<Found>({ env }: LookupContext, query: () => Promise<Found>) {
  if (!env.PAYMENT_WEBHOOK_SECRET) return undefined;
  const found = query().catch(() => undefined);
  return Promise.race([found, sleep(paymentTime)]);
}

/** Milliseconds between queries; the last value repeats. */
const pauses = [200, 300, 500, 1_000];

/** Polls, since the provider's event may arrive after the visitor. Stops when the payment is pending. */
async function awaitPurchase(
  { db }: LookupContext,
  session_id: string,
): Promise<Purchase | undefined> {
  let isDone = false;
  const poll = async () => {
    for (let turn = 0; !isDone; turn += 1) {
      const purchase = await findPurchase(db, session_id);
      if (purchase || (await findPending(db, session_id))) return purchase;
      await sleep(pauses[Math.min(turn, pauses.length - 1)] ?? 0);
    }
    return undefined;
  };
  try {
    const late = sleep(lookupTime).then(() => "late" as const);
    const purchase = await Promise.race([poll(), late]);
    if (purchase !== "late") return purchase;
    console.error(`Order look-up failed: no payment within ${lookupTime / 1000} s`);
    return undefined;
  } catch (error) {
    logError("Order look-up failed", error);
    return undefined;
  } finally {
    isDone = true;
  }
}

/** The e-mail that an automation returns. A failure or an unusable e-mail is logged in one line. */
async function askWebhook(webhook: string, lookup: LookupRequest): Promise<string | null> {
  try {
    return await fetchEmail(webhook, lookup);
  } catch (error) {
    console.error(`Webhook call failed: ${reasonOf(error)}`);
    return null;
  }
}

async function fetchEmail(webhook: string, lookup: LookupRequest): Promise<string> {
  const response = await fetch(webhook, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json, text/plain" },
    body: JSON.stringify(lookup),
    redirect: "manual",
    signal: AbortSignal.timeout(lookupTime),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new LookupError(`status ${response.status}`);
  }
  const answer = await readBounded(response.body, maxAnswerBytes);
  if (!answer) throw new LookupError("answer over 64 KiB");
  const email = emailIn(await answer.text(), response.headers.get("Content-Type"));
  if (!email) throw new LookupError("no e-mail address in the answer");
  return email;
}

/** The field `email` of a JSON answer, even if it is declared as text; otherwise the trimmed text. */
function emailIn(text: string, contentType: string | null): string | null {
  const isJson = /\bjson\b/i.test(contentType ?? "") || text.trimStart().startsWith("{");
  if (!isJson) return acceptEmail(text.trim());
  const answer: unknown = JSON.parse(text);
  const email = typeof answer === "object" && answer !== null && "email" in answer && answer.email;
  return acceptEmail(email);
}

/** An error whose message is safe to log. */
class LookupError extends Error {}

/** Only the kind of a runtime error is logged: its message may contain the webhook's URL or answer. */
function reasonOf(error: unknown): string {
  if (error instanceof LookupError) return error.message;
  const name = error instanceof Error ? error.name : typeof error;
  if (name === "TimeoutError") return `no answer within ${lookupTime / 1000} s`;
  if (name === "SyntaxError") return "malformed JSON";
  return name;
}
