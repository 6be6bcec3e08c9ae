/** Writes rows to an Excel workbook. Each cell has a type, so that telephone numbers and campaign ids stay text. */
import writeExcelFile, { type SheetData } from "write-excel-file/node";
import { clockInParis } from "~/lib/time";
import type { Row } from "./database";

/** Columns that hold moments or days. */
const dated = /(_at|_on)$|^(day|session)$/;
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
const day = /^\d{4}-\d\d-\d\d$/;

/** Characters that XML cannot hold. */
const unwritable = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]|\p{Cs}/gu;

export async function workbook(columns: readonly string[], rows: readonly Row[]): Promise<Buffer> {
  const title = columns.map((name) => ({ value: name, fontWeight: "bold" as const }));
  const cells = rows.map((row) => columns.map((name) => cellOf(name, row[name])));
  const sheet: SheetData = [title, ...cells];
  return writeExcelFile(sheet, { stickyRowsCount: 1 }).toBuffer();
}

/** Days and times are in Paris. */
function cellOf(name: string, value: unknown): SheetData[number][number] {
  if (value === null || value === undefined || value === "") return null;
  if (typeof value === "number" || typeof value === "boolean") return value;
  const text = String(value);
  if (dated.test(name) && moment.test(text)) {
    const { day, time } = clockInParis(text);
    return { value: new Date(`${day}T${time}Z`), type: Date, format: "yyyy-mm-dd hh:mm" };
  }
  if (dated.test(name) && day.test(text)) {
    return { value: new Date(text), type: Date, format: "yyyy-mm-dd" };
  }
  return { value: text.replace(unwritable, ""), type: String };
}
