/** All rows of tables, for files that other tools read. */
import { and, getTableName, sql } from "drizzle-orm";
import type { Database } from "~/db/client";
import type { Row } from "~/db/rows";
import { orders, resourceSubscribers } from "~/db/schema";
import { isUnsubscribed } from "~/db/unsubscribed";
import { columnsOf, type ExportedTable, keyOf, selectRecords } from "./records";

/**
 * Rows per query. Each page of a command starts wrangler, which takes about a second; but a page of the largest rows
 * must still fit into D1's response.
 */
const pageSize = (table: ExportedTable) =>
  table === orders || table === resourceSubscribers ? 10_000 : 4000;

/** Rows of a workbook that the site makes, at most: it is made in memory. */
export const mostInWorkbook = 10_000;

/** Spreadsheets cannot read JSON. Its `source` is renamed, since `source` is the ad's column. */
const metadataColumns = ["nom", "prenom", "metadata_source"];

/** The columns of a file with rows of several tables: those of all, empty where a table lacks one. */
export function columnsOfAll(tables: readonly ExportedTable[]): string[] {
  const fields = tables
    .flatMap((table) => Object.keys(columnsOf(table)))
    .flatMap((name) => (name === "metadata" ? metadataColumns : name));
  return ["table", ...new Set(fields), "unsubscribed"];
}

/**
 * Reads rows page by page, so that only one page is in memory. Oldest first, so that rows stored meanwhile come last.
 *
 * @param only which rows, in SQL; all if absent
 */
export async function* recordPages(
  db: Database,
  table: ExportedTable,
  only = "true",
): AsyncGenerator<Row[]> {
  const [moment, key] = [table.created_at, keyOf(table)];
  const next = selectRecords(db, table, { unsubscribed: isUnsubscribed(table.email) })
    .orderBy(moment, key)
    .limit(pageSize(table));
  let last: Row | undefined = { created_at: "", [key.name]: "" };
  while (last) {
    const isNext = sql`(${moment}, ${key}) > (${last.created_at}, ${last[key.name]})`;
    const rows: Row[] = await next.where(and(isNext, sql.raw(only)));
    yield rows.map((row) => ({ table: getTableName(table), ...row }));
    last = rows.length < pageSize(table) ? undefined : rows.at(-1);
  }
}

/** A row whose values are cells. */
export function flattened({ metadata, main_obstacles, ...row }: Row): Row {
  const { source: metadata_source, ...names } = (metadata ?? {}) as Row;
  const obstacles = Array.isArray(main_obstacles) ? main_obstacles.join("; ") : undefined;
  return { ...row, ...names, metadata_source, main_obstacles: obstacles };
}
