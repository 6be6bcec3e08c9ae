import { inArray } from "drizzle-orm";
import type { VatRate } from "~/content/publisher";
import { receiptPage } from "~/content/receipt-page";
import type { Database } from "~/db/client";
import { type LedgerEntry, movements, type Order } from "~/db/schema";
import { frenchDate, parisDay, unbroken } from "~/lib/time";
import { sanitizeLine, sanitizeLines } from "~/mail/sanitize";
import type { Buyer } from "./buyer";
import { type Line, readLedger, sumOf } from "./ledger";
import { paymentIdOf } from "./ledger-entries";
import { breakDown, charged, money } from "./money";
import { storedRate, type Taxed, taxed, taxedLines } from "./receipt";
import { nameOf, orderPath } from "./view";

export type ReceiptView = ReturnType<typeof receiptView>;

/** The ledger of a buyer's payments. */
export function readLedgerEntries(db: Database, { purchases }: Buyer): Promise<LedgerEntry[]> {
  const payments = purchases.map(({ order }) => paymentIdOf(order));
  return db.select().from(movements).where(inArray(movements.payment, payments));
}

/**
 * The receipt of a buyer's purchases. Days are those in Paris.
 *
 * @param ledger the rows of their payments
 */
export function receiptView({ current, purchases }: Buyer, ledger: readonly LedgerEntry[]) {
  const all = purchases.map(({ order }) => {
    const entries = ledger.filter(({ payment }) => payment === paymentIdOf(order));
    const rate = storedRate(order, entries);
    const reversals = reversalsOf(order, entries);
    const lines = [{ cents: order.amount_cents }, ...reversals];
    const taxes = rate ? taxedLines(lines, rate, order.amount_cents) : [];
    return { order, rate, reversals, taxes };
  });
  const currencies = [...new Set(all.map(({ order }) => order.currency))];
  return {
    reference: current.order.reference ?? "",
    isTest: !current.order.livemode,
    isExempt: all.some(({ rate }) => rate === 0),
    orderPath: orderPath(current.order.key ?? ""),
    purchases: all.map(({ order, rate, reversals, taxes }) => ({
      name: nameOf(order),
      reference: order.reference,
      paidOn: parisDay(order.created_at),
      isUntaxed: rate === null,
      ...split(order, rate, order.amount_cents, taxes[0]),
      ...formatParts(order),
      reversals: reversals.map(({ kind, at, cents }, index) => ({
        label: receiptPage.reversed[kind](unbroken(frenchDate(parisDay(at)))),
        ...split(order, rate, cents, taxes[index + 1]),
      })),
    })),
    totals: currencies.map((currency) => {
      const orders = all.filter(({ order }) => order.currency === currency);
      const paid = sumOf(orders.map(({ order }) => order.amount_cents));
      const back = sumOf(orders.flatMap(({ reversals }) => reversals.map(({ cents }) => cents)));
      return {
        taxes: orders.length > 1 ? totalTaxes(orders, currency) : null,
        paid: charged(paid, currency),
        kept: back === 0 ? null : money(paid + back, currency),
      };
    }),
  };
}

type Reversal = Line & { kind: Exclude<Line["kind"], "payment"> };
const isReversal = (line: Line): line is Reversal => line.kind !== "payment";

/**
 * The money returned, in total no more than was paid: a dispute can take money that a refund already returned. Money
 * that a dispute only holds, or has given back, has not reached the buyer.
 */
function reversalsOf(order: Order, entries: readonly LedgerEntry[]): Reversal[] {
  const { lines, outcome } = readLedger(order, entries);
  const lost = outcome.disputes.filter((dispute) => dispute.lost > 0).map(({ id }) => id);
  const isSettled = ({ kind, id }: Line) => kind.startsWith("refund") || lost.includes(id);
  let back = 0;
  return lines
    .filter(isReversal)
    .filter(isSettled)
    .flatMap((line) => {
      const shown = (cents: number) => Math.max(0 - order.amount_cents, cents);
      const cents = shown(back + line.cents) - shown(back);
      back += line.cents;
      return cents === 0 ? [] : [{ ...line, cents }];
    });
}

/** An amount as it is printed; without net amount and VAT if the rate is unknown or zero. */
function split({ currency }: Order, rate: VatRate, cents: number, part: Taxed | undefined) {
  const taxes = part && {
    net: money(part.net, currency),
    rate: receiptPage.rate(rate ?? 0),
    vat: money(part.vat, currency),
  };
  return { gross: charged(cents, currency), taxes: taxes ?? null };
}

/** The sums of net amounts and VAT; null unless every purchase has them. */
function totalTaxes(orders: readonly { order: Order; rate: VatRate }[], currency: string) {
  const parts = orders.flatMap(({ order, rate }) => (rate ? taxed(order.amount_cents, rate) : []));
  if (parts.length < orders.length) return null;
  return {
    net: money(sumOf(parts.map(({ net }) => net)), currency),
    vat: money(sumOf(parts.map(({ vat }) => vat)), currency),
  };
}

/** Delivery, which the amount includes; with a discount, also the price that it was taken off. */
function formatParts(order: Order) {
  const { price, discount, delivery } = breakDown(order);
  const written = (cents: number) => money(cents, order.currency);
  return {
    price: discount > 0 ? written(price) : null,
    discount: discount > 0 ? written(-discount) : null,
    delivery: delivery > 0 ? written(delivery) : null,
  };
}

/** The customer details printed on a receipt. They are never stored. */
export interface BillTo {
  name: string;
  address: string[];
  business: string;
}

/** Reads the posted customer details, cut to what fits on a receipt. */
export function readBillTo(form: FormData): BillTo {
  const typed = (name: string) => String(form.get(name) ?? "");
  const cut = (line: string) => line.slice(0, maxLineLength);
  return {
    name: cut(sanitizeLine(typed("name"))),
    address: sanitizeLines(typed("address")).slice(0, maxLines).map(cut),
    business: cut(sanitizeLine(typed("business"))),
  };
}

const maxLineLength = 100;
const maxLines = 6;
