import { type VatRate, vatRateOf } from "~/content/publisher";
import type { LedgerEntry, Order } from "~/db/schema";
import { parisDay } from "~/lib/time";

/** An amount with its VAT, in the currency's smallest unit. All three are negative for a refund. */
interface Taxed {
  net: number;
  vat: number;
  gross: number;
}

/**
 * The rate stored in the ledger with the order's payment. Refunds use the rate of their payment.
 *
 * @param entries the ledger rows of its payment
 */
export function storedRate(order: Order, entries: readonly LedgerEntry[]): VatRate {
  const payment = entries.find(({ kind, id }) => kind === "payment" && id === order.session_id);
  return payment?.rate ?? vatRateOf(order.product, parisDay(order.created_at));
}

/** Splits a gross amount, with the net amount rounded half up. A refund mirrors its payment. */
export function taxed(gross: number, rate: number): Taxed {
  const whole = 1000 + rate;
  const net = Math.sign(gross) * Math.floor((2 * 1000 * Math.abs(gross) + whole) / (2 * whole));
  return { net, vat: gross - net, gross };
}
