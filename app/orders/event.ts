import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/db/client";
import { type Order, type OutboxEvent, outboxEvents } from "~/db/schema";
import { mailEvent, webhookEvent } from "~/outbox/event";

export type OrderEventType = "order.paid" | "order.opened" | "order.sent" | "order.refunded";

/**
 * The outbox rows that announce an order. The webhook's `data` is the order under its column names, `timestamp`
 * the moment at which this site knew; the mail is for its buyer.
 *
 * @param mailed whether this site sends mail
 * @param time in milliseconds since the epoch
 */
export function orderEvents(
  type: OrderEventType,
  order: Order,
  mailed: boolean,
  time: number,
): OutboxEvent[] {
  const { added_to: _, ...data } = order;
  const subject = {
    type,
    table: "orders",
    id: order.session_id,
    email: order.email ?? "",
    created_at: new Date(time).toISOString(),
  } as const;
  const webhook = webhookEvent(subject, data);
  return mailed && order.email !== null ? [webhook, mailEvent(subject)] : [webhook];
}

/** Stores events where a condition holds: a batch cannot branch, but each of its statements can. */
export function announce(db: Database, events: readonly OutboxEvent[], condition: SQL) {
  const columns = Object.entries(getTableColumns(outboxEvents));
  const selects = events.map((event: Record<string, unknown>) => {
    const values = columns.map(([name, column]) => sql.param(event[name], column));
    return sql`SELECT ${sql.join(values, sql`, `)} WHERE ${condition}`;
  });
  return db.insert(outboxEvents).select(sql.join(selects, sql` UNION ALL `));
}
