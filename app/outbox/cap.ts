import { getTableName } from "drizzle-orm";
import type { Database } from "~/db/client";
import { leadTables, type OutboxEvent } from "~/db/schema";

const day = 24 * 60 * 60 * 1000;

/** Mails of leads that one address gets within a day: whoever typed it may be a stranger to it. */
export const mailsADay = 6;

const leads = leadTables.map((table) => `'${getTableName(table)}'`).join(", ");

/**
 * The statement, for the batch that stores a lead's mail, which keeps that mail back when its address
 * has had its share. What still waits counts as well, since all of it may go out on one day. Mails of
 * other subjects, such as receipts, neither count nor are kept back.
 */
export function capMail(db: Database, { id, email, created_at }: OutboxEvent): D1PreparedStatement {
  const since = new Date(Date.parse(created_at) - day).toISOString();
  return db.$client
    .prepare(
      `UPDATE outbox_events SET status = 'capped' WHERE id = ? AND ? <= (
         SELECT count(*) FROM outbox_events AS other
         WHERE lower(other.email) = ? AND other.id <> ? AND other.destination = 'mail'
           AND other.lead_table IN (${leads}) AND other.status <> 'capped'
           AND (other.created_at > ? OR other.delivered_at > ? OR other.status = 'pending'))`,
    )
    .bind(id, mailsADay, email.toLowerCase(), id, since, since);
}
