import { products } from "~/content/products";
import { publisher } from "~/content/publisher";
import type { Order, RefundSum } from "~/db/schema";

/** An amount with VAT, in the currency's smallest unit; of what went back all three are negative. */
export interface Taxed {
  net: number;
  vat: number;
  gross: number;
}

/** Thousandths of the net amount; 0 for a seller without VAT, null for what is no product of this site. */
export type Rate = number | null;

/** @param isExempt of VAT, article 293 B of the Code général des impôts */
export function rateOf(product: Order["product"], isExempt = publisher.vatNumber === false): Rate {
  if (isExempt) return 0;
  return product === "other" ? null : products[product].vat;
}

/** What a gross amount is made of: the net one rounded half up, of a refund as the mirror of a payment. */
export function taxed(gross: number, rate: number): Taxed {
  if (gross < 0) return negated(taxed(-gross, rate));
  const whole = 1000 + rate;
  const net = Math.floor((2 * 1000 * gross + whole) / (2 * whole));
  return { net, vat: gross - net, gross };
}

// Not `-0`, which a test and a reader would see.
const negated = ({ net, vat, gross }: Taxed): Taxed => ({
  net: 0 - net,
  vat: 0 - vat,
  gross: 0 - gross,
});

/** What the book cost beyond its price was for delivery, as long as it is less than a second copy. */
export function deliveryCentsOf(
  product: Order["product"],
  cents: number,
  currency: string,
): number {
  const beyond = product === "book" && currency === "eur" ? cents - products.book.cents : 0;
  return beyond > 0 && beyond < products.book.cents ? beyond : 0;
}

/** Money that came in or went back. */
export interface Movement {
  kind: "payment" | "refund";
  /** ISO 8601 */
  at: string;
  /** In the currency's smallest unit; negative for a refund. */
  cents: number;
}

/**
 * What was paid for an order and what went back of it, each at its own time. Their sum is what is left, in whatever order
 * the provider told it.
 *
 * @param sums of its payment, of which others are left out
 */
export function movementsOf(order: Order, sums: readonly RefundSum[]): Movement[] {
  const own = sums.filter(({ payment_intent }) => payment_intent === order.payment_intent);
  const refunds = own
    .toSorted((one, other) => one.refunded_cents - other.refunded_cents)
    .map(({ created_at, refunded_cents }, index, all) => ({
      kind: "refund" as const,
      at: created_at,
      cents: (all[index - 1]?.refunded_cents ?? 0) - refunded_cents,
    }));
  const payment = { kind: "payment", at: order.created_at, cents: order.amount_cents } as const;
  return [payment, ...refunds].filter(({ cents }) => cents !== 0);
}
