/** Rows as a file that other tools read. */
import { stringify } from "csv-stringify/sync";
import type { Row } from "./database";

/** `csv` as RFC 4180 has it, `excel` the same as a French Excel opens it, `json` an object a line. */
export type FileFormat = "csv" | "excel" | "json";

/** What a file begins with, and a text for each part of its rows. */
export interface RecordFormat {
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
  const separator = format === "excel" ? ";" : ",";
  // Without the mark, Excel does not read UTF-8.
  const mark = format === "excel" ? "\uFEFF" : "";
  return {
    header: mark + csvRecords([[...columns]], separator),
    records: (rows) =>
      csvRecords(
        rows.map((row) => columns.map((name) => row[name])),
        separator,
      ),
  };
}

/** A file that is written at once. */
export function fileText(format: FileFormat, columns: readonly string[], rows: readonly Row[]) {
  const { header, records } = recordFormat(format, columns);
  return header + records(rows);
}

/** Between the values of a record. A French Excel expects semicolons. */
export type Separator = "," | ";";

/** Records of RFC 4180, their line ends included. */
export function csvRecords(rows: readonly unknown[][], separator: Separator = ","): string {
  return stringify(rows as unknown[][], {
    delimiter: separator,
    record_delimiter: "windows",
    quoted_match: /[\r\n]/,
    cast: { string: disarm, boolean: String },
  });
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
