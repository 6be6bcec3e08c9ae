/** Rows as CSV for programs: commas, CRLF and doubled quotes (RFC 4180). */

type Values = Readonly<Record<string, unknown>>;

export const csvHead = (columns: readonly string[]) => line(columns);

export const csvLine = (columns: readonly string[], row: Values) =>
  line(columns.map((name) => textOf(row[name])));

export const csvText = (columns: readonly string[], rows: readonly Values[]) =>
  csvHead(columns) + rows.map((row) => csvLine(columns, row)).join("");

const line = (cells: readonly string[]) => `${cells.map(quoted).join(",")}\r\n`;

const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "object") return disarm(JSON.stringify(value));
  return typeof value === "string" ? disarm(value) : String(value);
}

/**
 * Keeps a spreadsheet from running submitted text as a formula: an apostrophe makes it text. Some spreadsheets always
 * split at semicolons, others at line breaks and tabs within quotes, so a cell may begin inside a text.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
function disarm(text: string): string {
  return text
    .replace(/(^|[;,\t\r\n"])([ \t\r\n]*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g, "$1$2'")
    .replace(/^(?=[\t\r])/, "'");
}
