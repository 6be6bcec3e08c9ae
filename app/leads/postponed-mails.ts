/**
 * The daily limit on all mails that forms promise, since a stranger may type any number of addresses. A mail beyond it
 * waits for the next day with room.
 */
import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "~/db/client";
import { isLeadMail } from "~/db/schema";
import { addDays, onTheHour, parisDay, parisMoment } from "~/lib/time";
import { eventValue } from "~/outbox/record";

/** In Paris: the hour at which waiting mails are sent. */
const hour = onTheHour(8);

/** Mails that wait for a later day; none has been tried yet. */
const isPostponed = (now: number) =>
  sql`${isLeadMail} AND attempts = 0 AND next_attempt_at > ${new Date(now).toISOString()}`;

/** When an event that is being stored is due: at once, or on the first later day with room. */
export function dueWithin(dailyLimit: number, now: number): SQL {
  const today = parisDay(now);
  const tomorrow = addDays(today, 1);
  const isFull = (
    from: SQLWrapper | string,
    before: SQLWrapper | string,
  ) => sql`(SELECT count(*) FROM (
    SELECT 1 FROM outbox_events WHERE ${isLeadMail}
      AND next_attempt_at >= ${from} AND next_attempt_at < ${before} LIMIT ${dailyLimit})) >= ${dailyLimit}`;
  const isTodayFull = isFull(parisMoment(today, "00:00"), parisMoment(tomorrow, "00:00"));
  // The days before it are full, since mails are put off one day at a time.
  const lastDay = sql`(SELECT max(${tomorrow}, coalesce((
    SELECT substr(next_attempt_at, 1, 10) FROM outbox_events WHERE ${isPostponed(now)}
    ORDER BY next_attempt_at DESC LIMIT 1), '')) AS last)`;
  const time = parisMoment(tomorrow, hour).slice("YYYY-MM-DD".length);
  return sql`iif(${eventValue("quota")} IS NOT NULL AND ${isTodayFull}, (
    SELECT iif(${isFull(sql`last`, "9999")}, date(last, '+1 day'), last) || ${time} FROM ${lastDay}), NULL)`;
}

export async function countPostponedMails(db: Database, now: number): Promise<number> {
  const { count } = await db.get<{ count: number }>(sql`SELECT ${postponedCount(now)} AS count`);
  return count;
}

export const postponedCount = (now: number) =>
  sql`(SELECT count(*) FROM outbox_events WHERE ${isPostponed(now)} AND status = 'pending')`;
