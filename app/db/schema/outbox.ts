import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { LeadTableName } from "./leads";

/** Tables whose rows events announce. */
export type SubjectTable =
  | LeadTableName
  | "unsubscribed_addresses"
  | "withdrawals"
  | "orders"
  /** No table: the operator's daily mail has a day as its subject. */
  | "operator";

/** Whether an event is a mail that a form promised. */
export const isLeadMail = sql`quota GLOB 'lead:*'`;

/** Whether such a mail has its place in a day. SQLite uses its index only for exactly this condition. */
export const isPlacedLeadMail = sql`quota GLOB 'lead:*' AND status <> 'held'`;

/** Whether an event failed for another reason than its own. SQLite uses its index only for exactly this condition. */
export const isUnexplained = sql`status = 'failed' AND answer IS NOT 'refused for good'`;

/** The classes of mails, first to last: what is owed to somebody goes before what a form promised, and so on. */
export const priorities = { owed: 0, promised: 1, reminder: 2, letter: 3 } as const;

/**
 * One announcement to one destination.
 *
 * `pending` waits for its next try, `delivered` was received, `failed` used up its retries or met a permanent error,
 * `gone` was answered 410, `capped` is a mail over its quota, `held` one that waits for room. While an event of a
 * destination is `gone`, nothing is sent there. To retry a `failed` or `gone` event, the operator sets it back to
 * `pending` with no attempts, no claim and a due time.
 */
export const outboxEvents = sqliteTable(
  "outbox_events",
  {
    /** Also the `webhook-id`, which is the same for every try. */
    id: text().primaryKey(),
    created_at: text().notNull(),
    type: text().notNull(),
    /** The row that the event announces. The column names date from when all events announced leads. */
    subject_table: text("lead_table").$type<SubjectTable>().notNull(),
    subject_id: text("lead_id").notNull(),
    /** The person's address: events are erased by it even if the row no longer exists. */
    email: text().notNull(),
    /** The webhook's body, byte for byte, until it is delivered; empty for a mail, which is rendered when it is sent. */
    payload: text().notNull(),
    status: text({ enum: ["pending", "delivered", "failed", "gone", "capped", "held"] }).notNull(),
    /** Tries started, including those that a crash interrupted. */
    attempts: integer().notNull(),
    next_attempt_at: text().notNull(),
    /** While in the future, only the run that set it may send this event. */
    claimed_until: text(),
    delivered_at: text(),
    /** Why the last try failed: a status, a code or a kind of error, never personal data. */
    last_error: text(),
    destination: text({ enum: ["webhook", "mail"] })
      .notNull()
      .default("webhook"),
    /** The daily quota that a mail counts against; null for a `capped` mail and for mails without a quota. */
    quota: text(),
    /** The lowest goes first: see `priorities`. */
    priority: integer().notNull().default(0),
    /** Why the mail service last sent nothing; null before it answered, and for an announcement. */
    answer: text({ enum: ["later", "refused for good", "set up wrongly"] }),
    /** A mark of the network that a form was posted from, shared by many networks and another one each day. */
    network: text(),
    /** The domain of a mail that a form promised, unless it is a large provider's. */
    domain: text(),
  },
  (table) => [
    index("outbox_events_pending")
      .on(table.destination, table.priority, table.next_attempt_at)
      .where(sql`${table.status} = 'pending'`),
    index("outbox_events_status").on(table.status, table.created_at, table.id),
    index("outbox_events_kind").on(table.type, table.destination, table.status, table.created_at),
    index("outbox_events_unexplained")
      .on(table.type, table.destination, table.created_at)
      .where(isUnexplained),
    index("outbox_events_email").on(sql`lower(${table.email})`, table.created_at),
    index("outbox_events_quota")
      .on(table.quota, table.created_at)
      .where(sql`${table.quota} IS NOT NULL`),
    index("outbox_events_placed_lead_mails").on(table.next_attempt_at).where(isPlacedLeadMail),
    index("outbox_events_network")
      .on(table.network, table.created_at)
      .where(sql`${table.network} IS NOT NULL`),
    index("outbox_events_domain")
      .on(table.domain, table.created_at)
      .where(sql`${table.domain} IS NOT NULL`),
  ],
);

export type OutboxEvent = typeof outboxEvents.$inferSelect;
export type Destination = OutboxEvent["destination"];
