import { type VatRate, vatRateOf } from "~/content/publisher";
import type { LedgerEntry, Order } from "~/db/schema";
import { parisDay } from "~/lib/time";

/** An amount with its VAT, in the currency's smallest unit. All three are negative for a refund. */
export interface Taxed {
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

/**
 * Splits the lines of one order, oldest first. A refund is the mirror of its sum, rounded like it; what brings the order
 * down to nothing, or back to what was paid, takes the rest. So a wholly refunded order leaves nothing behind.
 */
export function taxedLines(
  lines: readonly { cents: number }[],
  rate: number,
  paid: number,
): Taxed[] {
  let kept: Taxed = { net: 0, vat: 0, gross: 0 };
  return lines.map(({ cents }) => {
    const before = kept;
    const gross = before.gross + cents;
    const takesRest = gross === 0 || gross === paid;
    const net = takesRest ? taxed(gross, rate).net : before.net + taxed(cents, rate).net;
    kept = { net, vat: gross - net, gross };
    return { net: net - before.net, vat: kept.vat - before.vat, gross: cents };
  });
}

/** Splits a gross amount, with the net amount rounded half up. */
export function taxed(gross: number, rate: number): Taxed {
  const whole = 1000 + rate;
  const net = Math.sign(gross) * Math.floor((2 * 1000 * Math.abs(gross) + whole) / (2 * whole));
  return { net, vat: gross - net, gross };
}
