import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { BatchItem, BatchResponse } from "drizzle-orm/batch";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Actor } from "~/db/acts";
import type { Database } from "~/db/client";
import {
  type Destination,
  type OutboxEvent,
  outboxEvents,
  priorities,
  type SubjectTable,
} from "~/db/schema";
import { timeOrderedId } from "~/lib/ids";
import { dayInMs } from "~/lib/time";

/** When an event may happen twice, or late. */
export interface EventTiming {
  /** What its id is made of, so that it is stored once; a random id if absent. */
  once?: string;
  /** When it is to be sent, ISO 8601; at once if absent or past. */
  dueAt?: string;
}

interface EventSubject extends EventTiming {
  type: string;
  table: SubjectTable;
  /** Key of the row. */
  id: string;
  /** Address of the person that the row is about. */
  email: string;
  /** ISO 8601 */
  created_at: string;
}

/** The outbox row for the webhook. Its payload, `{ type, id, timestamp, data }`, is the same for each try. */
export function webhookEvent(subject: EventSubject, data: object): OutboxEvent {
  const { type, created_at: timestamp } = subject;
  const event = newEvent(subject, "webhook");
  return { ...event, payload: JSON.stringify({ type, id: event.id, timestamp, data }) };
}

/** What decides when a mail is sent, and whether at all. */
type MailRank = Partial<Pick<OutboxEvent, "priority" | "quota" | "network" | "domain">>;

/** The outbox row for a mail, which is rendered from the subject's row when it is sent. */
export function mailEvent(subject: EventSubject, rank: MailRank = {}): OutboxEvent {
  return { ...newEvent(subject, "mail"), ...rank };
}

function newEvent(
  { type, table, id, email, created_at, once, dueAt = "" }: EventSubject,
  destination: Destination,
): OutboxEvent {
  return {
    id: once ? eventId(once, destination) : timeOrderedId(Date.parse(created_at)),
    created_at,
    type,
    subject_table: table,
    subject_id: id,
    email,
    payload: "",
    status: "pending",
    attempts: 0,
    next_attempt_at: dueAt > created_at ? dueAt : created_at,
    claimed_until: null,
    delivered_at: null,
    last_error: null,
    destination,
    quota: null,
    priority: priorities.owed,
    answer: null,
    network: null,
    domain: null,
  };
}

/** The id of an event that is stored once. */
export const eventId = (once: string, destination: Destination) => `${once}-${destination}`;

/** Milliseconds that a claim lasts: well over one try, so that only a crash lets it expire. */
const claimMs = 60_000;

/** When a claim made at `time` expires, ISO 8601. */
export function claimEnd(time: number): string {
  return new Date(time + claimMs).toISOString();
}

interface Tally {
  /** Which events count, whenever they were made. */
  which: SQL;
  /** End of the 24 hours, ISO 8601. */
  until: string;
  /** Also counts events that were delivered in that time or still wait: all of them may be sent on one day. */
  countsWaiting?: boolean;
  /** What is computed from them: their number by default. */
  figure?: SQL;
}

/**
 * What a daily quota compares with its limit, in SQL: a figure computed from the outbox events of 24 hours. A held event
 * does not count until it has its place.
 */
export function tallyOfDay({ which, until, countsWaiting, figure = sql`count(*)` }: Tally): SQL {
  const since = new Date(Date.parse(until) - dayInMs).toISOString();
  const waiting = sql` OR delivered_at > ${since} OR status = 'pending'`;
  return sql`(SELECT ${figure} FROM outbox_events WHERE ${which} AND status <> 'held'
    AND (created_at > ${since}${countsWaiting ? waiting : sql``}))`;
}

/** What a store needs in order to write. */
export interface StoreContext {
  db: Database;
  /** Whether this site mails about what is stored. */
  mailed?: boolean;
  /** Milliseconds since the epoch. */
  now?: () => number;
  /** Who makes the change at the desk; `writeActs` writes it down. */
  actor?: Actor | undefined;
}

