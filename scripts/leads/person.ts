import { selectWithdrawals } from "~/withdrawals/list";
/* One person's rows. Addresses are stored as typed, so they are compared in lower case, like the indexes. */

import { desc, getTableColumns, getTableName, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Database } from "~/db/client";
import {
  leadTables,
  orders,
  outboxEvents,
  parcels,
  unsubscribedAddresses,
  withdrawals,
} from "~/db/schema";
import { isOfMailbox } from "~/db/unsubscribed";
import { formatCount } from "~/lib/count";
import { isToSend } from "~/orders/parcels";
import { erasableOf, payloadWithout, ruledTables } from "~/retention/personal-data";
import type { Row } from "../kit/database";
import { CommandError } from "../kit/errors";
import { rowsOf, type Session } from "../kit/session";
import { formatFields } from "../kit/table";
import { type ExportedTable, selectRecords } from "./records";

const isOf = (table: { email: SQLiteColumn }, email: string): SQL =>
  sql`lower(${table.email}) = ${email.toLowerCase()}`;

/** Keyed by column name. A mail's quota is not shown: it is not personal data. */
const { quota: _, ...shownOfEvent } = getTableColumns(outboxEvents);
const eventColumns = Object.fromEntries(
  Object.values(shownOfEvent).map((column) => [column.name, column]),
);

/** Everything stored about an address, newest rows first. */
async function storedOf(session: Session, email: string) {
  const { db } = session;
  const recordsOf = (table: ExportedTable) =>
    selectRecords(db, table).where(isOf(table, email)).orderBy(desc(table.created_at));
  const [events, declarations, [unsubscribed], boughtOrders, ...leadsByTable] = await db.batch([
    db
      .select(eventColumns)
      .from(outboxEvents)
      .where(isOf(outboxEvents, email))
      .orderBy(desc(outboxEvents.created_at)),
    selectWithdrawals(session.db)
      .where(isOf(withdrawals, email))
      .orderBy(desc(withdrawals.created_at)),
    db
      .select({ created_at: unsubscribedAddresses.created_at })
      .from(unsubscribedAddresses)
      .where(isOfMailbox(email)),
    recordsOf(orders),
    ...leadTables.map(recordsOf),
  ]);
  const leads = leadTables.flatMap((table, index) =>
    (leadsByTable[index] ?? []).map((fields): Row & { table: string } => ({
      table: getTableName(table),
      ...fields,
    })),
  );
  return { events, declarations, unsubscribed, boughtOrders, leads };
}

export async function show(
  session: Session,
  { email, json = false }: { email: string; json?: boolean },
): Promise<void> {
  const { terminal } = session;
  const { events, declarations, unsubscribed, boughtOrders, leads } = await storedOf(
    session,
    email,
  );
  const found = [
    formatCount(leads.length, "lead"),
    ...(boughtOrders.length > 0 ? [formatCount(boughtOrders.length, "order")] : []),
    formatCount(events.length, "event"),
  ];
  terminal.note(`${email}: ${found.join(", ")}`);

  if (json) {
    // The machine-readable copy for a person who asks for their data: GDPR, article 20.
    const copy = {
      email,
      leads,
      orders: boughtOrders,
      withdrawals: declarations,
      unsubscribed_at: unsubscribed?.created_at ?? null,
      events: events.map(({ payload: _, ...event }) => event),
    };
    return terminal.print(JSON.stringify(copy, null, 2));
  }

  const print = (table: string, fields: Row) =>
    terminal.print(`\n${table}\n${formatFields(fields)}`);
  for (const row of declarations) {
    print("withdrawals", { ...row, products: JSON.stringify(row.products) });
  }
  if (unsubscribed) print("unsubscribed_addresses", { email, ...unsubscribed });
  for (const { table, ...fields } of leads) print(table, fields);
  for (const fields of boughtOrders) print("orders", fields);
  const kept = new Set([
    ...leads.map(({ id }) => id),
    ...boughtOrders.map((row) => row.session_id),
  ]);
  for (const { payload, ...event } of events) {
    // The payload repeats the lead, so it is shown only if the lead is gone. A mail has none.
    const shown = payload && !kept.has(event.lead_id) ? { payload } : {};
    print("outbox_events", { ...event, ...shown });
  }
}

/**
 * What is erased about an address, following `personal-data.ts`: leads and mails entirely; in orders, parcels and their
 * announcements only what identifies the person, since the sale is kept.
 */
