import { and, eq, getTableColumns, lt, sql } from "drizzle-orm";
import { deliverables } from "~/content/products";
import type { Database } from "~/db/client";
import { Expression, insertWhere, prepare } from "~/db/insert-where";
import {
  type Order,
  type OutboxEvent,
  orders,
  outboxEvents,
  type Parcel,
  parcels,
  type Refund,
  refundSums,
  refunds,
} from "~/db/schema";
import { parisDay } from "~/lib/time";
import { mailEvent, webhookEvent } from "~/outbox/event";
import type { NewOrder, PaymentEvent } from "./payment-event";
import type { Shipping } from "./shipping";

export interface StoreContext {
  db: Database;
  /** Whether this site sends mail. */
  mailed?: boolean;
  /** Milliseconds since the epoch. */
  now?: () => number;
}

/**
 * Stores a payment or a refund.
 *
 * @returns the outbox events to deliver
 * @throws what the database throws: the provider then repeats the event
 */
export async function storeEvent(
  context: StoreContext,
  event: Exclude<PaymentEvent, { kind: "malformed" }>,
): Promise<OutboxEvent[]> {
  switch (event.kind) {
    case "paid":
      return storePayment(context, event.order, event.shipping);
    case "refunded":
      return storeRefund(context, event.refund);
    case "ignored":
      return [];
  }
}

const unknownShipping: Shipping = { name: null, address: null, dedication: null };

/**
 * Stores a payment with its parcel and its events, once however often the provider repeats it. A refund that came
 * before is applied.
 *
 * @returns the outbox events to deliver; none for a repetition
 * @throws what the database throws
 */
export async function storePayment(
  context: StoreContext,
  paid: NewOrder,
  shipping = unknownShipping,
): Promise<OutboxEvent[]> {
  const { db, mailed = false, now = Date.now } = context;
  const order: Order = {
    ...paid,
    refunded_cents: 0,
    key: newOrderKey(),
    reference: newOrderReference(paid.created_at),
    opened_at: null,
    opened_consent: null,
  };
  const events = orderEvents("order.paid", order, mailed, now());
  const isNew = "WHERE NOT EXISTS (SELECT 1 FROM orders WHERE session_id = ?)";
  const [announced, , refundsDue] = await db.$client.batch<RefundDue>([
    insertWhere(db, outboxEvents, events, isNew, [order.session_id]),
    // Ignores this conflict only: with any, a payment with a reference that exists would be lost.
    prepare(db, db.insert(orders).values(order).onConflictDoNothing({ target: orders.session_id })),
    prepare(db, selectRefundsDue(db, order.payment_intent)),
    ...insertParcel(db, order, shipping),
  ]);
  const refundEvents = await reconcileRefunds(context, refundsDue?.results ?? []);
  return announced?.meta.changes ? [...events, ...refundEvents] : refundEvents;
}

/** What happens to a parcel after its payment. */
const untouched = { dedicated_on: null, dedicated_times: null, sent_at: null, tracking_url: null };

/** The parcel of an order that this batch stored. Nothing is sent for a test payment. */
function insertParcel(db: Database, order: Order, shipping: Shipping): D1PreparedStatement[] {
  const { session_id, created_at, product, livemode } = order;
  if (product === "other" || !deliverables[product].parcel || !livemode) return [];
  const parcel: Parcel = { ...untouched, session_id, created_at, ...shipping };
  const isNew =
    "WHERE EXISTS (SELECT 1 FROM orders WHERE key = ?) ON CONFLICT (session_id) DO NOTHING";
  return [insertWhere(db, parcels, [parcel], isNew, [order.key ?? ""])];
}

/**
 * Stores how much of a payment was refunded in all, and announces it if its order is known; else the order applies it
 * when it comes. Sums only grow: an older event changes nothing.
 *
 * @returns the outbox events to deliver
 * @throws what the database throws
 */
export async function storeRefund(context: StoreContext, refund: Refund): Promise<OutboxEvent[]> {
  const { db } = context;
  const { created_at } = refund;
  const [, , refundsDue] = await db.batch([
    db
      .insert(refundSums)
      .values(refund)
      .onConflictDoUpdate({
        target: [refundSums.payment_intent, refundSums.refunded_cents],
        set: { created_at: sql`min(${refundSums.created_at}, ${created_at})` },
      }),
    db
      .insert(refunds)
      .values(refund)
      .onConflictDoUpdate({
        target: refunds.payment_intent,
        set: { refunded_cents: sql`max(${refunds.refunded_cents}, excluded.refunded_cents)` },
      }),
    selectRefundsDue(db, refund.payment_intent),
  ]);
  return reconcileRefunds(context, refundsDue);
}

