/**
 * The room that a day has for all mails that forms promise, since a stranger may type any number of addresses. It is
 * shared, not queued: what one network or domain posts beyond its share is held, and so is what finds the day full. The
 * second half of the room is for networks that had only a few mails that day, so that no ten networks can take it.
 */
import { type SQL, sql } from "drizzle-orm";
import { heldDays } from "~/content/retention";
import type { RunContext } from "~/db/budget";
import type { Database } from "~/db/client";
import { isLeadMail, isPlacedLeadMail, type OutboxEvent } from "~/db/schema";
import { sha256Hex } from "~/lib/ids";
import { addDays, clockInParis, dayInMs, onTheHour, parisDay, parisMoment } from "~/lib/time";

/** Most mails to a mailbox within 24 hours, since a stranger may have typed the address. */
export const mailsPerMailbox = 6;
/** The same for a domain that is no large provider's: all of its addresses may be one person's. */
const mailsPerDomain = 20;

const part = (room: number, count: number) => Math.max(1, Math.floor(room / count));
/** What a network or a domain may take of a day's room. */
const shareOf = (room: number) => part(room, 20);
/** What a network may have had of it to be served once half of it is taken: what one person may ask for. */
const fewOf = (room: number) => Math.min(shareOf(room), mailsPerMailbox);
/** What held mails may take of it, and most that are held for one network. */
const heldRoom = (room: number) => part(room, 4);

/** In Paris: from then on a day's room is also for mails of earlier days, and at last not for the day's own alone. */
const [evening, lastHour] = [onTheHour(18), onTheHour(23)];
/**
 * Names a visitor's network for one day, in 16 bits: enough to count by, and shared by thousands of networks, so that it
 * tells nobody's.
 */
export async function networkMark(network: string, now: number): Promise<string> {
  return (await sha256Hex([parisDay(now), network])).slice(0, 4);
}

interface Moment {
  /** Mails that all leads together may get on a day. */
  room: number;
  /** Milliseconds since the epoch. */
  now: number;
}

/** The day in Paris as SQL compares it: its first moment, and that of the next. */
function boundsOf(now: number): [start: string, end: string] {
  const today = parisDay(now);
  return [parisMoment(today, "00:00"), parisMoment(addDays(today, 1), "00:00")];
}

/** How many rows meet a condition; counts no further than `most`. */
const countUpTo = (most: number, condition: SQL) =>
  sql`(SELECT count(*) FROM (SELECT 1 FROM outbox_events WHERE ${condition} LIMIT ${most}))`;

const placedToday = (now: number, only = sql`true`) => {
  const [start, end] = boundsOf(now);
  return sql`${isPlacedLeadMail} AND next_attempt_at >= ${start} AND next_attempt_at < ${end} AND ${only}`;
};

/**
 * Whether an event was made, or has got its place, within 24 hours. Both times are compared, the first one twice: rows
 * are found by it.
 */
function isWithinLastDay(now: number, name = "outbox_events"): SQL {
  const [made, placed] = ["created_at", "next_attempt_at"].map((column) =>
    sql.raw(`${name}.${column}`),
  );
  const before = (days: number) => new Date(now - days * dayInMs).toISOString();
  return sql`(${made} > ${before(heldDays + 1)} AND (${made} > ${before(1)} OR ${placed} > ${before(1)}))`;
}

/** The status with which a lead's mail is stored, in SQL: `pending`, `held`, or `capped` if too many are held. */
export function leadMailStatus(
  { network, domain, quota }: OutboxEvent,
  { room, now }: Moment,
): SQL {
  const [start] = boundsOf(now);
  const share = shareOf(room);
  const half = part(room, 2);
  const isBelow = (most: number, condition: SQL) => sql`${countUpTo(most, condition)} < ${most}`;
  const ofNetwork = sql`network = ${network} AND created_at >= ${start}`;
  const ofDomain = sql`domain = ${domain}`;
  const isHeld = sql`status = 'held'`;
  return sql`CASE
    WHEN ${isBelow(share, ofNetwork)}
      AND ${isBelow(Math.min(share, mailsPerDomain), sql`${ofDomain} AND ${isWithinLastDay(now)}`)}
      AND (${isBelow(half, placedToday(now))}
        OR ${isBelow(fewOf(room), ofNetwork)} AND ${isBelow(room, placedToday(now))}) THEN 'pending'
    WHEN ${isBelow(share + heldRoom(room), ofNetwork)}
      AND ${isBelow(mailsPerDomain, sql`${ofDomain} AND ${isHeld}`)}
      AND ${isBelow(mailsPerMailbox, sql`quota = ${quota} AND ${isHeld}`)} THEN 'held'
    ELSE 'capped' END`;
}

/**
 * Gives held mails their place, in every tenth minute, while half of the day's room is free, or a quarter in its last
 * hour: the day's own before those of earlier days, and of each network the first before the second, so that a flood
 * waits behind everybody else.
 *
 * @throws what the database throws
 */
export async function placeHeldMails({ db, now, budget }: RunContext, room: number): Promise<void> {
  const moment = new Date(now());
  const { time } = clockInParis(moment);
  if (time.charAt(4) !== "0" || !budget.take(1)) return;
  const [start] = boundsOf(now());
  const placed = countUpTo(room, placedToday(now()));
  const placedLate = countUpTo(room, placedToday(now(), sql`next_attempt_at > created_at`));
  const most = time < lastHour ? part(room, 2) : room - heldRoom(room);
  const left = sql`max(0, min(${heldRoom(room)} - ${placedLate}, ${most} - ${placed}))`;
  const isHeld = sql`status = 'held' AND ${isLeadMail} AND created_at >= ${time < evening ? start : ""}`;
  const turnOf = (column: SQL) =>
    sql`row_number() OVER (PARTITION BY ${column} ORDER BY created_at, id)`;
  const fits = (column: SQL, turn: SQL, most: number) =>
    sql`(${column} IS NULL OR ${turn} + (SELECT count(*) FROM outbox_events AS other
      WHERE other.${column} = held.${column} AND other.status <> 'held'
        AND ${isWithinLastDay(now(), "other")}) <= ${most})`;
  await db.run(sql`UPDATE outbox_events SET status = 'pending', next_attempt_at = ${moment.toISOString()}
    WHERE id IN (
      SELECT id FROM (
        SELECT id, created_at, quota, domain, ${turnOf(sql`coalesce(network, id)`)} AS turn,
          ${turnOf(sql`quota`)} AS mailbox_turn, ${turnOf(sql`coalesce(domain, id)`)} AS domain_turn
        FROM outbox_events WHERE ${isHeld}
      ) AS held
      WHERE ${fits(sql`quota`, sql`mailbox_turn`, mailsPerMailbox)}
        AND ${fits(sql`domain`, sql`domain_turn`, mailsPerDomain)}
      ORDER BY created_at >= ${start} DESC, turn, created_at
      LIMIT iif(EXISTS (SELECT 1 FROM outbox_events WHERE ${isHeld}), ${left}, 0))`);
}

/** How many mails wait for room, in SQL. */
export const heldMailCount = sql`(SELECT count(*) FROM outbox_events WHERE status = 'held' AND ${isLeadMail})`;

export async function countHeldMails(db: Database): Promise<number> {
  const { count } = await db.get<{ count: number }>(sql`SELECT ${heldMailCount} AS count`);
  return count;
}
