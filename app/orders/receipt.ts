import { products } from "~/content/products";
import { publisher } from "~/content/publisher";
import type { Dispute, FailedRefund, Order, RefundSum } from "~/db/schema";

/** An amount with VAT, in the currency's smallest unit; of what went back all three are negative. */
interface Taxed {
  net: number;
  vat: number;
  gross: number;
}

/** Thousandths of the net amount; 0 for a seller without VAT, null for what is no product of this site. */
export type Rate = number | null;

/** @param isExempt of VAT, article 293 B of the Code général des impôts */
export function rateOf(product: Order["product"], isExempt = publisher.vatNumber === null): Rate {
  if (isExempt) return 0;
  return product === "other" ? null : products[product].vat;
}

/** What a gross amount is made of: the net one rounded half up, of a refund as the mirror of a payment. */
export function taxed(gross: number, rate: number): Taxed {
  const whole = 1000 + rate;
  const net = Math.sign(gross) * Math.floor((2 * 1000 * Math.abs(gross) + whole) / (2 * whole));
  return { net, vat: gross - net, gross };
}

/**
 * What was paid for delivery. Where the provider does not tell, what the book cost beyond its price was, as long as it is
 * less than a second copy.
 */
export function deliveryCentsOf({
  product,
  amount_cents,
  currency,
  shipping_cents,
}: Pick<Order, "product" | "amount_cents" | "currency" | "shipping_cents">): number {
  if (shipping_cents !== null) return shipping_cents;
  const beyond = product === "book" && currency === "eur" ? amount_cents - products.book.cents : 0;
  return beyond > 0 && beyond < products.book.cents ? beyond : 0;
}

/** Money that came in or went back. */
export interface Movement {
  kind: "payment" | "refund" | "failed refund" | "dispute";
  /** ISO 8601 */
  at: string;
  /** In the currency's smallest unit; negative for what went back. */
  cents: number;
}

/** What is known of the reversals of some payments. */
export interface Reversals {
  sums: readonly RefundSum[];
  failed: readonly FailedRefund[];
  disputes: readonly Dispute[];
}

/**
 * What was paid for an order and what went back of it, each at its own time. Their sum is what is left, in whatever order
 * the provider told it: its amount without `refunded_cents`.
 *
 * @param known of its payment, of which others are left out
 */
export function movementsOf(order: Order, known: Reversals): Movement[] {
  const isOwn = ({ payment_intent }: { payment_intent: string }) =>
    payment_intent === order.payment_intent;
  const sums = known.sums.filter(isOwn);
  const refunds = sums
    .toSorted((one, other) => one.refunded_cents - other.refunded_cents)
    .map(({ created_at, refunded_cents }, index, all) => ({
      kind: "refund" as const,
      at: created_at,
      cents: (all[index - 1]?.refunded_cents ?? 0) - refunded_cents,
    }));
  // Of a refund that is not known yet nothing comes back.
  let refunded = Math.max(0, ...sums.map(({ refunded_cents }) => refunded_cents));
  const failed = known.failed
    .filter(isOwn)
    .toSorted((one, other) => (one.created_at < other.created_at ? -1 : 1))
    .map(({ created_at, amount_cents }) => {
      const cents = Math.min(amount_cents, refunded);
      refunded -= cents;
      return { kind: "failed refund" as const, at: created_at, cents };
    });
  const lost = known.disputes
    .filter((dispute) => isOwn(dispute) && dispute.state === "lost")
    .map(({ created_at, closed_at, amount_cents }) => ({
      kind: "dispute" as const,
      at: closed_at ?? created_at,
      cents: -amount_cents,
    }));
  const payment = { kind: "payment", at: order.created_at, cents: order.amount_cents } as const;
  return [payment, ...refunds, ...failed, ...lost].filter(({ cents }) => cents !== 0);
}
