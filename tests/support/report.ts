import { drizzle } from "drizzle-orm/d1";
import { makeReport, type SalesReport } from "~/statistics/report/figures";
import type { Period } from "~/statistics/report/period";
import { type ReportRows, reportStatements } from "~/statistics/report/queries";

export async function readReport(d1: D1Database, period: Period): Promise<SalesReport> {
  const db = drizzle(d1);
  const rows = await Promise.all(reportStatements(period).map((statement) => db.all(statement)));
  return makeReport(period, rows as ReportRows);
}
