import { and, isNull } from "drizzle-orm";
import { type Order, orders } from "~/db/schema";
import type { PendingEvent, StoreContext } from "~/outbox/record";
import { changeOrder } from "./order";
import { isKept, isUndisputed } from "./parcels";

/**
 * Opens the digital content of an order at its buyer's request, once; never after a full refund, or while the payment is
 * disputed.
 *
 * @param consent the exact sentence that was ticked
 * @returns the outbox events to deliver; none for a repetition
 * @throws what the database throws
 */
export async function openOrder(
  context: StoreContext,
  order: Order,
  consent: string,
): Promise<PendingEvent[]> {
  const time = (context.now ?? Date.now)();
  const opened = { opened_at: new Date(time).toISOString(), opened_consent: consent };
  const isWaiting = and(isNull(orders.opened_at), isKept, isUndisputed);
  return changeOrder({ ...context, now: () => time }, ["order.opened"], order, opened, isWaiting);
}
