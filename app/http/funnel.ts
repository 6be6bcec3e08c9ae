import { type ActionFunctionArgs, type AppLoadContext, redirect } from "@remix-run/cloudflare";
import {
  canLookUp,
  type FoundPayment,
  findInTime,
  findPayment,
  type LookupEndpoint,
  type LookupRequest,
} from "~/funnel/lookup";
import type { NextAddress } from "~/funnel/next-address";
import { type OrderLookup, paidFor, purchaseStatus, unknownOrder } from "~/funnel/order";
import { readSessionId, readShownEmail } from "~/funnel/query";
import { parisDay, sleep } from "~/lib/time";
import { findBuyer, findPurchase, type Purchase } from "~/orders/buyer";
import { orderPath, type PurchaseView } from "~/orders/view";
import { isWalkOver } from "~/orders/walk";
import { readOrder } from "./buyer";
import { isWithinLimit } from "./rate-limit";
import { countStartedOrder, isPrefetch } from "./view-counting";

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

  const found = findPayment(context, endpoint, { session_id, product }).then(async (payment) => {
    const order = await describeOrder(payment, context);
    const { purchase } = payment;
    const isOver = purchase !== undefined && isWalkOver(purchase.order, Date.now());
    const email = order.email ?? prefilled;
    return { ...order, email, prefill: isOver ? prefilled : email };
  });
  const timeout = sleep(streamAfter).then(() => null);
  return { order: (await Promise.race([found, timeout])) ?? found };
}

/** Milliseconds to wait for details of a payment that is already known. */
const detailsTime = 300;

/**
 * Leaves out whatever fails: an incomplete page is better than a late one. For another shop's product only the e-mail
 * is shown.
 */
async function describeOrder(
  { email, purchase, pending }: FoundPayment,
  context: AppLoadContext,
): Promise<Omit<OrderLookup, "prefill">> {
  if (!purchase || purchase.order.product === "other") {
    const unpaid = pending?.failed ? "failed" : "pending";
    return { ...unknownOrder, email, status: pending ? unpaid : "usual" };
  }
  const { order } = purchase;
  const { session_id, key, reference, created_at } = order;
  const status = purchaseStatus(purchase, Date.now());
  const details = readDetails(purchase, context).catch(() => undefined);
  return {
    email,
    paidOn: parisDay(created_at),
    reference: reference ?? session_id,
    orderPath: key ? orderPath(key) : null,
    ...status,
    ...((await Promise.race([details, sleep(detailsTime)])) ?? {
      paid: [{ ...status, ...paidFor(order) }],
    }),
  };
}

async function readDetails({ order }: Purchase, context: AppLoadContext) {
  const buyer = await findBuyer(context.db, order.key ?? "");
  if (!buyer) return undefined;
  const { purchases, filesUnavailable } = await readOrder(buyer, context);
  const paid = buyer.purchases.map((purchase, index) => ({
    ...purchaseStatus(purchase, Date.now()),
    ...paidFor(purchase.order),
    refundedOn: purchases[index]?.refundedOn ?? null,
    ...(!filesUnavailable && { file: pdfOf(purchases[index]) }),
  }));
  return { paid, refundedOn: paid[buyer.purchases.indexOf(buyer.current)]?.refundedOn ?? null };
}

function pdfOf(purchase: PurchaseView | undefined): string | null {
  return purchase?.digital?.files.find(({ format }) => format === "PDF")?.path ?? null;
}

function isVisit({ method, headers }: Request): boolean {
  return method !== "HEAD" && !isPrefetch(headers);
}
