import type { Database } from "~/db/client";
import { Expression, insertWhere } from "~/db/insert-where";
import { type Destination, type OutboxEvent, outboxEvents, type SubjectTable } from "~/db/schema";
import { dayInMs } from "~/lib/time";

/** What an event announces. */
interface EventSubject {
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
  const { type, created_at } = subject;
  const event = waiting(subject, "webhook");
  return {
    ...event,
    payload: JSON.stringify({ type, id: event.id, timestamp: created_at, data }),
  };
}

/**
 * The outbox row for a mail, which is rendered from the subject's row when it is sent.
 *
 * @param quota the daily quota that it counts against, if any
 */
export function mailEvent(subject: EventSubject, quota: string | null = null): OutboxEvent {
  return { ...waiting(subject, "mail"), quota };
}

function waiting(
  { type, table, id, email, created_at }: EventSubject,
  destination: OutboxEvent["destination"],
): OutboxEvent {
  return {
    id: timeOrderedId(Date.parse(created_at)),
    created_at,
    type,
    subject_table: table,
    subject_id: id,
    email,
    payload: "",
    status: "pending",
    attempts: 0,
    next_attempt_at: created_at,
    claimed_until: null,
    delivered_at: null,
    last_error: null,
    destination,
    quota: null,
  };
}

/** Milliseconds of a claim: well over one try, so that only a crash lets it expire. */
const leaseMs = 60_000;

/** When the claim of a run that claims at `time` expires, ISO 8601. */
export function leaseEnd(time: number): string {
  return new Date(time + leaseMs).toISOString();
}

/**
 * UUID version 7 (RFC 9562): begins with the time, so that inserts append to the index instead of reading a random page
 * of it.
 */
export function timeOrderedId(time: number): string {
  const hex = time.toString(16).padStart(12, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7${crypto.randomUUID().slice(15)}`;
}

/** Start of the 24 hours that a quota counts, ISO 8601. */
export function dayBefore(moment: string): string {
  return new Date(Date.parse(moment) - dayInMs).toISOString();
}

interface Insertion {
  /** When the events are stored: a condition with a `?` for each of its parameters. */
  where: Expression;
  /** Whether the quota of the mails among them is used up: they are then stored as `capped`. */
  quotaUsed?: Expression | undefined;
  /** Destinations that this run tries at once: their events are stored as already claimed. */
  claims?: readonly Destination[] | undefined;
  /** Milliseconds since the epoch. */
  now: number;
}

/** What the insertion returns of each stored event. */
export type StoredState = Pick<OutboxEvent, "id" | "status" | "attempts" | "claimed_until">;

/**
 * The statement that stores events. As in a claim, none is tried while its destination has a `gone` one. A `capped`
 * mail is stored without its quota, so that a flood of them is not counted again and again.
 *
 * @returns a statement whose results are `StoredState`: see `pendingEvents`
 */
export function insertEvents(
  db: Database,
  events: readonly OutboxEvent[],
  { where, quotaUsed = new Expression("0", []), claims = [], now }: Insertion,
): D1PreparedStatement {
  const rows = events.map(({ status, quota, ...event }) => {
    const { destination } = event;
    const capped = quota === null ? "0" : "capped";
    const waits = claims.includes(destination) ? `${capped} OR ${destination}_gone` : "1";
    return {
      ...event,
      status: new Expression(`iif(${capped}, 'capped', ?)`, [status]),
      quota: new Expression(`iif(${capped}, NULL, ?)`, [quota]),
      attempts: new Expression(`iif(${waits}, 0, 1)`, []),
      claimed_until: new Expression(`iif(${waits}, NULL, ?)`, [leaseEnd(now)]),
    };
  });
  return insertWhere(
    db,
    outboxEvents,
    rows,
    `FROM (SELECT ${quotaUsed.sql} AS capped, ${gone("webhook")}, ${gone("mail")}) WHERE ${where.sql}`,
    [...quotaUsed.parameters, ...where.parameters],
    "RETURNING id, status, attempts, claimed_until",
  );
}

function gone(destination: Destination): string {
  return `EXISTS (
    SELECT 1 FROM outbox_events WHERE destination = '${destination}' AND status = 'gone'
  ) AS ${destination}_gone`;
}

export interface PendingEvent extends OutboxEvent {
  /** Its row, if this run has just stored it and need not read it again. */
  subject?: unknown;
}

/** The stored events to deliver: all but the capped ones. */
export function pendingEvents(
  events: readonly OutboxEvent[],
  states: readonly StoredState[] = [],
  subject?: unknown,
): PendingEvent[] {
  return events.flatMap((event) => {
    const state = states.find(({ id, status }) => id === event.id && status === "pending");
    return state ? [{ ...event, ...state, subject }] : [];
  });
}

export interface Channel {
  destination: Destination;
  /** Names it in log lines. */
  label: string;
  /** Types of events that it can send; all when absent. */
  types?: readonly string[];
  /** Never throws. */
  send: (event: PendingEvent) => Promise<Outcome>;
}

/** How a try ended. `error` is a status, a code or a kind of error: it is logged, so never personal data. */
export type Outcome =
  | { kind: "delivered" }
  /** Answered 410: the endpoint takes no more events. */
  | { kind: "gone"; error: string }
  /** `retryAfter` in milliseconds, 0 when the receiver named none; `sameDay`: of no use tomorrow. */
  | { kind: "failed"; error: string; retryAfter: number; sameDay?: boolean }
  /** Permanent: no retry would help. */
  | { kind: "refused"; error: string }
  /** There is nothing left to send. */
  | { kind: "void" };
