import {
  type ActionFunctionArgs,
  type AppLoadContext,
  data,
  redirect,
} from "@remix-run/cloudflare";
import { orderPage } from "~/content/order-page";
import type { Database } from "~/db/client";
import type { Order } from "~/db/schema";
import {
  canLookUp,
  type FoundPayment,
  findInTime,
  findPayment,
  type LookupEndpoint,
  type LookupRequest,
} from "~/funnel/lookup";
import type { NextAddress } from "~/funnel/next-address";
import {
  type OrderLookup,
  type PurchaseStatus,
  paidFor,
  purchaseStatus,
  unknownOrder,
} from "~/funnel/order";
import { readSessionId, readShownEmail } from "~/funnel/query";
import { parisDay, sleep } from "~/lib/time";
import { isFullyRefunded } from "~/orders/access";
import { type Buyer, findBuyer, findPurchase, type Purchase } from "~/orders/buyer";
import { lastReversalOn } from "~/orders/ledger-entries";
import { orderPath } from "~/orders/view";
import { isWalkOver } from "~/orders/walk";
import { openContent, readOrder } from "./buyer";
import { isWithinLimit } from "./rate-limit";
import { privatePage } from "./responses";
import { countStartedOrder, isPrefetch } from "./view-counting";

/** The action of a page whose only forms are orders. */
export function orderAction(nextAddress: NextAddress) {
  return async ({ request, context }: ActionFunctionArgs) =>
    followOrder(nextAddress, { request, context, form: await request.formData() });
}

interface FormPost extends Pick<ActionFunctionArgs, "request" | "context"> {
  form: FormData;
}

/** 303 to the next address, so that the next request is a GET. */
async function followOrder(nextAddress: NextAddress, { request, context, form }: FormPost) {
  const { pathname, searchParams: query } = new URL(request.url);
  const slug = pathname.slice(1);
  const { env, offers } = context;
  const { after, email, isOver } = await readWalk(request, context);
  if (isOver) form.delete("prefilled_email");
  const address = nextAddress({ env, sale: offers.sale, form, query, slug, after });
  if (address.startsWith("/")) return redirect(address, 303);
  countStartedOrder(request, context);
  return redirect(email ? prefillEmail(address, email) : address, 303);
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

/**
 * The action of a confirmation page: `intent=open` opens digital content, any other form leads to the next page.
 */
export async function confirmationAction(
  { request, context }: ActionFunctionArgs,
  next?: NextAddress,
) {
  const form = await request.formData();
  if (next && form.get("intent") !== "open") return followOrder(next, { request, context, form });
  return openOrderContent({ request, context, form });
}

/**
 * Opens the content of the order in the URL, as the order's own page does: 303 to that page, or an error that says why
 * not. Whoever knows the session is the buyer, or got the URL from the buyer; this page links to the order anyway.
 */
async function openOrderContent({ request, context, form }: FormPost) {
  const buyer = await buyerOf(request, context);
  const name = form.get("order");
  const named = buyer?.purchases.find(({ order }) => order.reference === name);
  const error =
    buyer && named
      ? await openContent(buyer, named, form, context)
      : { status: 400, message: orderPage.errors[400] ?? "" };
  if (error) return data(error, { status: error.status, headers: privatePage });
  return redirect(orderPathOf(buyer?.current) ?? "/", { status: 303, headers: privatePage });
}

/** Finds the buyer of the session in the URL. Each try counts against the network's limit for unknown orders. */
async function buyerOf(request: Request, { env, db }: AppLoadContext): Promise<Buyer | undefined> {
  const session = readSessionId(new URL(request.url).searchParams);
  if (!session || !env.PAYMENT_WEBHOOK_SECRET) return undefined;
  if (!(await isWithinLimit(request, env, "order-key"))) return undefined;
  const key = (await findPurchase(db, session))?.order.key;
  return key ? findBuyer(db, key) : undefined;
}

function orderPathOf(purchase: Purchase | undefined): string | null {
  const key = purchase?.order.key;
  return key ? orderPath(key) : null;
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
  const { session_id, reference, created_at } = order;
  const details = readDetails(purchase, context).catch(() => undefined);
  return {
    email,
    paidOn: parisDay(created_at),
    reference: reference ?? session_id,
    orderPath: orderPathOf(purchase),
    ...purchaseStatus(order, Date.now()),
    ...((await Promise.race([details, sleep(detailsTime)])) ?? {
      paid: [{ ...purchaseStatus(order, Date.now()), ...paidFor(order) }],
      openable: [],
    }),
  };
}

async function readDetails({ order }: Purchase, context: AppLoadContext) {
  const { db } = context;
  const buyer = await findBuyer(db, order.key ?? "");
  if (!buyer) return undefined;
  const { purchases } = await readOrder(buyer, context);
  const paid = buyer.purchases.map(async ({ order }) => ({
    ...(await readPurchaseStatus(db, order)),
    ...paidFor(order),
  }));
  return {
    ...(await readPurchaseStatus(db, order)),
    paid: await Promise.all(paid),
    openable: buyer.purchases.flatMap(({ order: { product, reference } }) => {
      const digital = purchases.find((purchase) => purchase.reference === reference)?.digital;
      const isOffered = digital?.access === "waiting" && digital.canOpen;
      return isOffered ? [{ product, reference, opensOn: digital.opensOn }] : [];
    }),
  };
}

async function readPurchaseStatus(db: Database, order: Order): Promise<PurchaseStatus> {
  const refundedOn = isFullyRefunded(order) ? await lastReversalOn(db, order) : null;
  return { ...purchaseStatus(order, Date.now()), refundedOn };
}

function isVisit({ method, headers }: Request): boolean {
  return method !== "HEAD" && !isPrefetch(headers);
}
