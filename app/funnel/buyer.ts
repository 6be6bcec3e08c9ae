import { type LookupProduct, lookUpEmail } from "./email-webhook";
import { readPrefilledEmail, readSessionId } from "./query";

/** Milliseconds a page waits for the look-up before it starts to show without it. */
const firstPaint = 500;

/** The buyer's e-mail address, or what stands in until a slow look-up answers. */
export interface Buyer {
  email: string | null;
  pending?: Promise<string | null>;
}

/**
 * Finds out who paid: the looked-up address, else the one in the URL. No call for a request that
 * nobody looks at: `HEAD` and speculative prefetches.
 */
export async function findBuyer(
  request: Request,
  webhook: string | undefined,
  product?: LookupProduct,
): Promise<Buyer> {
  const query = new URL(request.url).searchParams;
  const prefilled = readPrefilledEmail(query);
  const session_id = readSessionId(query);
  if (!session_id || !webhook || isUnseen(request)) return { email: prefilled };

  const lookup = lookUpEmail(webhook, { session_id, product }).then((email) => email ?? prefilled);
  const answered = await Promise.race([lookup.then((email) => ({ email })), wait(firstPaint)]);
  return answered ?? { email: null, pending: lookup };
}

function isUnseen({ method, headers }: Request): boolean {
  return (
    method === "HEAD" ||
    /prefetch/i.test(headers.get("Sec-Purpose") ?? headers.get("Purpose") ?? "")
  );
}

function wait(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
