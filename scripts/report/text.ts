import type { Report } from "~/statistics/report/figures";
import { reportTables } from "~/statistics/report/tables";
import { formatTable, printable } from "../kit/table";

/** The report for a terminal, in the same words as the page. */
export function reportText(report: Report): string {
  return reportTables(report)
    .map((part) =>
      typeof part === "string" ? printable(part) : formatTable(part.titles, part.rows),
    )
    .join("\n\n");
}
