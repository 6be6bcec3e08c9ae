import { readFile } from "node:fs/promises";
import { getTableColumns, getTableName, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { leadTables, orders, outboxEvents, parcels } from "~/db/schema";
import { unsubscribedEvent } from "~/leads/unsubscribe";
import type { Row } from "../kit/database";
import { CommandError } from "../kit/errors";
import { insertEvent, type Session } from "../kit/session";
import { formatCount, formatFields } from "../kit/table";
import { columnsOf, type ExportedTable, exportedTables, keyOf, readRow, sourceOf } from "./records";
import { withdrawalColumns } from "./withdrawals";

/*
 * One person's rows: leads in the order of `leadTables`, then orders, events, and whether they
 * unsubscribed. An address is stored as it was typed, so these compare it in lower case, as the indexes
 * hold it.
 */

/** All but the mail's quota, which is no personal data. */
const eventColumns = sql.raw(
  Object.values(getTableColumns(outboxEvents))
    .map(({ name }) => name)
    .filter((name) => name !== outboxEvents.quota.name)
    .join(", "),
);

export function findPerson(email: string): SQL[] {
  return [
    ...exportedTables.map(
      (table) => sql`SELECT ${columnsOf(table)} FROM ${sourceOf(table)}
        WHERE ${isOf(email)} ORDER BY lead.created_at DESC`,
    ),
    sql`SELECT ${eventColumns} FROM outbox_events WHERE ${isOf(email)} ORDER BY created_at DESC`,
    sql`SELECT created_at FROM unsubscribed_addresses WHERE address = ${email.toLowerCase()}`,
    sql`SELECT ${withdrawalColumns} FROM withdrawals WHERE ${isOf(email)} ORDER BY created_at DESC`,
  ];
}

/** How many rows there are in each of `erasedTables`. */
export function countPerson(email: string): SQL[] {
  const count = (table: SQLiteTable, condition: SQL) =>
    sql`SELECT count(*) AS count FROM ${table} WHERE ${condition}`;
  return [
    ...leadTables.map((table) => count(table, isOf(email))),
    count(parcels, isBuyers(email)),
    count(orders, isOf(email)),
    count(outboxEvents, sql`${isOf(email)} AND ${isNoProof}`),
  ];
}

/** Declarations of withdrawal and their receipts outlive a wish to be forgotten: GDPR, article 17(3)(b). */
const isNoProof = sql.raw("lead_table <> 'withdrawals'");

/** Returns what was erased, in the order of `erasedTables`. The unsubscription is kept. */
export function erasePerson(email: string): SQL[] {
  return [
    ...leadTables.map((table) => sql`DELETE FROM ${table} WHERE ${isOf(email)} RETURNING id`),
    // Before the orders lose the address.
    sql`UPDATE ${parcels} SET name = NULL, address = NULL, dedication = NULL, tracking_url = NULL
      WHERE ${isBuyers(email)} RETURNING session_id`,
    // Without its key the buyer's page is gone.
    sql`UPDATE orders SET email = NULL, key = NULL WHERE ${isOf(email)} RETURNING session_id`,
    sql`DELETE FROM outbox_events WHERE ${isOf(email)} AND ${isNoProof}
      AND (lead_table <> 'orders' OR destination = 'mail') RETURNING id`,
    sql`UPDATE outbox_events SET email = '',
        payload = json_replace(payload, '$.data.email', NULL, '$.data.key', NULL, '$.data.tracking_url', NULL)
      WHERE ${isOf(email)} AND lead_table = 'orders' RETURNING id`,
  ];
}

/** Orders and their events keep the sale: only what names the person is deleted. */
const erasedTables = [...leadTables, parcels, orders, outboxEvents, outboxEvents];

/** Unsubscribes an address and announces it, unless it has unsubscribed. Returns what is new. */
export function unsubscribeAddress(email: string): SQL[] {
  const row = { address: email.toLowerCase(), created_at: new Date().toISOString() };
  const known = sql`SELECT 1 FROM unsubscribed_addresses WHERE address = ${row.address}`;
  return [
    insertEvent(unsubscribedEvent(row), sql`NOT EXISTS (${known})`),
    sql`INSERT INTO unsubscribed_addresses (address, created_at) VALUES (${row.address}, ${row.created_at})
      ON CONFLICT (address) DO NOTHING RETURNING address`,
  ];
}

const isOf = (email: string) => sql`lower(email) = ${email.toLowerCase()}`;

/** Whether a parcel is of this address's orders. */
const isBuyers = (email: string) =>
  sql`session_id IN (SELECT session_id FROM orders WHERE ${isOf(email)})`;

export async function show(
  { query, terminal }: Session,
  { email, json = false }: { email: string; json?: boolean },
): Promise<void> {
  const answers = await query(findPerson(email));
  const rows = exportedTables.flatMap((table, index) =>
    (answers[index] ?? []).map((row) => ({ table, fields: readRow(table, row) })),
  );
  const events = answers[exportedTables.length] ?? [];
  const [unsubscribed] = answers[exportedTables.length + 1] ?? [];
  const bought = rows.filter(({ table }) => table === orders).length;
  const found = [
    formatCount(rows.length - bought, "lead"),
    ...(bought > 0 ? [formatCount(bought, "order")] : []),
    formatCount(events.length, "event"),
  ];
  terminal.note(`${email}: ${found.join(", ")}`);

  const declared = answers[exportedTables.length + 2] ?? [];
  if (json) return terminal.print(copyOf({ email, rows, events, unsubscribed, declared }));

  for (const row of declared) terminal.print(`\nwithdrawals\n${formatFields(row)}`);
  if (unsubscribed) {
    terminal.print(`\nunsubscribed_addresses\n${formatFields({ email, ...unsubscribed })}`);
  }
  const kept = new Set(rows.map(({ table, fields }) => fields[keyOf(table)]));
  for (const { table, fields } of rows) {
    terminal.print(`\n${getTableName(table)}\n${formatFields(fields)}`);
  }
  for (const event of events) {
    terminal.print(`\noutbox_events\n${formatFields(eventFields(event, kept.has(event.lead_id)))}`);
  }
}

interface Stored {
  email: string;
  /** Leads and orders. */
  rows: { table: ExportedTable; fields: Row }[];
  events: Row[];
  unsubscribed: Row | undefined;
  declared: Row[];
}

/** What a person gets who asks for a copy of their data, to be read by machines: GDPR, article 20. */
function copyOf({ email, rows, events, unsubscribed, declared }: Stored): string {
  const copy = {
    email,
    leads: rows
      .filter(({ table }) => table !== orders)
      .map(({ table, fields }) => ({ table: getTableName(table), ...fields })),
    orders: rows.filter(({ table }) => table === orders).map(({ fields }) => fields),
    withdrawals: declared.map((row) => ({ ...row, products: JSON.parse(String(row.products)) })),
    unsubscribed_at: unsubscribed?.created_at ?? null,
    events: events.map(({ payload: _, ...event }) => event),
  };
  return JSON.stringify(copy, null, 2);
}

/** The payload repeats the lead: it is shown when the lead itself is gone. A mail has none. */
function eventFields({ payload, ...fields }: Row, leadShown: boolean): Row {
  return leadShown || !payload ? fields : { ...fields, payload };
}

/** @throws {CommandError} when it is not confirmed */
export async function erase(
  { query, terminal }: Session,
  { email, yes }: { email: string; yes: boolean },
): Promise<void> {
  if (!yes) {
    if (!terminal.confirm) {
      throw new CommandError("Nothing erased: there is no terminal to ask on, so say --yes");
    }
    const found = (await query(countPerson(email))).map(([row]) => Number(row?.count));
    if (found.every((count) => count === 0))
      return terminal.note(`Nothing is stored about ${email}`);
    const question = `Erase ${inventory(found)} of ${email} for good?`;
    if (!(await terminal.confirm(question))) throw new CommandError("Nothing erased");
  }
  const erased = (await query(erasePerson(email))).map((rows) => rows.length);
  terminal.print(
    erased.every((count) => count === 0)
      ? `Nothing is stored about ${email}`
      : `Erased ${inventory(erased)} of ${email}`,
  );
}

/** The same as the link in each mail. */
export async function unsubscribe({ query, terminal }: Session, email: string): Promise<void> {
  const [, added = []] = await query(unsubscribeAddress(email));
  terminal.print(
    added.length > 0
      ? `${email} gets no more mails, and the webhook is told`
      : `${email} was unsubscribed already`,
  );
}

/** Addresses that one query takes. */
const addressesAQuery = 100;

/**
 * The same for each line of a file that has an address, as the export of another tool.
 *
 * @throws {CommandError} when the file cannot be read or has no address
 */
export async function unsubscribeAll({ query, terminal }: Session, file: string): Promise<void> {
  const text = await readFile(file, "utf8").catch((error: Error) => {
    throw new CommandError(`Cannot read ${file}: ${error.message}`);
  });
  const found = text.split(/\r?\n/).flatMap((line) => /[^\s;,"'<>]+@[^\s;,"'<>]+/.exec(line) ?? []);
  const addresses = [...new Set(found.map((address) => address.toLowerCase()))];
  if (addresses.length === 0) throw new CommandError(`No address stands in ${file}`);
  let added = 0;
  for (let from = 0; from < addresses.length; from += addressesAQuery) {
    const some = addresses.slice(from, from + addressesAQuery);
    const answers = await query(some.flatMap(unsubscribeAddress));
    added += answers.filter((rows, index) => index % 2 === 1 && rows.length > 0).length;
  }
  terminal.print(
    `${formatCount(addresses.length, "address", "addresses")} read, ${added} new: they get no more mails, and the webhook is told`,
  );
}

/** `2 rows in diagnostic_responses, the address in 1 row in orders` */
function inventory(counts: readonly number[]): string {
  return erasedTables
    .map((table, index) => ({ table: getTableName(table), count: counts[index] ?? 0 }))
    .filter(({ count }) => count > 0)
    .map(({ table, count }) => `${formatCount(count, "row")} in ${table}`)
    .join(", ");
}
