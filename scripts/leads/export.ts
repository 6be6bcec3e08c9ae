import { getTableName, sql } from "drizzle-orm";
import { orders, resourceSubscribers } from "~/db/schema";
import { isUnsubscribed } from "~/db/unsubscribed";
import { formatCount } from "~/lib/count";
import type { Row } from "../kit/database";
import { type FileFormat, writeRows } from "../kit/file";
import type { Session } from "../kit/session";
import { columnsOf, type ExportedTable, keyOf, selectRecords } from "./records";

interface Export {
  format: FileFormat;
  tables: readonly ExportedTable[];
  /** A file; null for the standard output. */
  output: string | null;
}

/**
 * Rows per query. Each page starts wrangler, which takes about a second; but a page of the largest rows must still fit
 * into D1's response.
 */
const pageSize = (table: ExportedTable) =>
  table === orders || table === resourceSubscribers ? 10_000 : 4000;

/** Spreadsheets cannot read JSON. Its `source` is renamed, since `source` is the ad's column. */
const metadataColumns = ["nom", "prenom", "metadata_source"];

/** Writes all rows. A CSV file has the columns of all its tables, empty if a table lacks one. */
export function exportAll(session: Session, { format, tables, output }: Export): Promise<void> {
  const fields = tables
    .flatMap((table) => Object.keys(columnsOf(table)))
    .flatMap((name) => (name === "metadata" ? metadataColumns : name));
  const columns = ["table", ...new Set(fields), "unsubscribed"];
  return writeRows({ format, columns, output }, exportedRows(session, tables, format));
}

/** Yields rows page by page, so that only one page is in memory. Reports the total at the end. */
async function* exportedRows(
  { db, terminal }: Session,
  tables: readonly ExportedTable[],
  format: FileFormat,
): AsyncGenerator<Row> {
  const noun = tables.some((table) => table === orders) ? "row" : "lead";
  let count = 0;
  for (const table of tables) {
    const name = getTableName(table);
    const [moment, key] = [table.created_at, keyOf(table)];
    // Oldest first, so that rows stored meanwhile come last.
    const next = selectRecords(db, table, { unsubscribed: isUnsubscribed(table.email) })
      .orderBy(moment, key)
      .limit(pageSize(table));
    let last: Row | undefined = { created_at: "", [key.name]: "" };
    while (last) {
      const rows: Row[] = await next.where(
        sql`(${moment}, ${key}) > (${last.created_at}, ${last[key.name]})`,
      );
      const written = rows.map((row) => ({ table: name, ...row }));
      yield* format === "json" ? written : written.map(csvCells);
      count += rows.length;
      terminal.progress(`${formatCount(count, noun)}…`);
      last = rows.length < pageSize(table) ? undefined : rows.at(-1);
    }
  }
  terminal.note(`${formatCount(count, noun)} exported`);
}

function csvCells({ metadata, main_obstacles, ...row }: Row): Row {
  const { source: metadata_source, ...names } = (metadata ?? {}) as Row;
  const obstacles = Array.isArray(main_obstacles) ? main_obstacles.join("; ") : undefined;
  return { ...row, ...names, metadata_source, main_obstacles: obstacles };
}
