import type { OutboxEvent, SubjectTable } from "~/db/schema";

/** What an event says, and of which row. */
export interface EventSubject {
  type: string;
  table: SubjectTable;
  /** Key of the row. */
  id: string;
  /** Whom the row is about. */
  email: string;
  /** Moment of it, ISO 8601. */
  created_at: string;
}

/**
 * The outbox row that tells the webhook. Its payload is fixed here, once: each try sends the same
 * bytes, which say `{ type, id, timestamp, data }`.
 */
export function webhookEvent(subject: EventSubject, data: object): OutboxEvent {
  const { type, created_at } = subject;
  const event = waiting(subject, "webhook");
  return {
    ...event,
    payload: JSON.stringify({ type, id: event.id, timestamp: created_at, data }),
  };
}

/**
 * The outbox row that stands for a mail. The mail itself is made of the subject's row when it is sent.
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

/**
 * UUID version 7 (RFC 9562): begins with the time, so that a new one goes to the end of an index,
 * however long that is, and not to a page of it that must be read first.
 */
export function timeOrderedId(time: number): string {
  const hex = time.toString(16).padStart(12, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7${crypto.randomUUID().slice(15)}`;
}
