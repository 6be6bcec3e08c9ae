import { type Column, getTableColumns, getTableName } from "drizzle-orm";
import { resourceSubscribers } from "~/db/schema";
import { csvRecords, type Separator } from "../kit/csv";
import type { Row } from "../kit/database";
import { columnsFor, type ExportedTable } from "./tables";

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

/** How rows are written to a file: what comes first, then a text for the rows of a table. */
export interface RecordFormat {
  header: string;
  records: (table: ExportedTable, rows: readonly Row[]) => string;
}

/** JSON lines: each lead under its column names, with the table it stands in. */
export const jsonLines: RecordFormat = {
  header: "",
  records: (table, leads) =>
    leads.map((lead) => `${JSON.stringify({ table: getTableName(table), ...lead })}\n`).join(""),
};

/**
 * One CSV for all the tables asked for: their columns together, empty where a table lacks one. The
 * names inside `metadata` are columns of their own, since a spreadsheet has no use for JSON, and a
 * list is one text.
 */
export function csvOf(tables: readonly ExportedTable[], separator: Separator = ","): RecordFormat {
  const columns = ["table", ...new Set(tables.flatMap(csvColumns)), "unsubscribed"];
  return {
    header: csvRecords([columns], separator),
    records: (table, leads) =>
      csvRecords(
        leads.map((lead) => {
          const cells = csvCells(table, lead);
          return columns.map((name) => cells[name]);
        }),
        separator,
      ),
  };
}

/** The same as a French Excel opens it: semicolons, and a mark that says UTF-8. */
export function excelOf(tables: readonly ExportedTable[]): RecordFormat {
  const { header, records } = csvOf(tables, ";");
  return { header: `\uFEFF${header}`, records };
}

/** Not under the name that the ad's source has. */
const metadataColumns = ["nom", "prenom", "metadata_source"];

function csvColumns(table: ExportedTable): string[] {
  if (table !== resourceSubscribers) return columnsFor(table);
  return columnsFor(table).flatMap((name) => (name === "metadata" ? metadataColumns : name));
}

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
