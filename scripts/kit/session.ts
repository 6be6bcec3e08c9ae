/** What a command works with: a database, a terminal, and pages of rows between the two. */
import { type Column, getTableColumns, is, SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { type OutboxEvent, outboxEvents } from "~/db/schema";
import { nameOf, openDatabase, type Query, type Row, type Target } from "./database";
import { openTerminal, type Terminal } from "./terminal";

export interface Session {
  query: Query;
  terminal: Terminal;
}

/** Opens a database for as long as the process runs, and says which. */
export async function openSession(target: Target): Promise<Session> {
  const terminal = openTerminal();
  terminal.note(`Asking the ${await nameOf(target)}.`);
  const database = openDatabase(target);
  process.on("exit", () => database[Symbol.dispose]());
  return { terminal, query: database.query };
}

/** Runs one statement. The caller names the type of its rows. */
export async function rowsOf<Answer = Row>({ query }: Session, statement: SQL): Promise<Answer[]> {
  const [rows = []] = await query([statement]);
  return rows as Answer[];
}

/** A place between rows in the order of (created_at, id): where a page ends and the next begins. */
export interface Cursor {
  created_at: string;
  id: string;
}

/** Comes before every row: no text is smaller than the empty one. */
export const start: Cursor = { created_at: "", id: "" };
/** Comes after every row until the year 9999. */
export const end: Cursor = { created_at: "9999", id: "" };

export interface Page {
  before: Cursor;
  limit: number;
}

export function formatCursor({ created_at, id }: Cursor): string {
  return `${created_at},${id}`;
}

/** Runs a statement for one page, and says how to see the next one when there is more. */
export async function pageOf<Answer extends Cursor>(
  session: Session,
  { before, limit }: Page,
  statement: (page: Page) => SQL,
): Promise<{ rows: Answer[]; noteMore: () => void }> {
  const found = await rowsOf<Answer>(session, statement({ before, limit: limit + 1 }));
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return {
    rows,
    noteMore: () => {
      if (last && found.length > limit) {
        session.terminal.note(`\nOlder ones: --before ${formatCursor(last)}`);
      }
    },
  };
}

export function unionAll(arms: SQL[]): SQL {
  return sql.join(arms, sql.raw(" UNION ALL "));
}

/** The newest rows of several tables together. */
export function newestFirst(arms: SQL[], limit: number): SQL {
  return sql`${unionAll(arms)} ORDER BY created_at DESC, id DESC LIMIT ${limit}`;
}

/** By the database's clock: with the operator's, which may be wrong, an event could be late. */
export const now = sql.raw("strftime('%Y-%m-%dT%H:%M:%fZ', 'now')");

/** Stores a row, where a condition holds: a value for each of its columns, or SQL. Returns its rowid. */
export function insertRow(
  table: SQLiteTable,
  row: Readonly<Record<string, unknown>>,
  condition = sql`true`,
): SQL {
  const columns: Record<string, Column> = getTableColumns(table);
  const given = Object.entries(columns).filter(([key]) => key in row);
  const names = sql.raw(given.map(([, { name }]) => name).join(", "));
  const values = given.map(([key, column]) => {
    const value = row[key];
    return value === null || is(value, SQL)
      ? sql`${value}`
      : sql`${column.mapToDriverValue(value)}`;
  });
  const list = sql.join(values, sql.raw(", "));
  return sql`INSERT INTO ${table} (${names}) SELECT ${list} WHERE ${condition} RETURNING rowid`;
}

/** Stores an event that is due by the database's clock, where a condition holds. */
export function insertEvent(event: OutboxEvent, condition?: SQL): SQL {
  return insertRow(outboxEvents, { ...event, next_attempt_at: now }, condition);
}
