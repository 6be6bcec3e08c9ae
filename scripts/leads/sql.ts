/*
 * SQL for `wrangler d1 execute`, which takes no parameters: every value becomes a literal, and there
 * is one way to make one.
 */

/** A piece of SQL, safe to stand in a statement as it is. */
export class Sql {
  constructor(readonly text: string) {}
}

/** Marks text of this repository (names of tables and columns) as SQL. Never for a value. */
export const raw = (text: string) => new Sql(text);

/** Tag for statements: what stands in `${}` is quoted, unless it is SQL itself. */
export function sql(texts: TemplateStringsArray, ...parts: (Sql | string | number)[]): Sql {
  const pieces = parts.map((part) => (part instanceof Sql ? part.text : quote(part)));
  return new Sql(texts.reduce((statement, text, index) => statement + pieces[index - 1] + text));
}

export function join(parts: readonly Sql[], separator: string): Sql {
  return new Sql(parts.map(({ text }) => text).join(separator));
}

/**
 * A value as an SQL literal, whatever it holds. Text is written as its UTF-8 bytes in hexadecimal:
 * quotes, semicolons, comments, control characters and the "BEGIN TRANSACTION" that wrangler cuts
 * out of statements are all mere digits then. Joined with an empty text, the bytes become text and
 * still find their row through an index; a cast to text would not, in an index on an expression.
 *
 * @throws {RangeError} for a number that is not a whole one of at least 0
 */
export function quote(value: string | number): string {
  if (typeof value === "string") return `(x'${Buffer.from(value).toString("hex")}' || '')`;
  if (Number.isSafeInteger(value) && value >= 0) return String(value);
  throw new RangeError(`${value} is not a whole number of at least 0`);
}
