import { getTableName, sql } from "drizzle-orm";
import { orders, resourceSubscribers } from "~/db/schema";
import { isUnsubscribed } from "~/db/unsubscribed";
import type { Row } from "../kit/database";
import { type FileFormat, writeRows } from "../kit/file";
import type { Session } from "../kit/session";
import { formatCount } from "../kit/table";
import { columnsOf, type ExportedTable, keyOf, selectRecords } from "./records";

interface Export {
  format: FileFormat;
  tables: readonly ExportedTable[];
  /** A file; null for the standard output. */
  output: string | null;
}

/**
 * Rows asked for at once. Each page costs wrangler's start, about a second; a full page of the
 * largest rows, with every text at its limit, must still be an answer that D1 gives.
 */
const usualPageSize = 4000;
const pageSizes: Partial<Record<ExportedTable["_"]["name"], number>> = {
  resource_subscribers: 10_000,
  orders: 10_000,
};

/**
 * Writes all rows. A CSV has the columns of all its tables together, empty where a table lacks one.
 */
export function exportAll(session: Session, { format, tables, output }: Export): Promise<void> {
  const columns = ["table", ...new Set(tables.flatMap(csvColumns)), "unsubscribed"];
  return writeRows({ format, columns, output }, rowsOf(session, tables, format));
}

/** Rows page by page: memory holds one page, however many there are. Notes at the end how many. */
async function* rowsOf(
  { db, terminal }: Session,
  tables: readonly ExportedTable[],
  format: FileFormat,
): AsyncGenerator<Row> {
  const noun = tables.some((table) => table === orders) ? "row" : "lead";
  let count = 0;
  for (const table of tables) {
    const name = getTableName(table);
    const size = pageSizes[name] ?? usualPageSize;
    const [moment, key] = [table.created_at, keyOf(table)];
    // The oldest first: rows stored meanwhile come last.
    const next = selectRecords(db, table, { unsubscribed: isUnsubscribed(table.email) })
      .orderBy(moment, key)
      .limit(size);
    let last: Row | undefined = { created_at: "", [key.name]: "" };
    while (last) {
      const rows: Row[] = await next.where(
        sql`(${moment}, ${key}) > (${last.created_at}, ${last[key.name]})`,
      );
      const written = rows.map((row) => ({ table: name, ...row }));
      yield* format === "json" ? written : written.map(csvCells);
      count += rows.length;
      terminal.progress(`${formatCount(count, noun)}…`);
      last = rows.length < size ? undefined : rows.at(-1);
    }
  }
  terminal.note(`${formatCount(count, noun)} exported`);
}

/** A spreadsheet has no use for JSON. Its `source` gets another name than the ad's. */
const metadataColumns = ["nom", "prenom", "metadata_source"];

function csvColumns(table: ExportedTable): string[] {
  const columns = Object.keys(columnsOf(table));
  if (table !== resourceSubscribers) return columns;
  return columns.flatMap((name) => (name === "metadata" ? metadataColumns : name));
}

/** A list is one text. */
function csvCells({ metadata, main_obstacles, ...row }: Row): Row {
  const { source, ...names } = (metadata ?? {}) as Row;
  return {
    ...row,
    ...names,
    metadata_source: source,
    main_obstacles: Array.isArray(main_obstacles) ? main_obstacles.join("; ") : undefined,
  };
}
