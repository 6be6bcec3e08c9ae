import type { Report } from "./figures";
import type { Funnel, Rate } from "./funnel";
import {
  countOf,
  deliveryLines,
  formatInterval,
  formatMoney,
  formatNumber,
  formatPeriod,
  formatShare,
  formLabels,
  pageName,
  sourceName,
  statusLabel,
  verdictSentence,
} from "./words";

export interface ReportTable {
  titles: string[];
  /** Null where there is nothing to say. */
  rows: (string | null)[][];
}

/** The report as sentences and tables, for a terminal and for a mail. */
export function reportTables(report: Report): (string | ReportTable)[] {
  const { period, leads, profiles, outbox, otherCurrencies } = report;
  const parts = [
    formatPeriod(period),
    funnelTable("PAGE", report.landings, (name) => `${pageName(name)} (/${name})`),
    verdictSentence(report.landingVerdict),
    funnelTable("AUTRE PAGE", report.otherPages, pageName),
    funnelTable("SOURCE", report.sources, sourceName),
    funnelTable("EN TOUT", [report.total], () => ""),
    ...otherCurrencies.map(
      ({ currency, orders, amount_cents }) =>
        `Hors de ces sommes : ${countOf(orders, "commande")} en ${currency.toUpperCase()}, ${formatNumber(amount_cents)} dans sa plus petite unité`,
    ),
    ...deliveryLines(report.delivery),
    {
      titles: ["FORMULAIRE", "VISITES", "CONTACTS", ""],
      rows: leads.forms.map(({ form, views, leads: count, rate }) => [
        formLabels[form],
        formatNumber(views),
        formatNumber(count),
        rateText(rate),
      ]),
    },
    {
      titles: ["PROFIL", "CONTACTS", ""],
      rows: profiles.map(({ profile, leads: count, rate }) => [
        profile,
        formatNumber(count),
        rateText(rate),
      ]),
    },
    {
      titles: ["ANNONCES", ""],
      rows: outbox.map((row) => [statusLabel(row), formatNumber(row.events)]),
    },
  ];
  return parts.filter((part) => typeof part === "string" || part.rows.length > 0);
}

function funnelTable(
  title: string,
  funnels: readonly Funnel[],
  nameOf: (name: string) => string,
): ReportTable {
  const titles = ["VISITES", "COMMENCÉES", "VENTES", "FORMATION", "PACK", "RECETTE", "REMBOURSÉ"];
  return {
    titles: [title, ...titles, "POUR 100 VISITES"],
    rows: funnels.map(({ rates, ...funnel }) => [
      shorten(nameOf(funnel.name)),
      formatNumber(funnel.views),
      withRate(funnel.begun, rates.begun),
      withRate(funnel.paid, rates.paid),
      withRate(funnel.training, rates.training),
      withRate(funnel.pack, rates.pack),
      formatMoney(funnel.revenue_cents),
      formatMoney(funnel.refunded_cents),
      funnel.per_hundred_cents === null ? null : formatMoney(funnel.per_hundred_cents),
    ]),
  };
}

function withRate(count: number, rate: Rate | null): string {
  return rate ? `${formatNumber(count)}  ${rateText(rate)}` : formatNumber(count);
}

const rateText = (rate: Rate | null) =>
  rate ? `${formatShare(rate.share)} (${formatInterval(rate)})` : "";

const shorten = (text: string) => (text.length > 40 ? `${text.slice(0, 39)}…` : text);
