import type { Env } from "~/env";
import {
  canLookUp,
  findPayment,
  type LookupEndpoint,
  type LookupQuestion,
  type OrderLookup,
  unknownOrder,
} from "~/funnel/lookup";
import { readPrefilledEmail, readSessionId } from "~/funnel/query";
import { sleep } from "~/lib/sleep";
import { networkOf } from "./network";

/** Milliseconds that a page waits for its look-up before it is streamed. */
const streamAfter = 500;

/**
 * The order that a page after a payment shows: a promise where the look-up takes long, so that the page is
 * streamed. The address in the query stands where none is looked up. No look-up for a request that no visitor
 * sees, nor for a network that has had its share: each costs a call of the automation, or seconds of queries.
 */
export async function lookUpOrder(
  request: Request,
  env: Env,
  endpoint: LookupEndpoint,
  product?: LookupQuestion["product"],
): Promise<{ order: OrderLookup | Promise<OrderLookup> }> {
  const query = new URL(request.url).searchParams;
  const prefilled = readPrefilledEmail(query);
  const session_id = readSessionId(query);
  const isAsked = session_id && canLookUp(env, endpoint) && isSeen(request);
  if (!isAsked || !(await isWithinLimit(request, env)))
    return { order: { ...unknownOrder, email: prefilled } };

  const found = findPayment(env, endpoint, { session_id, product }).then((order) => ({
    ...order,
    email: order.email ?? prefilled,
  }));
  const isSlow = sleep(streamAfter).then(() => null);
  return { order: (await Promise.race([found, isSlow])) ?? found };
}

function isSeen({ method, headers }: Request): boolean {
  const purpose = headers.get("Sec-Purpose") ?? headers.get("Purpose") ?? "";
  return method !== "HEAD" && !/prefetch/i.test(purpose);
}

/** At most 30 look-ups a minute from one network: each takes two of the 60 that the limiter gives. */
async function isWithinLimit({ headers }: Request, { FORM_RATE_LIMIT }: Env): Promise<boolean> {
  const key = `look-up:${networkOf(headers.get("CF-Connecting-IP") ?? "unknown")}`;
  try {
    const units = await Promise.all([
      FORM_RATE_LIMIT.limit({ key }),
      FORM_RATE_LIMIT.limit({ key }),
    ]);
    return units.every(({ success }) => success);
  } catch {
    // A limiter that is down must not cost a buyer their confirmation.
    return true;
  }
}
