import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import type { Env } from "~/env";
import {
  canLookUp,
  findPayment,
  type LookupEndpoint,
  type LookupQuestion,
  type OrderLookup,
  unknownOrder,
} from "~/funnel/lookup";
import type { NextAddress } from "~/funnel/next-address";
import { readPrefilledEmail, readSessionId } from "~/funnel/query";
import { sleep } from "~/lib/sleep";
import { isWithinLimit } from "./rate-limit";
import { checkoutStarted, isPrefetch } from "./view-counting";

/** The action of a page's order forms: 303 to the next address, so that the next request is a GET. */
export function orderAction(nextAddress: NextAddress) {
  return async ({ request, context }: ActionFunctionArgs) => {
    const { pathname, searchParams: query } = new URL(request.url);
    const reference = pathname.slice(1);
    const form = await request.formData();
    const { env, offers } = context;
    const address = nextAddress({ env, sale: offers.sale, form, query, reference });
    if (!address.startsWith("/")) checkoutStarted(request, context);
    return redirect(address, 303);
  };
}

/** Milliseconds that a page waits for its look-up before it is streamed. */
const streamAfter = 500;

/** Of the 60 units that a network has each minute: at most 30 look-ups. */
const unitsPerLookUp = 2;

/**
 * The order that a page after a payment shows: a promise where the look-up takes long, so that the page is streamed.
 * Without a look-up the e-mail is the query's. Prefetches and networks over their limit get none, since each
 * look-up costs a call of the automation, or seconds of queries.
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
  if (!isAsked || !(await isWithinLimit(request, env, "look-up", unitsPerLookUp)))
    return { order: { ...unknownOrder, email: prefilled } };

  const found = findPayment(env, endpoint, { session_id, product }).then((order) => ({
    ...order,
    email: order.email ?? prefilled,
  }));
  const isSlow = sleep(streamAfter).then(() => null);
  return { order: (await Promise.race([found, isSlow])) ?? found };
}

function isSeen({ method, headers }: Request): boolean {
  return method !== "HEAD" && !isPrefetch(headers);
}
