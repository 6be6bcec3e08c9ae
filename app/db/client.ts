import { drizzle } from "drizzle-orm/d1";

export type Database = ReturnType<typeof openDatabase>;

export function openDatabase(d1: D1Database) {
  return drizzle(d1);
}

/**
 * What went wrong in the database, in words that may be logged: `D1_ERROR SQLITE_CONSTRAINT`.
 * The error's own message may not, since Drizzle writes the statement's values into it.
 */
export function databaseFault(error: unknown): string {
  if (!(error instanceof Error)) return "unknown error";
  const codes = error.message.split("\n", 1)[0]?.match(/\b(?:D1|SQLITE)_[A-Z_]+\b/g);
  if (codes) return [...new Set(codes)].join(" ");
  return error.cause === undefined ? error.name : databaseFault(error.cause);
}
