import { deliverables, type Opening } from "~/content/products";
import type { Order } from "~/db/schema";
import { parisDay } from "~/lib/time";

/**
 * Access to an order's digital content. It opens with the payment, or on its product's own day; it is suspended while
 * the payment is disputed; a full refund closes it.
 */
export type Access = "waiting" | "open" | "suspended" | "closed";

type Payment = Pick<Order, "product" | "amount_cents" | "refunded_cents" | "dispute">;

/** @param now in milliseconds since the epoch */
export function accessTo(order: Payment, now: number): Access {
  if (isFullyRefunded(order)) return "closed";
  if (order.dispute === "open") return "suspended";
  return openingOf(order, now).isOpen ? "open" : "waiting";
}

/** When the order's content opens, or that it is open. */
export function openingOf({ product }: Pick<Order, "product">, now: number): Opening {
  const opening = product === "other" ? undefined : deliverables[product].opening;
  return opening?.(parisDay(now)) ?? { isOpen: true, words: null };
}

/** Whether the payment was refunded in full. A gift cannot be refunded. */
export function isFullyRefunded({
  amount_cents,
  refunded_cents,
}: Pick<Payment, "amount_cents" | "refunded_cents">): boolean {
  return refunded_cents > 0 && refunded_cents >= amount_cents;
}
