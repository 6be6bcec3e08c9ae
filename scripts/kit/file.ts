/** Rows as a file that other tools read. */
import { open, rename, rm, stat } from "node:fs/promises";
import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type Options, stringify } from "csv-stringify";
import { stringify as stringifyAll } from "csv-stringify/sync";
import type { Row } from "./database";
import { CommandError, UsageError } from "./errors";
import { workbook } from "./workbook";

/** `csv` as RFC 4180 has it, `excel` a workbook, `json` an object a line. */
export type FileFormat = "csv" | "excel" | "json";

const csvOptions = (columns: readonly string[]): Options => ({
  header: true,
  columns: [...columns],
  record_delimiter: "windows",
  quoted_match: /[\r\n]/,
  cast: { string: disarm, boolean: String, number: String },
});

export const csvText = (columns: readonly string[], rows: readonly Row[]) =>
  stringifyAll([...rows], csvOptions(columns));

/**
 * Keeps a spreadsheet from running submitted text as a formula: an apostrophe makes it text.
 * Some spreadsheets split at semicolons whatever the separator, others at line breaks and tabs within quotes,
 * so that a cell may begin inside a text. The package's `escape_formulas` guards the first character alone.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
function disarm(text: string): string {
  return text
    .replace(/(^|[;,\t\r\n"])([ \t\r\n]*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g, "$1$2'")
    .replace(/^(?=[\t\r])/, "'");
}

interface RowFile {
  format: FileFormat;
  /** Of a CSV or a workbook; JSON has whatever a row has. */
  columns: readonly string[];
  /** A file that only its owner may read; null for the standard output. */
  output: string | null;
}

/**
 * Writes rows as they come.
 *
 * @throws {CommandError} when the file cannot be written
 */
export async function writeRows(
  { format, columns, output }: RowFile,
  rows: Iterable<Row> | AsyncIterable<Row>,
): Promise<void> {
  if (format === "excel") {
    if (output === null) throw new UsageError("--excel wants --output and a file: leads.xlsx");
    return writeWhole(output, async (file) => {
      const all: Row[] = [];
      for await (const row of rows) all.push(row);
      await pipeline([await workbook(columns, all)], file);
    });
  }
  const formatted = format === "json" ? jsonLines : stringify(csvOptions(columns));
  if (output === null) await pipeline(rows, formatted, process.stdout, { end: false });
  else await writeWhole(output, (file) => pipeline(rows, formatted, file));
}

/** Writes a text into a file that only its owner may read. @throws {CommandError} when that fails */
export const writeText = (output: string, text: string) =>
  writeWhole(output, (file) => pipeline([text], file));

async function* jsonLines(rows: Iterable<Row> | AsyncIterable<Row>): AsyncGenerator<string> {
  for await (const row of rows) yield `${JSON.stringify(row)}\n`;
}

/**
 * A file gets its name at the end: cut short, it must not look complete. Until then its name is one that nobody can have
 * prepared a link under.
 */
export async function writeWhole(
  file: string,
  write: (part: Writable) => Promise<void>,
): Promise<void> {
  const part = `${file}.${crypto.randomUUID()}.part`;
  const taken = await stat(file).catch(() => null);
  if (taken?.isDirectory()) throw new CommandError(`Cannot write ${file}: it is a folder`);
  // Its name would be taken from the device: root could lose /dev/null.
  if (taken && !taken.isFile()) throw new CommandError(`Cannot write ${file}: it is no file`);
  try {
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
