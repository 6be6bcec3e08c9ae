import { getTableColumns, type SQL, sql } from "drizzle-orm";
import { challenge } from "~/content/offers";
import type { QueryBudget } from "~/db/budget";
import type { Database } from "~/db/client";
import { outboxEvents } from "~/db/schema";
import { addDays, clockInParis, onTheHour } from "~/lib/time";
import { mailEvent } from "~/outbox/event";

export const reminderDue = "challenge.reminder";

interface Reminder {
  /** First day of the session, YYYY-MM-DD. */
  session: string;
  /** Day of the session, from 1; 0 is its eve. */
  day: number;
}

/** When the mails of a session are sent, in Paris. An interval allows for outages, and ends before its mail becomes useless. */
export const schedule = [
  { day: 0, from: onTheHour(challenge.reminderHours.eve), before: "23:30" },
  ...Array.from({ length: challenge.days }, (_, past) => ({
    day: past + 1,
    from: onTheHour(challenge.reminderHours.day),
    before: "17:00",
  })),
];

/** @param now in milliseconds since the epoch */
export function remindersDue(now: number): Reminder[] {
  const { day: today, time } = clockInParis(new Date(now));
  return schedule
    .filter(({ from, before }) => time >= from && time < before)
    .map(({ day }) => ({ session: addDays(today, 1 - day), day }));
}

/** Made of lead, session and day, so that a reminder cannot be stored twice. */
export function reminderId(leadId: string, { session, day }: Reminder): string {
  return `${leadId}-${session}-${day}`;
}

interface ReminderContext {
  db: Database;
  now: () => number;
  budget: QueryBudget;
  /** Rows that a statement stores. */
  size?: number;
}

/**
 * Stores the reminders that are due and not stored yet, as far as the budget reaches; the next run stores the rest.
 *
 * @throws what the database throws
 */
export async function makeReminders(context: ReminderContext): Promise<void> {
  const { db, now, budget, size = 500 } = context;
  const moment = now();
  const due = remindersDue(moment);
  if (due.length === 0) return;
  let stored = size;
  while (stored === size && budget.take(1)) {
    const { meta } = await db.run(missingReminders(due, new Date(moment).toISOString(), size));
    stored = meta.changes;
  }
}

/**
 * One reminder for each address and session, of its first row. An unsubscribed address gets none, even if it signed up
 * again later: a stranger may have typed it.
 */
function missingReminders(due: readonly Reminder[], moment: string, limit: number): SQL {
  const id = sql`lead.id || '-' || due.session || '-' || due.day`;
  const email = sql`lead.email`;
  const subject = {
    type: reminderDue,
    table: "challenge_participants",
    created_at: moment,
  } as const;
  const row: Record<string, unknown> = {
    ...mailEvent({ ...subject, id: "", email: "" }),
    id,
    subject_id: sql`lead.id`,
    email,
  };
  const columns = Object.entries(getTableColumns(outboxEvents));
  const names = sql.raw(columns.map(([, { name }]) => name).join(", "));
  const values = columns.map(([property]) => sql`${row[property]}`);
  // As text: D1 binds a number as a real one, which an id would read as `0.0`.
  const days = due.map(({ session, day }) => sql`(${session}, ${String(day)})`);
  return sql`INSERT INTO outbox_events (${names})
    WITH due (session, day) AS (VALUES ${sql.join(days, sql`, `)})
    SELECT ${sql.join(values, sql`, `)}
    FROM due JOIN challenge_participants AS lead ON lead.session = due.session
    WHERE lead.agree_to_emails
      AND NOT EXISTS (SELECT 1 FROM outbox_events WHERE id = ${id})
      AND NOT EXISTS (SELECT 1 FROM unsubscribed_addresses WHERE address = lower(${email}))
      AND NOT EXISTS (
        SELECT 1 FROM challenge_participants AS earlier
        WHERE lower(earlier.email) = lower(${email}) AND earlier.session = lead.session
          AND (earlier.created_at, earlier.id) < (lead.created_at, lead.id)
      )
    LIMIT ${limit} ON CONFLICT (id) DO NOTHING`;
}
