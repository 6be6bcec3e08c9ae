/** Writes rows to files that other tools read. */
import { mkdir, open, rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Row } from "~/db/rows";
import { csvHead, csvLine } from "~/lib/csv";
import { workbookOfRows } from "~/lib/row-workbook";
import { CommandError, UsageError } from "./errors";

/** `csv` follows RFC 4180, `excel` is a workbook, `json` has one object per line. */
export const fileFormats = ["csv", "excel", "json"] as const;

export type FileFormat = (typeof fileFormats)[number];

interface RowFile {
  format: FileFormat;
  /** Columns of a CSV file or a workbook; JSON writes all fields of a row. */
  columns: readonly string[];
  /** A file that only its owner can read; null for the standard output. */
  output: string | null;
}

/**
 * Writes rows as they arrive.
 *
 * @throws {CommandError} if the file cannot be written
 */
export async function writeRows({ format, columns, output }: RowFile, rows: Rows): Promise<void> {
  if (format === "excel") {
    if (output === null)
      throw new UsageError("--excel needs --output with a file, such as leads.xlsx");
    return writeWhole(output, async (file) => {
      const all: Row[] = [];
      for await (const row of rows) all.push(row);
      await pipeline([workbookOfRows(columns, all)], file);
    });
  }
  const lines = format === "json" ? jsonLines(rows) : csvLines(columns, rows);
  if (output === null) await pipeline(lines, process.stdout, { end: false });
  else await writeWhole(output, (file) => pipeline(lines, file));
}

/**
 * Writes a text to a file that only its owner can read.
 *
 * @throws {CommandError} if that fails
 */
export const writeText = (output: string, text: string) =>
  writeWhole(output, (file) => pipeline([text], file));

/** The same for bytes. */
export const writeBytes = (output: string, bytes: Uint8Array) =>
  writeWhole(output, (file) => pipeline([bytes], file));

type Rows = Iterable<Row> | AsyncIterable<Row>;

async function* jsonLines(rows: Rows): AsyncGenerator<string> {
  for await (const row of rows) yield `${JSON.stringify(row)}\n`;
}

async function* csvLines(columns: readonly string[], rows: Rows): AsyncGenerator<string> {
  yield csvHead(columns);
  for await (const row of rows) yield csvLine(columns, row);
}

/**
 * Writes under a temporary name and renames at the end, so that a partial file never looks complete. The temporary name
 * is random, so nobody can have planted a link there.
 */
export async function writeWhole(
  file: string,
  write: (part: Writable) => Promise<void>,
): Promise<void> {
  const part = `${file}.${crypto.randomUUID()}.part`;
  const existing = await stat(file).catch(() => null);
  if (existing?.isDirectory()) throw new CommandError(`Cannot write ${file}: it is a folder`);
  // Renaming would replace a device: root could lose /dev/null.
  if (existing && !existing.isFile())
    throw new CommandError(`Cannot write ${file}: it is not a regular file`);
  try {
    await mkdir(dirname(file), { recursive: true });
    // Opened before the first query, so that an error shows at once.
    const handle = await open(part, "wx", 0o600);
    await write(handle.createWriteStream());
    await rename(part, file);
  } catch (error) {
    // It may not exist.
    await rm(part, { force: true }).catch(() => {});
    const { cause = error } = error as Error;
    if (cause instanceof CommandError) throw cause;
    throw new CommandError(`Cannot write ${file}: ${(error as Error).message}`);
  }
}
