import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { LeadTableName } from "./leads";

/** Tables whose rows events speak of. */
export type SubjectTable = LeadTableName | "unsubscribed_addresses" | "withdrawals" | "orders";

/**
 * One announcement to make to one destination.
 *
 * `pending` waits for its next try, `delivered` was received, `failed` went through the whole retry
 * schedule or met a fault that no retry mends, `gone` was answered 410, `capped` is a mail too many for
 * its address. As long as one event of a destination is `gone`, nothing is sent there. The operator
 * sends a `failed` or `gone` event again by setting it back to `pending` with no attempts, no claim
 * and a due time.
 */
export const outboxEvents = sqliteTable(
  "outbox_events",
  {
    /** Also the `webhook-id`, the same for every try. */
    id: text().primaryKey(),
    created_at: text().notNull(),
    type: text().notNull(),
    /** The row that the event speaks of. The columns are older than events of anything but leads. */
    subject_table: text("lead_table").$type<SubjectTable>().notNull(),
    subject_id: text("lead_id").notNull(),
    /** The person's address: erasing them finds the event even when its row is gone already. */
    email: text().notNull(),
    /** The webhook's body, byte for byte; empty for a mail, which is written when it is sent. */
    payload: text().notNull(),
    status: text({ enum: ["pending", "delivered", "failed", "gone", "capped"] }).notNull(),
    /** Tries begun, those that a crash cut short included. */
    attempts: integer().notNull(),
    next_attempt_at: text().notNull(),
    /** While in the future, one run is sending this event and no other may. */
    claimed_until: text(),
    delivered_at: text(),
    /** Why the last try failed: a status, a code or a kind of fault, never personal data. */
    last_error: text(),
    destination: text({ enum: ["webhook", "mail"] })
      .notNull()
      .default("webhook"),
    /** The daily quota that a mail was counted against; null for a `capped` one and for those without a quota. */
    quota: text(),
  },
  (table) => [
    index("outbox_events_due").on(table.destination, table.status, table.next_attempt_at),
    index("outbox_events_status").on(table.status, table.created_at, table.id),
    index("outbox_events_email").on(sql`lower(${table.email})`, table.created_at),
    index("outbox_events_quota")
      .on(table.quota, table.created_at)
      .where(sql`${table.quota} IS NOT NULL`),
  ],
);

export type OutboxEvent = typeof outboxEvents.$inferSelect;
export type Destination = OutboxEvent["destination"];
