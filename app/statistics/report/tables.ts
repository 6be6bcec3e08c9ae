import { formsByName } from "~/leads/forms";
import { money } from "~/orders/money";
import type { SalesReport } from "./figures";
import { addedProducts, type Funnel, type Rate } from "./funnel";
import {
  comparisonSentence,
  countOf,
  deliveryLines,
  formatInterval,
  formatNumber,
  formatPeriod,
  formatShare,
  pageName,
  sourceName,
  statusLabel,
} from "./words";

interface Column<Row> {
  title: string;
  /** The column's number or sum. Null leaves the cell empty. */
  count?: (row: Row) => number;
  cents?: (row: Row) => number | null;
  rate?: (row: Row) => Rate | null;
  /** Where the rate is shown; beside the figure by default. */
  rateInText?: "own column" | "nowhere";
}

const funnelColumns: readonly Column<Funnel>[] = [
  { title: "Visites", count: ({ views }) => views },
  { title: "Commencées", count: ({ begun }) => begun, rate: ({ rates }) => rates.begun },
  { title: "Ventes", count: ({ paid }) => paid, rate: ({ rates }) => rates.paid },
  ...addedProducts.map(
    ({ name, title }): Column<Funnel> => ({
      title,
      count: (funnel) => funnel[name],
      rate: ({ rates }) => rates[name],
    }),
  ),
  { title: "Recette", cents: ({ revenue_cents }) => revenue_cents },
  {
    title: "Remboursé",
    cents: ({ refunded_cents }) => refunded_cents,
    rate: ({ rates }) => rates.refunds,
    rateInText: "nowhere",
  },
  { title: "Pour 100 visites", cents: ({ per_hundred_cents }) => per_hundred_cents },
];

const leadsColumn: Column<{ leads: number; rate: Rate | null }> = {
  title: "Contacts",
  count: ({ leads }) => leads,
  rate: ({ rate }) => rate,
  rateInText: "own column",
};

const formColumns: readonly Column<SalesReport["leads"]["forms"][number]>[] = [
  { title: "Visites", count: ({ views }) => views },
  leadsColumn,
];

const letterColumns: readonly Column<SalesReport["letters"][number]>[] = [
  { title: "Envoyées", count: ({ sent }) => sent },
  ...funnelColumns.slice(0, 3),
  { title: "Recette", cents: ({ revenue_cents }) => revenue_cents },
  { title: "Désinscrits", count: ({ unsubscribed }) => unsubscribed },
];

/** Only letters that were sent. */
const lettersSent = ({ letters }: SalesReport) =>
  letters.filter(({ sent, views, paid }) => sent + views + paid > 0);

/** A table as text. The first cell of a row is its name. */
export interface TextTable {
  titles: string[];
  rows: (string | null)[][];
}

/** The report as sentences and tables, for the terminal, the page and the mail. */
export function reportTables(report: SalesReport): (string | TextTable)[] {
  const funnels = (title: string, rows: readonly Funnel[], nameOf: (name: string) => string) =>
    textTable(title, rows, ({ name }) => shorten(nameOf(name)), funnelColumns);
  const parts = [
    formatPeriod(report.period),
    funnels("Page", report.landings, (name) => `${pageName(name)} (/${name})`),
    comparisonSentence(report.comparison),
    funnels("Autre page", report.otherPages, pageName),
    funnels("Source", report.sources, sourceName),
    funnels("En tout", [report.total], () => ""),
    ...report.otherCurrencies.map(
      ({ currency, orders, amount_cents }) =>
        `Hors de ces sommes : ${countOf(orders, "commande")} à ${money(amount_cents, currency)} en tout`,
    ),
    ...deliveryLines(report.delivery),
    textTable("Formulaire", report.leads.forms, ({ form }) => formsByName[form].label, formColumns),
    textTable("Lettre", lettersSent(report), ({ name }) => name, letterColumns),
    textTable("Profil", report.profiles, ({ profile }) => profile, [leadsColumn]),
    textTable("Annonces", report.outbox, statusLabel, [
      { title: "", count: ({ events }) => events },
    ]),
  ];
  return parts.filter((part) => typeof part === "string" || part.rows.length > 0);
}

function textTable<Row>(
  title: string,
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  columns: readonly Column<Row>[],
): TextTable {
  const apart = (column: Column<Row>) => column.rateInText === "own column";
  return {
    titles: [title, ...columns.flatMap((column) => [column.title, ...(apart(column) ? [""] : [])])],
    rows: rows.map((row) => [nameOf(row), ...columns.flatMap((column) => cells(column, row))]),
  };
}

function figureOf<Row>({ count, cents }: Column<Row>, row: Row): string | null {
  if (count) return formatNumber(count(row));
  const sum = cents?.(row) ?? null;
  return sum === null ? null : money(sum, "eur");
}

/** A figure and its rate, in as many cells as the column needs. */
function cells<Row>(column: Column<Row>, row: Row): (string | null)[] {
  const { rate, rateInText } = column;
  const figure = figureOf(column, row);
  const measured = rate?.(row);
  const share = measured ? `${formatShare(measured.share)} (${formatInterval(measured)})` : "";
  if (rateInText === "own column") return [figure, share];
  return [share && rateInText !== "nowhere" ? `${figure}  ${share}` : figure];
}

const shorten = (text: string) => (text.length > 40 ? `${text.slice(0, 39)}…` : text);
