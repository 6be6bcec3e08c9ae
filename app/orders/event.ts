import type { Order, OutboxEvent } from "~/db/schema";
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
