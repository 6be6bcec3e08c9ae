import type { Row } from "~/db/rows";
import { orders } from "~/db/schema";
import { columnsOfAll, flattened, recordPages } from "~/leads/contacts/export";
import type { ExportedTable } from "~/leads/contacts/records";
import { formatCount } from "~/lib/count";
import { type FileFormat, writeRows } from "../kit/file";
import type { Session } from "../kit/session";

interface Export {
  format: FileFormat;
  /** A file; null for the standard output. */
  output: string | null;
  tables: readonly ExportedTable[];
}

/** Writes all rows. A CSV file has the columns of all its tables, empty if a table lacks one. */
export function exportAll(session: Session, { format, tables, output }: Export): Promise<void> {
  const columns = columnsOfAll(tables);
  return writeRows({ format, columns, output }, exportedRows(session, tables, format));
}

/** Reports the total at the end. */
async function* exportedRows(
  { db, terminal }: Session,
  tables: readonly ExportedTable[],
  format: FileFormat,
): AsyncGenerator<Row> {
  const noun = tables.some((table) => table === orders) ? "row" : "lead";
  let count = 0;
  for (const table of tables) {
    for await (const rows of recordPages(db, table)) {
      yield* format === "json" ? rows : rows.map(flattened);
      count += rows.length;
      terminal.progress(`${formatCount(count, noun)}…`);
    }
  }
  terminal.note(`${formatCount(count, noun)} exported`);
}
