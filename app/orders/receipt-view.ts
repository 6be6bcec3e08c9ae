import { inArray, type SQLWrapper } from "drizzle-orm";
import { receiptPage } from "~/content/receipt-page";
import type { Database } from "~/db/client";
import { disputes, failedRefunds, type Order, refundSums } from "~/db/schema";
import { frenchDate, parisDay, unbroken } from "~/lib/time";
import { sanitizeLine, sanitizeLines } from "~/mail/sanitize";
import type { Buyer } from "./buyer";
import {
  deliveryCentsOf,
  type Movement,
  movementsOf,
  type Reversals,
  rateOf,
  taxed,
} from "./receipt";
import { money, productName } from "./view";

export type ReceiptView = ReturnType<typeof receiptView>;

/** What went back of some payments, as the statements of a batch: refunds, failed ones, disputes. */
export const selectReversals = (db: Database, intents: string[] | SQLWrapper) =>
  [
    db.select().from(refundSums).where(inArray(refundSums.payment_intent, intents)),
    db.select().from(failedRefunds).where(inArray(failedRefunds.payment_intent, intents)),
    db.select().from(disputes).where(inArray(disputes.payment_intent, intents)),
  ] as const;

/** What went back of a buyer's payments. */
export async function readReversals(db: Database, { purchases }: Buyer): Promise<Reversals> {
  const intents = purchases.flatMap(({ order }) => order.payment_intent ?? []);
  const [sums, failed, disputes] = await db.batch(selectReversals(db, intents));
  return { sums, failed, disputes };
}

/** The receipt of a buyer's purchases. Days are those in Paris. */
export function receiptView({ current, purchases }: Buyer, known: Reversals) {
  const all = purchases.map(({ order }) => ({ order, movements: movementsOf(order, known) }));
  const currencies = [...new Set(all.map(({ order }) => order.currency))];
  return {
    reference: current.order.reference ?? "",
    isTest: !current.order.livemode,
    orderPath: `/ma-commande/${current.order.key}`,
    purchases: all.map(({ order, movements }) => ({
      name: productName(order.product),
      reference: order.reference,
      paidOn: parisDay(order.created_at),
      ...split(order, order.amount_cents),
      delivery: deliveryOf(order),
      reversals: movements
        .filter(isReversal)
        .toSorted((one, other) => (one.at < other.at ? -1 : 1))
        .map(({ kind, at, cents }) => ({
          label: receiptPage.reversed[kind](unbroken(frenchDate(parisDay(at)))),
          ...split(order, cents),
        })),
    })),
    totals: currencies.map((currency) => {
      const orders = all.filter(({ order }) => order.currency === currency);
      const paid = sumOf(orders.map(({ order }) => order.amount_cents));
      const kept = sumOf(orders.flatMap(({ movements }) => movements.map(({ cents }) => cents)));
      return {
        paid: money(paid, currency),
        kept: kept === paid ? null : money(kept, currency),
      };
    }),
  };
}

/** In words; without net amount and VAT where there is no rate, or no VAT at all. */
function split({ product, currency }: Order, cents: number) {
  const rate = rateOf(product);
  const gross = money(cents, currency);
  if (!rate) return { gross, taxes: null, isUntaxed: rate === null };
  const { net, vat } = taxed(cents, rate);
  const taxes = {
    net: money(net, currency),
    rate: receiptPage.rate(rate),
    vat: money(vat, currency),
  };
  return { gross, taxes, isUntaxed: false };
}

function deliveryOf(order: Order): string | null {
  const deliveryCents = deliveryCentsOf(order);
  return deliveryCents > 0 ? money(deliveryCents, order.currency) : null;
}

type Reversal = Movement & { kind: Exclude<Movement["kind"], "payment"> };
const isReversal = (movement: Movement): movement is Reversal => movement.kind !== "payment";
const sumOf = (cents: readonly number[]) => cents.reduce((sum, one) => sum + one, 0);

/** To whom a receipt is made out: printed on it, and kept nowhere. */
export interface MadeOut {
  name: string;
  address: string[];
  business: string;
}

/** Reads what was typed, cut to what a receipt has room for. */
export function readMadeOut(form: FormData): MadeOut {
  const typed = (name: string) => String(form.get(name) ?? "");
  const cut = (line: string) => line.slice(0, longestLine);
  return {
    name: cut(sanitizeLine(typed("name"))),
    address: sanitizeLines(typed("address")).slice(0, mostLines).map(cut),
    business: cut(sanitizeLine(typed("business"))),
  };
}

const longestLine = 100;
const mostLines = 6;