function erasures(email: string) {
  const isTheirs = sql`lower(email) = ${email.toLowerCase()}`;
  const isBuyers = sql`session_id IN (SELECT session_id FROM orders WHERE ${isTheirs})`;
  const isSale = sql`lead_table = 'orders' AND destination <> 'mail'`;
  // Declarations of withdrawal and their receipts survive a request for erasure: GDPR, article 17(3)(b).
  const isProof = sql`lead_table = 'withdrawals'`;
  const emptiedTables = ruledTables.flatMap(({ table }) => {
    const names = erasableOf(table);
    return names.length > 0 ? [{ table, names }] : [];
  });
  const emptiedColumns = emptiedTables.flatMap(({ names }) => names);
  return [
    ...ruledTables
      .filter(({ table, columns }) => columns === "erased" && table !== outboxEvents)
      .map(({ table }) => ({ table, rows: isTheirs, erase: sql`DELETE FROM ${table}` })),
    // Orders last, since the others are found by the orders' address. Erasing the key also closes the buyer's page.
    ...emptiedTables
      .toSorted((a, b) => Number("email" in a.table) - Number("email" in b.table))
      .map(({ table, names }) => ({
        table,
        rows: "email" in table ? isTheirs : isBuyers,
        erase: sql`UPDATE ${table} SET ${sql.join(
          names.map((name) => sql`${sql.identifier(name)} = NULL`),
          sql`, `,
        )}`,
      })),
    {
      table: outboxEvents,
      rows: sql`${isTheirs} AND NOT (${isSale}) AND NOT (${isProof})`,
      erase: sql`DELETE FROM outbox_events`,
    },
    {
      table: outboxEvents,
      rows: sql`${isTheirs} AND ${isSale}`,
      erase: sql`UPDATE outbox_events SET email = '', payload = ${payloadWithout(emptiedColumns)}`,
    },
  ];
}

/**
 * Erases an address. Its unsubscription stays.
 *
 * @throws {CommandError} if it is not confirmed
 */
export async function erase(
  { db, terminal }: Session,
  { email, yes }: { email: string; yes: boolean },
): Promise<void> {
  const parts = erasures(email);
  /** Counts the rows per table that statements return: `2 rows in diagnostic_responses, 1 row in orders`. */
  const inventory = async (statementOf: (part: (typeof parts)[number]) => SQL) => {
    const results = await rowsOf(db, parts.map(statementOf));
    const counts = new Map<string, number>();
    for (const [index, { table }] of parts.entries()) {
      const name = getTableName(table);
      counts.set(name, (counts.get(name) ?? 0) + (results[index]?.length ?? 0));
    }
    const found = [...counts].filter(([, count]) => count > 0);
    return found.map(([name, count]) => `${formatCount(count, "row")} in ${name}`).join(", ");
  };
  if (!yes) {
    if (!terminal.confirm) {
      throw new CommandError("Nothing erased: there is no terminal to ask on, so use --yes");
    }
    const found = await inventory(({ table, rows }) => sql`SELECT 1 FROM ${table} WHERE ${rows}`);
    if (!found) return terminal.note(`Nothing is stored about ${email}`);
    await noteWhatStays(db, terminal, email, "Send it or refund it first");
    if (!(await terminal.confirm(`Erase ${found} of ${email} for good?`))) {
      throw new CommandError("Nothing erased");
    }
  } else await noteWhatStays(db, terminal, email, "Its address is gone now: refund it");
  const erased = await inventory(({ rows, erase }) => sql`${erase} WHERE ${rows} RETURNING 1`);
  terminal.print(erased ? `Erased ${erased} of ${email}` : `Nothing is stored about ${email}`);
}

/**
 * Warns that sales survive an erasure, and that a parcel without its address cannot be sent.
 *
 * @param advice what to do with such a parcel
 */
async function noteWhatStays(
  db: Database,
  { note }: Session["terminal"],
  email: string,
  advice: string,
) {
  const [sales = [], waiting = []] = await rowsOf(db, [
    sql`SELECT reference FROM ${orders} WHERE ${isOf(orders, email)}`,
    sql`SELECT reference FROM ${orders} JOIN ${parcels} ON ${parcels.session_id} = ${orders.session_id}
      WHERE ${isOf(orders, email)} AND ${isToSend}`,
  ]);
  const references = (rows: Row[]) => rows.map(({ reference }) => reference).join(", ");
  if (sales.length > 0) note(`Without name and address, the sale of ${references(sales)} stays`);
  if (waiting.length > 0) note(`Still to be sent: ${references(waiting)}. ${advice}`);
}
