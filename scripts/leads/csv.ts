/** A record of RFC 4180, its line end included. */
export function csvRecord(values: readonly unknown[]): string {
  return `${values.map(csvField).join(",")}\r\n`;
}

function csvField(value: unknown): string {
  const text = typeof value === "string" ? disarm(value) : csvText(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Keeps a spreadsheet from running a stranger's text as a formula: an apostrophe makes it text.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
function disarm(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

function csvText(value: unknown): string {
  return value === null || value === undefined ? "" : String(value);
}
