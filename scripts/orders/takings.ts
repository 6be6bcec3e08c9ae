/** Prints and exports the takings. */
import { formatCount } from "~/lib/count";
import { money, unitsOf } from "~/orders/money";
import { type FileFormat, writeRows } from "../kit/file";
import type { Session } from "../kit/session";
import { type Columns, tableOf } from "../kit/table";
import {
  ossThreshold,
  type Period,
  type Sum,
  salesAbroad,
  sumsBy,
  type TakingsLine,
  takingsOf,
} from "./takings-lines";

const rateText = ({ rate }: TakingsLine) => (rate === null ? "no rate" : `${rate / 10} %`);

/** Lines without a rate are summed separately, so that net and VAT add up to gross. */
const countryOf = ({ country, rate }: TakingsLine) =>
  `${country ?? "unknown"}${rate === null ? ", no rate" : ""}`;

const amountColumn =
  (part: "net" | "vat" | "gross") =>
  ({ currency, [part]: cents }: Omit<Sum, "of">) =>
    cents === null ? null : money(cents, currency);
const amounts = {
  NET: amountColumn("net"),
  VAT: amountColumn("vat"),
  GROSS: amountColumn("gross"),
};

const columns: Columns<TakingsLine> = {
  DAY: ({ day }) => day,
  KIND: ({ label }) => label,
  REFERENCE: ({ reference }) => reference,
  PAYMENT: ({ payment }) => payment,
  PRODUCT: ({ product }) => product,
  COUNTRY: ({ country }) => country,
  RATE: rateText,
  ...amounts,
};

/** @param output file for the rows; null for the standard output */
export async function takings(
  { db, terminal }: Session,
  period: Period,
  format: FileFormat | "table",
  output: string | null,
): Promise<void> {
  const lines = await takingsOf(db, period);
  const byRate = sumsBy(lines, rateText);
  const byCountry = sumsBy(lines, countryOf);
  const year = period.to.slice(0, 4);
  const abroad = salesAbroad(await takingsOf(db, { from: `${year}-01-01`, to: period.to }));
  if (format === "json") {
    const oss = { year, abroad, threshold: ossThreshold };
    return terminal.print(JSON.stringify({ ...period, lines, byRate, byCountry, oss }, null, 2));
  }
  const show = format === "table" ? terminal.print : terminal.note;
  if (format !== "table")
    await writeRows({ format, columns: recorded, output }, lines.map(recordOf));
  else if (lines.length > 0) terminal.print(tableOf(columns, lines));
  if (lines.length === 0)
    return terminal.note(`Nothing was paid from ${period.from} to ${period.to}`);
  const sums: Record<string, Sum[]> = { "BY RATE": byRate, "BY COUNTRY": byCountry };
  for (const [title, rows] of Object.entries(sums)) {
    show(`\n${tableOf({ [title]: ({ of }: Sum) => of, ...amounts }, rows)}`);
  }
  show(`\n${thresholdText(year, abroad)}`);
  for (const note of notesOn(lines)) terminal.note(note);
}

function thresholdText(year: string, abroad: number): string {
  const sums = `${money(abroad, "eur")} of ${money(ossThreshold, "eur")}`;
  const text = `Net sales of ${year} to other EU states: ${sums}, the threshold of the one-stop shop (OSS)`;
  return abroad > ossThreshold ? `${text}: beyond it, VAT is due at the buyer's rate` : text;
}

function notesOn(lines: readonly TakingsLine[]): string[] {
  const unrated = lines.filter(({ rate }) => rate === null).length;
  const late = lines.filter(({ told }) => told !== null).length;
  return [
    ...(unrated > 0
      ? [`${formatCount(unrated, "line")} of another product, without a VAT rate`]
      : []),
    ...(late > 0
      ? [
          `${formatCount(late, "line")} learned about after the month was over: see "told" in --json or --csv`,
        ]
      : []),
  ];
}

const recorded =
  "day kind reference payment told product country currency rate net vat gross".split(" ");

/** For a spreadsheet: kinds in French, amounts as numbers in the currency's unit, the rate as a percentage. */
function recordOf({ label, ...line }: TakingsLine) {
  const amount = (cents: number | null) => (cents === null ? null : unitsOf(cents, line.currency));
  return {
    ...line,
    kind: label,
    rate: line.rate === null ? null : line.rate / 10,
    net: amount(line.net),
    vat: amount(line.vat),
    gross: amount(line.gross),
  };
}
