import { and, eq, exists, isNull, lt, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Database } from "~/db/client";
import { type Order, type OutboxEvent, orders, type Parcel, parcels } from "~/db/schema";
import { announce, orderEvents } from "./event";
import type { StoreContext } from "./store";

/** One order of a buyer's page; a parcel where something is sent. */
export interface Purchase {
  order: Order;
  parcel: Parcel | null;
}

/**
 * What the owner of a key bought: the book with all that was added to it, the oldest first, whichever of them the
 * key belongs to. Empty for a key of nobody.
 *
 * @param key as it stands in the address: asked for whatever it is, so that all answers take the same time
 */
export async function findPurchases(db: Database, key: string): Promise<Purchase[]> {
  const asked = alias(orders, "asked");
  const book = db
    .select({ session_id: sql`coalesce(${asked.added_to}, ${asked.session_id})` })
    .from(asked)
    .where(eq(asked.key, key));
  return db
    .select({ order: orders, parcel: parcels })
    .from(orders)
    .leftJoin(parcels, eq(parcels.session_id, orders.session_id))
    .where(or(eq(orders.session_id, book), eq(orders.added_to, book)))
    .orderBy(orders.created_at, orders.session_id);
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
  const isWaiting = and(
    eq(orders.session_id, order.session_id),
    isNull(orders.opened_at),
    or(eq(orders.refunded_cents, 0), lt(orders.refunded_cents, orders.amount_cents)),
  );
  const [announced] = await db.batch([
    announce(
      db,
      events,
      exists(db.select({ id: orders.session_id }).from(orders).where(isWaiting)),
    ),
    db.update(orders).set(opened).where(isWaiting),
  ]);
  return announced.meta.changes > 0 ? events : [];
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
