import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Command } from "commander";
import { sql } from "drizzle-orm";
import type { Database } from "~/db/client";
import { createCommand, withDatabase, withDeployment } from "../kit/command";
import { type Target, targetOf } from "../kit/database";
import { CommandError } from "../kit/errors";
import { rowsOf, type Session } from "../kit/session";
import { type Counts, differences, migrationsIn, openDump, rowsAlone, sealDump } from "./dump";

type Open = (target: Target) => Promise<Session>;

interface BackupParts {
  open: Open;
  exportDump: (target: Target) => Promise<string>;
  now?: () => Date;
}

export function backupCommand({ open, exportDump, now = () => new Date() }: BackupParts): Command {
  return withDeployment(createCommand("backup"))
    .description(
      "Keeps a copy of the whole database, with the counts of each table and a checksum. Exit code: 0 done, 1 failed, 2 wrong command line.",
    )
    .requiredOption(
      "--output <folder>",
      "where the copy lies: personal data, outside this repository",
    )
    .action(async ({ output, ...place }) => {
      const target = targetOf(place);
      const { db, terminal } = await open(target);
      const dump = await exportDump(target);
      const counts = await countRows(db);
      const name = `${target.env ?? "production"}-${now().toISOString().replace(/[:.]/g, "-")}.sql`;
      const file = join(output, name);
      await mkdir(output, { recursive: true });
      await writeFile(file, sealDump(dump, counts), { mode: 0o600, flag: "wx" });
      terminal.print(`${totalOf(counts)} rows kept in ${file}`);
    });
}

interface RestoreParts {
  open: Open;
  importDump: (target: Target, sql: string) => Promise<void>;
}

/** `npm run restore -- <file>`. */
export function restoreCommand({ open, importDump }: RestoreParts): Command {
  return withDatabase(createCommand("restore"))
    .description(
      "Puts a copy made by `npm run backup` into a database without rows, migrated or bare. Exit code: 0 done, 1 failed, 2 wrong command line.",
    )
    .argument("<file>", "the copy")
    .action(async (file: string, place) => {
      const target = targetOf(place);
      const { db, terminal } = await open(target);
      const copy = await readFile(file, "utf8").catch(({ message }: Error) => {
        throw new CommandError(`Cannot read ${file}: ${message}`);
      });
      const { sql, counts } = openDump(copy);
      await importDump(target, await statementsFor(db, sql));
      const wrong = differences(await countRows(db), counts);
      if (wrong.length > 0) throw new CommandError(`Not all came back: ${wrong.join(", ")}`);
      terminal.print(`${totalOf(counts)} rows are back.`);
    });
}

/**
 * What puts a dump into this database.
 *
 * @throws {CommandError} when it has rows, or tables of other migrations
 */
async function statementsFor(db: Database, dump: string): Promise<string> {
  const { d1_migrations: migrated = 0, ...counts } = await countRows(db);
  const full = Object.entries(counts).filter(([, rows]) => rows > 0);
  if (full.length > 0) {
    const tables = full.map(([table, rows]) => `${table} (${rows})`).join(", ");
    throw new CommandError(
      `This database has rows: ${tables}. A copy goes into an empty one only.`,
    );
  }
  if (migrated === 0) {
    return dump.replace(/^CREATE TABLE (?!IF NOT)/gm, "CREATE TABLE IF NOT EXISTS ");
  }
  const applied = await db.all<{ name: string }>(sql`SELECT name FROM d1_migrations ORDER BY id`);
  const wanted = migrationsIn(dump);
  if (applied.map(({ name }) => name).join() === wanted.join()) return rowsAlone(dump);
  throw new CommandError(
    `This database has other migrations than the copy, whose last one is ${wanted.at(-1)}. Restore into a bare database, then apply the rest: npx wrangler d1 migrations apply DB`,
  );
}

async function countRows(db: Database): Promise<Counts> {
  const tables = await db.all<{ name: string }>(
    sql`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\'`,
  );
  if (tables.length === 0) return {};
  const counts = await rowsOf(
    db,
    tables.map(({ name }) => sql`SELECT count(*) AS rows FROM ${sql.identifier(name)}`),
  );
  return Object.fromEntries(tables.map(({ name }, at) => [name, Number(counts[at]?.[0]?.rows)]));
}

const totalOf = (counts: Counts) => Object.values(counts).reduce((sum, rows) => sum + rows, 0);
