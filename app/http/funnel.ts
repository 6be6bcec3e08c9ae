import {
  type ActionFunctionArgs,
  type AppLoadContext,
  data,
  redirect,
} from "@remix-run/cloudflare";
import { orderPage } from "~/content/order-page";
import {
  canLookUp,
  type FoundPayment,
  findPayment,
  type LookupEndpoint,
  type LookupQuestion,
} from "~/funnel/lookup";
import type { NextAddress } from "~/funnel/next-address";
import { type OrderLookup, paidFor, standingOf, unknownOrder } from "~/funnel/order";
import { readPrefilledEmail, readSessionId } from "~/funnel/query";
import { sleep } from "~/lib/sleep";
import { parisDay } from "~/lib/time";
import { isRefunded } from "~/orders/access";
import { type Buyer, findBuyer, findPurchase, type Purchase } from "~/orders/buyer";
import { lastReversalOn } from "~/orders/movements";
import { openContent, readOrder } from "./buyer";
import { isWithinLimit } from "./rate-limit";
import { privatePage } from "./responses";
import { checkoutStarted, isPrefetch } from "./view-counting";

export function orderAction(nextAddress: NextAddress) {
  return async ({ request, context }: ActionFunctionArgs) =>
    followOrder(nextAddress, { request, context, form: await request.formData() });
}

interface FormPost extends Pick<ActionFunctionArgs, "request" | "context"> {
  form: FormData;
}

/** 303 to the next address, so that the next request is a GET. */
function followOrder(nextAddress: NextAddress, { request, context, form }: FormPost) {
  const { pathname, searchParams: query } = new URL(request.url);
  const slug = pathname.slice(1);
  const { env, offers } = context;
  const address = nextAddress({ env, sale: offers.sale, form, query, slug });
  if (!address.startsWith("/")) checkoutStarted(request, context);
  return redirect(address, 303);
}

/**
 * A post of a confirmation page: `intent=open` asks for digital content, any other form leads on. A route calls it
 * in a function of its own: a call at its top would take this module into the browser's scripts.
 */
export async function confirm({ request, context }: ActionFunctionArgs, next?: NextAddress) {
  const form = await request.formData();
  if (next && form.get("intent") !== "open") return followOrder(next, { request, context, form });
  return openOrdered({ request, context, form });
}

/**
 * Opens content of the order that the address names, as its own page does: 303 to that page, or why not. Who knows the
 * session has paid, or was given the address by who has: the page shows them the order's page too.
 */
async function openOrdered({ request, context, form }: FormPost) {
  const buyer = await buyerOf(request, context);
  const name = form.get("order");
  const named = buyer?.purchases.find(({ order }) => order.reference === name);
  const refusal =
    buyer && named
      ? await openContent(buyer, named, form, context)
      : { status: 400, message: orderPage.refusals[400] ?? "" };
  if (refusal) return data(refusal, { status: refusal.status, headers: privatePage });
  return redirect(orderPathOf(buyer?.current) ?? "/", { status: 303, headers: privatePage });
}

/** The buyer of the session in the address. Each try takes of its network's share of unknown orders. */
async function buyerOf(request: Request, { env, db }: AppLoadContext): Promise<Buyer | undefined> {
  const session = readSessionId(new URL(request.url).searchParams);
  if (!session || !env.PAYMENT_WEBHOOK_SECRET) return undefined;
  if (!(await isWithinLimit(request, env, "order-key"))) return undefined;
  const key = (await findPurchase(db, session))?.order.key;
  return key ? findBuyer(db, key) : undefined;
}

function orderPathOf(purchase: Purchase | undefined): string | null {
  const key = purchase?.order.key;
  return key ? `/ma-commande/${key}` : null;
}

/** Milliseconds that a page waits for its look-up before it is streamed. */
const streamAfter = 500;

/**
 * The order that a page after a payment shows: a promise where the look-up takes long, so that the page is streamed.
 * Without a look-up the e-mail is the query's. Prefetches and networks over their limit get none, since each
 * look-up costs a call of the automation, or seconds of queries.
 */
export async function lookUpOrder(
  request: Request,
  context: AppLoadContext,
  endpoint: LookupEndpoint,
  product?: LookupQuestion["product"],
): Promise<{ order: OrderLookup | Promise<OrderLookup> }> {
  const query = new URL(request.url).searchParams;
  const prefilled = readPrefilledEmail(query);
  const session_id = readSessionId(query);
  const isAsked = session_id && canLookUp(context.env, endpoint) && isSeen(request);
  if (!isAsked || !(await isWithinLimit(request, context.env, "look-up", "LOOKUP_RATE_LIMIT")))
    return { order: { ...unknownOrder, email: prefilled } };

  const found = findPayment(context, endpoint, { session_id, product }).then(async (payment) => {
    const order = await describe(payment, context);
    return { ...order, email: order.email ?? prefilled };
  });
  const isSlow = sleep(streamAfter).then(() => null);
  return { order: (await Promise.race([found, isSlow])) ?? found };
}

/** Milliseconds to wait for what else belongs to a payment that is known. */
const detailsTime = 300;

/** A page with less of the order is better than a late one: what fails is left out. */
async function describe(
  { email, purchase, pending }: FoundPayment,
  context: AppLoadContext,
): Promise<OrderLookup> {
  if (!purchase) return { ...unknownOrder, email, standing: pending ? "pending" : "usual" };
  const { order } = purchase;
  const { session_id, reference, created_at } = order;
  const details = readDetails(purchase, context).catch(() => undefined);
  return {
    email,
    paidOn: parisDay(created_at),
    reference: reference ?? session_id,
    orderPath: orderPathOf(purchase),
    standing: standingOf(order, Date.now()),
    ...((await Promise.race([details, sleep(detailsTime)])) ?? {
      paid: [paidOf(purchase)],
      refundedOn: null,
      openable: [],
    }),
  };
}

async function readDetails(purchase: Purchase, context: AppLoadContext) {
  const buyer = await findBuyer(context.db, purchase.order.key ?? "");
  if (!buyer) return undefined;
  const { purchases } = await readOrder(buyer, context);
  return {
    paid: buyer.purchases.map(paidOf),
    refundedOn: isRefunded(purchase.order)
      ? await lastReversalOn(context.db, purchase.order)
      : null,
    openable: buyer.purchases.flatMap(({ order: { product, reference } }) => {
      const digital = purchases.find((purchase) => purchase.reference === reference)?.digital;
      const isOffered = digital?.access === "waiting" && digital.canOpen;
      return isOffered ? [{ product, reference, opensOn: digital.opensOn }] : [];
    }),
  };
}

const paidOf = ({ order }: Purchase) => paidFor(order);

function isSeen({ method, headers }: Request): boolean {
  return method !== "HEAD" && !isPrefetch(headers);
}