type RefundDue = Order & { due_cents: number };

/** Orders whose refunded sum is out of date, with the sum to set. */
function selectRefundsDue(db: Database, paymentIntent: string | null) {
  const sum = db
    .select({ refunded_cents: refunds.refunded_cents })
    .from(refunds)
    .where(eq(refunds.payment_intent, orders.payment_intent));
  return db
    .select({ ...getTableColumns(orders), due_cents: sql<number>`(${sum})`.as("due_cents") })
    .from(orders)
    .where(and(eq(orders.payment_intent, paymentIntent ?? ""), lt(orders.refunded_cents, sum)));
}

/** A payment and a refund may both find the same sum to set: the second one changes nothing. */
async function reconcileRefunds(
  context: StoreContext,
  refundsDue: readonly RefundDue[],
): Promise<OutboxEvent[]> {
  const announced: OutboxEvent[] = [];
  for (const { due_cents, livemode, ...row } of refundsDue) {
    // As the database writes it: no builder read this row.
    const order = { ...row, livemode: Boolean(livemode) };
    const isBehind = new Expression("session_id = ? AND refunded_cents < ?", [
      order.session_id,
      due_cents,
    ]);
    const change = { refunded_cents: due_cents };
    announced.push(...(await changeOrder(context, "order.refunded", order, change, isBehind)));
  }
  return announced;
}

/**
 * Opens the digital content of an order at its buyer's request, once; never after a full refund.
 *
 * @param consent the exact sentence that was ticked
 * @returns the outbox events to deliver; none for a repetition
 * @throws what the database throws
 */
export async function openOrder(
  context: StoreContext,
  order: Order,
  consent: string,
): Promise<OutboxEvent[]> {
  const time = (context.now ?? Date.now)();
  const opened = { opened_at: new Date(time).toISOString(), opened_consent: consent };
  const isWaiting = new Expression(
    "session_id = ? AND opened_at IS NULL AND (refunded_cents = 0 OR refunded_cents < amount_cents)",
    [order.session_id],
  );
  return changeOrder({ ...context, now: () => time }, "order.opened", order, opened, isWaiting);
}

/**
 * Changes an order and announces the change, both or neither: nothing where the condition does not hold.
 *
 * @returns the outbox events to deliver
 */
async function changeOrder(
  { db, mailed = false, now = Date.now }: StoreContext,
  type: OrderEventType,
  order: Order,
  change: Partial<Order>,
  condition: Expression,
): Promise<OutboxEvent[]> {
  const events = orderEvents(type, { ...order, ...change }, mailed, now());
  const exists = `WHERE EXISTS (SELECT 1 FROM orders WHERE ${condition.sql})`;
  const columns = Object.keys(change).map((name) => `${name} = ?`);
  const [announced] = await db.$client.batch([
    insertWhere(db, outboxEvents, events, exists, condition.parameters),
    db.$client
      .prepare(`UPDATE orders SET ${columns.join(", ")} WHERE ${condition.sql}`)
      .bind(...Object.values(change), ...condition.parameters),
  ]);
  return announced?.meta.changes ? events : [];
}

export type OrderEventType = "order.paid" | "order.opened" | "order.sent" | "order.refunded";

/**
 * The outbox rows that announce an order: the webhook's `data` is the row, `timestamp` when this site knew; the mail
 * is for its buyer.
 *
 * @param mailed whether this site sends mail
 * @param time in milliseconds since the epoch
 */
export function orderEvents(
  type: OrderEventType,
  order: Order,
  mailed: boolean,
  time: number,
): OutboxEvent[] {
  const subject = {
    type,
    table: "orders",
    id: order.session_id,
    email: order.email ?? "",
    created_at: new Date(time).toISOString(),
  } as const;
  const webhook = webhookEvent(subject, order);
  return mailed && order.email !== null ? [webhook, mailEvent(subject)] : [webhook];
}

/** A new key of a buyer's page: 128 random bits. */
export function newOrderKey(): string {
  return randomHex(16);
}

/**
 * A new order number: `C-20260501-1A2B3C4D`, the day in Paris.
 *
 * @param created_at ISO 8601 in UTC
 */
export function newOrderReference(created_at: string): string {
  return `C-${parisDay(created_at).replaceAll("-", "")}-${randomHex(4).toUpperCase()}`;
}

function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Prefix of the id of an order that the operator gave. */
export const givenPrefix = "given_";
