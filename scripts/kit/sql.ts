/*
 * Literals for `wrangler d1 execute`, which takes no parameters. Statements are written with Drizzle's `sql`;
 * this is the one place that quotes their values.
 */
import type { SQL } from "drizzle-orm";
import { CasingCache } from "drizzle-orm/casing";

/** A statement with its values in place. */
export function literal(statement: SQL): string {
  const { sql } = statement.toQuery({
    casing: new CasingCache(),
    escapeName: (name) => `"${name.replaceAll('"', '""')}"`,
    escapeParam: (_place, value) => quote(value),
    escapeString: quote,
  });
  return sql;
}

/**
 * A value as an SQL literal. Text is written as its UTF-8 bytes in hexadecimal:
 * quotes, semicolons, comments, control characters and the "BEGIN TRANSACTION" that wrangler cuts
 * out of statements are all mere digits then. Joined with an empty text, the bytes become text and
 * still find their row through an index; a cast to text would not, in an index on an expression.
 *
 * @throws {RangeError} for a number that is not a whole one of at least 0, and for any other type
 */
export function quote(value: unknown): string {
  if (value === null) return "NULL";
  if (typeof value === "string") return `(x'${Buffer.from(value).toString("hex")}' || '')`;
  if (typeof value === "number" && Number.isSafeInteger(value) && value >= 0) return String(value);
  throw new RangeError(`${value} is not a whole number of at least 0`);
}
