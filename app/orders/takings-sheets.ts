import { isOutsideVatArea, territoryName } from "~/lib/territory";
import { frenchDate } from "~/lib/time";
import type { Cell, Sheet } from "~/lib/workbook";
import { money, toUnits } from "./money";
import type { Sum, Takings, TakingsLine, UncountedLine } from "./takings";

/** A movement in the accountant's words. */
export const kindLabels: Readonly<Record<(TakingsLine | UncountedLine)["kind"], string>> = {
  payment: "paiement",
  captured: "paiement",
  refund: "remboursement",
  "refund pending": "remboursement",
  "refund sum": "remboursement",
  "refund returned": "remboursement revenu",
  "refund failed": "remboursement revenu",
  dispute: "contestation",
  "dispute open": "contestation",
  "dispute lost": "contestation",
  "dispute returned": "contestation gagnée",
  "dispute won": "contestation gagnée",
};

/** `5,5 %` */
export const rateLabel = (rate: TakingsLine["rate"]) =>
  rate === null ? "sans taux" : `${String(rate / 10).replace(".", ",")}\u00a0%`;

export const countryLabel = (country: string | null) =>
  country === null ? "pays inconnu" : territoryName(country);

/** What an accountant has to know about a line; null if nothing. */
export function remark({ country, rate, told }: TakingsLine): string | null {
  const remarks = [
    ...(isOutsideVatArea(country)
      ? [`hors du territoire de TVA de l’Union\u00a0: ${countryLabel(country)}`]
      : []),
    ...(rate === null ? ["autre produit, sans taux de TVA"] : []),
    ...(told ? [`appris le ${frenchDate(told)}`] : []),
  ];
  return remarks.join("\u202f; ") || null;
}

export const uncountedRemark = ({ gross, currency }: UncountedLine) =>
  `${money(gross, currency)}, non compté\u00a0: le prestataire n’en donne pas la contre-valeur`;

const lineColumns = [
  ...["Jour", "Opération", "Référence", "Paiement", "Produit", "Pays", "Remarque"],
  ...["Devise", "Taux de TVA (%)", "HT", "TVA", "TTC"],
];

/** A sheet of lines and a sheet of sums. */
export function takingsSheets(takings: Takings): Sheet[] {
  const counted = takings.lines.map((line): Cell[] => [
    ...saleCells(line),
    remark(line),
    line.currency.toUpperCase(),
    line.rate === null ? null : line.rate / 10,
    ...amountCells(line),
  ]);
  const uncounted = takings.uncounted.map((line): Cell[] => [
    ...saleCells(line),
    uncountedRemark(line),
    line.currency.toUpperCase(),
  ]);
  return [
    { name: "Mouvements", columns: lineColumns, rows: [...counted, ...uncounted] },
    { name: "Totaux", columns: sumColumns, rows: sumRows(takings) },
  ];
}

const saleCells = (line: TakingsLine | UncountedLine): Cell[] => [
  { date: line.day },
  kindLabels[line.kind],
  line.reference,
  line.payment,
  line.name ?? "autre produit",
  countryLabel(line.country),
];

/** In the currency's unit. */
function amountCells({ net, vat, gross, currency }: Sum<object>): Cell[] {
  const units = (cents: number | null) => (cents === null ? null : toUnits(cents, currency));
  return [units(net), units(vat), units(gross)];
}

const sumColumns = ["Total par", "Valeur", "Devise", "HT", "TVA", "TTC"];

function sumRows({ byRate, byCountry, outside, oss }: Takings): Cell[][] {
  const row = (title: string, value: string, sum: Sum<object>) => [
    title,
    value,
    sum.currency.toUpperCase(),
    ...amountCells(sum),
  ];
  const abroad = (value: string, cents: number) => [
    ...["guichet unique (OSS)", value, "EUR"],
    toUnits(cents, "eur"),
  ];
  return [
    ...byRate.map((sum) => row("taux", rateLabel(sum.rate), sum)),
    ...byCountry.map((sum) =>
      row("pays", countryLabel(sum.country) + (sum.isRated ? "" : ", sans taux"), sum),
    ),
    ...outside.map((sum) =>
      row("hors du territoire de TVA de l’Union", countryLabel(sum.country), sum),
    ),
    abroad(`ventes de ${oss.year} aux autres États de l’Union`, oss.abroad),
    abroad("seuil de l’année", oss.threshold),
  ];
}
