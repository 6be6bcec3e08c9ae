/** Rows of the database as a workbook. */
import { clockInParis } from "./time";
import { type Cell, workbook } from "./workbook";

/** Columns that hold moments or days. */
const dated = /(_at|_on)$|^(day|session)$/;
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
const day = /^\d{4}-\d\d-\d\d$/;

export function workbookOfRows(
  columns: readonly string[],
  rows: readonly Readonly<Record<string, unknown>>[],
): Uint8Array {
  const cells = rows.map((row) => columns.map((name) => cellOf(name, row[name])));
  return workbook([{ name: "Données", columns, rows: cells }]);
}

/** Days and times are in Paris. */
function cellOf(name: string, value: unknown): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === "number" || typeof value === "boolean") return value;
  const text = String(value);
  if (dated.test(name) && moment.test(text)) {
    const { day, time } = clockInParis(text);
    return { date: `${day}T${time}` };
  }
  return dated.test(name) && day.test(text) ? { date: text } : text;
}
