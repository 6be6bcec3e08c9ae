import { landings as pages } from "~/content/landings";
import { letterName, letterSource, letters } from "~/content/letters";
import { type Form, forms } from "~/leads/forms";
import { parisDays } from "~/lib/time";
import { otherSources } from "~/statistics/page-counts";
import { compare, makeFunnel, rate } from "./funnel";
import { listDays, type Period } from "./period";
import type { CountRow, DeliveryRow, LeadRow, LetterRow, ReportRows, SaleRow } from "./queries";

/** The sales pages. Counts and payments name them by slug. */
export const landings = pages.map(({ path, content }) => ({
  slug: path.slice(1),
  title: content.hero.title,
}));

/** Lead pages sell nothing: their views are reported with their leads. */
const leadPages = forms.map(({ page }) => page);

const shownSources = 15;

export type SalesReport = ReturnType<typeof makeReport>;

const nothing: DeliveryRow = { to_send: 0, late: 0, sent: 0 };

/** The report's figures. Money is in euro cents. */
export function makeReport(period: Period, rows: ReportRows) {
  const [counts, allSales, leads, profiles, outbox, [delivery = nothing], sent, left] = rows;
  const sales = allSales.filter(({ currency }) => currency === "eur");
  const selling = counts.filter(({ page }) => !leadPages.includes(page));
  const funnelFor = (name: string, belongs: (row: Pick<SaleRow, "page" | "source">) => boolean) =>
    makeFunnel(name, selling.filter(belongs), sales.filter(belongs));
  const ofLandings = landings.map(({ slug }) => funnelFor(slug, ({ page }) => page === slug));
  const shown = mostViewed(selling, sales);
  const rest = funnelFor(otherSources, ({ source }) => !shown.includes(source ?? ""));
  const answered = profiles.reduce((sum, row) => sum + row.leads, 0);
  return {
    period,
    total: funnelFor("", () => true),
    landings: ofLandings,
    comparison: compare(ofLandings),
    otherPages: otherPages(selling, sales)
      .map((name) => funnelFor(name, ({ page }) => (page ?? "") === name))
      .sort((a, b) => b.revenue_cents - a.revenue_cents || b.views - a.views),
    sources: [
      ...shown.map((name) => funnelFor(name, ({ source }) => (source ?? "") === name)),
      ...(rest.views > 0 || rest.paid > 0 ? [rest] : []),
    ],
    /** Sales in other currencies, which no sum above includes. */
    otherCurrencies: otherCurrencies(allSales),
    leads: leadFigures(period, leads, counts),
    profiles: profiles.map((row) => ({ ...row, rate: rate(row.leads, answered) })),
    delivery,
    outbox,
    /** What each letter brought: visits and sales by the source of its link. */
    letters: letters.map((letter) => {
      const name = letterSource(letter);
      const countIn = (rows: readonly LetterRow[] = []) =>
        rows.find(({ type }) => type === `letter.${letterName(letter)}`)?.letters ?? 0;
      return {
        ...funnelFor(name, ({ source }) => source === name),
        sent: countIn(sent),
        unsubscribed: countIn(left),
      };
    }),
  };
}

/** Pages other than the landings on which an order was started or paid. */
function otherPages(counts: readonly CountRow[], sales: readonly SaleRow[]): string[] {
  const pages = new Set([
    ...counts.filter(({ orders }) => orders > 0).map(({ page }) => page),
    ...sales.map(({ page }) => page ?? ""),
  ]);
  return [...pages].filter((page) => !landings.some(({ slug }) => slug === page));
}

/** The sources that get a line of their own. Visitors can invent sources, so the rare ones share one line. */
function mostViewed(counts: readonly CountRow[], sales: readonly SaleRow[]): string[] {
  const weights = new Map<string, number>();
  for (const { source, views } of counts) weights.set(source, (weights.get(source) ?? 0) + views);
  for (const { source } of sales) weights.set(source ?? "", weights.get(source ?? "") ?? 0);
  weights.delete(otherSources);
  const names = [...weights].sort(([, a], [, b]) => b - a).map(([name]) => name);
  return names.slice(0, shownSources);
}

function otherCurrencies(sales: readonly SaleRow[]) {
  const sums = new Map<string, Pick<SaleRow, "currency" | "orders" | "amount_cents">>();
  for (const { currency, orders, amount_cents } of sales) {
    if (currency === "eur") continue;
    const sum = sums.get(currency) ?? { currency, orders: 0, amount_cents: 0 };
    sum.orders += orders;
    sum.amount_cents += amount_cents;
    sums.set(currency, sum);
  }
  return [...sums.values()];
}

export type LeadFigures = ReturnType<typeof leadFigures>;

/** Leads for every day of the period in Paris, including days without any, and for each form. */
function leadFigures(period: Period, leads: readonly LeadRow[], counts: readonly CountRow[]) {
  const dayOf = parisDays();
  const none = Object.fromEntries(forms.map(({ form }) => [form, 0])) as Record<Form, number>;
  const days = new Map(listDays(period).map((day) => [day, { day, ...none }]));
  for (const { form, hour, leads: count } of leads) {
    const day = days.get(dayOf(Date.parse(`${hour}:00:00Z`)));
    if (day) day[form] += count;
  }
  return {
    days: [...days.values()],
    forms: forms.map(({ form, page }) => {
      const count = [...days.values()].reduce((sum, day) => sum + day[form], 0);
      const views = counts
        .filter((row) => row.page === page)
        .reduce((sum, row) => sum + row.views, 0);
      return { form, leads: count, views, rate: rate(count, views) };
    }),
  };
}
