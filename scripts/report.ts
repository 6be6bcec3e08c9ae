/**
 * `npm run report`: what was seen, begun, paid and refunded, for the author. See docs/report.md.
 */
import { writeFile } from "node:fs/promises";
import { LeadsError, UsageError } from "./leads/errors";
import { openTerminal } from "./leads/terminal";
import { nameOf, openWrangler } from "./leads/wrangler";
import { type ReportCommand, readReportArguments } from "./report/arguments";
import { makeReport } from "./report/figures";
import { help } from "./report/help";
import { reportPage } from "./report/page";
import { lastDays } from "./report/period";
import { type ReportRows, reportStatements } from "./report/queries";
import { reportText } from "./report/text";

const terminal = openTerminal();

async function main(command: ReportCommand): Promise<void> {
  if (command.help) return terminal.print(help);
  const { target, json, output } = command;
  const wrangler = openWrangler(target);
  process.on("exit", () => wrangler[Symbol.dispose]());
  terminal.note(`Asking the ${await nameOf(target)}.`);

  const period = lastDays(command.days, Date.now());
  const rows = await wrangler.query(reportStatements(period));
  const report = makeReport(period, rows as unknown as ReportRows);
  terminal.print(json ? JSON.stringify(report, null, 2) : reportText(report));
  if (output === null) return;
  await write(output, reportPage(report));
  terminal.note(`\nWritten to ${output}`);
}

async function write(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text);
  } catch (error) {
    throw new LeadsError(`Cannot write ${file}: ${(error as Error).message}`);
  }
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => process.exit(1));
}

try {
  await main(readReportArguments(process.argv.slice(2), process.env));
} catch (error) {
  if (!(error instanceof LeadsError)) throw error;
  terminal.note(error.message);
  if (error instanceof UsageError) terminal.note("See npm run report -- --help");
  process.exitCode = error.exitCode;
}
