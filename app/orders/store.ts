import {
  and,
  eq,
  exists,
  getTableColumns,
  inArray,
  lt,
  notExists,
  type SQL,
  sql,
} from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { deliverables } from "~/content/deliverables";
import { funnelOffers } from "~/content/products";
import type { Database } from "~/db/client";
import {
  type Order,
  type OutboxEvent,
  orders,
  type Parcel,
  parcels,
  type Refund,
  refunds,
} from "~/db/schema";
import { announce, orderEvents } from "./event";
import { newOrderKey, newOrderReference } from "./identity";
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
 * Stores what an event tells of.
 *
 * @returns the outbox events to deliver
 * @throws what the database throws: the provider then comes again
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
 * Stores a payment, its parcel and its announcement, once however often the provider tells of it, and takes over
 * the refund that may have come before.
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
    added_to: null,
    key: newOrderKey(),
    reference: newOrderReference(paid.created_at),
    opened_at: null,
    opened_consent: null,
  };
  const events = orderEvents("order.paid", order, mailed, now());
  const isNew = notExists(
    db
      .select({ session_id: orders.session_id })
      .from(orders)
      .where(eq(orders.session_id, order.session_id)),
  );
  const [announced, , , , refundsDue] = await db.batch([
    announce(db, events, isNew),
    insertParcel(db, order, shipping, isNew),
    // Not whatever the conflict: of two equal references one payment would be lost.
    db.insert(orders).values(order).onConflictDoNothing({ target: orders.session_id }),
    linkUpsells(db, order.email),
    selectRefundsDue(db, order.payment_intent),
  ]);
  const refundEvents = await reconcileRefunds(context, refundsDue);
  return announced.meta.changes > 0 ? [...events, ...refundEvents] : refundEvents;
}

/** Nothing is sent for a test payment, nor for an order that was stored before there were parcels. */
function insertParcel(db: Database, order: Order, shipping: Shipping, isNew: SQL) {
  const { session_id, created_at, product, livemode } = order;
  const parcel: Parcel = { session_id, created_at, ...shipping, sent_at: null, tracking_url: null };
  const row: Record<string, unknown> = parcel;
  const values = Object.keys(getTableColumns(parcels)).map((name) => sql`${row[name]}`);
  const isSent = product !== "other" && deliverables[product].parcel && livemode;
  return db
    .insert(parcels)
    .select(sql`SELECT ${sql.join(values, sql`, `)} WHERE ${isNew} AND ${isSent ? 1 : 0}`)
    .onConflictDoNothing();
}

/**
 * Stores how much of a payment went back in all, and announces it if its order is known; otherwise the
 * order takes it over when it comes. Sums only grow: one that is overtaken changes nothing.
 *
 * @returns the outbox events to deliver
 * @throws what the database throws
 */
export async function storeRefund(context: StoreContext, refund: Refund): Promise<OutboxEvent[]> {
  const { db } = context;
  const [, refundsDue] = await db.batch([
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

/** What the pages after a payment say of it: the e-mail is null where none was given, or no more. */
export type OrderPayment = Pick<Order, "email" | "created_at" | "key" | "reference">;

/** The payment of a checkout session; undefined as long as no event told of it. */
export async function findOrder(
  db: Database,
  sessionId: string,
): Promise<OrderPayment | undefined> {
  const [order] = await db
    .select({
      email: orders.email,
      created_at: orders.created_at,
      key: orders.key,
      reference: orders.reference,
    })
    .from(orders)
    .where(eq(orders.session_id, sessionId));
  return order;
}

/** Orders that say less of their refund than is known, with the sum to set. */
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

/** Payment and refund may both find the same sum to set: whoever comes second changes nothing. */
async function reconcileRefunds(
  { db, mailed = false, now = Date.now }: StoreContext,
  refundsDue: readonly (Order & { due_cents: number })[],
): Promise<OutboxEvent[]> {
  const announced: OutboxEvent[] = [];
  for (const { due_cents, ...order } of refundsDue) {
    const refunded = { ...order, refunded_cents: due_cents };
    const events = orderEvents("order.refunded", refunded, mailed, now());
    const behind = and(
      eq(orders.session_id, order.session_id),
      lt(orders.refunded_cents, due_cents),
    );
    const [{ meta }] = await db.batch([
      announce(db, events, exists(db.select({ id: orders.session_id }).from(orders).where(behind))),
      db.update(orders).set({ refunded_cents: due_cents }).where(behind),
    ]);
    if (meta.changes > 0) announced.push(...events);
  }
  return announced;
}

/**
 * Links an address's upsells to the book that it bought within the day before, so that a
 * page's sales hold what was added to them. Made again with each of its payments, in whatever order
 * they come.
 */
function linkUpsells(db: Database, email: string | null) {
  const book = alias(orders, "book");
  const dayBefore = sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${orders.created_at}, '-1 day')`;
  const latestBook = db
    .select({ session_id: book.session_id })
    .from(book)
    .where(
      and(
        eq(book.product, "book"),
        sql`lower(${book.email}) = lower(${orders.email})`,
        sql`${book.created_at} BETWEEN ${dayBefore} AND ${orders.created_at}`,
      ),
    )
    .orderBy(sql`${book.created_at} DESC`, book.session_id)
    .limit(1);
  return db
    .update(orders)
    .set({ added_to: sql`coalesce((${latestBook}), ${orders.added_to})` })
    .where(
      and(
        sql`lower(${orders.email}) = lower(${email})`,
        inArray(
          orders.product,
          funnelOffers.map(({ product }) => product),
        ),
      ),
    );
}
