import { and, desc, eq, inArray, or, sql } from "drizzle-orm";
import type { Database } from "~/db/client";
import { movements, operatorActs, orders, outboxEvents, parcelHistory, parcels } from "~/db/schema";

export type OrderDetails = NonNullable<Awaited<ReturnType<typeof findOrderDetails>>>;

/** Rows of each kind: an order has few, and a page has an end. */
const limit = 50;

/**
 * Everything about an order, in five statements: itself with its parcel, what the ledger says, what was announced, what
 * its parcel was before, what the operator did.
 *
 * @returns undefined if no order has the reference
 */
export async function findOrderDetails(db: Database, reference: string) {
  const isThis = eq(orders.reference, reference);
  const session = db.select({ id: orders.session_id }).from(orders).where(isThis);
  const payment = db.select({ id: orders.payment_intent }).from(orders).where(isThis);
  const { subject_id, created_at, type, destination, status, attempts } = outboxEvents;
  const { delivered_at, next_attempt_at, last_error } = outboxEvents;
  const address = sql`(SELECT lower(coalesce(${orders.email}, '')) FROM ${orders} WHERE ${isThis})`;
  const [[purchase], [entries, events, history, acts]] = await Promise.all([
    db
      .select({ order: orders, parcel: parcels })
      .from(orders)
      .leftJoin(parcels, eq(parcels.session_id, orders.session_id))
      .where(isThis),
    db.batch([
      db
        .select()
        .from(movements)
        .where(or(inArray(movements.payment, payment), inArray(movements.payment, session)))
        .orderBy(movements.at)
        .limit(limit),
      // Found by the address that they share; an expired one is empty in both tables.
      db
        .select({
          type,
          destination,
          status,
          attempts,
          created_at,
          delivered_at,
          next_attempt_at,
          last_error,
        })
        .from(outboxEvents)
        .where(and(sql`lower(${outboxEvents.email}) = ${address}`, inArray(subject_id, session)))
        .orderBy(created_at)
        .limit(limit),
      db
        .select()
        .from(parcelHistory)
        .where(inArray(parcelHistory.session_id, session))
        .orderBy(desc(parcelHistory.created_at))
        .limit(limit),
      db
        .select()
        .from(operatorActs)
        .where(eq(operatorActs.reference, reference))
        .orderBy(desc(operatorActs.id))
        .limit(limit),
    ]),
  ]);
  return purchase && { ...purchase, entries, events, history, acts };
}
