import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/db/client";
import { type Order, type OutboxEvent, outboxEvents } from "~/db/schema";
import { webhookEvent } from "~/outbox/event";

export type OrderEventType = "order.paid" | "order.refunded";

/**
 * The outbox row that announces an order: `data` is the order under its column names, `timestamp` the
 * moment at which this site knew.
 *
 * @param time in milliseconds since the epoch
 */
export function orderEvent(type: OrderEventType, order: Order, time: number): OutboxEvent {
  const { added_to: _, ...data } = order;
  const subject = {
    type,
    table: "orders",
    id: order.session_id,
    email: order.email ?? "",
  } as const;
  return webhookEvent({ ...subject, created_at: new Date(time).toISOString() }, data);
}

/** Stores an event where a condition holds: a batch cannot branch, but each of its statements can. */
export function announce(db: Database, event: OutboxEvent, condition: SQL) {
  const row: Record<string, unknown> = event;
  const values = Object.entries(getTableColumns(outboxEvents)).map(([name, column]) =>
    sql.param(row[name], column),
  );
  return db
    .insert(outboxEvents)
    .select(sql`SELECT ${sql.join(values, sql`, `)} WHERE ${condition}`);
}
