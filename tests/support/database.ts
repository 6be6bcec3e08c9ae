import { readdir, readFile } from "node:fs/promises";
import { is } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { type AnySQLiteTable, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "~/db/client";
import * as schema from "~/db/schema";

// Only the worker tests check what D1 itself does with a statement: the others use SQLite in their own process.
const { openD1 } = await (process.env.TEST_DATABASE === "in-process"
  ? import("./d1-in-process")
  : import("./d1"));

const migrations = new URL("../../migrations/", import.meta.url);

export interface TestDatabase extends AsyncDisposable {
  db: Database;
  d1: D1Database;
}

/** An empty D1 with all migrations applied. Bind it with `await using`, or dispose of it. */
export async function createDatabase(): Promise<TestDatabase> {
  const database = await createEmptyDatabase();
  await applyMigrations(database.d1);
  return database;
}

export async function applyMigrations(d1: D1Database) {
  const statements = await readMigrations();
  await d1.batch(statements.map((statement) => d1.prepare(statement)));
}

export async function createEmptyDatabase(): Promise<TestDatabase> {
  const { d1, dispose } = await openD1();
  return { d1, db: drizzle(d1), [Symbol.asyncDispose]: dispose };
}

const allTables = Object.values(schema).filter((value) => is(value, SQLiteTable));

export async function emptyTables(db: Database, tables: readonly AnySQLiteTable[] = allTables) {
  const [first, ...others] = tables.map((table) => db.delete(table));
  if (first) await db.batch([first, ...others]);
}

export async function readMigrations(): Promise<string[]> {
  const files = (await readdir(migrations)).filter((file) => file.endsWith(".sql")).sort();
  const scripts = await Promise.all(
    files.map((file) => readFile(new URL(file, migrations), "utf8")),
  );
  return scripts.flatMap((script) => script.split("--> statement-breakpoint"));
}
