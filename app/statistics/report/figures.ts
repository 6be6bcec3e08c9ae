import { landings as pages } from "~/content/landings";
import { letterName, letterSource, letters } from "~/content/letters";
import { parisDays } from "~/lib/time";
import { otherSources } from "~/statistics/page-counts";
import { type Form, forms } from "./forms";
import { type Comparison, compare, type Funnel, funnelOf, type Rate, rate } from "./funnel";
import { daysOf, type Period } from "./period";
import type {
  CountRow,
  DeliveryRow,
  EventRow,
  LeadRow,
  LetterRow,
  ProfileRow,
  ReportRows,
  SaleRow,
} from "./queries";

/** The sales pages. Counts and payments name them by slug. */
export const landings = pages.map(({ path, content }) => ({
  slug: path.slice(1),
  title: content.hero.title,
}));

/** Lead pages sell nothing: their views are reported with their leads. */
const leadPages = forms.map(({ page }) => page);

/** Sources with a line of their own, the most viewed first; all others share one. */
const shownSources = 15;

/** The report's figures. Money is in euro cents. */
export interface SalesReport {
  period: Period;
  total: Funnel;
  landings: Funnel[];
  comparison: Comparison;
  /** Pages beside the landings on which an order was begun or paid. */
  otherPages: Funnel[];
  sources: Funnel[];
  /** Sales in other currencies, which are in no sum above. */
  otherCurrencies: { currency: string; orders: number; amount_cents: number }[];
  leads: LeadFigures;
  profiles: (ProfileRow & { rate: Rate | null })[];
  delivery: DeliveryRow;
  outbox: EventRow[];
  letters: LetterFigures[];
}

/** What a letter brought: visits and sales by the source of its link. */
export interface LetterFigures extends Funnel {
  sent: number;
  unsubscribed: number;
}

const nothing: DeliveryRow = { to_send: 0, late: 0, sent: 0, opened: 0 };

export function makeReport(period: Period, rows: ReportRows): SalesReport {
  const [counts, allSales, leads, profiles, outbox, [delivery = nothing], sent, left] = rows;
  const sales = allSales.filter(({ currency }) => currency === "eur");
  const selling = counts.filter(({ page }) => !leadPages.includes(page));
  const slugs = landings.map(({ slug }) => slug);
  const ofLandings = slugs.map((slug) =>
    funnelFor(slug, selling, sales, (row) => row.page === slug),
  );
  const answered = profiles.reduce((sum, row) => sum + row.leads, 0);
  return {
    period,
    total: funnelFor("", selling, sales, () => true),
    landings: ofLandings,
    comparison: compare(ofLandings),
    otherPages: otherPages(selling, sales, slugs),
    sources: sourcesOf(selling, sales),
    otherCurrencies: otherCurrencies(allSales),
    leads: leadFigures(period, leads, counts),
    profiles: profiles.map((row) => ({ ...row, rate: rate(row.leads, answered) })),
    delivery,
    outbox,
    letters: letters.map((letter) => {
      const name = letterSource(letter);
      const countIn = (rows: readonly LetterRow[] = []) =>
        rows.find(({ type }) => type === `letter.${letterName(letter)}`)?.letters ?? 0;
      return {
        ...funnelFor(name, selling, sales, ({ source }) => source === name),
        sent: countIn(sent),
        unsubscribed: countIn(left),
      };
    }),
  };
}

type Place = Pick<SaleRow, "page" | "source">;

function funnelFor(
  name: string,
  counts: readonly CountRow[],
  sales: readonly SaleRow[],
  belongs: (row: Place) => boolean,
): Funnel {
  return funnelOf(name, counts.filter(belongs), sales.filter(belongs));
}

function otherPages(
  counts: readonly CountRow[],
  sales: readonly SaleRow[],
  known: readonly string[],
): Funnel[] {
  const pages = new Set([
    ...counts.filter(({ orders }) => orders > 0).map(({ page }) => page),
    ...sales.map(({ page }) => page ?? ""),
  ]);
  return [...pages]
    .filter((page) => !known.includes(page))
    .map((page) => funnelFor(page, counts, sales, (row) => (row.page ?? "") === page))
    .sort((a, b) => b.revenue_cents - a.revenue_cents || b.views - a.views);
}

/** Visitors can invent sources: the rare ones share one line. */
function sourcesOf(counts: readonly CountRow[], sales: readonly SaleRow[]): Funnel[] {
  const weights = new Map<string, number>();
  for (const { source, views } of counts) weights.set(source, (weights.get(source) ?? 0) + views);
  for (const { source } of sales) weights.set(source ?? "", weights.get(source ?? "") ?? 0);
  weights.delete(otherSources);

  const names = [...weights].sort(([, a], [, b]) => b - a).map(([name]) => name);
  const shown = names.slice(0, shownSources);
  const rest = funnelFor(
    otherSources,
    counts,
    sales,
    ({ source }) => !shown.includes(source ?? ""),
  );
  const funnels = shown.map((name) =>
    funnelFor(name, counts, sales, ({ source }) => (source ?? "") === name),
  );
  return rest.views > 0 || rest.paid > 0 ? [...funnels, rest] : funnels;
}

function otherCurrencies(sales: readonly SaleRow[]): SalesReport["otherCurrencies"] {
  const sums = new Map<string, SalesReport["otherCurrencies"][number]>();
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

/** Of every day of the period in Paris, those without a lead too, and of each form. */
function leadFigures(period: Period, leads: readonly LeadRow[], counts: readonly CountRow[]) {
  const dayOf = parisDays();
  const none = Object.fromEntries(forms.map(({ form }) => [form, 0])) as Record<Form, number>;
  const days = new Map(daysOf(period).map((day) => [day, { day, ...none }]));
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
