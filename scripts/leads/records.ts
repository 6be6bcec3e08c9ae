import { type Column, getTableColumns, getTableName } from "drizzle-orm";
import { type LeadTable, resourceSubscribers } from "~/db/schema";
import { csvRecord } from "./csv";
import { leadColumns } from "./queries";
import type { Row } from "./wrangler";

/** A row with its stored JSON read and its booleans as such. */
export function readLead(table: LeadTable, row: Row): Row {
  const columns: Record<string, Column> = getTableColumns(table);
  const fields = Object.fromEntries(
    leadColumns(table).map((name) => {
      const stored = row[name] ?? null;
      return [name, stored === null ? null : columns[name]?.mapFromDriverValue(stored)];
    }),
  );
  return "unsubscribed" in row ? { ...fields, unsubscribed: row.unsubscribed === 1 } : fields;
}

/** How leads are written to a file: what comes first, then a text for each lead. */
export interface RecordFormat {
  header: string;
  record: (table: LeadTable, lead: Row) => string;
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
export function csvOf(tables: readonly LeadTable[]): RecordFormat {
  const columns = ["table", ...new Set(tables.flatMap(csvColumns)), "unsubscribed"];
  return {
    header: csvRecord(columns),
    record: (table, lead) => {
      const cells = csvCells(table, lead);
      return csvRecord(columns.map((name) => cells[name]));
    },
  };
}

const metadataColumns = ["nom", "prenom", "source"];

function csvColumns(table: LeadTable): string[] {
  if (table !== resourceSubscribers) return leadColumns(table);
  return leadColumns(table).flatMap((name) => (name === "metadata" ? metadataColumns : name));
}

function csvCells(table: LeadTable, { metadata, main_obstacles, ...lead }: Row): Row {
  return {
    table: getTableName(table),
    ...lead,
    ...(metadata as object | null | undefined),
    main_obstacles: Array.isArray(main_obstacles) ? main_obstacles.join("; ") : undefined,
  };
}
