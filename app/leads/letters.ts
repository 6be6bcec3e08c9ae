/** The letters after a form: who gets which one on a day, and their events in the outbox. */
import { getTableName, type SQL, sql } from "drizzle-orm";
import { isPaused, type Letter, type LetterForm, letterName, letters } from "~/content/letters";
import type { RunContext } from "~/db/budget";
import type { Database } from "~/db/client";
import { mailboxSql, normalizeMailbox } from "~/db/mailbox";
import {
  diagnosticResponses,
  type OutboxEvent,
  priorities,
  resourceSubscribers,
} from "~/db/schema";
import { isUnsubscribed } from "~/db/unsubscribed";
import { addDays, clockInParis, onTheHour, parisDay, parisMoment } from "~/lib/time";
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

/** In Paris. The window lasts until the evening, so that an outage does not cost a day. */
const hours = { from: onTheHour(8), before: "20:00" };

/** How many days late a letter may be. */
const maxDaysLate = 3;

/** Event type of a letter: `letter.chapter-2`. */
export const letterType = (letter: Letter) => `letter.${letterName(letter)}`;

export const letterTable = ({ form }: Pick<Letter, "form">) =>
  form === "diagnostic" ? diagnosticResponses : resourceSubscribers;

/**
 * A lead that agreed to news. A mailbox that filled in the same form several times gets each letter once, dated from
 * the first.
 */
export interface LetterReader {
  form: LetterForm;
  id: string;
  email: string;
  created_at: string;
}

export interface StoredLetter {
  mailbox: string;
  type: string;
  /** YYYY-MM-DD in Paris. */
  day: string;
}

/**
 * The letters of a day: at most one per mailbox, and none twice. The form that was filled in first has precedence;
 * letters of the others wait for the next free day unless that is too late.
 *
 * @param day YYYY-MM-DD in Paris
 * @param readers in the order of their forms
 */
export function lettersOn(
  day: string,
  readers: readonly LetterReader[],
  stored: readonly StoredLetter[],
) {
  const busy = new Set(stored.filter((letter) => letter.day === day).map(({ mailbox }) => mailbox));
  const alreadyMade = new Set(stored.map(({ mailbox, type }) => `${mailbox} ${type}`));
  return readers.flatMap((reader) => {
    const mailbox = normalizeMailbox(reader.email);
    if (busy.has(mailbox)) return [];
    const formDay = parisDay(reader.created_at);
    const letter = letters.find((candidate) => {
      const due = addDays(formDay, candidate.day);
      const isSameForm = candidate.form === reader.form;
      const isDue = isSameForm && due <= day && day <= addDays(due, maxDaysLate);
      const isMade = alreadyMade.has(`${mailbox} ${letterType(candidate)}`);
      return isDue && !isMade && !isPaused(candidate);
    });
    if (!letter) return [];
    busy.add(mailbox);
    return { reader, letter };
  });
}

/**
 * Stores the letters that are due, as far as the budget allows. Does so only in every tenth minute of the window.
 *
 * @throws what the database throws
 */
export async function enqueueLetters({ db, now, budget }: RunContext): Promise<void> {
  const moment = new Date(now());
  const { day, time } = clockInParis(moment);
  if (time < hours.from || time >= hours.before || time.charAt(4) !== "0") return;
  await enqueueInPages(
    { db, budget },
    day,
    cursorBeforeReaders(day),
    (after) => readReaders(db, after, lacksLetterOn(day)),
    (readers) => {
      const storedLetters = readers.flatMap((reader) => reader.storedLetters);
      return lettersOn(day, readers, storedLetters).map((due) =>
        eventOf(due, moment.toISOString()),
      );
    },
  );
}

/** Its id is derived from lead and letter, so that a letter cannot be stored twice. */
function eventOf(
  { reader, letter }: ReturnType<typeof lettersOn>[number],
  created_at: string,
): OutboxEvent {
  const { id, email } = reader;
  const table = getTableName(letterTable(letter));
  const subject = { type: letterType(letter), table, id, email, created_at };
  const rank = { priority: priorities.letter, quota: quotaOf(email) };
  return { ...mailEvent(subject, rank), id: `${id}-${letterName(letter)}` };
}

const quotaOf = (email: string) => `letter:${normalizeMailbox(email)}`;
const quotaIn = sql`'letter:' || ${mailboxSql(sql`lead.email`)}`;

