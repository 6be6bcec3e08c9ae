import type { AnySQLiteTable } from "drizzle-orm/sqlite-core";
import { afterAll, beforeEach } from "vitest";
import { createDatabase, type TestDatabase } from "./database";

/** One database for all tests of a file. Each test finds these tables empty. */
export async function sharedDatabase(...tables: AnySQLiteTable[]): Promise<TestDatabase> {
  const database = await createDatabase();
  beforeEach(async () => {
    for (const table of tables) await database.db.delete(table);
  });
  afterAll(() => database[Symbol.asyncDispose]());
  return database;
}
