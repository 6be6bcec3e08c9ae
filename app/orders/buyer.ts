import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { ProductId } from "~/content/products";
import type { Database } from "~/db/client";
import { insertWhere } from "~/db/insert-where";
import {
  type Order,
  type OutboxEvent,
  orders,
  outboxEvents,
  type Parcel,
  parcels,
} from "~/db/schema";
import { isKept } from "./parcels";
import { orderEvents, type StoreContext } from "./store";

/** One order of a buyer's page; a parcel where something is sent. */
export interface Purchase {
  order: Order;
  parcel: Parcel | null;
}

/**
 * What the owner of a key bought: the book with all that was added to it, the oldest first, whichever of them the
 * key belongs to. Empty for a key of nobody.
 *
 * Two orders belong together when one names the session of the other, which only its visitor knows, and both were paid
 * with one address: who lures a stranger into a funnel of their own sees nothing of what is bought there.
 *
 * @param key as it stands in the address: asked for whatever it is, so that all answers take the same time
 */
export async function findPurchases(db: Database, key: string): Promise<Purchase[]> {
  const together = sql`WITH RECURSIVE together(session_id) AS (
      SELECT session_id FROM orders WHERE key = ${key}
      UNION
      SELECT other.session_id FROM together
        JOIN orders AS one ON one.session_id = together.session_id
        JOIN orders AS other ON other.session_id = one.added_to OR other.added_to = one.session_id
        WHERE one.email IS NULL OR other.email IS NULL OR lower(one.email) = lower(other.email))
    SELECT session_id FROM together`;
  return selectPurchases(db)
    .where(sql`${orders.session_id} IN (${together})`)
    .orderBy(orders.created_at, orders.session_id);
}

/** One order with its parcel; undefined for a session of which no event told. */
export async function findPurchase(db: Database, sessionId: string): Promise<Purchase | undefined> {
  const [purchase] = await selectPurchases(db).where(eq(orders.session_id, sessionId));
  return purchase;
}

function selectPurchases(db: Database) {
  return db
    .select({ order: orders, parcel: parcels })
    .from(orders)
    .leftJoin(parcels, eq(parcels.session_id, orders.session_id));
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

/**
 * Opens the digital content of an order at its buyer's request, once; nothing happens after a full refund.
 *
 * @param consent the exact sentence that was ticked
 * @returns the outbox events to deliver; none for a repetition
 * @throws what the database throws
 */
export async function openOrder(
  { db, mailed = false, now = Date.now }: StoreContext,
  order: Order,
  consent: string,
): Promise<OutboxEvent[]> {
  const time = now();
  const opened = { opened_at: new Date(time).toISOString(), opened_consent: consent };
  const events = orderEvents("order.opened", { ...order, ...opened }, mailed, time);
  const isWaiting = `session_id = ? AND opened_at IS NULL
    AND (refunded_cents = 0 OR refunded_cents < amount_cents)`;
  const [announced] = await db.$client.batch([
    insertWhere(
      db,
      outboxEvents,
      events,
      `WHERE EXISTS (SELECT 1 FROM orders WHERE ${isWaiting})`,
      [order.session_id],
    ),
    db.$client
      .prepare(`UPDATE orders SET opened_at = ?, opened_consent = ? WHERE ${isWaiting}`)
      .bind(opened.opened_at, consent, order.session_id),
  ]);
  return announced?.meta.changes ? events : [];
}

/**
 * Notes for whom a book is signed.
 *
 * @returns whether it is: not once the parcel was sent
 * @throws what the database throws
 */
export async function dedicate(
  db: Database,
  { session_id }: Pick<Parcel, "session_id">,
  dedication: string | null,
): Promise<boolean> {
  const { meta } = await db
    .update(parcels)
    .set({ dedication })
    .where(and(eq(parcels.session_id, session_id), isNull(parcels.sent_at)));
  return meta.changes > 0;
}

/**
 * Orders of a product whose buyer may be written to: real, not given back, of an address that is known and has not
 * unsubscribed.
 */
export const isBuyer = (product: ProductId) =>
  and(
    eq(orders.product, product),
    eq(orders.livemode, true),
    isKept,
    isNotNull(orders.email),
    sql`NOT EXISTS (SELECT 1 FROM unsubscribed_addresses WHERE address = lower(${orders.email}))`,
  );
