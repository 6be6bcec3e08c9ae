/** The book of takings: what came in and went back in a month, with its VAT. */
import { and, gte, inArray, lt, or } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Database } from "~/db/client";
import { disputes, failedRefunds, type Order, orders, refundSums } from "~/db/schema";
import { addDays, parisDay, parisMoment } from "~/lib/time";
import { type Movement, movementsOf, type Rate, rateOf, taxed } from "~/orders/receipt";
import { selectReversals } from "~/orders/receipt-view";
import { digitsOf } from "~/orders/view";
import { type FileFormat, writeRows } from "../kit/file";
import type { Session } from "../kit/session";
import { type Columns, formatCount, tableOf } from "../kit/table";

/** Amounts in the currency's smallest unit; net and VAT are null where there is no rate. */
export interface Taking {
  /** In Paris. */
  day: string;
  kind: Movement["kind"];
  reference: string | null;
  product: Order["product"];
  country: string | null;
  currency: string;
  rate: Rate;
  net: number | null;
  vat: number | null;
  gross: number;
}

type Sum = Pick<Taking, "currency" | "net" | "vat" | "gross"> & { of: string };

/** Each payment and reversal of a month, on its own day in Paris, the first one first. Test payments are none. */
export async function takingsOf(db: Database, month: string): Promise<Taking[]> {
  const from = parisMoment(`${month}-01`, "00:00");
  const until = parisMoment(`${addDays(`${month}-01`, 31).slice(0, 7)}-01`, "00:00");
  const within = (column: SQLiteColumn) => and(gte(column, from), lt(column, until));
  const intents = (
    table: typeof refundSums | typeof failedRefunds | typeof disputes,
    moment: SQLiteColumn,
  ) => db.select({ intent: table.payment_intent }).from(table).where(within(moment));
  const reversed = intents(refundSums, refundSums.created_at)
    .union(intents(failedRefunds, failedRefunds.created_at))
    .union(intents(disputes, disputes.closed_at));
  const [paid, sums, failed, disputed] = await db.batch([
    db
      .select()
      .from(orders)
      .where(or(within(orders.created_at), inArray(orders.payment_intent, reversed))),
    ...selectReversals(db, reversed),
  ]);
  const known = { sums, failed, disputes: disputed };
  return paid
    .filter(({ livemode }) => livemode)
    .flatMap((order) => movementsOf(order, known).map((movement) => ({ ...movement, order })))
    .filter(({ at }) => at >= from && at < until)
    .toSorted((one, other) => (one.at < other.at ? -1 : 1))
    .map(takingOf);
}

function takingOf({ order, kind, at, cents }: Movement & { order: Order }): Taking {
  const { reference, product, country, currency } = order;
  const rate = rateOf(product);
  const parts = rate === null ? { net: null, vat: null, gross: cents } : taxed(cents, rate);
  return { day: parisDay(at), kind, reference, product, country, currency, rate, ...parts };
}

/** Sums of lines that have something in common, each currency apart. What has no rate has a gross amount alone. */
function sumsBy(lines: readonly Taking[], nameOf: (line: Taking) => string): Sum[] {
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

const rateText = ({ rate }: Taking) => (rate === null ? "no rate" : `${rate / 10} %`);

const amountColumn =
  (part: "net" | "vat" | "gross") =>
  ({ currency, [part]: cents }: Omit<Sum, "of">) => {
    if (cents === null) return null;
    const digits = digitsOf(currency);
    return `${(cents / 10 ** digits).toFixed(digits)} ${currency.toUpperCase()}`;
  };
const amounts = {
  NET: amountColumn("net"),
  VAT: amountColumn("vat"),
  GROSS: amountColumn("gross"),
};

const columns: Columns<Taking> = {
  DAY: ({ day }) => day,
  KIND: ({ kind }) => kind,
  REFERENCE: ({ reference }) => reference,
  PRODUCT: ({ product }) => product,
  COUNTRY: ({ country }) => country,
  RATE: rateText,
  ...amounts,
};

export async function takings(
  { db, terminal }: Session,
  month: string,
  format: FileFormat | "table",
  output: string | null,
): Promise<void> {
  const lines = await takingsOf(db, month);
  const byRate = sumsBy(lines, rateText);
  const byCountry = sumsBy(lines, ({ country }) => country ?? "unknown");
  if (format === "json") {
    return terminal.print(JSON.stringify({ month, lines, byRate, byCountry }, null, 2));
  }
  const show = format === "table" ? terminal.print : terminal.note;
  if (format !== "table")
    await writeRows({ format, columns: recorded, output }, lines.map(recordOf));
  else if (lines.length > 0) terminal.print(tableOf(columns, lines));
  if (lines.length === 0) return terminal.note(`Nothing was paid in ${month}`);
  const sums: Record<string, Sum[]> = { "BY RATE": byRate, "BY COUNTRY": byCountry };
  for (const [title, rows] of Object.entries(sums)) {
    show(`\n${tableOf({ [title]: ({ of }: Sum) => of, ...amounts }, rows)}`);
  }
  const unrated = lines.filter(({ rate }) => rate === null).length;
  if (unrated > 0)
    terminal.note(`${formatCount(unrated, "line")} of another product: no rate of this site's`);
}

const recorded = "day kind reference product country currency rate net vat gross".split(" ");

/** For a spreadsheet: amounts are numbers in the currency's unit, the rate a percentage. */
function recordOf(line: Taking) {
  const unit = 10 ** digitsOf(line.currency);
  const amount = (cents: number | null) => (cents === null ? null : cents / unit);
  return {
    ...line,
    rate: line.rate === null ? null : line.rate / 10,
    net: amount(line.net),
    vat: amount(line.vat),
    gross: amount(line.gross),
  };
}
