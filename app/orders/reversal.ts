import { and, eq, type SQL, sql } from "drizzle-orm";
import {
  type Dispute,
  disputes,
  type FailedRefund,
  failedRefunds,
  type Order,
  orders,
  type Refund,
  refundSums,
  refunds,
} from "~/db/schema";
import type { PendingEvent, StoreContext } from "~/outbox/record";
import { changeOrder, type OrderEventType } from "./order";

/*
 * What takes money back: refunds, those that failed, and disputes. Each is stored as it is told, in any order and before
 * its payment too; an order then follows from all that is known of its payment. Each function returns the outbox events
 * to deliver.
 */

/** Stores how much of a payment was refunded in all. Sums only grow: an older event changes nothing. */
export async function storeRefund(context: StoreContext, refund: Refund): Promise<PendingEvent[]> {
  const { db } = context;
  await db.batch([
    db
      .insert(refundSums)
      .values(refund)
      .onConflictDoUpdate({
        target: [refundSums.payment_intent, refundSums.refunded_cents],
        set: { created_at: sql`min(${refundSums.created_at}, excluded.created_at)` },
      }),
    db
      .insert(refunds)
      .values(refund)
      .onConflictDoUpdate({
        target: refunds.payment_intent,
        set: { refunded_cents: sql`max(${refunds.refunded_cents}, excluded.refunded_cents)` },
      }),
  ]);
  return applyReversals(context, refund.payment_intent);
}

/** Stores a refund whose money came back, once. */
export async function storeFailedRefund(
  context: StoreContext,
  failed: FailedRefund,
): Promise<PendingEvent[]> {
  const { db, now = Date.now } = context;
  const row = { ...failed, told_at: new Date(now()).toISOString() };
  await db.insert(failedRefunds).values(row).onConflictDoNothing();
  return applyReversals(context, failed.payment_intent);
}

/** Stores what is told of a dispute: its last closing counts, whatever is told after it. */
export async function storeDispute(
  context: StoreContext,
  dispute: Dispute,
): Promise<PendingEvent[]> {
  const { due_on, created_at } = disputes;
  const isLater = sql`(coalesce(excluded.closed_at, ''), excluded.state, excluded.amount_cents)
    > (coalesce(disputes.closed_at, ''), disputes.state, disputes.amount_cents)`;
  const later = (name: string) =>
    sql`iif(${isLater}, excluded.${sql.raw(name)}, disputes.${sql.raw(name)})`;
  await context.db
    .insert(disputes)
    .values(dispute)
    .onConflictDoUpdate({
      target: disputes.dispute_id,
      set: {
        state: later("state"),
        amount_cents: later("amount_cents"),
        closed_at: later("closed_at"),
        due_on: sql`coalesce(max(${due_on}, excluded.due_on), ${due_on}, excluded.due_on)`,
        created_at: sql`min(${created_at}, excluded.created_at)`,
      },
    });
  return applyReversals(context, dispute.payment_intent);
}

const reversedColumns = ["refunded_cents", "dispute", "dispute_due_on", "disputed_cents"] as const;

/** What follows for an order from all that is known of its payment's reversals; `given_back` by refunds alone. */
type Reversed = Pick<Order, "dispute" | "dispute_due_on" | "disputed_cents"> &
  Record<"given_back", number>;

/** The same as one JSON text. Of several disputes an open one counts first, then a lost one. */
function reversedOf(paymentIntent: string): SQL<string> {
  const isOf = sql`payment_intent = ${paymentIntent}`;
  const first = (column: string) => sql`(SELECT ${sql.raw(column)} FROM disputes WHERE ${isOf}
    ORDER BY state <> 'open', state, due_on LIMIT 1)`;
  const sum = (column: string, table: string) =>
    sql`(SELECT coalesce(sum(${sql.raw(column)}), 0) FROM ${sql.raw(table)} WHERE ${isOf})`;
  return sql`(SELECT json_object(
    'dispute', ${first("state")},
    'dispute_due_on', ${first("due_on")},
    'disputed_cents', ${sum("iif(state = 'lost', amount_cents, 0)", "disputes")},
    'given_back', max(0, ${sum("refunded_cents", "refunds")} - ${sum("amount_cents", "failed_refunds")})))`;
}

/**
 * Brings a payment's orders up to date with its reversals, and announces what changed: a refund to its buyer too. Of
 * several at once the first one that knows all changes the row; the others find nothing to change.
 */
export async function applyReversals(
  context: StoreContext,
  paymentIntent: string | null,
): Promise<PendingEvent[]> {
  if (paymentIntent === null) return [];
  const reversed = reversedOf(paymentIntent);
  const found = await context.db
    .select({ order: orders, reversed })
    .from(orders)
    .where(eq(orders.payment_intent, paymentIntent));
  const announced: PendingEvent[] = [];
  for (const { order, reversed: known } of found) {
    const { given_back, ...disputed } = JSON.parse(known) as Reversed;
    const change = { ...disputed, refunded_cents: given_back + disputed.disputed_cents };
    if (reversedColumns.every((name) => change[name] === order[name])) continue;
    const types: OrderEventType[] = [];
    if (given_back > order.refunded_cents - order.disputed_cents) types.push("order.refunded");
    if (change.dispute !== order.dispute) types.push("order.disputed");
    const isAsRead = reversedColumns.map((name) => sql`${orders[name]} IS ${order[name]}`);
    const condition = and(...isAsRead, sql`${reversed} = ${known}`);
    announced.push(...(await changeOrder(context, types, order, change, condition)));
  }
  return announced;
}
