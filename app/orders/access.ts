import { saleConditions } from "~/content/offers";
import type { Order } from "~/db/schema";
import { addDays, parisDay } from "~/lib/time";

/**
 * Access to an order's digital content: it opens some days after the payment or at the buyer's request, and a full refund
 * closes it.
 */
export type Access = "waiting" | "open" | "closed";

type Payment = Pick<Order, "created_at" | "amount_cents" | "refunded_cents" | "opened_at">;

/** @param now in milliseconds since the epoch */
export function accessOf(order: Payment, now: number): Access {
  if (isRefunded(order)) return "closed";
  const today = parisDay(new Date(now).toISOString());
  return order.opened_at !== null || today >= opensOn(order) ? "open" : "waiting";
}

/** Whether all of it was refunded. A gift cannot be. */
export function isRefunded({ amount_cents, refunded_cents }: Payment): boolean {
  return refunded_cents > 0 && refunded_cents >= amount_cents;
}

/** The day in Paris on which it opens by itself. */
export function opensOn({ created_at }: Pick<Payment, "created_at">): string {
  return addDays(parisDay(created_at), saleConditions.withdrawalDays);
}
