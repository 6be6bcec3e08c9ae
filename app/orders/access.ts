import { saleConditions } from "~/content/offers";
import type { Order } from "~/db/schema";
import { parisDay } from "~/lib/time";

const day = 24 * 60 * 60 * 1000;

/**
 * What a buyer may do with the digital content of an order: it waits for the end of the delay to withdraw or
 * for the buyer's word, is open, or closed by a full refund.
 */
export type Access = "waiting" | "open" | "closed";

type Payment = Pick<Order, "created_at" | "amount_cents" | "refunded_cents" | "opened_at">;

/** @param now in milliseconds since the epoch */
export function accessOf(order: Payment, now: number): Access {
  if (isRefunded(order)) return "closed";
  return order.opened_at !== null || now >= opensAt(order) ? "open" : "waiting";
}

/** Whether all of it went back; of a present nothing can. */
export function isRefunded({ amount_cents, refunded_cents }: Payment): boolean {
  return refunded_cents > 0 && refunded_cents >= amount_cents;
}

/** The day in Paris on which it opens by itself. */
export function opensOn(order: Payment): string {
  return parisDay(new Date(opensAt(order)).toISOString());
}

function opensAt({ created_at }: Payment): number {
  return Date.parse(created_at) + saleConditions.withdrawalDays * day;
}
