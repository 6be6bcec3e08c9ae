/** What a command works with: a database, a terminal, and paged output. */
import type { Database } from "~/db/client";
import { databaseTime } from "~/db/now";
import { moveClock } from "./clock";
import { isDoubtful, nameOf, openDatabase, type Target } from "./database";
import { CommandError } from "./errors";
import { type Columns, tableOf } from "./table";
import { openTerminal, type Terminal } from "./terminal";

export interface Session {
  db: Database;
  terminal: Terminal;
}

/** What a command does with its database. */
export type Purpose = "read" | "change";

/**
 * Opens a database for the life of the process and says which one. With a local one, `CLOCK` sets the time. Asks before
 * it changes a local one that may not be meant.
 *
 * @throws {CommandError} if that is not confirmed
 */
export async function openSession(target: Target, purpose: Purpose = "read"): Promise<Session> {
  if (!target.remote) moveClock();
  const terminal = openTerminal();
  const name = await nameOf(target);
  terminal.note(`${purpose === "change" ? "Changing" : "Asking"} the ${name}.`);
  if (purpose === "change" && (await isDoubtful(target))) await confirmLocal(terminal, name);
  return { terminal, db: openDatabase(target) };
}

/** @throws {CommandError} unless the operator means the local database */
async function confirmLocal({ confirm }: Pick<Terminal, "confirm">, name: string) {
  const advice = "Use --remote for the deployed one, or --local for this one";
  if (!confirm) throw new CommandError(`Nothing changed: this is the ${name}. ${advice}`);
  const question = `This changes the ${name}, not that of the deployed site. Go on?`;
  if (!(await confirm(question))) throw new CommandError(`Nothing changed. ${advice}`);
}

/** A position in the order of (created_at, id), between two pages. */
export interface Cursor {
  created_at: string;
  id: string;
}

/** After every row until the year 9999. */
export const farFuture: Cursor = { created_at: "9999", id: "" };

export interface Page {
  before: Cursor;
  limit: number;
}

export function formatCursor({ created_at, id }: Cursor): string {
  return `${created_at},${id}`;
}

/** Shows one page of rows, and how to see the next one if there is more. */
export async function showPage<Listed extends Cursor>(
  terminal: Terminal,
  { before, limit }: Page,
  select: (page: Page) => Promise<Listed[]>,
  show: (rows: Listed[]) => void | Promise<void>,
): Promise<void> {
  const found = await select({ before, limit: limit + 1 });
  const rows = found.slice(0, limit);
  await show(rows);
  const last = rows.at(-1);
  if (last && found.length > limit) {
    terminal.note(`\nOlder ones: --before ${formatCursor(last)}`);
  }
}

export const printPage = <Listed extends Cursor>(
  terminal: Terminal,
  page: Page,
  select: (page: Page) => Promise<Listed[]>,
  columns: Columns<Listed>,
  none: string,
) =>
  showPage(terminal, page, select, (rows) =>
    rows.length > 0 ? terminal.print(tableOf(columns, rows)) : terminal.note(none),
  );

/** The time by the database's clock, in SQL. */
export const databaseNow = databaseTime();
