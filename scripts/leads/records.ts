import { type Column, getTableColumns, getTableName } from "drizzle-orm";
import { resourceSubscribers } from "~/db/schema";
import { csvRecord, type Separator } from "./csv";
import { columnsFor, type ExportedTable } from "./queries/tables";
import type { Row } from "./wrangler";

/** A row with its stored JSON read and its booleans as such. */
export function readRow(table: ExportedTable, row: Row): Row {
  const columns: Record<string, Column> = getTableColumns(table);
  const fields = Object.fromEntries(
    columnsFor(table).map((name) => {
      const stored = row[name] ?? null;
      return [name, stored === null ? null : columns[name]?.mapFromDriverValue(stored)];
    }),
  );
  return "unsubscribed" in row ? { ...fields, unsubscribed: row.unsubscribed === 1 } : fields;
}

/** How rows are written to a file: what comes first, then a text for each row. */
export interface RecordFormat {
  header: string;
  record: (table: ExportedTable, row: Row) => string;
}

/** JSON lines: each lead under its column names, with the table it stands in. */
export const jsonLines: RecordFormat = {
  header: "",
  record: (table, lead) => `${JSON.stringify({ table: getTableName(table), ...lead })}\n`,
};

/**
 * One CSV for all the tables asked for: their columns together, empty where a table lacks one. The
 * names inside `metadata` are columns of their own, since a spreadsheet has no use for JSON, and a
 * list is one text.
 */
export function csvOf(tables: readonly ExportedTable[], separator: Separator = ","): RecordFormat {
  const columns = ["table", ...new Set(tables.flatMap(csvColumns)), "unsubscribed"];
  return {
    header: csvRecord(columns, separator),
    record: (table, lead) => {
      const cells = csvCells(table, lead);
      return csvRecord(
        columns.map((name) => cells[name]),
        separator,
      );
    },
  };
}

/** The same as a French Excel opens it: semicolons, and a mark that says UTF-8. */
export function excelOf(tables: readonly ExportedTable[]): RecordFormat {
  const { header, record } = csvOf(tables, ";");
  return { header: `\uFEFF${header}`, record };
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
