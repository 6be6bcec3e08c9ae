/**
 * A stored copy: the database as SQL followed by comments with the row count of each table and a checksum of everything
 * above.
 */
import { createHash } from "node:crypto";
import { CommandError } from "../kit/errors";

export type Counts = Record<string, number>;

/** Where wrangler records applied migrations. */
export const migrationsTable = "d1_migrations";

const seal = /^(.*\n)-- rows: (\{.*\})\n-- sha256: ([0-9a-f]{64})\n$/s;

/** @param counts the number of rows in each table */
export function sealDump(sql: string, counts: Counts): string {
  const body = `${sql.trimEnd()}\n-- rows: ${JSON.stringify(counts)}\n`;
  return `${body}-- sha256: ${digest(body)}\n`;
}

/**
 * @returns the SQL of a sealed dump, and its row counts
 * @throws {CommandError} if the file is not a dump, or was changed
 */
export function openDump(text: string): { sql: string; counts: Counts } {
  const [, sql, rows, checksum] = seal.exec(text) ?? [];
  if (sql === undefined || rows === undefined) {
    throw new CommandError(
      "This is not a complete copy made by `npm run backup`: its last lines are missing.",
    );
  }
  if (digest(`${sql}-- rows: ${rows}\n`) !== checksum) {
    throw new CommandError("This copy is damaged: its checksum does not match. Use another one.");
  }
  return { sql, counts: JSON.parse(rows) as Counts };
}

/** Only the statements that insert rows, for tables that exist. */
export function insertsOnly(sql: string): string {
  const inserts = statementsOf(sql).filter(
    (statement) => (tableOf(statement) ?? migrationsTable) !== migrationsTable,
  );
  return ["PRAGMA defer_foreign_keys=TRUE;", ...inserts, ""].join("\n");
}

/** The migrations that a dump's tables have, in order. */
export function migrationsIn(sql: string): string[] {
  return statementsOf(sql).flatMap((statement) =>
    tableOf(statement) === migrationsTable ? (/'([^']+)'/.exec(statement)?.[1] ?? []) : [],
  );
}

/** Tables whose row counts differ, with both counts. */
export function differences(found: Counts, wanted: Counts): string[] {
  const tables = [...new Set([...Object.keys(found), ...Object.keys(wanted)])].sort();
  return tables
    .filter((table) => (found[table] ?? 0) !== (wanted[table] ?? 0))
    .map((table) => `${table} (${found[table] ?? 0} instead of ${wanted[table] ?? 0})`);
}

export function rowsIn(sql: string): Counts {
  const counts: Counts = {};
  for (const table of statementsOf(sql).map(tableOf)) {
    if (table) counts[table] = (counts[table] ?? 0) + 1;
  }
  return counts;
}

/** The table that a statement inserts into, except SQLite's own tables. */
function tableOf(statement: string): string | undefined {
  return /^INSERT INTO "?(?!sqlite_)(\w+)"? /.exec(statement)?.[1];
}

/** Splits SQL into statements with their semicolons, ignoring those inside texts and names. */
export function statementsOf(sql: string): string[] {
  const parts = sql.matchAll(/(?:[^;'"]|'(?:[^']|'')*'|"(?:[^"]|"")*")+;/g);
  return Array.from(parts, ([statement]) => statement.trim());
}

const digest = (text: string) => createHash("sha256").update(text).digest("hex");
