import { and, eq, gte, inArray, lt, or } from "drizzle-orm";
import type { VatRate } from "~/content/publisher";
import type { Database } from "~/db/client";
import { type LedgerEntry, movements, type Order, orders } from "~/db/schema";
import { isOtherState, isOutsideVatArea } from "~/lib/territory";
import { addDays, addMonths, isDay, parisDay, parisMoment } from "~/lib/time";
import { type Line, readLedger, type Uncounted } from "./ledger";
import { paymentIdOf } from "./ledger-entries";
import { storedRate, taxedLines } from "./receipt";

/** Days in Paris, YYYY-MM-DD, both inclusive. */
export interface Period {
  from: string;
  to: string;
}

/** The days of a month such as `2026-11`; null if it is none. */
export function monthPeriod(month: string): Period | null {
  const from = `${month}-01`;
  if (!/^\d{4}-\d{2}$/.test(month) || !isDay(from)) return null;
  const to = addDays(addMonths(Date.parse(from), 1).slice(0, "2026-11-01".length), -1);
  return { from, to };
}

/** Amounts in the currency's smallest unit; net and VAT are null without a rate. */
interface Amounts {
  currency: string;
  net: number | null;
  vat: number | null;
  gross: number;
}

type Sale = Pick<Order, "reference" | "product" | "country"> & {
  /** The product's name on the day of the payment. */
  name: string | null;
  /** The provider's id of the payment: its payment intent, or its session. */
  payment: string;
};

interface Occasion {
  /** In Paris. */
  day: string;
  /** The day on which the site learned about it, if its month was already over. */
  told: string | null;
}

/** Money received or returned. */
export interface TakingsLine extends Sale, Occasion, Amounts {
  kind: Line["kind"];
  rate: VatRate;
}

/** Money that moved in another currency than the payment's, and that nobody converted. It is in no sum. */
export interface UncountedLine extends Sale, Occasion {
  kind: Uncounted["kind"];
  currency: string;
  gross: number;
}

export type Sum<Key> = Key & Amounts;

export interface Takings extends Period {
  /** Oldest first. */
  lines: TakingsLine[];
  byRate: Sum<{ rate: VatRate }>[];
  /** What has no rate is summed apart, so that net and VAT add up to gross. */
  byCountry: Sum<{ country: string | null; isRated: boolean }>[];
  /** Sales beyond the area of the European Union's VAT, by country or territory. */
  outside: Sum<{ country: string | null }>[];
  uncounted: UncountedLine[];
  /** Net sales of the year, until the period's end, to other member states: the one-stop shop. In euro cents. */
  oss: { year: string; abroad: number; threshold: number };
}

/** Net sales to consumers in other member states per calendar year, in cents, above which those states' VAT is due. */
const ossThreshold = 1_000_000;

/**
 * Each payment and reversal of a period, on its day in Paris, and their sums, without test payments. Derived only from
 * the ledger: a period that is over does not change.
 */
export async function readTakings(db: Database, period: Period): Promise<Takings> {
  const year = period.to.slice(0, 4);
  const first = `${year}-01-01`;
  const [all, ofYear] = await Promise.all([
    readMovements(db, period),
    period.from === first ? null : readMovements(db, { from: first, to: period.to }),
  ]);
  const { lines, uncounted } = all;
  const outside = lines.filter(({ country }) => isOutsideVatArea(country));
  return {
    ...period,
    lines,
    byRate: sumsBy(lines, ({ rate }) => ({ rate })),
    byCountry: sumsBy(lines, ({ country, rate }) => ({ country, isRated: rate !== null })),
    outside: sumsBy(outside, ({ country }) => ({ country })),
    uncounted,
    oss: { year, abroad: salesAbroad((ofYear ?? all).lines), threshold: ossThreshold },
  };
}

async function readMovements(db: Database, { from, to }: Period) {
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
  const all = sold.map((order) => orderTakings(order, byPayment.get(paymentIdOf(order)) ?? []));
  const inPeriod = <Row extends { at: string }>(rows: readonly Row[]) =>
    rows
      .filter(({ at }) => at >= first && at < end)
      .toSorted((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)))
      .map(({ at: _, ...row }) => row);
  return {
    lines: inPeriod(all.flatMap(({ lines }) => lines)),
    uncounted: inPeriod(all.flatMap(({ uncounted }) => uncounted)),
  };
}

function orderTakings(order: Order, entries: readonly LedgerEntry[]) {
  const { reference, product, product_name: name, country, currency, amount_cents } = order;
  const sale = { reference, payment: paymentIdOf(order), product, name, country };
  const rate = storedRate(order, entries);
  const ledger = readLedger(order, entries);
  const parts = rate === null ? [] : taxedLines(ledger.lines, rate, amount_cents);
  return {
    lines: ledger.lines.map(({ kind, cents, ...line }, index) => ({
      ...occasion(line),
      kind,
      ...sale,
      currency,
      rate,
      ...(parts[index] ?? { net: null, vat: null, gross: cents }),
    })),
    uncounted: ledger.uncounted.map(({ kind, cents, currency, ...row }) => ({
      ...occasion(row),
      kind,
      ...sale,
      currency,
      gross: cents,
    })),
  };
}

function occasion({
  at,
  received_at,
}: Pick<Line, "at" | "received_at">): Occasion & { at: string } {
  const day = parisDay(at);
  const receivedOn = received_at && parisDay(received_at);
  const isLate = receivedOn && receivedOn.slice(0, 7) > day.slice(0, 7);
  return { at, day, told: isLate ? receivedOn : null };
}

/** Sums of lines by a key and the currency, in the order of the first line of each. */
function sumsBy<Key extends object>(
  lines: readonly TakingsLine[],
  keyOf: (line: TakingsLine) => Key,
): Sum<Key>[] {
  const sums = new Map<string, Sum<Key>>();
  const add = (sum: number | null, cents: number | null) =>
    cents === null ? sum : (sum ?? 0) + cents;
  for (const line of lines) {
    const { currency, net, vat, gross } = line;
    const key = keyOf(line);
    const name = JSON.stringify([key, currency]);
    const sum = sums.get(name) ?? { ...key, currency, net: null, vat: null, gross: 0 };
    sums.set(name, {
      ...sum,
      net: add(sum.net, net),
      vat: add(sum.vat, vat),
      gross: sum.gross + gross,
    });
  }
  return [...sums.values()];
}

/** Net sales to other member states, in euro cents. */
function salesAbroad(lines: readonly TakingsLine[]): number {
  return lines
    .filter(({ country, currency }) => currency === "eur" && isOtherState(country))
    .reduce((sum, { net, gross }) => sum + (net ?? gross), 0);
}
