/** What parts the values of a record: a French Excel opens files with semicolons. */
export type Separator = "," | ";";

/** A record of RFC 4180, its line end included. */
export function csvRecord(values: readonly unknown[], separator: Separator = ","): string {
  return `${values.map((value) => csvField(value, separator)).join(separator)}\r\n`;
}

function csvField(value: unknown, separator: Separator): string {
  const text = typeof value === "string" ? disarm(value) : csvText(value);
  return /["\r\n]/.test(text) || text.includes(separator)
    ? `"${text.replaceAll('"', '""')}"`
    : text;
}

/**
 * Keeps a spreadsheet from running a stranger's text as a formula: an apostrophe makes it text. Where a
 * cell begins is the spreadsheet's opinion: one that splits at semicolons sees beginnings inside a text
 * that commas part, and some split at line breaks and tabs within quotes.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
function disarm(text: string): string {
  return text
    .replace(/(^|[;,\t\r\n"])([ \t\r\n]*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g, "$1$2'")
    .replace(/^(?=[\t\r])/, "'");
}

function csvText(value: unknown): string {
  return value === null || value === undefined ? "" : String(value);
}
