/** The exportable tables, and their rows as the operator reads and exports them. */
import { eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "~/db/client";
import { leadTables, orders, parcels } from "~/db/schema";
import { personalColumns } from "~/retention/personal-data";

export const exportedTables = [...leadTables, orders] as const;
export type ExportedTable = (typeof exportedTables)[number];

/** An order's own country is the one that its tax goes by. */
export const parcelColumnName = (name: string) => (name === "country" ? "parcel_country" : name);

/** All columns except a lead's internal keys; for orders, also the parcel's columns about the buyer. */
export function columnsOf(table: ExportedTable): Record<string, SQLiteColumn | SQL.Aliased> {
  const columns: Record<string, SQLiteColumn> = getTableColumns(table);
  const { submission_key: _submission, unsubscribe_key: _unsubscribe, ...shown } = columns;
  if (table !== orders) return shown;
  const ofParcel: Record<string, SQLiteColumn> = getTableColumns(parcels);
  const personal = personalColumns(parcels).map((name) => {
    const shownAs = parcelColumnName(name);
    return [shownAs, name === shownAs ? ofParcel[name] : sql`${ofParcel[name]}`.as(shownAs)];
  });
  return { ...shown, ...Object.fromEntries(personal) };
}

/** The rows of a table, orders joined with their parcels. */
export function selectRecords(db: Database, table: ExportedTable, more: Record<string, SQL> = {}) {
  const rows = db
    .select({ ...columnsOf(table), ...more })
    .from(table as SQLiteTable)
    .$dynamic();
  if (table !== orders) return rows;
  return rows.leftJoin(parcels, eq(parcels.session_id, orders.session_id));
}

export function keyOf(table: ExportedTable): SQLiteColumn {
  return "session_id" in table ? table.session_id : table.id;
}
