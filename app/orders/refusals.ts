import { and, eq, gte, sql } from "drizzle-orm";
import type { Database } from "~/db/client";
import { refusedPayments } from "~/db/schema";
import { insertIf, timeOrderedId } from "~/outbox/record";

/*
 * Payment events with a refused signature: a wrong secret takes money without an order, and nothing else tells.
 */

const hour = 60 * 60 * 1000;
/** Rows of an hour: strangers may post too. */
const most = 100;
/** From so many within an hour on, with none accepted since, something is wrong. */
const alarming = 3;

/** @param now in milliseconds since the epoch */
export async function noteRefusal(db: Database, now: number): Promise<void> {
  const row = { id: timeOrderedId(now), created_at: new Date(now).toISOString(), settled: false };
  const noted = db.$count(refusedPayments, gte(refusedPayments.created_at, hourBefore(now)));
  await insertIf(db, sql`${noted} < ${most}`, refusedPayments, row);
}

/** The secret is right after all. */
export async function settleRefusals(db: Database): Promise<void> {
  await db.update(refusedPayments).set({ settled: true }).where(eq(refusedPayments.settled, false));
}

/** How many of the last hour alarm; 0 while one was accepted since, or while they are few. */
export async function alarmingRefusals(db: Database, now: number): Promise<number> {
  const { created_at, settled } = refusedPayments;
  const recent = and(gte(created_at, hourBefore(now)), eq(settled, sql`0`));
  const count = await db.$count(refusedPayments, recent);
  return count < alarming ? 0 : count;
}

const hourBefore = (now: number) => new Date(now - hour).toISOString();
