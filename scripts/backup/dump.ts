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

/** What a dump consists of, as `withoutQuotes` writes it: pragmas, tables, indexes, and rows of plain values. */
const own = [
  /^PRAGMA (?:defer_)?foreign_keys ?= ?\w+;$/i,
  /^(?:BEGIN TRANSACTION|COMMIT);$/,
  /^CREATE TABLE (?:IF NOT EXISTS )?\w+ ?\(/i,
  /^CREATE (?:UNIQUE )?INDEX \w+ ON /i,
  /^DELETE FROM sqlite_sequence;$/i,
  /^INSERT INTO \w+ ?(?:\([\w, ]*\) ?)?VALUES ?\((?:NULL|X?''|(?:replace|char|unistr)\(|[\d\s.,eE+)-])*\);$/,
];

/** What could begin a comment or name here that `statement` reads in another way than SQLite. */
const isAmbiguous = /["`[]|--|\/\*/;

/** A statement with empty texts and bare names. */
const withoutQuotes = (text: string) =>
  text.replace(/'(?:[^']|'')*'/g, "''").replace(/(["`])(\w+)\1/g, "$2");

function isOwn(text: string): boolean {
  const bare = withoutQuotes(text);
  return !isAmbiguous.test(bare) && own.some((pattern) => pattern.test(bare));
}

/**
 * The statements of a dump, for tables that do not exist yet.
 *
 * @throws {CommandError} if one of them is not a backup's own: it would run with the rights of whoever restores
 */
export function ownStatements(sql: string): string[] {
  const statements = splitStatements(sql);
  const rest = sql.replace(statement, "").trim();
  const foreign = [...statements, rest].find((text) => text && !isOwn(text));
  if (foreign === undefined) return statements;
  const [first = "", second = ""] = foreign.split(/\s+/);
  throw new CommandError(
    `No backup of this site contains a statement like ${first} ${second} …: nothing was restored.`,
  );
}

/** Only the statements that insert rows, for tables that exist. */
export function insertsOnly(statements: readonly string[]): string {
  const inserts = statements.filter(
    (statement) => (tableOf(statement) ?? migrationsTable) !== migrationsTable,
  );
  return ["PRAGMA defer_foreign_keys=TRUE;", ...inserts, ""].join("\n");
}

/** The migrations that a dump's tables have, in order. */
export function listMigrations(sql: string): string[] {
  return splitStatements(sql).flatMap((statement) =>
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

export function countDumpedRows(sql: string): Counts {
  const counts: Counts = {};
  for (const table of splitStatements(sql).map(tableOf)) {
    if (table) counts[table] = (counts[table] ?? 0) + 1;
  }
  return counts;
}

/** The table that a statement inserts into, except SQLite's own tables. */
function tableOf(statement: string): string | undefined {
  return /^INSERT INTO "?(?!sqlite_)(\w+)"? /.exec(statement)?.[1];
}

/** A statement with its semicolon; those inside texts and names do not end it. */
const statement = /(?:[^;'"`]|'(?:[^']|'')*'|"(?:[^"]|"")*"|`(?:[^`]|``)*`)+;/g;

export function splitStatements(sql: string): string[] {
  return Array.from(sql.matchAll(statement), ([text]) => text.trim());
}

const digest = (text: string) => createHash("sha256").update(text).digest("hex");
