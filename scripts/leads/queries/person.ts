import { getTableColumns } from "drizzle-orm";
import { leadTables, outboxEvents } from "~/db/schema";
import { unsubscribedEvent } from "~/leads/server/unsubscribe";
import { join, raw, type Sql, sql } from "../sql";
import { now } from "./page";
import { columnsOf, type ExportedTable, exportedTables, nameOf } from "./tables";
import { withdrawalColumns } from "./withdrawals";

/*
 * One person's rows: leads in the order of `leadTables`, then orders, events, and whether they
 * unsubscribed. An address is stored as it was typed, so these compare it in lower case, as the indexes
 * hold it.
 */

/** All but the quota that a mail was counted against, which says nothing of the person. */
const eventColumns = raw(
  Object.values(getTableColumns(outboxEvents))
    .map(({ name }) => name)
    .filter((name) => name !== outboxEvents.quota.name)
    .join(", "),
);

export function findPerson(email: string): Sql[] {
  return [
    ...exportedTables.map(
      (table) => sql`SELECT ${columnsOf(table)} FROM ${nameOf(table)}
        WHERE ${isOf(email)} ORDER BY created_at DESC`,
    ),
    sql`SELECT ${eventColumns} FROM outbox_events WHERE ${isOf(email)} ORDER BY created_at DESC`,
    sql`SELECT created_at FROM unsubscribed_addresses WHERE address = ${email.toLowerCase()}`,
    sql`SELECT ${withdrawalColumns} FROM withdrawals WHERE ${isOf(email)} ORDER BY created_at DESC`,
  ];
}

/** How many rows there are in each table, in the same order. */
export function countPerson(email: string): Sql[] {
  return [...exportedTables, outboxEvents].map(
    (table) =>
      sql`SELECT count(*) AS count FROM ${nameOf(table)} WHERE ${isOf(email)}${keepProof(table)}`,
  );
}

/** Declarations of withdrawal and their receipts outlive a wish to be forgotten: GDPR, article 17(3)(b). */
const keepProof = (table: ExportedTable | typeof outboxEvents) =>
  raw(table === outboxEvents ? " AND lead_table <> 'withdrawals'" : "");

/**
 * Answers the ids of what was erased, in the same order; of orders and their events, which tell of money,
 * the address goes and the rest stays. That the person unsubscribed is kept, to be honoured.
 */
export function erasePerson(email: string): Sql[] {
  return [
    ...leadTables.map(
      (table) => sql`DELETE FROM ${nameOf(table)} WHERE ${isOf(email)} RETURNING id`,
    ),
    sql`UPDATE orders SET email = NULL WHERE ${isOf(email)} RETURNING session_id`,
    sql`DELETE FROM outbox_events
      WHERE ${isOf(email)} AND lead_table NOT IN ('orders', 'withdrawals') RETURNING id`,
    sql`UPDATE outbox_events SET email = '', payload = json_set(payload, '$.data.email', NULL)
      WHERE ${isOf(email)} AND lead_table = 'orders' RETURNING id`,
  ];
}

/** Notes that an address wants no more mails and announces it, unless it is known. Answers what is new. */
export function unsubscribe(email: string): Sql[] {
  const row = { address: email.toLowerCase(), created_at: new Date().toISOString() };
  const event = Object.entries(unsubscribedEvent(row)).filter(([, value]) => value !== null);
  const names = raw(event.map(([name]) => name).join(", "));
  const values = event.map(([name, value]) =>
    name === "next_attempt_at" ? now : sql`${value as string | number}`,
  );
  return [
    sql`INSERT INTO outbox_events (${names}) SELECT ${join(values, ", ")}
      WHERE NOT EXISTS (SELECT 1 FROM unsubscribed_addresses WHERE address = ${row.address})`,
    sql`INSERT INTO unsubscribed_addresses (address, created_at) VALUES (${row.address}, ${row.created_at})
      ON CONFLICT (address) DO NOTHING RETURNING address`,
  ];
}

const isOf = (email: string) => sql`lower(email) = ${email.toLowerCase()}`;
