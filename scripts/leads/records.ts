/** The tables that can be exported, and their rows as the commands show and write them. */
import { type Column, getTableColumns, getTableName, sql } from "drizzle-orm";
import { leadTables, orders, parcels, resourceSubscribers } from "~/db/schema";
import { type FileFormat, recordFormat } from "../kit/csv";
import type { Row } from "../kit/database";

export const exportedTables = [...leadTables, orders] as const;
export type ExportedTable = (typeof exportedTables)[number];

/** What an order shows of its parcel. */
const parcelColumns = ["name", "address", "dedication", "sent_at", "tracking_url"];

/** All columns but the submission key, which is internal. */
export function columnsFor(table: ExportedTable): string[] {
  const own = Object.keys(getTableColumns(table)).filter((name) => name !== "submission_key");
  return table === orders ? [...own, ...parcelColumns] : own;
}

/** The same columns as selected from `sourceOf`. */
export function columnsOf(table: ExportedTable) {
  const isOwn = (name: string) => Object.hasOwn(getTableColumns(table), name);
  const columns = columnsFor(table).map((name) => `${isOwn(name) ? "lead" : "parcel"}.${name}`);
  return sql.raw(columns.join(", "));
}

/** A table's rows, called `lead`; an order's with its parcel. */
export function sourceOf(table: ExportedTable) {
  const joined = sql` LEFT JOIN ${parcels} AS parcel ON parcel.session_id = lead.session_id`;
  return sql`${table} AS lead${table === orders ? joined : sql.raw("")}`;
}

/** Name of the primary key. */
export function keyOf(table: ExportedTable): "id" | "session_id" {
  return table === orders ? "session_id" : "id";
}

/** Whether the address of a row called `lead` has unsubscribed. */
export const unsubscribed = sql.raw(
  "EXISTS (SELECT 1 FROM unsubscribed_addresses WHERE address = lower(lead.email)) AS unsubscribed",
);

/** A row with its stored JSON read and its booleans as such. */
export function readRow(table: ExportedTable, row: Row): Row {
  const columns: Record<string, Column> = getTableColumns(table);
  const fields = Object.fromEntries(
    columnsFor(table).map((name) => {
      const stored = row[name] ?? null;
      const column = columns[name];
      return [name, stored === null || !column ? stored : column.mapFromDriverValue(stored)];
    }),
  );
  return "unsubscribed" in row ? { ...fields, unsubscribed: row.unsubscribed === 1 } : fields;
}

/**
 * How rows are written to a file: what comes first, then a text for the rows of a table. A CSV has the columns of
 * all its tables together, empty where a table lacks one.
 */
export function exportFormat(format: FileFormat, tables: readonly ExportedTable[]) {
  const columns = ["table", ...new Set(tables.flatMap(csvColumns)), "unsubscribed"];
  const { header, records } = recordFormat(format, columns);
  const recordOf = format === "json" ? jsonRecord : csvCells;
  return {
    header,
    records: (table: ExportedTable, rows: readonly Row[]) =>
      records(rows.map((row) => recordOf(table, row))),
  };
}

const jsonRecord = (table: ExportedTable, row: Row): Row => ({
  table: getTableName(table),
  ...row,
});

/** A spreadsheet has no use for JSON. Its `source` gets another name than the ad's. */
const metadataColumns = ["nom", "prenom", "metadata_source"];

function csvColumns(table: ExportedTable): string[] {
  if (table !== resourceSubscribers) return columnsFor(table);
  return columnsFor(table).flatMap((name) => (name === "metadata" ? metadataColumns : name));
}

/** A list is one text. */
function csvCells(table: ExportedTable, { metadata, main_obstacles, ...lead }: Row): Row {
  const { source, ...names } = (metadata ?? {}) as Record<string, unknown>;
  return {
    table: getTableName(table),
    ...lead,
    ...names,
    metadata_source: source,
    main_obstacles: Array.isArray(main_obstacles) ? main_obstacles.join("; ") : undefined,
  };
}
