import type { AnySQLiteTable } from "drizzle-orm/sqlite-core";
import { afterAll, beforeEach } from "vitest";
import { createDatabase, emptyTables, type TestDatabase } from "./database";

/** One database for all tests of a file. Each test finds these tables empty, or all if none is named. */
export async function sharedDatabase(...tables: AnySQLiteTable[]): Promise<TestDatabase> {
  const database = await createDatabase();
  beforeEach(() => emptyTables(database.db, tables.length > 0 ? tables : undefined));
  afterAll(() => database[Symbol.asyncDispose]());
  return database;
}
