import { and, eq, sql } from "drizzle-orm";
import { vatRateOf } from "~/content/publisher";
import type { Database } from "~/db/client";
import { type LedgerEntry, movements, type Order, orders } from "~/db/schema";
import { parisDay } from "~/lib/time";
import type { PendingEvent, StoreContext } from "~/outbox/record";
import { readLedger } from "./ledger";
import { changeOrder, type OrderEventType } from "./order";

/** A row of the ledger as an event reports it. */
export type NewLedgerEntry = Omit<LedgerEntry, "received_at">;

/** Identifies the payment that a ledger row belongs to. */
export const paymentIdOf = ({
  payment_intent,
  session_id,
}: Pick<Order, "payment_intent" | "session_id">) => payment_intent ?? session_id;

export const newLedgerEntry = (
  entry: Pick<LedgerEntry, "id" | "kind" | "payment" | "amount_cents" | "currency" | "at"> &
    Partial<NewLedgerEntry>,
): NewLedgerEntry => ({ taken_cents: null, due_on: null, rate: null, ...entry });

/** The row of an order's payment. */
export const paymentEntry = (order: Order): NewLedgerEntry =>
  newLedgerEntry({
    id: order.session_id,
    kind: "payment",
    payment: paymentIdOf(order),
    amount_cents: order.amount_cents,
    currency: order.currency,
    at: order.created_at,
    rate: vatRateOf(order.product, parisDay(order.created_at)),
  });

/** The statement that adds a row to the ledger, once. */
export function insertLedgerEntry({ db, now = Date.now }: StoreContext, entry: NewLedgerEntry) {
  const received_at = new Date(now()).toISOString();
  return db
    .insert(movements)
    .values({ ...entry, received_at })
    .onConflictDoNothing();
}

/**
 * Adds a reported entry to the ledger, even before its payment has arrived.
 *
 * @returns the outbox events to deliver
 */
export async function storeLedgerEntry(
  context: StoreContext,
  entry: NewLedgerEntry,
): Promise<PendingEvent[]> {
  await insertLedgerEntry(context, entry);
  return applyLedger(context, entry.payment);
}

/** The day in Paris on which money was last returned from an order; null if none was. */
export async function lastReversalOn(db: Database, order: Order): Promise<string | null> {
  const isOfPayment = eq(movements.payment, paymentIdOf(order));
  const { lines } = readLedger(order, await db.select().from(movements).where(isOfPayment));
  const last = lines.findLast(({ cents }) => cents < 0);
  return last ? parisDay(last.at) : null;
}

const copiedColumns = ["refunded_cents", "dispute", "dispute_due_on", "disputed_cents"] as const;

/**
 * Copies a payment's state from the ledger to its orders, and announces changes; the buyer is told of refunds too. Rows
 * are only ever added, so their count reveals a concurrent insert; the run that made the insert then copies the state.
 *
 * @returns the outbox events to deliver
 */
export async function applyLedger(context: StoreContext, payment: string): Promise<PendingEvent[]> {
  const { db } = context;
  const isOfPayment = eq(movements.payment, payment);
  const [entries, paidOrders] = await db.batch([
    db.select().from(movements).where(isOfPayment),
    db.select().from(orders).where(eq(orders.payment_intent, payment)),
  ]);
  const announced: PendingEvent[] = [];
  for (const order of paidOrders) {
    const { refunds_cents, ...disputed } = readLedger(order, entries).outcome;
    const change = { ...disputed, refunded_cents: refunds_cents + disputed.disputed_cents };
    if (copiedColumns.every((name) => change[name] === order[name])) continue;
    const types: OrderEventType[] = [];
    if (refunds_cents > order.refunded_cents - order.disputed_cents) types.push("order.refunded");
    if (change.dispute !== order.dispute) types.push("order.disputed");
    const isAsRead = copiedColumns.map((name) => sql`${orders[name]} IS ${order[name]}`);
    const isComplete = sql`${db.$count(movements, isOfPayment)} = ${entries.length}`;
    announced.push(
      ...(await changeOrder(context, types, order, change, and(...isAsRead, isComplete))),
    );
  }
  return announced;
}
