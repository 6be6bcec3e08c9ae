import { and, eq, isNotNull, not, sql } from "drizzle-orm";
import type { ProductId } from "~/content/products";
import type { Database } from "~/db/client";
import { type Order, orders, type Parcel, parcels } from "~/db/schema";
import { isUnsubscribed } from "~/db/unsubscribed";
import { isKept } from "./parcels";

/** One order of a buyer's page; a parcel where something is sent. */
export interface Purchase {
  order: Order;
  parcel: Parcel | null;
}

/** A buyer's page: every key of a chain of purchases opens the same. */
export interface Buyer {
  /** The purchase that the key belongs to. */
  current: Purchase;
  /** The purchases of its chain, the oldest first. */
  purchases: Purchase[];
}

/**
 * The buyer with this key; undefined for an unknown one.
 *
 * @param key from the URL: queried whatever its form, so that all answers take the same time
 */
export async function findBuyer(db: Database, key: string): Promise<Buyer | undefined> {
  const purchases = await selectPurchases(db)
    .where(sql`${orders.session_id} IN (${chainOf(key)})`)
    .orderBy(orders.created_at, orders.session_id);
  const current = purchases.find(({ order }) => order.key === key);
  return current && { current, purchases };
}

/**
 * The sessions that are connected with a key's order by what each purchase says it was made after, either way. One that
 * is not stored connects those that name it, so that the order of the payments' events makes no difference.
 */
const chainOf = (key: string) => sql`WITH RECURSIVE chain (session_id) AS (
  SELECT session_id FROM orders WHERE key = ${key}
  UNION
  SELECT earlier.after_session FROM chain JOIN orders AS earlier ON earlier.session_id = chain.session_id
    WHERE earlier.after_session IS NOT NULL
  UNION
  SELECT later.session_id FROM chain JOIN orders AS later ON later.after_session = chain.session_id
) SELECT session_id FROM chain`;

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
    not(isUnsubscribed(orders.email)),
  );
