import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { vatRateOf } from "~/content/publisher";
import type { Database } from "~/db/client";
import { type LedgerEntry, movements, type Order, orders, outboxEvents } from "~/db/schema";
import { daysBefore, parisDay } from "~/lib/time";
import { eventId, type PendingEvent, record, type StoreContext } from "~/outbox/record";
import { readLedger } from "./ledger";
import { changeOrder, type OrderEventType, orderEvents } from "./order-row";
import type { RefundNews } from "./refunds";

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
): NewLedgerEntry => ({
  taken_cents: null,
  balance_cents: null,
  balance_currency: null,
  begun_at: null,
  due_on: null,
  rate: null,
  ...entry,
});

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
  const belongsToPayment = eq(movements.payment, paymentIdOf(order));
  const { lines } = readLedger(order, await db.select().from(movements).where(belongsToPayment));
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
  const belongsToPayment = eq(movements.payment, payment);
  const [entries, paidOrders] = await db.batch([
    db.select().from(movements).where(belongsToPayment),
    db.select().from(orders).where(eq(orders.payment_intent, payment)),
  ]);
  const isComplete = sql`${db.$count(movements, belongsToPayment)} = ${entries.length}`;
  const announced: PendingEvent[] = [];
  for (const order of paidOrders) {
    const { outcome, news } = readLedger(order, entries);
    const { refunds_cents, disputes: _, ...disputed } = outcome;
    const change = { ...disputed, refunded_cents: refunds_cents + disputed.disputed_cents };
    if (copiedColumns.some((name) => change[name] !== order[name])) {
      const types: OrderEventType[] = change.dispute === order.dispute ? [] : ["order.disputed"];
      const isAsRead = copiedColumns.map((name) => sql`${orders[name]} IS ${order[name]}`);
      announced.push(
        ...(await changeOrder(context, types, order, change, and(...isAsRead, isComplete))),
      );
    }
    announced.push(...(await announceRefunds(context, { ...order, ...change }, news, isComplete)));
  }
  return announced;
}

/** Days within which a refund is news. The provider repeats an event for three days. */
const newsDays = 7;

/**
 * Announces each refund once: its events have ids of their own. The growth of a sum is announced minutes later; if
 * refunds explain it by then, its events are taken back.
 */
async function announceRefunds(
  { db, mailed = false, now = Date.now }: StoreContext,
  order: Order,
  { told: news, superseded }: RefundNews,
  isComplete: SQL,
): Promise<PendingEvent[]> {
  const time = now();
  const since = daysBefore(time, newsDays);
  const idOf = (refund: string) => `${order.session_id}-${refund}`;
  const events = news
    .filter(({ dueAt }) => dueAt > since)
    .flatMap(({ id, dueAt }) =>
      orderEvents("order.refunded", order, mailed, time, { once: idOf(id), dueAt }),
    );
  const explained = superseded.flatMap((id) =>
    outboxEvents.destination.enumValues.map((destination) => eventId(idOf(id), destination)),
  );
  if (events.length + explained.length === 0) return [];
  const { id, status, attempts } = outboxEvents;
  const isWaiting = and(eq(status, "pending"), eq(attempts, 0), isComplete);
  const takeBack = db.delete(outboxEvents).where(and(inArray(id, explained), isWaiting));
  return (await record(db, [takeBack], events, { when: isComplete })).events;
}
