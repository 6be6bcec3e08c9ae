import { count, eq, gte, sql } from "drizzle-orm";
import type { Database } from "~/db/client";
import { invalidSignatures, movements, pageCounts, pendingPayments } from "~/db/schema";
import { timeOrderedId } from "~/lib/ids";
import { dayInMs, hourInMs, parisDay } from "~/lib/time";
import { insertIf } from "~/outbox/record";

/*
 * Payment events with an invalid signature. Anybody can send them, so they raise no alarm by themselves. But with a
 * wrong secret in place, buyers pay and no order is stored, and nothing else would show it.
 */

/** Most rows stored per hour, since strangers may post too. */
const maxRows = 100;

/** @param now in milliseconds since the epoch */
export async function noteInvalidSignature(db: Database, now: number): Promise<void> {
  const row = { id: timeOrderedId(now), created_at: new Date(now).toISOString(), settled: false };
  const noted = db.$count(invalidSignatures, gte(invalidSignatures.created_at, hourBefore(now)));
  await insertIf(db, sql`${noted} < ${maxRows}`, invalidSignatures, row);
}

/** To be called when an event was accepted, which shows that the secret is right. */
export async function settleInvalidSignatures(db: Database): Promise<void> {
  await db
    .update(invalidSignatures)
    .set({ settled: true })
    .where(eq(invalidSignatures.settled, false));
}

interface InvalidSignatures {
  /** In the last 24 hours. */
  count: number;
  /** Whether visitors went to pay, events were refused, and none was accepted in that time. */
  isAlarming: boolean;
}

/** @param now in milliseconds since the epoch */
export async function readInvalidSignatures(db: Database, now: number): Promise<InvalidSignatures> {
  const since = new Date(now - dayInMs).toISOString();
  const isUnsettled = sql`coalesce(max(${invalidSignatures.settled} = 0), 0)`;
  const hasStartedOrders = sql`EXISTS (SELECT 1 FROM ${pageCounts} WHERE day >= ${parisDay(since)} AND orders > 0)`;
  const isAccepted = sql`(EXISTS (SELECT 1 FROM ${movements} WHERE ${movements.received_at} >= ${since})
    OR EXISTS (SELECT 1 FROM ${pendingPayments} WHERE created_at >= ${since}))`;
  const [row] = await db
    .select({
      count: count(),
      isAlarming: sql`${isUnsettled} AND ${hasStartedOrders} AND NOT ${isAccepted}`.mapWith(
        Boolean,
      ),
    })
    .from(invalidSignatures)
    .where(gte(invalidSignatures.created_at, since));
  return row ?? { count: 0, isAlarming: false };
}

const hourBefore = (now: number) => new Date(now - hourInMs).toISOString();
