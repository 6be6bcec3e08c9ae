import { and, eq, isNotNull, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { ProductId } from "~/content/products";
import type { Database } from "~/db/client";
import { type Order, orders, type Parcel, parcels } from "~/db/schema";
import { isKept } from "./parcels";

/** One order of a buyer's page; a parcel where something is sent. */
export interface Purchase {
  order: Order;
  parcel: Parcel | null;
}

/** The orders that a key's page shows. */
export interface Buyer {
  /** The purchase that the key belongs to. */
  asked: Purchase;
  /** The book with all that was added to it, the oldest first, whichever of them the key belongs to. */
  purchases: Purchase[];
  /**
   * Those that the key may open and change: its own, and those added to its book. An extra is linked to its book by
   * e-mail address alone, which a stranger could type: its key only shows that the other purchases exist.
   */
  own: Purchase[];
}

/**
 * The buyer with this key; undefined for an unknown one.
 *
 * @param key from the URL: queried whatever its form, so that all answers take the same time
 */
export async function findBuyer(db: Database, key: string): Promise<Buyer | undefined> {
  const opened = alias(orders, "opened");
  const book = db
    .select({ session_id: sql`coalesce(${opened.added_to}, ${opened.session_id})` })
    .from(opened)
    .where(eq(opened.key, key));
  const purchases = await selectPurchases(db)
    .where(or(eq(orders.session_id, book), eq(orders.added_to, book)))
    .orderBy(orders.created_at, orders.session_id);
  const asked = purchases.find(({ order }) => order.key === key);
  return asked && { asked, purchases, own: purchases.filter(isOwn) };

  function isOwn({ order }: Purchase) {
    return order.key === key || order.added_to === asked?.order.session_id;
  }
}

/** One order with its parcel; undefined for an unknown session. */
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

/** Orders of a product whose buyer may be written to: real, not refunded, of a known address that has not unsubscribed. */
export const isBuyer = (product: ProductId) =>
  and(
    eq(orders.product, product),
    eq(orders.livemode, true),
    isKept,
    isNotNull(orders.email),
    sql`NOT EXISTS (SELECT 1 FROM unsubscribed_addresses WHERE address = lower(${orders.email}))`,
  );
