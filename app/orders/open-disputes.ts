import { and, asc, eq, getTableColumns, inArray, like, sql } from "drizzle-orm";
import type { Database } from "~/db/client";
import { type LedgerEntry, movements, orders } from "~/db/schema";
import { readLedger } from "./ledger";
import { money } from "./money";

interface OpenDispute {
  reference: string;
  /** In the bank's currency. */
  sum: string;
  /** The day (UTC) by which the bank wants an answer. */
  due: string | null;
}

type Row = Awaited<ReturnType<typeof selectOpenDisputes>>[number];

/** The rows of real orders with an open dispute, the nearest deadline first. */
export function selectOpenDisputes(db: Database, limit: number) {
  const isOpen = and(eq(orders.dispute, sql`'open'`), eq(orders.livemode, true));
  const first = db
    .select({ session_id: orders.session_id })
    .from(orders)
    .where(isOpen)
    .orderBy(asc(orders.dispute_due_on))
    .limit(limit);
  return db
    .select({
      // A batch tells columns apart by their names alone.
      order: {
        session_id: orders.session_id,
        reference: orders.reference,
        currency: sql<string>`${orders.currency}`.as("order_currency"),
      },
      entry: getTableColumns(movements),
      total: sql<number>`(SELECT count(*) FROM ${orders} WHERE ${isOpen})`,
    })
    .from(orders)
    .leftJoin(
      movements,
      and(eq(movements.payment, orders.payment_intent), like(movements.kind, "dispute %")),
    )
    .where(inArray(orders.session_id, first))
    .orderBy(asc(orders.dispute_due_on), asc(orders.session_id));
}

/**
 * Each open dispute with its own sum and deadline, the nearest first.
 *
 * @param rows of `selectOpenDisputes`
 */
export function openDisputes(rows: readonly Row[]): { lines: OpenDispute[]; total: number } {
  const byOrder = new Map<string, { order: DisputedOrder; entries: LedgerEntry[] }>();
  for (const { order, entry } of rows) {
    const known = byOrder.get(order.session_id) ?? { order, entries: [] };
    byOrder.set(order.session_id, {
      order,
      entries: [...known.entries, ...(entry ? [entry] : [])],
    });
  }
  const lines = [...byOrder.values()].flatMap(({ order, entries }) => listOpen(order, entries));
  const unlisted = (rows[0]?.total ?? 0) - byOrder.size;
  return {
    lines: lines.toSorted((a, b) => ((a.due ?? "~") < (b.due ?? "~") ? -1 : 1)),
    total: lines.length + unlisted,
  };
}

type DisputedOrder = Row["order"];

function listOpen(order: DisputedOrder, entries: readonly LedgerEntry[]): OpenDispute[] {
  const reference = order.reference ?? "";
  const open = readLedger(order, entries).outcome.disputes.filter(({ state }) => state === "open");
  return open.map(({ cents, currency, dueOn }) => ({
    reference,
    sum: money(cents, currency ?? order.currency),
    due: dueOn,
  }));
}
