import { sql } from "drizzle-orm";
import { challenge } from "~/content/offers";
import type { RunContext } from "~/db/budget";
import type { Database } from "~/db/client";
import { mailboxSql, normalizeMailbox } from "~/db/mailbox";
import { type OutboxEvent, priorities } from "~/db/schema";
import { isUnsubscribed } from "~/db/unsubscribed";
import { addDays, clockInParis, onTheHour, parisDay } from "~/lib/time";
import { mailEvent } from "~/outbox/record";
import {
  type Cursor,
  cursorAt,
  enqueueInPages,
  hasNoMailOn,
  isAfter,
  isMailHeld,
  pageSize,
} from "./enqueue";

export const reminderType = "challenge.reminder";

/** Identified by the session's first day, YYYY-MM-DD, and the day of the session from 1; 0 is the eve. */
type Reminder = ReturnType<typeof remindersDue>[number];

/** In Paris. Each window allows for outages, and ends before its mail becomes useless. */
const eve = { from: onTheHour(challenge.reminderHours.eve), before: "23:30" };
const morning = { from: onTheHour(challenge.reminderHours.day), before: "17:00" };

/** By day of the session; 0 is the eve. A mailbox gets one mail a day, so a second entry for a day does not compile. */
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

/** Derived from lead, session and day, so that a reminder cannot be stored twice. */
export function reminderId(leadId: string, { session, day }: Reminder): string {
  return `${leadId}-${session}-${day}`;
}

/**
 * Stores the reminders that are due and not yet stored, as far as the budget allows; the next run stores the rest.
 *
 * @throws what the database throws
 */
export async function enqueueReminders({ db, now, budget }: RunContext): Promise<void> {
  const moment = now();
  const today = parisDay(moment);
  const due = remindersDue(moment);
  if (due.length === 0 || !budget.take(1)) return;
  const sessions = await withParticipants(db, due);
  // The oldest session first: if a mailbox signed up several times, the first one counts.
  for (const reminder of due.filter(({ session }) => sessions.includes(session)).reverse()) {
    await enqueueInPages(
      { db, budget },
      today,
      cursorAt(""),
      (after) => readParticipants(db, reminder, today, after),
      (leads) => leads.map((lead) => eventOf(lead, reminder, moment)),
    );
  }
}

async function withParticipants(db: Database, due: readonly Reminder[]): Promise<string[]> {
  const sessions = JSON.stringify(due.map(({ session }) => session));
  const found = await db.all<{ session: string }>(sql`SELECT value AS session
    FROM json_each(${sessions})
    WHERE EXISTS (SELECT 1 FROM challenge_participants WHERE session = value)`);
  return found.map(({ session }) => session);
}

interface Participant extends Cursor {
  email: string;
}

/**
 * A page of participants whose mailbox has had no reminder today. Excludes mailboxes that have unsubscribed, even if
 * they signed up again later, and leads whose own mail was capped or waits for a later day.
 */
function readParticipants(
  db: Database,
  { session }: Reminder,
  today: string,
  after: Cursor,
): Promise<Participant[]> {
  const quota = sql`'reminder:' || ${mailboxSql(sql`lead.email`)}`;
  return db.all(sql`SELECT id, email, created_at FROM challenge_participants AS lead
    WHERE session = ${session} AND ${isAfter(after)} AND agree_to_emails
      AND ${hasNoMailOn(today, quota)} AND NOT ${isMailHeld}
      AND NOT ${isUnsubscribed(sql`lead.email`)}
    ORDER BY created_at, id LIMIT ${pageSize}`);
}

function eventOf({ id, email }: Participant, reminder: Reminder, moment: number): OutboxEvent {
  const created_at = new Date(moment).toISOString();
  const table = "challenge_participants";
  const subject = { type: reminderType, table, id, email, created_at } as const;
  const { reminder: priority } = priorities;
  const event = mailEvent(subject, { priority, quota: `reminder:${normalizeMailbox(email)}` });
  return { ...event, id: reminderId(id, reminder) };
}