export interface PendingEvent extends OutboxEvent {
  /** The subject's row, if this run has just stored it and need not read it again. */
  subject?: unknown;
}

interface Recording {
  /** Stores the events only if this holds before the write; `eventValue` reads an event's own values. */
  when?: SQL;
  /** The status of the mails with a quota among them: `pending` unless it is told, `held` or `capped`. */
  mailStatus?: SQL | undefined;
  /** When the events are due; at once if absent or NULL. */
  dueAt?: SQL | undefined;
}

/**
 * Writes rows together with the events that announce them, all or nothing.
 *
 * @param changes run after the events were stored; one that depends on `when` must repeat it
 * @returns the stored events that are to be delivered, and what each change returned
 */
export async function record<const Changes extends readonly BatchItem<"sqlite">[]>(
  db: Database,
  changes: Changes,
  events: readonly OutboxEvent[],
  recording: Recording = {},
): Promise<{ events: PendingEvent[]; results: BatchResponse<Changes> }> {
  const [stored, ...results] = await db.batch([insertEvents(db, events, recording), ...changes]);
  const pending = events.flatMap((event) => {
    return stored.some(({ id, status }) => id === event.id && status === "pending") ? [event] : [];
  });
  return { events: pending, results: results as BatchResponse<Changes> };
}

/** `INSERT … SELECT … WHERE`: a batch cannot branch, but each of its statements can. */
export function insertIf<Table extends SQLiteTable>(
  db: Database,
  when: SQL,
  table: Table,
  row: Table["$inferSelect"],
) {
  const values = Object.entries(getTableColumns(table)).map(([key, column]) =>
    sql.param((row as Record<string, unknown>)[key] ?? null, column),
  );
  return db.insert(table).select(sql`SELECT ${sql.join(values, sql`, `)} WHERE ${when}`);
}

/** A value of an event that is being stored, for use in SQL. */
export const eventValue = (name: keyof OutboxEvent) => sql.raw(`value ->> '$.${name}'`);

/** A 410 closes a destination: all its events wait until the operator retries the event that got it. */
export const isClosed = (destination: SQL | Destination) =>
  sql`EXISTS (SELECT 1 FROM outbox_events AS closing
    WHERE closing.destination = ${destination} AND closing.status = 'gone')`;

/**
 * The statement that stores any number of events with one parameter. A `capped` mail is stored without what it would
 * count against, so that a flood of them is not counted over and over.
 */
function insertEvents(
  db: Database,
  events: readonly OutboxEvent[],
  { when = sql`true`, mailStatus = sql`'pending'`, dueAt = sql`NULL` }: Recording = {},
) {
  const unlessCapped = (name: keyof OutboxEvent) =>
    sql`iif(mail_status = 'capped', NULL, ${eventValue(name)})`;
  const computed: Partial<Record<keyof OutboxEvent, SQL>> = {
    status: sql`iif(mail_status = 'pending', ${eventValue("status")}, mail_status)`,
    quota: unlessCapped("quota"),
    network: unlessCapped("network"),
    domain: unlessCapped("domain"),
    next_attempt_at: sql`coalesce(due_at, ${eventValue("next_attempt_at")})`,
  };
  const names = Object.keys(getTableColumns(outboxEvents)) as (keyof OutboxEvent)[];
  const values = names.map((name) => computed[name] ?? eventValue(name));
  const { id, status } = outboxEvents;
  return db
    .insert(outboxEvents)
    .select(sql`SELECT ${sql.join(values, sql`, `)}
      FROM (SELECT value, ${dueAt} AS due_at,
          iif(${eventValue("quota")} IS NULL, 'pending', ${mailStatus}) AS mail_status
        FROM json_each(${JSON.stringify(events)})) WHERE ${when}`)
    .onConflictDoNothing({ target: id })
    .returning({ id, status });
}
