import { pipeline } from "node:stream/promises";
import type { Command } from "commander";
import { rowsOf } from "~/db/rows";
import { makeReport, type SalesReport } from "~/statistics/report/figures";
import { lastDays, maxDays } from "~/statistics/report/period";
import { type ReportRows, reportStatements } from "~/statistics/report/queries";
import { reportTables } from "~/statistics/report/tables";
import { createCommand, withDatabase } from "../kit/command";
import { readTarget, type Target } from "../kit/database";
import { UsageError } from "../kit/errors";
import { writeWhole } from "../kit/file";
import type { Session } from "../kit/session";
import { formatTable, printable } from "../kit/table";
import { reportPage } from "./page";

/** `npm run report`. @param open opens the database that the command line names */
export function reportCommand(open: (target: Target) => Promise<Session>): Command {
  const report = createCommand("report")
    .description(
      "Reports views, checkouts, payments and refunds of each sales page and source, leads per day, diagnostic profiles and the state of the outbox. Prints them and writes one HTML file. Exit code: 0 done, 1 failed, 2 wrong command line.",
    )
    .option("--days <number>", "number of days up to today, in Paris (default: 30)", readDays, 30)
    .option("--output <file>", "the HTML file (default: report.html)")
    .option("--json", "print the figures as JSON; writes a file only with --output")
    .action(async ({ days, json, output = json ? null : "report.html", ...place }) => {
      const { db, terminal } = await open(readTarget(place));
      const period = lastDays(days, Date.now());
      const rows = (await rowsOf(db, reportStatements(period))) as unknown as ReportRows;
      const figures = makeReport(period, rows);
      terminal.print(json ? JSON.stringify(figures, null, 2) : reportText(figures));
      if (output === null) return;
      await writeWhole(output, (file) => pipeline([reportPage(figures)], file));
      terminal.note(`\nWritten to ${output}`);
    });
  return withDatabase(report);
}

/** The report for a terminal, in the same words as the page. */
export function reportText(report: SalesReport): string {
  const titled = (titles: string[]) => titles.map((title) => title.toLocaleUpperCase("fr"));
  return reportTables(report)
    .map((part) =>
      typeof part === "string" ? printable(part) : formatTable(titled(part.titles), part.rows),
    )
    .join("\n\n");
}

function readDays(text: string): number {
  if (/^[1-9]\d{0,2}$/.test(text) && Number(text) <= maxDays) return Number(text);
  throw new UsageError(`--days takes a number from 1 to ${maxDays}`);
}
