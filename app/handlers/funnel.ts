import { type ActionFunctionArgs, type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { findOrder } from "~/funnel/found-order";
import { canLookUp, findInTime, type LookupEndpoint, type LookupRequest } from "~/funnel/lookup";
import type { NextAddress } from "~/funnel/next-address";
import { type OrderLookup, unknownOrder } from "~/funnel/order";
import { readSessionId, readShownEmail } from "~/funnel/query";
import { isWithinLimit } from "~/http/rate-limit";
import { countStartedOrder, isPrefetch } from "~/http/view-counting";
import { sleep } from "~/lib/time";
import { findPurchase } from "~/orders/buyer";
import { isWalkOver } from "~/orders/walk";

/** The action of a page whose only forms are orders: 303 to the next address, so that the next request is a GET. */
export function orderAction(nextAddress: NextAddress) {
  return async ({ request, context }: ActionFunctionArgs) => {
    const form = await request.formData();
    const { pathname, searchParams: query } = new URL(request.url);
    const slug = pathname.slice(1);
    const { env, offers } = context;
    const { after, email, isOver } = await readWalk(request, context);
    if (isOver) form.delete("prefilled_email");
    const address = nextAddress({ env, sale: offers.sale, form, query, slug, after });
    if (address.startsWith("/")) return redirect(address, 303);
    countStartedOrder(request, context);
    return redirect(email ? prefillEmail(address, email) : address, 303);
  };
}

interface Walk {
  /** The session in the page's URL, while it may be named. */
  after: string | null;
  /** Who paid, if the payment is found in time. */
  email?: string | null;
  isOver?: boolean;
}

/** What the session in the page's URL lends to the next purchase; nothing once its walk is over. */
async function readWalk(request: Request, context: AppLoadContext): Promise<Walk> {
  const { env, db } = context;
  const after = readSessionId(new URL(request.url).searchParams);
  const isKnown = after !== null && env.PAYMENT_WEBHOOK_SECRET !== undefined;
  if (!isKnown || !(await isWithinLimit(request, env, "next-checkout", "LOOKUP_RATE_LIMIT")))
    return { after };
  const order = (await findInTime(context, () => findPurchase(db, after)))?.order;
  return order && isWalkOver(order, Date.now())
    ? { after: null, isOver: true }
    : { after, email: order?.email };
}

/** A checkout's URL with this e-mail, unless it has one. */
function prefillEmail(checkout: string, email: string): string {
  const url = new URL(checkout);
  if (!url.searchParams.has("prefilled_email")) url.searchParams.set("prefilled_email", email);
  return url.href;
}

/** Milliseconds to wait for a look-up before the page is streamed. */
const streamAfter = 500;

/**
 * The order to show after a payment. A promise if the look-up is slow, so that the page can be streamed. Without a
 * look-up the e-mail comes from the query. Prefetches and networks over their limit get no look-up, since each one
 * costs a call to the automation or seconds of queries.
 */
export async function lookUpOrder(
  request: Request,
  context: AppLoadContext,
  endpoint: LookupEndpoint,
  product?: LookupRequest["product"],
): Promise<{ order: OrderLookup | Promise<OrderLookup> }> {
  const query = new URL(request.url).searchParams;
  const prefilled = readShownEmail(query);
  const session_id = readSessionId(query);
  const isLookedUp = session_id && canLookUp(context.env, endpoint) && isVisit(request);
  if (!isLookedUp || !(await isWithinLimit(request, context.env, "look-up", "LOOKUP_RATE_LIMIT")))
    return { order: { ...unknownOrder, email: prefilled, prefill: prefilled } };

  const found = findOrder(context, endpoint, { session_id, product }, prefilled);
  const timeout = sleep(streamAfter).then(() => null);
  return { order: (await Promise.race([found, timeout])) ?? found };
}

function isVisit({ method, headers }: Request): boolean {
  return method !== "HEAD" && !isPrefetch(headers);
}
