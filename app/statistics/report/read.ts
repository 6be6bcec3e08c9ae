import type { SQL } from "drizzle-orm";
import type { Database } from "~/db/client";
import { makeReport, type SalesReport } from "./figures";
import { type Period, periodBefore } from "./period";
import { type ReportRows, reportStatements } from "./queries";

/** What two periods are compared by. Money is in euro cents. */
export interface PeriodTotals {
  views: number;
  paid: number;
  revenue_cents: number;
  refunded_cents: number;
  leads: number;
}

/**
 * The report on a period, and its totals beside those of the period before. The state of the outbox is left out: it is
 * today's, and counting it reads the whole table.
 *
 * @param now in milliseconds since the epoch
 */
export async function readReport(db: Database, period: Period, now: number) {
  const [counts, sales, leads, profiles, , ...others] = reportStatements(period, now);
  const before = periodBefore(period);
  const totals = reportStatements(before, now).slice(0, 3);
  const current = [counts, sales, leads, profiles, ...others] as SQL[];
  const rows: unknown[][] = await Promise.all(
    [...current, ...totals].map((statement) => db.all(statement)),
  );
  const [ofCounts, ofSales, ofLeads, ofProfiles, ...rest] = rows.slice(0, current.length);
  const report = makeReport(period, [
    ofCounts,
    ofSales,
    ofLeads,
    ofProfiles,
    [],
    ...rest,
  ] as unknown as ReportRows);
  const [countsBefore, salesBefore, leadsBefore] = rows.slice(current.length);
  const empty: unknown[] = [];
  const earlier = [countsBefore, salesBefore, leadsBefore, empty, empty, empty];
  return {
    report,
    totals: totalsOf(report),
    before: totalsOf(makeReport(before, earlier as unknown as ReportRows)),
  };
}

function totalsOf({ total, leads }: SalesReport): PeriodTotals {
  const { views, paid, revenue_cents, refunded_cents } = total;
  const count = leads.forms.reduce((sum, form) => sum + form.leads, 0);
  return { views, paid, revenue_cents, refunded_cents, leads: count };
}
