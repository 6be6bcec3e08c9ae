/**
 * The daily cap of all mails that forms promise: a stranger may type any number of addresses. A mail beyond the cap
 * waits for the next day with room.
 */
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "~/db/client";
import { isLeadMail } from "~/db/schema";
import { addDays, onTheHour, parisDay, parisMoment } from "~/lib/time";
import { told } from "~/outbox/record";

/** In Paris: the hour at which waiting mails are sent. */
const hour = onTheHour(8);

/**
 * Days ahead that mails may be postponed to. The last day takes all the rest, which bounds what a post has to count.
 */
const daysAhead = 7;

/** The moments that mails may be postponed to. */
function moments(now: number): string[] {
  const today = parisDay(now);
  return Array.from({ length: daysAhead }, (_, past) =>
    parisMoment(addDays(today, past + 1), hour),
  );
}

/** When an event that is being stored is due: at once, or on a later day if the mail exceeds its day's cap. */
export function dueWithin(dailyMails: number, now: number): SQL {
  const midnight = parisMoment(parisDay(now), "00:00");
  const later = JSON.stringify(moments(now));
  return sql`iif(${told("quota")} IS NULL, NULL, (
    SELECT iif(count(*) < ${dailyMails}, NULL,
      ${later} ->> (CAST(count(*) / ${dailyMails} AS INTEGER) - 1))
    FROM (SELECT 1 FROM outbox_events
      WHERE ${isLeadMail} AND next_attempt_at >= ${midnight} LIMIT ${dailyMails * daysAhead})))`;
}

/** How many mails were postponed. */
export async function countPutOff(db: Database, now: number): Promise<number> {
  const today = parisMoment(parisDay(now), hour);
  const later = JSON.stringify(
    [today, ...moments(now)].filter((moment) => Date.parse(moment) > now),
  );
  const { count } = await db.get<{ count: number }>(sql`SELECT count(*) AS count FROM outbox_events
    WHERE ${isLeadMail} AND status = 'pending'
      AND next_attempt_at IN (SELECT value FROM json_each(${later}))`);
  return count;
}
