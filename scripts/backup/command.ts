import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Command } from "commander";
import { sql } from "drizzle-orm";
import type { Database } from "~/db/client";
import { rowsOf } from "~/db/rows";
import { noteBackup } from "~/operator/acts";
import { createCommand, withDatabase, withDeployment } from "../kit/command";
import { readTarget, type Target } from "../kit/database";
import { CommandError } from "../kit/errors";
import type { Session } from "../kit/session";
import { envOption } from "../kit/wrangler";
import {
  type Counts,
  countDumpedRows,
  differences,
  insertsOnly,
  listMigrations,
  migrationsTable,
  openDump,
  ownStatements,
  sealDump,
} from "./dump";

type Open = (target: Target) => Promise<Session>;

interface BackupParts {
  open: Open;
  exportDump: (target: Target) => Promise<string>;
  now?: () => Date;
}

export function backupCommand({ open, exportDump, now = () => new Date() }: BackupParts): Command {
  return withDeployment(createCommand("backup"))
    .description(
      "Copies the whole database, with a row count for each table and a checksum. Exit code: 0 done, 1 failed, 2 wrong command line.",
    )
    .requiredOption(
      "--output <folder>",
      "folder of the copy; it holds personal data, so keep it outside this repository",
    )
    .action(async ({ output, ...place }) => {
      const target = readTarget(place);
      const { db, terminal } = await open(target);
      const { sql, counts } = await copyOf(db, target, exportDump);
      const name = `${databaseNameOf(target)}-${now().toISOString().replace(/[:.]/g, "-")}.sql`;
      const file = join(output, name);
      await mkdir(output, { recursive: true });
      await writeFile(file, sql, { mode: 0o600, flag: "wx" });
      await noteBackup(db, now().getTime());
      terminal.print(`${totalOf(counts)} rows kept in ${file}`);
    });
}

/** The database's name as its copies state it. */
const databaseNameOf = ({ remote, env }: Target) =>
  remote ? (env ?? "production") : ["local", env].filter(Boolean).join("-");

/** Exports to try while the site is storing rows. */
const maxTries = 5;

/**
 * A complete copy of a database that may be in use. An export is a snapshot, so the rows of each table lie between the
 * counts before and after it.
 *
 * @throws {CommandError} if the database has no rows, or changes too much
 */
async function copyOf(db: Database, target: Target, exportDump: BackupParts["exportDump"]) {
  const tables = await tablesOf(db);
  let before = await countRows(db, tables);
  assertRows(before, target);
  for (let tries = 1; ; tries += 1) {
    const dump = await exportDump(target);
    const after = await countRows(db, tables);
    const counts = countDumpedRows(dump);
    const wrong = differences(counts, clampCounts(counts, before, after));
    if (wrong.length === 0) return { sql: sealDump(dump, counts), counts };
    if (tries === maxTries) {
      throw new CommandError(
        `The export and the database disagree on ${wrong.join(", ")}, ${maxTries} times. Nothing was kept.`,
      );
    }
    before = after;
  }
}

/** The counts that a complete export would have: its own, clamped to the counts before and after it. */
function clampCounts(counts: Counts, before: Counts, after: Counts): Counts {
  return Object.fromEntries(
    Object.keys(before).map((table) => {
      const [from = 0, to = 0] = [before[table], after[table]];
      const exported = counts[table] ?? 0;
      return [table, Math.min(Math.max(exported, Math.min(from, to)), Math.max(from, to))];
    }),
  );
}

/** Otherwise a cron job that forgets `--remote` would keep empty copies for a year. */
function assertRows({ [migrationsTable]: _, ...counts }: Counts, { remote }: Target): void {
  if (totalOf(counts) > 0) return;
  const advice = remote ? "" : " Add --remote for the deployed one.";
  throw new CommandError(`This database has no rows: nothing was kept.${advice}`);
}

interface RestoreParts {
  open: Open;
  importDump: (target: Target, sql: string) => Promise<void>;
}

/** `npm run restore -- <file>`. */
export function restoreCommand({ open, importDump }: RestoreParts): Command {
  return withDatabase(createCommand("restore"))
    .description(
      "Restores a copy made by `npm run backup` into a database without rows, migrated or empty. Exit code: 0 done, 1 failed, 2 wrong command line.",
    )
    .argument("<file>", "the copy")
    .action(async (file: string, place) => {
      const target = readTarget(place);
      const { db, terminal } = await open(target);
      const copy = await readFile(file, "utf8").catch(({ message }: Error) => {
        throw new CommandError(`Cannot read ${file}: ${message}`);
      });
      const { sql, counts } = openDump(copy);
      await importDump(target, await statementsFor(db, sql, target));
      const wrong = differences(await countRows(db, await tablesOf(db)), counts);
      if (wrong.length > 0)
        throw new CommandError(`Not all rows were restored: ${wrong.join(", ")}`);
      terminal.print(`${totalOf(counts)} rows are back.`);
    });
}

/**
 * The statements that load a dump into this database.
 *
 * @throws {CommandError} if the dump is not a backup's, or the database has rows or different migrations
 */
async function statementsFor(db: Database, dump: string, { remote, env }: Target): Promise<string> {
  const statements = ownStatements(dump);
  const found = await countRows(db, await tablesOf(db));
  const { [migrationsTable]: migrated = 0, ...counts } = found;
  const full = Object.entries(counts).filter(([, rows]) => rows > 0);
  if (full.length > 0) {
    const tables = full.map(([table, rows]) => `${table} (${rows})`).join(", ");
    throw new CommandError(`This database has rows: ${tables}. Restore only into an empty one.`);
  }
  if (migrated === 0) {
    return statements
      .map((text) => text.replace(/^CREATE TABLE (?!IF NOT)/, "CREATE TABLE IF NOT EXISTS "))
      .join("\n");
  }
  const applied = await db.all<{ name: string }>(sql`SELECT name FROM d1_migrations ORDER BY id`);
  const wanted = listMigrations(dump);
  if (applied.map(({ name }) => name).join() === wanted.join()) return insertsOnly(statements);
  throw new CommandError(
    `This database does not have the same migrations as the copy, whose last one is ${wanted.at(-1)}. Restore into a bare database, then apply the rest: npx wrangler d1 migrations apply DB ${remote ? "--remote" : "--local"} ${envOption(env)}`,
  );
}

async function tablesOf(db: Database): Promise<string[]> {
  const tables = await db.all<{ name: string }>(
    sql`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\'`,
  );
  return tables.map(({ name }) => name);
}

async function countRows(db: Database, tables: readonly string[]): Promise<Counts> {
  if (tables.length === 0) return {};
  const counts = await rowsOf(
    db,
    tables.map((name) => sql`SELECT count(*) AS rows FROM ${sql.identifier(name)}`),
  );
  return Object.fromEntries(tables.map((name, index) => [name, Number(counts[index]?.[0]?.rows)]));
}

const totalOf = (counts: Counts) => Object.values(counts).reduce((sum, rows) => sum + rows, 0);
