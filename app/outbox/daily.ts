import { and, eq, gte, inArray, type SQL } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "~/db/client";
import { leadTables, outboxEvents, withdrawals } from "~/db/schema";

const day = 24 * 60 * 60 * 1000;

interface DailyContext {
  db: Database;
  /** Milliseconds since the epoch. */
  now?: () => number;
}

/**
 * The last 24 hours as one line of a log: counts, nothing personal.
 *
 * @param purged how many rows the retention deleted
 */
export async function dailyLine(
  { db, now = Date.now }: DailyContext,
  purged: number,
): Promise<string> {
  const since = new Date(now() - day).toISOString();
  const count = (table: SQLiteTable, which: SQL | undefined) => db.$count(table, which);
  const [leads, declared, mails, failed, capped] = await Promise.all([
    Promise.all(leadTables.map((table) => count(table, gte(table.created_at, since)))),
    count(withdrawals, gte(withdrawals.created_at, since)),
    count(
      outboxEvents,
      and(
        eq(outboxEvents.status, "delivered"),
        eq(outboxEvents.destination, "mail"),
        gte(outboxEvents.created_at, since),
      ),
    ),
    count(outboxEvents, inArray(outboxEvents.status, ["failed", "gone"])),
    count(
      outboxEvents,
      and(
        eq(outboxEvents.status, "capped"),
        eq(outboxEvents.type, "withdrawal.submitted"),
        gte(outboxEvents.created_at, since),
      ),
    ),
  ]);
  const stored = leads.reduce((sum, some) => sum + some, 0);
  const kept = capped > 0 ? `, ${capped} withdrawal receipts capped` : "";
  return `Last day: ${stored} leads, ${declared} withdrawals, ${mails} mails sent${kept}; ${failed} events failed, ${purged} rows purged`;
}
