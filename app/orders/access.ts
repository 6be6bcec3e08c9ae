import { saleConditions } from "~/content/offers";
import { deliverables } from "~/content/products";
import type { Order } from "~/db/schema";
import { isWorkingDay } from "~/lib/holidays";
import { addDays, parisDay } from "~/lib/time";

/**
 * Access to an order's digital content: it opens on its own day, at the buyer's request or once the right to withdraw has
 * ended, rests while the payment is disputed, and a full refund closes it.
 */
export type Access = "waiting" | "open" | "resting" | "closed";

type Payment = Pick<
  Order,
  "created_at" | "product" | "amount_cents" | "refunded_cents" | "opened_at" | "dispute"
>;

/** @param now in milliseconds since the epoch */
export function accessOf(order: Payment, now: number): Access {
  if (isRefunded(order)) return "closed";
  if (order.dispute === "open") return "resting";
  const today = parisDay(now);
  return order.opened_at !== null || today >= opensOn(order) ? "open" : "waiting";
}

/** Whether all of it was refunded. A gift cannot be. */
export function isRefunded({
  amount_cents,
  refunded_cents,
}: Pick<Payment, "amount_cents" | "refunded_cents">): boolean {
  return refunded_cents > 0 && refunded_cents >= amount_cents;
}

/** The day in Paris on which it opens by itself: its own, else the one after the right to withdraw. */
export function opensOn(order: Pick<Order, "created_at" | "product">): string {
  return ownDayOf(order) ?? addDays(withdrawalEnd(parisDay(order.created_at)), 1);
}

/** Its own day, which no request moves; null where the buyer may ask for it at once. */
export function ownDayOf({ created_at, product }: Pick<Order, "created_at" | "product">) {
  return product === "other" ? null : deliverables[product].opensOn(parisDay(created_at));
}

/**
 * The last day of the right to withdraw: the fourteenth, or the next working day after it (Code de la consommation,
 * article L. 221-19).
 *
 * @param from the day of the payment, or of the reception of what was sent
 */
export function withdrawalEnd(from: string): string {
  let day = addDays(from, saleConditions.withdrawalDays);
  while (!isWorkingDay(day)) day = addDays(day, 1);
  return day;
}
