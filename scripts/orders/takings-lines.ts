/** The lines of the takings: money received and returned, with its VAT. */
import { and, eq, gte, inArray, lt, or } from "drizzle-orm";
import type { VatRate } from "~/content/publisher";
import type { Database } from "~/db/client";
import { type LedgerEntry, movements, type Order, orders } from "~/db/schema";
import { addDays, parisDay, parisMoment } from "~/lib/time";
import { type Line, readLedger } from "~/orders/ledger";
import { paymentIdOf } from "~/orders/ledger-entries";
import { storedRate, taxed } from "~/orders/receipt";

/** Days in Paris, YYYY-MM-DD, both inclusive. */
export interface Period {
  from: string;
  to: string;
}

/** Amounts in the currency's smallest unit; net and VAT are null without a rate. */
export interface TakingsLine {
  /** In Paris. */
  day: string;
  kind: Line["kind"];
  /** The kind, in the accountant's words. */
  label: string;
  reference: string | null;
  /** The provider's id of the payment: its payment intent, or its session. */
  payment: string;
  product: Order["product"];
  country: string | null;
  currency: string;
  rate: VatRate;
  net: number | null;
  vat: number | null;
  gross: number;
  /** The day on which the site learned about it, if its month was already over. */
  told: string | null;
}

const kindLabels: Readonly<Record<Line["kind"], string>> = {
  payment: "paiement",
  refund: "remboursement",
  "refund returned": "remboursement revenu",
  dispute: "contestation",
  "dispute returned": "contestation gagnée",
};

/**
 * Each payment and reversal of a period, on its day in Paris, oldest first, without test payments. Derived only from the
 * ledger.
 */
export async function takingsOf(db: Database, { from, to }: Period): Promise<TakingsLine[]> {
  const first = parisMoment(from, "00:00");
  const end = parisMoment(addDays(to, 1), "00:00");
  const moved = db
    .select({ payment: movements.payment })
    .from(movements)
    .where(and(gte(movements.at, first), lt(movements.at, end)));
  const [entries, sold] = await db.batch([
    db.select().from(movements).where(inArray(movements.payment, moved)),
    db
      .select()
      .from(orders)
      .where(
        and(
          eq(orders.livemode, true),
          or(inArray(orders.payment_intent, moved), inArray(orders.session_id, moved)),
        ),
      ),
  ]);
  const byPayment = new Map<string, LedgerEntry[]>();
  for (const entry of entries) {
    const { payment } = entry;
    byPayment.set(payment, [...(byPayment.get(payment) ?? []), entry]);
  }
  return sold
    .flatMap((order) => takingsOfOrder(order, byPayment.get(paymentIdOf(order)) ?? []))
    .filter(({ at }) => at >= first && at < end)
    .toSorted((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)))
    .map(({ at: _, ...taking }) => taking);
}

function takingsOfOrder(order: Order, entries: readonly LedgerEntry[]) {
  const { reference, product, country, currency } = order;
  const rate = storedRate(order, entries);
  return readLedger(order, entries).lines.map(({ kind, at, cents, received_at }) => {
    const day = parisDay(at);
    const receivedOn = received_at && parisDay(received_at);
    return {
      at,
      day,
      kind,
      label: kindLabels[kind],
      reference,
      payment: paymentIdOf(order),
      product,
      country,
      currency,
      rate,
      ...(rate === null ? { net: null, vat: null, gross: cents } : taxed(cents, rate)),
      told: receivedOn && receivedOn.slice(0, 7) > day.slice(0, 7) ? receivedOn : null,
    };
  });
}

export type Sum = Pick<TakingsLine, "currency" | "net" | "vat" | "gross"> & { of: string };

/** Sums of lines by name and currency. Without a rate there is only a gross amount. */
export function sumsBy(
  lines: readonly TakingsLine[],
  nameOf: (line: TakingsLine) => string,
): Sum[] {
  const sums = new Map<string, Sum>();
  const add = (sum: number | null, cents: number | null) =>
    cents === null ? sum : (sum ?? 0) + cents;
  for (const line of lines) {
    const { currency, net, vat, gross } = line;
    const of = nameOf(line);
    const sum = sums.get(`${of} ${currency}`) ?? { of, currency, net: null, vat: null, gross: 0 };
    sums.set(`${of} ${currency}`, {
      ...sum,
      net: add(sum.net, net),
      vat: add(sum.vat, vat),
      gross: sum.gross + gross,
    });
  }
  return [...sums.values()];
}

/** The other member states of the European Union. */
const otherStates = new Set(
  "AT BE BG CY CZ DE DK EE ES FI GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" "),
);

/** Net sales to consumers in other member states per calendar year, in cents, above which those states' VAT is due. */
export const ossThreshold = 1_000_000;

/** Net sales to other member states, in euro cents. */
export function salesAbroad(lines: readonly TakingsLine[]): number {
  return lines
    .filter(({ country, currency }) => currency === "eur" && otherStates.has(country ?? ""))
    .reduce((sum, { net, gross }) => sum + (net ?? gross), 0);
}
