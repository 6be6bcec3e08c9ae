/** The letters after a form: who gets which on a day, and their rows in the outbox. */
import { getTableName, type SQL, sql } from "drizzle-orm";
import { type Letter, type LetterForm, letterName, letters } from "~/content/letters";
import type { RunContext } from "~/db/budget";
import type { Database } from "~/db/client";
import { mailboxIn, mailboxOf } from "~/db/mailbox";
import { diagnosticResponses, type OutboxEvent, resourceSubscribers } from "~/db/schema";
import { isUnsubscribed } from "~/db/unsubscribed";
import { addDays, clockInParis, onTheHour, parisDay, parisMoment } from "~/lib/time";
import { mailEvent, record } from "~/outbox/record";
import { isFreeOn, rowsAtOnce } from "./reminders";

/** In Paris. Until the evening, so that an outage costs no day. */
const hours = { from: onTheHour(8), before: "20:00" };

/** Days after its own in which a letter may still go. */
const latestDays = 3;

/** Event type of a letter: `letter.chapter-2`. */
export const letterType = (letter: Letter) => `letter.${letterName(letter)}`;

export const letterTable = ({ form }: Pick<Letter, "form">) =>
  form === "diagnostic" ? diagnosticResponses : resourceSubscribers;

/** A lead that agreed to news. Of several of one mailbox and form the letters of the first come first, and none twice. */
export interface LetterReader {
  form: LetterForm;
  id: string;
  email: string;
  created_at: string;
}

export interface MadeLetter {
  mailbox: string;
  type: string;
  /** YYYY-MM-DD in Paris. */
  day: string;
}

/**
 * The letters of a day: at most one a mailbox, none twice. Those of the form that was filled in first have precedence;
 * the others wait for the next free day, as long as they are not too late.
 *
 * @param day YYYY-MM-DD in Paris
 * @param readers in the order of their forms
 */
export function lettersOn(
  day: string,
  readers: readonly LetterReader[],
  made: readonly MadeLetter[],
) {
  const busy = new Set(made.filter((one) => one.day === day).map(({ mailbox }) => mailbox));
  const known = new Set(made.map(({ mailbox, type }) => `${mailbox} ${type}`));
  return readers.flatMap((reader) => {
    const mailbox = mailboxOf(reader.email);
    if (busy.has(mailbox)) return [];
    const formDay = parisDay(reader.created_at);
    const letter = letters.find((one) => {
      const due = addDays(formDay, one.day);
      const isDue = one.form === reader.form && due <= day && day <= addDays(due, latestDays);
      return isDue && !known.has(`${mailbox} ${letterType(one)}`);
    });
    if (!letter) return [];
    busy.add(mailbox);
    return { reader, letter };
  });
}

/**
 * Stores the letters that are due, every tenth minute of their hours, as far as the budget reaches.
 *
 * @throws what the database throws
 */
export async function makeLetters({ db, now, budget }: RunContext): Promise<void> {
  const moment = new Date(now());
  const { day, time } = clockInParis(moment);
  const isTime = time >= hours.from && time < hours.before && time.charAt(4) === "0";
  if (!isTime || !budget.take(queriesOfReaders)) return;
  const { readers, made } = await readLetters(db, day);
  const rows = lettersOn(day, readers, made).map((due) => eventOf(due, moment.toISOString()));
  // Of runs that overlap only one finds that a mailbox has no letter of the day.
  const when = isFreeOn(day);
  for (let from = 0; from < rows.length && budget.take(1); from += rowsAtOnce) {
    await record(db, [], rows.slice(from, from + rowsAtOnce), { when });
  }
}

/** The id follows from lead and letter. */
function eventOf(
  { reader, letter }: ReturnType<typeof lettersOn>[number],
  created_at: string,
): OutboxEvent {
  const { id, email } = reader;
  const table = getTableName(letterTable(letter));
  const subject = { type: letterType(letter), table, id, email, created_at };
  return { ...mailEvent(subject, quotaOf(email)), id: `${id}-${letterName(letter)}` };
}

