import type { Order } from "~/db/schema";
import { breakDown } from "./money";

/** How many copies of an order of several were refunded: as many as the returned money pays for in full. */
export function refundedCopies(order: Order): number {
  const { quantity, refunded_cents } = order;
  const { total, delivery } = breakDown(order);
  const copyCents = (total - delivery) / quantity;
  if (quantity === 1 || copyCents <= 0) return 0;
  return Math.min(quantity, Math.floor(refunded_cents / copyCents));
}

/** How many copies belong into the parcel of an order that was not refunded in full. */
export function copiesToSend(order: Order): number {
  return Math.max(1, order.quantity - refundedCopies(order));
}
