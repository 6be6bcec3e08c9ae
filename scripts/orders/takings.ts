/** Prints and exports the takings. */
import { formatCount } from "~/lib/count";
import { territoryName } from "~/lib/territory";
import { workbook } from "~/lib/workbook";
import { money, toUnits } from "~/orders/money";
import {
  type Period,
  readTakings,
  type Sum,
  type Takings,
  type TakingsLine,
} from "~/orders/takings";
import {
  countryLabel,
  kindLabels,
  rateLabel,
  takingsSheets,
  uncountedRemark,
} from "~/orders/takings-sheets";
import { UsageError } from "../kit/errors";
import { type FileFormat, writeBytes, writeRows } from "../kit/file";
import type { Session } from "../kit/session";
import { type Columns, tableOf } from "../kit/table";

const amountColumn =
  (part: "net" | "vat" | "gross") =>
  ({ currency, [part]: cents }: Sum<object>) =>
    cents === null ? null : money(cents, currency);
const amounts = {
  HT: amountColumn("net"),
  TVA: amountColumn("vat"),
  TTC: amountColumn("gross"),
};

/** What a narrow terminal cuts off or wraps is what one looks for last. */
const columns: Columns<TakingsLine> = {
  JOUR: ({ day }) => day,
  TTC: amounts.TTC,
  OPÉRATION: ({ kind }) => kindLabels[kind],
  RÉFÉRENCE: ({ reference }) => reference,
  PAIEMENT: ({ payment }) => payment,
  PRODUIT: ({ product }) => product,
  PAYS: ({ country }) => country,
  TAUX: ({ rate }) => rateLabel(rate),
  HT: amounts.HT,
  TVA: amounts.TVA,
};

/** @param output file for the rows; null for the standard output */
export async function takings(
  { db, terminal }: Session,
  period: Period,
  format: FileFormat | "table",
  output: string | null,
): Promise<void> {
  const found = await readTakings(db, period);
  const { lines } = found;
  if (format === "json") return terminal.print(JSON.stringify(printed(found), null, 2));
  if (format === "excel") {
    if (output === null) throw new UsageError("--excel needs --output with a file");
    await writeBytes(output, workbook(takingsSheets(found)));
  } else if (format === "csv")
    await writeRows({ format, columns: recorded, output }, lines.map(record));
  else if (lines.length > 0) terminal.print(tableOf(columns, lines));
  if (lines.length === 0) terminal.note(`Nothing was paid from ${period.from} to ${period.to}`);
  const show = format === "table" ? terminal.print : terminal.note;
  if (lines.length > 0) {
    for (const table of sumTables(found)) show(`\n${table}`);
    show(`\n${thresholdText(found.oss)}`);
  }
  for (const note of notes(found)) terminal.note(note);
}

/** For programs: each line and sum with a name of its own. */
const printed = ({ lines, byRate, byCountry, ...rest }: Takings) => ({
  ...rest,
  lines: lines.map((line) => ({ ...line, label: kindLabels[line.kind] })),
  byRate: byRate.map(({ rate, ...sum }) => ({ of: rateName(rate), ...sum })),
  byCountry: byCountry.map(({ country, isRated, ...sum }) => ({
    of: `${country ?? "unknown"}${isRated ? "" : ", no rate"}`,
    ...sum,
  })),
});

const rateName = (rate: TakingsLine["rate"]) => (rate === null ? "no rate" : `${rate / 10} %`);

function sumTables({ byRate, byCountry, outside }: Takings): string[] {
  return [
    tableOf<Takings["byRate"][number]>(
      { "PAR TAUX": ({ rate }) => rateLabel(rate), ...amounts },
      byRate,
    ),
    tableOf<Takings["byCountry"][number]>(
      {
        "PAR PAYS": ({ country, isRated }) =>
          countryLabel(country) + (isRated ? "" : ", sans taux"),
        ...amounts,
      },
      byCountry,
    ),
    ...(outside.length > 0
      ? [
          tableOf<Takings["outside"][number]>(
            { "HORS DE LA TVA DE L’UNION": ({ country }) => countryLabel(country), ...amounts },
            outside,
          ),
        ]
      : []),
  ];
}

function thresholdText({ year, abroad, threshold }: Takings["oss"]): string {
  const sums = `${money(abroad, "eur")} of ${money(threshold, "eur")}`;
  const text = `Net sales of ${year} to other EU states: ${sums}, the threshold of the one-stop shop (OSS)`;
  return abroad > threshold ? `${text}: beyond it, VAT is due at the buyer's rate` : text;
}

function notes({ lines, outside, uncounted }: Takings): string[] {
  const unrated = lines.filter(({ rate }) => rate === null).length;
  const late = lines.filter(({ told }) => told !== null).length;
  const places = outside.map(({ country }) => territoryName(country ?? ""));
  return [
    ...(places.length > 0
      ? [
          `Outside the EU's VAT area: ${[...new Set(places)].join(", ")}. The rate printed may not be due there`,
        ]
      : []),
    ...(unrated > 0
      ? [`${formatCount(unrated, "line")} of another product, without a VAT rate`]
      : []),
    ...(late > 0
      ? [
          `${formatCount(late, "line")} learned about after the month was over: see "told" in --json or --csv`,
        ]
      : []),
    ...uncounted.map(
      (line) => `${line.day} ${line.reference}: ${kindLabels[line.kind]}, ${uncountedRemark(line)}`,
    ),
  ];
}

const recorded =
  "day kind reference payment told product country currency rate net vat gross".split(" ");

/** For programs: kinds in French, amounts as numbers in the currency's unit, the rate as a percentage. */
function record({ kind, ...line }: TakingsLine) {
  const amount = (cents: number | null) => (cents === null ? null : toUnits(cents, line.currency));
  return {
    ...line,
    kind: kindLabels[kind],
    rate: line.rate === null ? null : line.rate / 10,
    net: amount(line.net),
    vat: amount(line.vat),
    gross: amount(line.gross),
  };
}
