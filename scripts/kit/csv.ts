import { stringify } from "csv-stringify/sync";

/** What parts the values of a record: a French Excel opens files with semicolons. */
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
 * Keeps a spreadsheet from running submitted text as a formula: an apostrophe makes it text. Where a
 * cell begins is the spreadsheet's opinion: one that splits at semicolons sees beginnings inside a text
 * that commas part, and some split at line breaks and tabs within quotes. The package's `escape_formulas`
 * guards the first character alone.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
function disarm(text: string): string {
  return text
    .replace(/(^|[;,\t\r\n"])([ \t\r\n]*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g, "$1$2'")
    .replace(/^(?=[\t\r])/, "'");
}
