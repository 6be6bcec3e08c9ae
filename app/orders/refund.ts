import { and, eq, lt, sql } from "drizzle-orm";
import { orders, type Refund, refundSums, refunds } from "~/db/schema";
import type { PendingEvent } from "~/outbox/record";
import { changeOrder, type StoreContext } from "./order";

/**
 * Stores how much of a payment was refunded in all, and announces it if its order is known; else the order applies it
 * when it comes. Sums only grow: an older event changes nothing.
 *
 * @returns the outbox events to deliver
 * @throws what the database throws
 */
export async function storeRefund(context: StoreContext, refund: Refund): Promise<PendingEvent[]> {
  const { db } = context;
  const { created_at } = refund;
  await db.batch([
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
  ]);
  return applyRefund(context, refund.payment_intent);
}

/**
 * Sets the refunded sum of a payment's orders where it is out of date. A payment and a refund may both find the same
 * sum to set: the second one changes nothing.
 *
 * @returns the outbox events to deliver
 * @throws what the database throws
 */
export async function applyRefund(
  context: StoreContext,
  paymentIntent: string | null,
): Promise<PendingEvent[]> {
  if (paymentIntent === null) return [];
  const due = await context.db
    .select({ order: orders, refunded_cents: refunds.refunded_cents })
    .from(orders)
    .innerJoin(refunds, eq(refunds.payment_intent, orders.payment_intent))
    .where(
      and(
        eq(orders.payment_intent, paymentIntent),
        lt(orders.refunded_cents, refunds.refunded_cents),
      ),
    );
  const announced: PendingEvent[] = [];
  for (const { order, refunded_cents } of due) {
    const isBehind = lt(orders.refunded_cents, refunded_cents);
    announced.push(
      ...(await changeOrder(context, "order.refunded", order, { refunded_cents }, isBehind)),
    );
  }
  return announced;
}
