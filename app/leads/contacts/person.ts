/* One person's rows. Addresses are stored as typed, so they are compared in lower case, like the indexes. */

import { desc, getTableColumns, getTableName, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Database } from "~/db/client";
import type { Row } from "~/db/rows";
import {
  type LeadTableName,
  leadTables,
  orders,
  outboxEvents,
  unsubscribedAddresses,
  withdrawals,
} from "~/db/schema";
import { unionAll } from "~/db/union";
import { sharesMailbox } from "~/db/unsubscribed";
import { selectWithdrawals } from "~/withdrawals/list";
import { type ExportedTable, selectRecords } from "./records";

export const belongsTo = (table: { email: SQLiteColumn }, email: string): SQL =>
  sql`lower(${table.email}) = ${email.toLowerCase()}`;

/** Keyed by column name. A mail's quota is not shown: it is not personal data. */
const { quota: _, ...shownOfEvent } = getTableColumns(outboxEvents);
const eventColumns = Object.fromEntries(
  Object.values(shownOfEvent).map((column) => [column.name, column]),
);

export type Person = Awaited<ReturnType<typeof findPerson>>;

/** Everything stored about an address, newest rows first. */
export async function findPerson(db: Database, email: string) {
  const recordsOf = (table: ExportedTable) =>
    selectRecords(db, table).where(belongsTo(table, email)).orderBy(desc(table.created_at));
  const [events, declarations, [unsubscribed], boughtOrders, ...leadsByTable] = await db.batch([
    db
      .select(eventColumns)
      .from(outboxEvents)
      .where(belongsTo(outboxEvents, email))
      .orderBy(desc(outboxEvents.created_at)),
    selectWithdrawals(db)
      .where(belongsTo(withdrawals, email))
      .orderBy(desc(withdrawals.created_at)),
    db
      .select({ created_at: unsubscribedAddresses.created_at })
      .from(unsubscribedAddresses)
      .where(sharesMailbox(email)),
    recordsOf(orders),
    ...leadTables.map(recordsOf),
  ]);
  const leads = leadTables.flatMap((table, index) =>
    (leadsByTable[index] ?? []).map((fields): Row & { table: LeadTableName } => ({
      table: getTableName(table),
      ...fields,
    })),
  );
  return { email, events, declarations, unsubscribed, orders: boughtOrders, leads };
}

/** The machine-readable copy for a person who asks for their data: GDPR, article 20. */
export const copyOf = ({ email, events, declarations, unsubscribed, orders, leads }: Person) => ({
  email,
  leads,
  orders,
  withdrawals: declarations,
  unsubscribed_at: unsubscribed?.created_at ?? null,
  events: events.map(({ payload: _, ...event }) => event),
});

/** The address of a lead or a declaration by its id, or of an order by its reference; null if there is none. */
export async function findAddress(db: Database, key: string): Promise<string | null> {
  const rows = [
    ...[...leadTables, withdrawals].map((table) => ({ table, key: table.id })),
    { table: orders, key: orders.reference },
  ];
  const found = rows.map((row) => sql`SELECT email FROM ${row.table} WHERE ${row.key} = ${key}`);
  const [row] = await db.all<{ email: string | null }>(unionAll(found));
  return row?.email ?? null;
}

/** Whether anything is stored about an address, in SQL. */
export function isKnown(email: string): SQL<boolean> {
  const tables = [...leadTables, orders, withdrawals, outboxEvents];
  const found = tables.map(
    (table) => sql`EXISTS (SELECT 1 FROM ${table} WHERE ${belongsTo(table, email)})`,
  );
  return sql`(${sql.join(found, sql` OR `)})`;
}
