import { and, count, eq, gte, inArray, isNotNull, sql } from "drizzle-orm";
import type { Database } from "~/db/client";
import { leadTables, orders, outboxEvents, parcels, withdrawals } from "~/db/schema";
import { formatCount } from "~/lib/count";
import { dayInMs } from "~/lib/time";
import { isLate } from "~/orders/parcels";

type Counts = Record<"leads" | "withdrawals" | "mails" | "failed" | "held" | "late", number>;

/**
 * The counts of the last 24 hours, then all failed events and late parcels, in one log line and from one query.
 *
 * @param now in milliseconds since the epoch
 * @param purged how many rows the retention changed or deleted
 */
export async function nightlySummary(db: Database, now: number, purged: number): Promise<string> {
  const since = new Date(now - dayInMs).toISOString();
  const { status, destination, type, created_at, delivered_at } = outboxEvents;
  const isRecent = gte(created_at, since);
  const leads = leadTables.map((table) => db.$count(table, gte(table.created_at, since)));
  const isSent = and(eq(status, "delivered"), isNotNull(delivered_at));
  const sent = and(isSent, eq(destination, "mail"), isRecent);
  const held = and(eq(status, "held"), eq(type, "withdrawal.submitted"));
  const late = db
    .select({ count: count() })
    .from(parcels)
    .innerJoin(orders, eq(orders.session_id, parcels.session_id))
    .where(isLate(now));
  const counts = await db.get<Counts>(sql`SELECT
    ${sql.join(leads, sql` + `)} AS leads,
    ${db.$count(withdrawals, gte(withdrawals.created_at, since))} AS withdrawals,
    ${db.$count(outboxEvents, sent)} AS mails,
    ${db.$count(outboxEvents, inArray(status, ["failed", "gone"]))} AS failed,
    ${db.$count(outboxEvents, held)} AS held,
    (${late}) AS late`);
  const recent = [
    formatCount(counts.leads, "lead"),
    formatCount(counts.withdrawals, "withdrawal"),
    `${formatCount(counts.mails, "mail")} sent`,
  ].filter(Boolean);
  const inAll = [
    `${formatCount(counts.failed, "event")} failed`,
    counts.held > 0 && `${formatCount(counts.held, "withdrawal receipt")} held`,
    counts.late > 0 && `${formatCount(counts.late, "parcel")} late`,
    `${formatCount(purged, "row")} purged`,
  ].filter(Boolean);
  return `Last day: ${recent.join(", ")}; ${inAll.join(", ")}`;
}
