/** Rows as a file that other tools read. */
import { open, rename, rm, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { stringify } from "csv-stringify/sync";
import type { Row } from "./d1";
import { CommandError } from "./errors";

/** `csv` as RFC 4180 has it, `excel` the same as a French Excel opens it, `json` an object a line. */
export type FileFormat = "csv" | "excel" | "json";

/** What a file begins with, and a text for each part of its rows. */
interface RecordFormat {
  header: string;
  records: (rows: readonly Row[]) => string;
}

/** @param columns of the CSV; JSON has whatever a row has */
export function recordFormat(format: FileFormat, columns: readonly string[]): RecordFormat {
  if (format === "json") {
    return {
      header: "",
      records: (rows) => rows.map((row) => `${JSON.stringify(row)}\n`).join(""),
    };
  }
  const csv = (rows: readonly Row[]) =>
    stringify([...rows], {
      columns: [...columns],
      // A French Excel expects semicolons.
      delimiter: format === "excel" ? ";" : ",",
      record_delimiter: "windows",
      quoted_match: /[\r\n]/,
      cast: { string: disarm, boolean: String },
    });
  // Without the mark, Excel does not read UTF-8.
  const mark = format === "excel" ? "\uFEFF" : "";
  const titles = Object.fromEntries(columns.map((name) => [name, name]));
  return { header: mark + csv([titles]), records: csv };
}

/** A file that is written at once. */
export function fileText(format: FileFormat, columns: readonly string[], rows: readonly Row[]) {
  const { header, records } = recordFormat(format, columns);
  return header + records(rows);
}

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

type Pages = Iterable<string> | AsyncIterable<string>;

/** @param output a file; null for the standard output */
export async function writeTo(output: string | null, pages: Pages): Promise<void> {
  if (output === null) await pipeline(Readable.from(pages), process.stdout, { end: false });
  else await writeWhole(output, pages);
}

/**
 * Writes a file that only its owner may read. It gets its name at the end: a file cut short must not look
 * complete.
 *
 * @throws {CommandError} when it cannot be written
 */
export async function writeWhole(file: string, pages: Pages): Promise<void> {
  const part = `${file}.part`;
  const taken = await stat(file).catch(() => null);
  if (taken?.isDirectory()) throw new CommandError(`Cannot write ${file}: it is a folder`);
  // Its name would be taken from the device: root could lose /dev/null.
  if (taken && !taken.isFile()) throw new CommandError(`Cannot write ${file}: it is no file`);
  try {
    // Opened before the first query, so that an error shows at once.
    const handle = await open(part, "w", 0o600);
    await pipeline(Readable.from(pages), handle.createWriteStream());
    await rename(part, file);
  } catch (error) {
    // It may not exist.
    await rm(part, { force: true }).catch(() => {});
    const { cause = error } = error as Error;
    if (cause instanceof CommandError) throw cause;
    throw new CommandError(`Cannot write ${file}: ${(error as Error).message}`);
  }
}