const queriesOfReaders = 4;

/**
 * Who may get a letter on a day or soon after it, in the order of their forms, and what was ever made for them. Nobody
 * who has unsubscribed, bought the book since, or whose mails were capped.
 */
export async function readLetters(db: Database, day: string) {
  const longest = Math.max(...letters.map((letter) => letter.day)) + latestDays;
  const since = parisMoment(addDays(day, -longest), "00:00");
  const [leads, buyers, capped] = await Promise.all([
    db.all<LetterReader & { has_left: number }>(sql`SELECT * FROM (
        ${recentLeads("resource_subscribers", sql`iif(metadata IS NULL, 'resources', 'chapter')`, since)}
        UNION ALL ${recentLeads("diagnostic_responses", sql`'diagnostic'`, since)}
      ) ORDER BY created_at, id`),
    db.all<Purchase>(sql`SELECT email, created_at FROM orders
      WHERE created_at >= ${since} AND product = 'book' AND email IS NOT NULL ORDER BY created_at`),
    db.all<Pick<Purchase, "email">>(sql`SELECT email FROM outbox_events
      WHERE status = 'capped' AND created_at >= ${since}`),
  ]);
  const unwilling = [...leads.filter(({ has_left }) => has_left), ...capped];
  const closed = new Set(unwilling.map(({ email }) => mailboxOf(email)));
  const bought = new Map(buyers.map(({ email, created_at }) => [mailboxOf(email), created_at]));
  const readers = leads.filter(({ email, created_at }) => {
    const mailbox = mailboxOf(email);
    return !closed.has(mailbox) && (bought.get(mailbox) ?? "") < created_at;
  });
  return { readers, made: await madeFor(db, readers) };
}

interface Purchase {
  email: string;
  created_at: string;
}

/** Leads of the last days that agreed to news, and any whose address has left. */
function recentLeads(table: string, form: SQL, since: string): SQL {
  const name = sql.identifier(table);
  const hasLeft = isUnsubscribed(sql`lead.email`);
  return sql`SELECT ${form} AS form, id, email, created_at, ${hasLeft} AS has_left
    FROM ${name} AS lead WHERE created_at >= ${since} AND (news_consent OR ${hasLeft})`;
}

/** Every letter that the mailboxes of some readers got, by the quota that it counts against. */
async function madeFor(db: Database, readers: readonly LetterReader[]): Promise<MadeLetter[]> {
  const quotas = [...new Set(readers.map(({ email }) => quotaOf(email)))];
  const events = await db.all<Purchase & { type: string }>(sql`SELECT type, email, created_at
    FROM outbox_events WHERE quota IN (SELECT value FROM json_each(${JSON.stringify(quotas)}))`);
  return events.map(({ type, email, created_at }) => ({
    mailbox: mailboxOf(email),
    type,
    day: parisDay(created_at),
  }));
}

const quotaOf = (email: string) => `letter:${mailboxOf(email)}`;

/**
 * Whether a letter of some day may still be sent: on that day alone, since another one may follow tomorrow; a letter that
 * waited longer is made anew. Not to who has bought the book meanwhile.
 *
 * @param now in milliseconds since the epoch
 */
export async function mayStillGo(
  db: Database,
  event: Pick<OutboxEvent, "created_at">,
  lead: Purchase,
  now: number,
): Promise<boolean> {
  if (parisDay(event.created_at) !== parisDay(now)) return false;
  const { bought } = await db.get<{ bought: number }>(sql`SELECT EXISTS (
    SELECT 1 FROM orders WHERE product = 'book' AND created_at >= ${lead.created_at}
      AND ${mailboxIn(sql`email`)} = ${mailboxOf(lead.email)}
  ) AS bought`);
  return !bought;
}
