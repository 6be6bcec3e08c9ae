import { and, eq, isNotNull, not, sql } from "drizzle-orm";
import type { ProductId } from "~/content/products";
import type { Database } from "~/db/client";
import { type Order, orders, type Parcel, parcels, pendingPayments } from "~/db/schema";
import { isUnsubscribed } from "~/db/unsubscribed";
import { isFullyRefunded } from "./access";
import { isNotFullyRefunded } from "./parcels";

/** One order on a buyer's page, with its parcel if something is shipped. */
export interface Purchase {
  order: Order;
  parcel: Parcel | null;
}

/**
 * A buyer's page. Every key of a chain of purchases opens the whole chain, except the key of a fully refunded order.
 */
export interface Buyer {
  /** The purchase that the key belongs to. */
  current: Purchase;
  /** The purchases of its chain, oldest first; only itself if it was refunded in full. */
  purchases: Purchase[];
}

/**
 * The buyer with this key; undefined for an unknown one.
 *
 * @param key from the URL; always queried, even if malformed, so that all answers take the same time
 */
export async function findBuyer(db: Database, key: string): Promise<Buyer | undefined> {
  const purchases = await selectPurchases(db)
    .where(sql`${orders.session_id} IN (${chainOf(key)})`)
    .orderBy(orders.created_at, orders.session_id);
  const current = purchases.find(({ order }) => order.key === key);
  return current && { current, purchases: isFullyRefunded(current.order) ? [current] : purchases };
}

/** The sessions of a key's chain: earlier purchases, and later ones. */
const chainOf = (key: string) => sql`WITH RECURSIVE chain (session_id) AS (
  SELECT session_id FROM orders WHERE key = ${key}
  UNION
  SELECT later.previous_session FROM chain JOIN orders AS later ON later.session_id = chain.session_id
    WHERE later.previous_session IS NOT NULL
  UNION
  SELECT later.session_id FROM chain JOIN orders AS later ON later.previous_session = chain.session_id
) SELECT session_id FROM chain`;

/** One order with its parcel; undefined for an unknown session. */
export async function findPurchase(db: Database, sessionId: string): Promise<Purchase | undefined> {
  const [purchase] = await selectPurchases(db).where(eq(orders.session_id, sessionId));
  return purchase;
}

/** The pending or failed payment of a checkout; undefined if there is none. */
export async function findPending(db: Database, sessionId: string) {
  const isThisSession = eq(pendingPayments.session_id, sessionId);
  const { failed } = pendingPayments;
  const [found] = await db.select({ failed }).from(pendingPayments).where(isThisSession);
  return found;
}

function selectPurchases(db: Database) {
  return db
    .select({ order: orders, parcel: parcels })
    .from(orders)
    .leftJoin(parcels, eq(parcels.session_id, orders.session_id));
}

/**
 * Orders of a product whose buyer may be written to: real, not refunded, with a known address that has not
 * unsubscribed.
 */
export const isBuyer = (product: ProductId) =>
  and(
    eq(orders.product, product),
    eq(orders.livemode, true),
    isNotFullyRefunded,
    isNotNull(orders.email),
    not(isUnsubscribed(orders.email)),
  );
