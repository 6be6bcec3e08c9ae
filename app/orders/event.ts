import type { Order, OutboxEvent } from "~/db/schema";
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
