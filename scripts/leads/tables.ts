import { getTableColumns, sql } from "drizzle-orm";
import { leadTables, orders } from "~/db/schema";

/** What can be exported. */
export const exportedTables = [...leadTables, orders] as const;
export type ExportedTable = (typeof exportedTables)[number];

/** The columns that say something to people: all but the submission key. */
export function columnsFor(table: ExportedTable): string[] {
  return Object.keys(getTableColumns(table)).filter((name) => name !== "submission_key");
}

export const columnsOf = (table: ExportedTable) => sql.raw(columnsFor(table).join(", "));

/** Name of the column that tells the rows of a table apart. */
export function keyOf(table: ExportedTable): "id" | "session_id" {
  return table === orders ? "session_id" : "id";
}

/** Whether somebody wants no more mails, beside a row called `lead`. */
export const unsubscribed = sql.raw(
  "EXISTS (SELECT 1 FROM unsubscribed_addresses WHERE address = lower(lead.email)) AS unsubscribed",
);
