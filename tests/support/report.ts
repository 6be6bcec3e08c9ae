import { getTableColumns } from "drizzle-orm";
import { openDatabase } from "~/db/client";
import { orders } from "~/db/schema";
import { addCounts } from "~/statistics/page-counts";
import { makeReport, type Report } from "~/statistics/report/figures";
import type { Period } from "~/statistics/report/period";
import {
  type CountRow,
  type ReportRows,
  reportStatements,
  type SaleRow,
} from "~/statistics/report/queries";
import type { SimulatedMonth } from "./simulated-month";

/** All orders in one statement: a thousand would take a minute. */
export async function storeMonth(d1: D1Database, month: SimulatedMonth): Promise<void> {
  await addCounts(openDatabase(d1), month.counts);
  const names = Object.keys(getTableColumns(orders));
  const values = names.map((name) => `value ->> '${name}'`).join();
  await d1
    .prepare(`INSERT INTO orders (${names}) SELECT ${values} FROM json_each(?)`)
    .bind(JSON.stringify(month.orders))
    .run();
}

/** The report of a database. */
export async function readReport(d1: D1Database, period: Period): Promise<Report> {
  const db = openDatabase(d1);
  const rows = await Promise.all(reportStatements(period).map((statement) => db.all(statement)));
  return makeReport(period, rows as ReportRows);
}

/** The rows that the statements would answer for a simulated month, without a database. */
export function rowsOf({ counts, orders }: SimulatedMonth): ReportRows {
  const byId = new Map(orders.map((order) => [order.session_id, order]));
  const sales = orders.map((order): SaleRow => {
    const { landing, source } = byId.get(order.after_session ?? "") ?? order;
    return {
      page: landing,
      source,
      product: order.product,
      currency: order.currency,
      added: order.after_session ? 1 : 0,
      orders: 1,
      amount_cents: order.amount_cents,
      refunded_cents: order.refunded_cents,
      refunds: order.refunded_cents > 0 ? 1 : 0,
    };
  });
  return [counts satisfies CountRow[], sales, [], [], [], []];
}
