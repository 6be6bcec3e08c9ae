import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/db/client";
import { type Order, type OutboxEvent, outboxEvents } from "~/db/schema";
import { timeOrderedId } from "~/outbox/event";

export type OrderEventType = "order.paid" | "order.refunded";

/**
 * The outbox row that announces an order, as `leadEvent` makes it for a lead: `data` is the order under
 * its column names, `timestamp` the moment at which this site knew.
 *
 * @param time in milliseconds since the epoch
 */
export function orderEvent(type: OrderEventType, order: Order, time: number): OutboxEvent {
  const { added_to: _, ...data } = order;
  const id = timeOrderedId(time);
  const created_at = new Date(time).toISOString();
  return {
    id,
    created_at,
    type,
    lead_table: "orders",
    lead_id: order.session_id,
    email: order.email ?? "",
    payload: JSON.stringify({ type, id, timestamp: created_at, data }),
    status: "pending",
    attempts: 0,
    next_attempt_at: created_at,
    claimed_until: null,
    delivered_at: null,
    last_error: null,
  };
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