/** Whether a mailbox has had no letter on a day, although one that it never got is due. */
function lacksLetterOn(day: string): SQL {
  const due = letters.map((letter) => ({
    form: letter.form,
    type: letterType(letter),
    since: parisMoment(addDays(day, -letter.day - maxDaysLate), "00:00"),
    before: parisMoment(addDays(day, 1 - letter.day), "00:00"),
  }));
  return sql`${hasNoMailOn(day, quotaIn)} AND EXISTS (
    SELECT 1 FROM json_each(${JSON.stringify(due)}) AS due
    WHERE due.value ->> 'form' = lead.form AND lead.created_at >= due.value ->> 'since'
      AND lead.created_at < due.value ->> 'before'
      AND NOT EXISTS (SELECT 1 FROM outbox_events AS mail
        WHERE mail.quota = ${quotaIn} AND mail.type = due.value ->> 'type'))`;
}

interface StoredReader extends LetterReader {
  /** Letters already made for this mailbox. */
  storedLetters: StoredLetter[];
}

/** The cursor before all leads that may still get a letter on a day or later. */
export function cursorBeforeReaders(day: string): Cursor {
  const longest = Math.max(...letters.map((letter) => letter.day)) + maxDaysLate;
  return cursorAt(parisMoment(addDays(day, -longest), "00:00"));
}

/**
 * A page of leads that may get letters, in the order of their forms. Excludes people who have since unsubscribed or
 * bought the book, and leads whose own mail was capped or waits for a later day.
 *
 * @param only a further condition
 */
export async function readReaders(
  db: Database,
  after: Cursor,
  only = sql`true`,
): Promise<StoredReader[]> {
  const rows = await db.all<LetterReader & { letters: string }>(sql`
    WITH buyer AS MATERIALIZED (
      SELECT ${mailboxSql(sql`email`)} AS mailbox, max(created_at) AS bought FROM orders
      WHERE created_at >= ${after.created_at} AND product = 'book' AND email IS NOT NULL GROUP BY 1
    )
    ${readersOf("resource_subscribers", sql`iif(metadata IS NULL, 'resources', 'chapter')`, after, only)}
    UNION ALL ${readersOf("diagnostic_responses", sql`'diagnostic'`, after, only)}
    ORDER BY created_at, id LIMIT ${pageSize}`);
  return rows.map(({ letters: json, ...reader }) => ({
    ...reader,
    storedLetters: lettersOf(reader, json),
  }));
}

/** Leads that agreed to news. */
function readersOf(table: string, form: SQL, after: Cursor, only: SQL): SQL {
  return sql`SELECT form, id, email, created_at, (
      SELECT json_group_array(json_array(type, created_at)) FROM outbox_events
      WHERE quota = ${quotaIn}) AS letters
    FROM (SELECT *, ${form} AS form FROM ${sql.identifier(table)}) AS lead
    WHERE ${isAfter(after)} AND news_consent AND ${only}
      AND NOT EXISTS (SELECT 1 FROM buyer
        WHERE mailbox = ${mailboxSql(sql`lead.email`)} AND bought >= lead.created_at)
      AND NOT ${isMailHeld} AND NOT ${isUnsubscribed(sql`lead.email`)}`;
}

function lettersOf({ email }: LetterReader, json: string): StoredLetter[] {
  const mailbox = normalizeMailbox(email);
  const events: [type: string, created_at: string][] = JSON.parse(json);
  return events.map(([type, created_at]) => ({ mailbox, type, day: parisDay(created_at) }));
}

/**
 * Whether a stored letter may still be sent: only on its day, since another may follow tomorrow (a new one replaces a
 * letter that waited longer), and not to somebody who has since bought the book.
 *
 * @param now in milliseconds since the epoch
 */
export async function isStillDue(
  db: Database,
  event: Pick<OutboxEvent, "created_at">,
  lead: Pick<LetterReader, "email" | "created_at">,
  now: number,
): Promise<boolean> {
  if (parisDay(event.created_at) !== parisDay(now)) return false;
  const { bought } = await db.get<{ bought: number }>(sql`SELECT EXISTS (
    SELECT 1 FROM orders WHERE product = 'book' AND created_at >= ${lead.created_at}
      AND ${mailboxSql(sql`email`)} = ${normalizeMailbox(lead.email)}
  ) AS bought`);
  return !bought;
}
