import { getTableName } from "drizzle-orm";
import { Expression } from "~/db/insert-where";
import { leadTables, type OutboxEvent } from "~/db/schema";

const day = 24 * 60 * 60 * 1000;

/** Mails of leads that one address gets within a day: whoever typed it may be a stranger to it. */
export const mailsADay = 6;

const leads = leadTables.map((table) => `'${getTableName(table)}'`).join(", ");

/**
 * The row of a lead's mail, to be inserted: kept back when its address has had its share. What still
 * waits counts as well, since all of it may go out on one day. Mails of other subjects, such as
 * receipts, neither count nor are kept back.
 */
export function capped({ status, ...event }: OutboxEvent) {
  const since = new Date(Date.parse(event.created_at) - day).toISOString();
  const share = `SELECT count(*) FROM outbox_events
    WHERE lower(email) = ? AND destination = 'mail' AND lead_table IN (${leads})
      AND status <> 'capped' AND (created_at > ? OR delivered_at > ? OR status = 'pending')`;
  return {
    ...event,
    status: new Expression(`iif((${share}) >= ?, 'capped', ?)`, [
      event.email.toLowerCase(),
      since,
      since,
      mailsADay,
      status,
    ]),
  };
}
