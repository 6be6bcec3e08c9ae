import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { getTableName, type SQL, sql } from "drizzle-orm";
import { orders } from "~/db/schema";
import type { FileFormat } from "../kit/csv";
import type { Row } from "../kit/database";
import { writeWhole } from "../kit/file";
import { type Cursor, rowsOf, type Session, start } from "../kit/session";
import { formatCount } from "../kit/table";
import {
  columnsOf,
  type ExportedTable,
  exportFormat,
  keyOf,
  readRow,
  sourceOf,
  unsubscribed,
} from "./records";

export interface Export {
  format: FileFormat;
  tables: readonly ExportedTable[];
  /** A file; null for the standard output. */
  output: string | null;
}

/**
 * Leads asked for at once. Each page costs wrangler's start, about a second; a full page of the
 * largest rows, with every text at its limit, must still be an answer that D1 gives.
 */
const usualPageSize = 4000;
const pageSizes: Partial<Record<ExportedTable["_"]["name"], number>> = {
  resource_subscribers: 10_000,
  orders: 10_000,
};

/** Writes all leads, page by page: memory holds one page, however many there are. */
export async function exportAll(
  session: Session,
  { format, tables, output }: Export,
): Promise<void> {
  await writeTo(output, pagesOf(session, tables, format));
}

/** @param output a file; null for the standard output */
export async function writeTo(
  output: string | null,
  pages: AsyncIterable<string> | readonly string[],
): Promise<void> {
  if (output === null) await pipeline(Readable.from(pages), process.stdout, { end: false });
  else await writeWhole(output, pages);
}

/** The parts of a file; notes at the end how many rows they hold. */
export async function* pagesOf(
  session: Session,
  tables: readonly ExportedTable[],
  format: FileFormat,
  fixedSize?: number,
): AsyncGenerator<string> {
  const { header, records } = exportFormat(format, tables);
  const noun = tables.some((table) => table === orders) ? "row" : "lead";
  if (header) yield header;
  let count = 0;
  for (const table of tables) {
    const size = fixedSize ?? pageSizes[getTableName(table)] ?? usualPageSize;
    let after: Cursor | null = start;
    while (after) {
      const rows: Row[] = await rowsOf(session, exportRows(table, after, size));
      yield records(
        table,
        rows.map((row) => readRow(table, row)),
      );
      count += rows.length;
      session.terminal.progress(`${formatCount(count, noun)}…`);
      after = rows.length < size ? null : placeOf(table, rows.at(-1));
    }
  }
  session.terminal.note(`${formatCount(count, noun)} exported`);
}

function placeOf(table: ExportedTable, row: Row | undefined): Cursor | null {
  return row ? { created_at: String(row.created_at), id: String(row[keyOf(table)]) } : null;
}

/** The next rows of one table, oldest first: those stored meanwhile come last. */
export function exportRows(table: ExportedTable, after: Cursor, limit: number): SQL {
  const id = sql.raw(`lead.${keyOf(table)}`);
  return sql`SELECT ${columnsOf(table)}, ${unsubscribed} FROM ${sourceOf(table)}
    WHERE (lead.created_at, ${id}) > (${after.created_at}, ${after.id})
    ORDER BY lead.created_at, ${id} LIMIT ${limit}`;
}
