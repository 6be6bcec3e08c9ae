import { type SQL, sql } from "drizzle-orm";
import { challenge } from "~/content/offers";
import type { RunContext } from "~/db/budget";
import { mailboxIn } from "~/db/mailbox";
import type { OutboxEvent } from "~/db/schema";
import { isUnsubscribed } from "~/db/unsubscribed";
import { addDays, clockInParis, onTheHour, parisDay, parisMoment } from "~/lib/time";
import { mailEvent, record, told } from "~/outbox/record";

export const reminderDue = "challenge.reminder";

/** By the session's first day, YYYY-MM-DD, and its day, from 1; 0 is its eve. */
type Reminder = ReturnType<typeof remindersDue>[number];

/** In Paris. An interval allows for outages, and ends before its mail becomes useless. */
const eve = { from: onTheHour(challenge.reminderHours.eve), before: "23:30" };
const morning = { from: onTheHour(challenge.reminderHours.day), before: "17:00" };

/** By day of the session, 0 its eve: a mailbox gets one mail a day, and a second one of a day does not compile. */
const times = {
  0: eve,
  1: morning,
  2: morning,
  3: morning,
  4: morning,
  5: morning,
  6: morning,
  7: morning,
};

export const schedule = Object.entries(times).map(([day, hours]) => ({
  day: Number(day),
  ...hours,
}));

/** @param now in milliseconds since the epoch */
export function remindersDue(now: number) {
  const { day: today, time } = clockInParis(now);
  return schedule
    .filter(({ from, before }) => time >= from && time < before)
    .map(({ day }) => ({ session: addDays(today, 1 - day), day }));
}

/** Made of lead, session and day, so that a reminder cannot be stored twice. */
export function reminderId(leadId: string, { session, day }: Reminder): string {
  return `${leadId}-${session}-${day}`;
}

/** Of a statement that stores. */
export const rowsAtOnce = 500;

/**
 * Stores the reminders that are due and not stored yet, as far as the budget reaches; the next run stores the rest.
 *
 * @throws what the database throws
 */
export async function makeReminders({ db, now, budget }: RunContext): Promise<void> {
  const moment = now();
  const created_at = new Date(moment).toISOString();
  const due = remindersDue(moment);
  while (due.length > 0 && budget.take(2)) {
    const missing = await db.all<Missing>(missingReminders(due, parisDay(moment)));
    const rows = missing.map((lead) => eventOf(lead, created_at));
    // Of runs that overlap only one finds that a mailbox has no reminder of the day.
    if (rows.length > 0) await record(db, [], rows, { when: isFreeOn(parisDay(moment)) });
    else budget.giveBack(1);
    if (rows.length < rowsAtOnce) return;
  }
}

/** A lead that has no reminder of the day yet. */
interface Missing extends Reminder {
  id: string;
  email: string;
  quota: string;
}

function eventOf({ id, email, quota, ...reminder }: Missing, created_at: string): OutboxEvent {
  const subject = { type: reminderDue, table: "challenge_participants", id, email } as const;
  return { ...mailEvent({ ...subject, created_at }, quota), id: reminderId(id, reminder) };
}

/**
 * One reminder a mailbox and day, for the first of its sign-ups whose mail was not capped: a stranger may have typed the
 * address, in any spelling. None once one of its addresses has unsubscribed, even if it signed up again later.
 */
function missingReminders(due: readonly Reminder[], today: string): SQL {
  const email = sql`lead.email`;
  const quota = sql`'reminder:' || ${mailboxIn(email)}`;
  const days = due.map(({ session, day }) => sql`(${session}, ${day})`);
  return sql`WITH due (session, day) AS (VALUES ${sql.join(days, sql`, `)}),
    candidate AS (
      SELECT lead.id, ${email}, lead.created_at, due.session, due.day, ${quota} AS quota,
        ${isUnsubscribed(email)} AS has_left
      FROM due JOIN challenge_participants AS lead ON lead.session = due.session
      WHERE lead.agree_to_emails
        AND ${isFreeOn(today, quota)}
        AND NOT EXISTS (
          SELECT 1 FROM outbox_events AS mail
          WHERE lower(mail.email) = lower(${email}) AND mail.created_at = lead.created_at
            AND mail.lead_id = lead.id AND mail.status = 'capped'
        )
    ),
    ranked AS (
      SELECT *, row_number() OVER (PARTITION BY quota ORDER BY created_at, id) AS place,
        max(has_left) OVER (PARTITION BY quota) AS mailbox_left
      FROM candidate
    )
    SELECT id, email, session, day, quota FROM ranked WHERE place = 1 AND NOT mailbox_left
    LIMIT ${rowsAtOnce}`;
}

/**
 * Whether nothing was made on a day that counts against a quota.
 *
 * @param quota by default that of the event that is being stored
 */
export function isFreeOn(day: string, quota = told("quota")): SQL {
  return sql`NOT EXISTS (SELECT 1 FROM outbox_events
    WHERE quota = ${quota} AND created_at >= ${parisMoment(day, "00:00")})`;
}
