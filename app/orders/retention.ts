import { and, eq, inArray, isNotNull, lt, sql } from "drizzle-orm";
import type { Database } from "~/db/client";
import { orders, outboxEvents, refunds } from "~/db/schema";
import { keptSince } from "~/lib/kept-months";

const day = 24 * 60 * 60 * 1000;

interface RetentionContext {
  db: Database;
  /** Milliseconds since the epoch. */
  now?: () => number;
}

interface RetentionRule {
  /** Whole days that an order's e-mail is kept, at least 1. */
  emailDays: number;
  /** Rows changed in each table by one batch. */
  batchSize?: number;
  /** Batches of one run; what is left is for the next. */
  maxBatches?: number;
}

/**
 * Erases the e-mail addresses of orders that are `emailDays` days old, in their announcements too, and
 * deletes what is left of orders, refunds and announcements after 25 months.
 *
 * @returns how many rows were changed or deleted
 * @throws {RangeError} when `emailDays` is not a whole number of at least 1, rather than erase everything
 */
export async function purgeOldOrders(
  { db, now = Date.now }: RetentionContext,
  { emailDays, batchSize = 500, maxBatches = 10 }: RetentionRule,
): Promise<number> {
  if (!Number.isInteger(emailDays) || emailDays < 1) {
    throw new RangeError("emailDays must be a whole number >= 1");
  }
  const nameless = new Date(now() - emailDays * day).toISOString();
  const forgotten = keptSince(now());

  let total = 0;
  for (let batch = 0; batch < maxBatches; batch += 1) {
    const results = await db.batch([
      ...eraseEmails(db, nameless, batchSize),
      ...deleteOld(db, forgotten, batchSize),
    ]);
    const changed = results.reduce((sum, { meta }) => sum + meta.changes, 0);
    if (changed === 0) break;
    total += changed;
  }
  return total;
}

/** Announcements first: they are found by the address that the orders still have. */
function eraseEmails(db: Database, cutoff: string, size: number) {
  const old = and(isNotNull(orders.email), lt(orders.created_at, cutoff));
  const oldest = (column: typeof orders.session_id) =>
    db.select({ column }).from(orders).where(old).orderBy(orders.created_at).limit(size);
  const addresses = db
    .select({ email: sql`lower(${orders.email})` })
    .from(orders)
    .where(old)
    .orderBy(orders.created_at)
    .limit(size);
  return [
    db
      .update(outboxEvents)
      .set({ email: "", payload: sql`json_set(${outboxEvents.payload}, '$.data.email', NULL)` })
      .where(
        and(
          inArray(sql`lower(${outboxEvents.email})`, addresses),
          eq(outboxEvents.lead_table, "orders"),
          inArray(outboxEvents.lead_id, oldest(orders.session_id)),
        ),
      ),
    db
      .update(orders)
      .set({ email: null })
      .where(inArray(orders.session_id, oldest(orders.session_id))),
  ] as const;
}

function deleteOld(db: Database, cutoff: string, size: number) {
  const oldOrders = db
    .select({ id: orders.session_id })
    .from(orders)
    .where(lt(orders.created_at, cutoff))
    .limit(size);
  const oldRefunds = db
    .select({ id: refunds.payment_intent })
    .from(refunds)
    .where(lt(refunds.created_at, cutoff))
    .limit(size);
  const oldEvents = db
    .select({ id: outboxEvents.id })
    .from(outboxEvents)
    .where(
      and(
        sql`lower(${outboxEvents.email}) = ''`,
        lt(outboxEvents.created_at, cutoff),
        eq(outboxEvents.lead_table, "orders"),
      ),
    )
    .limit(size);
  return [
    db.delete(orders).where(inArray(orders.session_id, oldOrders)),
    db.delete(refunds).where(inArray(refunds.payment_intent, oldRefunds)),
    db.delete(outboxEvents).where(inArray(outboxEvents.id, oldEvents)),
  ] as const;
}
