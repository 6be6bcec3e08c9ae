import { lazy } from "~/lib/lazy";
import { frenchPeriod } from "~/lib/time";
import { otherSources } from "~/statistics/page-counts";
import type { Comparison, Funnel, Rate } from "./funnel";
import type { Period } from "./period";
import type { DeliveryRow, EventRow } from "./queries";

const french = (options: Intl.NumberFormatOptions) =>
  lazy(() => new Intl.NumberFormat("fr-FR", options));
const whole = french({ maximumFractionDigits: 0 });
const oneDecimal = french({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
const shortDay = lazy(
  () => new Intl.DateTimeFormat("fr-FR", { day: "numeric", month: "short", timeZone: "UTC" }),
);

export const formatNumber = (number: number) => whole().format(number);
export const formatShare = (share: number) => `${oneDecimal().format(share * 100)}\u00A0%`;

/** `Du 23 octobre au 21 novembre 2026` */
export const formatPeriod = ({ firstDay, lastDay }: Period) =>
  `Du ${frenchPeriod(firstDay, lastDay)}`;

/** `1er nov.`, on one line: `Intl` does not know French ordinals. */
export const formatShortDay = (day: string) =>
  shortDay().format(Date.parse(day)).replace(/^1 /, "1er ").replaceAll(" ", "\u00A0");

/** The interval of a rate, without its unit: `3,6 à 4,7`. */
export function formatInterval({ low, high }: Rate): string {
  return `${oneDecimal().format(low * 100)} à\u00A0${oneDecimal().format(high * 100)}`;
}

/** `1 vente`, `2 ventes`, with French spaces in the number. */
export function countOf(number: number, singular: string, plural = `${singular}s`): string {
  return `${formatNumber(number)}\u00A0${number < 2 ? singular : plural}`;
}

/** The name of a page: a letter for a sales page, the path for any other. */
export function pageName(slug: string): string {
  if (slug === "") return "Page inconnue";
  const landing = /^livre-augmente-fl(?:-([b-z]))?$/.exec(slug);
  return landing ? `Page ${landing[1] ?? "a"}` : `/${slug}`;
}

export function sourceName(source: string): string {
  if (source === "") return "Sans publicité";
  return source === otherSources ? "Autres sources" : source;
}

const letterOf = (slug: string) => pageName(slug).replace(/^Page /, "");

/** The comparison in one sentence for a bookseller. */
export function comparisonSentence(comparison: Comparison): string {
  switch (comparison.kind) {
    case "nothing":
      return "Trop peu de visites et de ventes encore pour départager les pages.";
    case "alone":
      return `Seule la page ${letterOf(comparison.name)} a été vue : rien à quoi la comparer.`;
    case "best":
      return `La page ${letterOf(comparison.name)} vend mieux que les autres : ${formatShare(comparison.rate.share)} de ses visites deviennent des ventes, et le hasard ne l’explique pas.`;
    case "open": {
      const names = comparison.names.map(letterOf).sort().join(" et ");
      return `Encore trop peu de visites pour départager ${names} : leurs intervalles se recouvrent.`;
    }
  }
}

const statusLabels: Readonly<Record<string, string>> = {
  pending: "en attente",
  delivered: "remis",
  failed: "abandonnés après tous les essais",
  gone: "refusés pour de bon : plus rien ne part",
  capped: "retenus (trop de messages pour une adresse)",
  held: "en attente de place",
};

export const statusLabel = ({ status }: EventRow) => statusLabels[status] ?? status;

export function deliveryLines({ to_send, late, sent }: DeliveryRow): string[] {
  const waiting = `${countOf(to_send, "colis", "colis")} à envoyer`;
  return [
    late > 0 ? `${waiting}, dont ${formatNumber(late)} en retard` : waiting,
    `${countOf(sent, "colis", "colis")} ${sent < 2 ? "envoyé" : "envoyés"} sur la période`,
  ];
}

/** A note on figures that look wrong. */
export function funnelNote({ views, begun, paid }: Funnel): string | null {
  if (paid > views || begun > views) {
    return "Moins de visites comptées que de commandes : les taux manquent.";
  }
  return null;
}
