import { formatTable, printable } from "../kit/table";
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

/** The report for a terminal, in the same words as the page. */
export function reportText(report: Report): string {
  const { period, total, leads, profiles, outbox, otherCurrencies } = report;
  return [
    formatPeriod(period),
    funnelTable("PAGE", report.landings, (name) => `${pageName(name)} (/${name})`),
    verdictSentence(report.landingVerdict),
    funnelTable("AUTRE PAGE", report.otherPages, pageName),
    funnelTable("SOURCE", report.sources, sourceName),
    funnelTable("EN TOUT", [total], () => ""),
    ...otherCurrencies.map(
      ({ currency, orders, amount_cents }) =>
        `Hors de ces sommes : ${countOf(orders, "commande")} en ${printable(currency.toUpperCase())}, ${formatNumber(amount_cents)} dans sa plus petite unité`,
    ),
    deliveryLines(report.delivery).join("\n"),
    formatTable(
      ["FORMULAIRE", "VISITES", "CONTACTS", ""],
      leads.forms.map(({ form, views, leads: count, rate }) => [
        formLabels[form],
        formatNumber(views),
        formatNumber(count),
        rateText(rate),
      ]),
    ),
    profiles.length > 0 &&
      formatTable(
        ["PROFIL", "CONTACTS", ""],
        profiles.map(({ profile, leads: count, rate }) => [
          profile,
          formatNumber(count),
          rateText(rate),
        ]),
      ),
    outbox.length > 0 &&
      formatTable(
        ["ANNONCES", ""],
        outbox.map((row) => [statusLabel(row), formatNumber(row.events)]),
      ),
  ]
    .filter(Boolean)
    .join("\n\n");
}

function funnelTable(title: string, funnels: readonly Funnel[], nameOf: (name: string) => string) {
  if (funnels.length === 0) return "";
  const titles = ["VISITES", "COMMENCÉES", "VENTES", "FORMATION", "PACK", "RECETTE", "REMBOURSÉ"];
  return formatTable(
    [title, ...titles, "POUR 100 VISITES"],
    funnels.map(({ rates, ...funnel }) => [
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
  );
}

function withRate(count: number, rate: Rate | null): string {
  return rate ? `${formatNumber(count)}  ${rateText(rate)}` : formatNumber(count);
}

const rateText = (rate: Rate | null) =>
  rate ? `${formatShare(rate.share)} (${formatInterval(rate)})` : "";

const shorten = (text: string) => (text.length > 40 ? `${text.slice(0, 39)}…` : text);
