import { saleConditions } from "~/content/offers";
import { deliverables } from "~/content/products";
import type { Order } from "~/db/schema";
import { isWorkingDay } from "~/lib/holidays";
import { addDays, parisDay } from "~/lib/time";

/**
 * Access to an order's digital content. It opens on a fixed day, at the buyer's request, or once the right to withdraw
 * has ended; it is suspended while the payment is disputed; a full refund closes it.
 */
export type Access = "waiting" | "open" | "suspended" | "closed";

type Payment = Pick<
  Order,
  "created_at" | "product" | "amount_cents" | "refunded_cents" | "opened_at" | "dispute"
>;

/** @param now in milliseconds since the epoch */
export function accessOf(order: Payment, now: number): Access {
  if (isFullyRefunded(order)) return "closed";
  if (order.dispute === "open") return "suspended";
  const today = parisDay(now);
  return order.opened_at !== null || today >= opensOn(order) ? "open" : "waiting";
}

/** Whether the payment was refunded in full. A gift cannot be refunded. */
export function isFullyRefunded({
  amount_cents,
  refunded_cents,
}: Pick<Payment, "amount_cents" | "refunded_cents">): boolean {
  return refunded_cents > 0 && refunded_cents >= amount_cents;
}

/**
 * The day in Paris on which content opens by itself: its fixed day, or else the day after the right to withdraw ends.
 */
export function opensOn(order: Pick<Order, "created_at" | "product">): string {
  return fixedDayOf(order) ?? addDays(withdrawalEnd(parisDay(order.created_at)), 1);
}

/** The fixed day of a product, which no request moves; null if the buyer may open the content at once. */
export function fixedDayOf({ created_at, product }: Pick<Order, "created_at" | "product">) {
  return product === "other" ? null : deliverables[product].opensOn(parisDay(created_at));
}

/**
 * The last day of the right to withdraw: the fourteenth, or the next working day after it (Code de la consommation,
 * article L. 221-19).
 *
 * @param from the day of the payment, or of the delivery of a parcel
 */
export function withdrawalEnd(from: string): string {
  let day = addDays(from, saleConditions.withdrawalDays);
  while (!isWorkingDay(day)) day = addDays(day, 1);
  return day;
}
