/** The tables that can be exported, and their rows as the commands show and write them. */
import { eq, getTableColumns, type SQL } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "~/db/client";
import { leadTables, orders, parcels } from "~/db/schema";

export const exportedTables = [...leadTables, orders] as const;
export type ExportedTable = (typeof exportedTables)[number];

/** What an order shows of its parcel. */
const { name, address, dedication, sent_at, tracking_url } = getTableColumns(parcels);
const parcelColumns = { name, address, dedication, sent_at, tracking_url };

/** All columns but the submission key, which is internal. */
export function columnsOf(table: ExportedTable): Record<string, SQLiteColumn> {
  const columns: Record<string, SQLiteColumn> = getTableColumns(table);
  const { submission_key: _, ...shown } = columns;
  return table === orders ? { ...shown, ...parcelColumns } : shown;
}

/** The rows of a table, an order's with its parcel. */
export function selectRecords(db: Database, table: ExportedTable, more: Record<string, SQL> = {}) {
  const rows = db
    .select({ ...columnsOf(table), ...more })
    .from(table as SQLiteTable)
    .$dynamic();
  if (table !== orders) return rows;
  return rows.leftJoin(parcels, eq(parcels.session_id, orders.session_id));
}

/** The primary key. */
export function keyOf(table: ExportedTable): SQLiteColumn {
  return "session_id" in table ? table.session_id : table.id;
}
