/*
 * A D1 for the stores and queries of the site, where statements are sent as text: `wrangler d1 execute` takes no
 * parameters. This is the one place that quotes their values.
 */

export type Row = Record<string, unknown>;

/** Runs statements as one transaction and returns the rows of each. */
type RunStatements = (statements: readonly string[]) => Promise<Row[][]>;

export function createD1(run: RunStatements): D1Database {
  const prepare = (statement: string, parameters: readonly unknown[] = []) => {
    const text = literal(statement, parameters);
    const rows = async () => (await run([text]))[0] ?? [];
    return {
      text,
      bind: (...values: unknown[]) => prepare(statement, values),
      all: async () => ({ results: await rows() }),
      run: async () => ({ results: await rows() }),
      raw: async () => (await rows()).map((row) => Object.values(row)),
    };
  };
  const batch = async (statements: { text: string }[]) =>
    (await run(statements.map(({ text }) => text))).map((results) => ({ results }));
  return { prepare, batch } as unknown as D1Database;
}

/** What may hold a question mark that is no parameter, and those that are. */
const quotedOrParameter = /'(?:[^']|'')*'|"(?:[^"]|"")*"|\?/g;

/** A statement with its values in place of its question marks. */
function literal(statement: string, parameters: readonly unknown[]): string {
  let next = 0;
  return statement.replace(quotedOrParameter, (part) =>
    part === "?" && next < parameters.length ? quote(parameters[next++]) : part,
  );
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
