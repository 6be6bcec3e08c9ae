/*
 * Prints rows as text. Values come from public forms, so none may move the cursor, colour the terminal or reverse the
 * line.
 */
import { clockInParis } from "~/lib/time";

/** Invisible characters with an effect: control characters, and direction marks and overrides. */
const controls = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/** One line of text with every such character escaped. */
export function printable(value: unknown): string {
  return String(value).replace(
    controls,
    (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`,
  );
}

/** Columns side by side, each as wide as its longest text, with titles. */
export function formatTable(titles: string[], rows: readonly (readonly unknown[])[]): string {
  const lines = [titles, ...rows.map((row) => row.map((value) => printable(value ?? "-")))];
  const widths = titles.map((_, column) =>
    Math.max(...lines.map((line) => width(line[column] ?? ""))),
  );
  return lines
    .map((line) =>
      line
        .map((text, column) => text + " ".repeat((widths[column] ?? 0) - width(text)))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** The cell of a row for each title. */
export type Columns<Row> = Record<string, (row: Row) => unknown>;

export const tableOf = <Row>(columns: Columns<Row>, rows: readonly Row[]) =>
  formatTable(
    Object.keys(columns),
    rows.map((row) => Object.values(columns).map((cellOf) => cellOf(row))),
  );

/** Counts characters, which can take two UTF-16 units. */
const width = (text: string) => [...text].length;

/** One field per line; a value of several lines stays in its column. */
export function formatFields(fields: Readonly<Record<string, unknown>>): string {
  const indent = 2 + Math.max(...Object.keys(fields).map((name) => name.length));
  return Object.entries(fields)
    .map(([name, value]) => {
      const lines = fieldText(value).split("\n").map(printable);
      return `  ${name.padEnd(indent)}${lines.join(`\n  ${" ".repeat(indent)}`)}`;
    })
    .join("\n");
}

function fieldText(value: unknown): string {
  if (value === null || value === undefined) return "-";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.join("\n");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** A moment in Paris time: `2026-05-01T12:00:03.123Z` becomes `2026-05-01 14:00:03`. */
export function formatTime(moment: string): string {
  const { day, time } = clockInParis(moment);
  return `${day} ${time}`;
}
