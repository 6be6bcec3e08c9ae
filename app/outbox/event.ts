import type { Destination, OutboxEvent, SubjectTable } from "~/db/schema";
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

export interface PendingEvent extends OutboxEvent {
  /** Its row, if this run has just stored it and need not read it again. */
  subject?: unknown;
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
