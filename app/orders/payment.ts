import { and, desc, eq, isNull, or, sql } from "drizzle-orm";
import { deliverables } from "~/content/products";
import type { Database } from "~/db/client";
import { mailboxSql } from "~/db/mailbox";
import { movements, type Order, orders, type Parcel, parcels, pendingPayments } from "~/db/schema";
import { insertIf, type PendingEvent, record, type StoreContext } from "~/outbox/record";
import { type Destination, nowhere } from "./address";
import {
  applyLedger,
  insertLedgerEntry,
  type NewLedgerEntry,
  paymentEntry,
  storeLedgerEntry,
} from "./ledger-entries";
import { type NewOrder, newOrder, orderEvents } from "./order-row";
import { isWithinWalk } from "./walk";

/** Destination and dedication of a parcel, as the payment page asked for them. */
export type Shipping = Destination & Pick<Parcel, "dedication">;

/** An order as its checkout describes it. */
export interface PaidOrder {
  order: NewOrder;
  shipping: Shipping;
}

interface PendingPayment
  extends Pick<typeof pendingPayments.$inferSelect, "session_id" | "created_at" | "failed"> {
  /** Null if the payment failed, or has no amount. */
  purchase: PaidOrder | null;
}

/** An event of the payment provider, in this site's terms. */
export type PaymentEvent =
  | ({ kind: "paid" } & PaidOrder)
  | { kind: "ledger"; entry: NewLedgerEntry }
  /** The checkout is complete but its payment is still pending, or has failed. */
  | ({ kind: "pending" } & PendingPayment)
  /** The payment of a checkout was charged later. */
  | { kind: "captured"; entry: NewLedgerEntry }
  /** Nothing to store. */
  | { kind: "ignored" };

/**
 * Stores an event of the payment provider.
 *
 * @returns the outbox events to deliver
 * @throws what the database throws: the provider then repeats the event
 */
export async function storeEvent(
  context: StoreContext,
  event: PaymentEvent,
): Promise<PendingEvent[]> {
  switch (event.kind) {
    case "paid":
      return storePayment(context, event.order, event.shipping);
    case "ledger":
      return storeLedgerEntry(context, event.entry);
    case "pending":
      await storePending(context.db, event);
      return storeCaptured(context, event.purchase?.order.payment_intent ?? null);
    case "captured":
      await insertLedgerEntry(context, event.entry);
      return storeCaptured(context, event.entry.payment);
    case "ignored":
      return [];
  }
}

const unknownShipping: Shipping = { ...nowhere, dedication: null };

/**
 * Stores a payment with its parcel and events. If the provider repeats it, only the earliest time is kept. Applies
 * refunds and disputes that arrived before it.
 *
 * @returns the outbox events to deliver; none for a repetition
 */
export async function storePayment(
  context: StoreContext,
  paid: NewOrder,
  shipping = unknownShipping,
): Promise<PendingEvent[]> {
  const { db, mailed = false, now = Date.now } = context;
  const order = newOrder(paid);
  const { session_id, created_at } = order;
  const entry = paymentEntry(order);
  const isNew = sql`NOT EXISTS (SELECT 1 FROM orders WHERE session_id = ${session_id})`;
  const parcel = insertIf(db, isNew, parcels, newParcel(order, shipping));
  const parcelOnce = parcel.onConflictDoNothing({ target: parcels.session_id });
  const isLater = (table: typeof orders | typeof parcels) =>
    and(eq(table.session_id, session_id), sql`${table.created_at} > ${created_at}`);
  const isFirstParcel = isNull(parcels.replaces_sent_at);
  const { events } = await record(
    db,
    [
      // The parcel goes first: once the order is stored, `isNew` no longer holds.
      ...(hasParcel(order) ? [parcelOnce] : []),
      insertIf(db, isNew, orders, order),
      db.update(orders).set({ created_at }).where(isLater(orders)),
      db
        .update(parcels)
        .set({ created_at })
        .where(and(isLater(parcels), isFirstParcel)),
      insertLedgerEntry(context, entry),
      connectPurchases(db, order),
      db.delete(pendingPayments).where(eq(pendingPayments.session_id, session_id)),
    ],
    orderEvents("order.paid", order, mailed, now()),
    { when: isNew },
  );
  return [...events, ...(await applyLedger(context, entry.payment))];
}

/** Nothing is sent for a test payment. */
const hasParcel = ({ product, livemode }: Order) =>
  livemode && product !== "other" && deliverables[product].parcel;

/** A parcel that nobody has touched yet. */
const initialParcel = {
  address: null,
  dedicated_on: null,
  dedicated_times: null,
  sent_at: null,
  tracking_url: null,
  replaces_sent_at: null,
  version: 0,
} satisfies Partial<Parcel>;

export function newParcel({ session_id, created_at }: Order, shipping: Shipping): Parcel {
  return { ...initialParcel, ...shipping, session_id, created_at };
}

/**
 * Links a stored purchase with the one that its checkout named and with those that name it, if both were paid from the
 * same mailbox within the same walk. Only this creates chains. Whichever purchase is stored last makes the link.
 */
const connectPurchases = (db: Database, { session_id }: Order) =>
  db
    .update(orders)
    .set({ previous_session: sql`${orders.after_session}` })
    .where(
      and(
        or(eq(orders.session_id, session_id), eq(orders.after_session, session_id)),
        sql`EXISTS (SELECT 1 FROM orders AS earlier WHERE earlier.session_id = ${orders.after_session}
          AND ${mailboxSql(sql`earlier.email`)} = ${mailboxSql(sql`${orders.email}`)}
          AND ${isWithinWalk(orders.created_at, sql`earlier.created_at`)})`,
      ),
    );

/** Stores that a checkout's payment is pending or has failed, unless it has arrived. Once failed, it stays failed. */
function storePending(db: Database, { session_id, created_at, failed, purchase }: PendingPayment) {
  const isOpen = sql`NOT EXISTS (SELECT 1 FROM orders WHERE session_id = ${session_id})`;
  const { payment_intent = null, email = null } = purchase?.order ?? {};
  return insertIf(db, isOpen, pendingPayments, {
    session_id,
    created_at,
    failed,
    payment_intent,
    email,
    purchase: purchase && JSON.stringify(purchase),
  }).onConflictDoUpdate({
    target: pendingPayments.session_id,
    set: {
      failed: sql`max(${pendingPayments.failed}, excluded.failed)`,
      email: sql`iif(excluded.failed, NULL, ${pendingPayments.email})`,
      purchase: sql`iif(excluded.failed, NULL, ${pendingPayments.purchase})`,
    },
  });
}

/** Stores the order of a checkout whose payment was charged later, once both are known, in either order. */
async function storeCaptured(
  context: StoreContext,
  payment: string | null,
): Promise<PendingEvent[]> {
  if (payment === null) return [];
  const { db } = context;
  const isCapture = and(eq(movements.payment, payment), eq(movements.kind, "captured"));
  const [[captured], [pending]] = await db.batch([
    db.select().from(movements).where(isCapture).orderBy(desc(movements.at)).limit(1),
    db.select().from(pendingPayments).where(eq(pendingPayments.payment_intent, payment)),
  ]);
  if (!captured || !pending?.purchase) return [];
  const { order, shipping }: PaidOrder = JSON.parse(pending.purchase);
  // What was not charged counts as a reduction.
  const kept = order.amount_cents - captured.amount_cents;
  const paid = {
    amount_cents: captured.amount_cents,
    discount_cents: Math.max(0, order.discount_cents + kept),
    created_at: captured.at,
  };
  return storePayment(context, { ...order, ...paid }, shipping);
}
