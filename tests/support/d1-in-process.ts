/**
 * SQLite in the test's own process, behind the face of a D1: the mutation run takes it in place of
 * `d1.ts`, since it runs the tests of the stores a thousand times and every statement of a real D1 is
 * a request to another process. What D1 makes of a statement is for the worker tests to say.
 */
import initSqlJs, { type Database, type Statement as SQLiteStatement, type SqlValue } from "sql.js";

const { Database: SQLite } = await initSqlJs();

export async function openD1() {
  const database = new SQLite();
  const prepare = (sql: string) => statement(database, sql);
  const d1 = { prepare, batch: (statements: Statement[]) => batch(database, statements) };
  return { d1: d1 as unknown as D1Database, dispose: async () => database.close() };
}

type Statement = ReturnType<typeof statement>;

function statement(database: Database, sql: string, parameters: SqlValue[] = []) {
  function run() {
    try {
      return rowsOf(database.prepare(sql, parameters));
    } catch (error) {
      throw asD1Says(error);
    }
  }

  /** All rows as lists; like D1, a statement that only reads has changed nothing. */
  function rowsOf(prepared: SQLiteStatement) {
    try {
      const rows: SqlValue[][] = [];
      while (prepared.step()) rows.push(prepared.get());
      const changes = /^\s*select/i.test(sql) ? 0 : database.getRowsModified();
      return { rows, names: prepared.getColumnNames(), changes };
    } finally {
      prepared.free();
    }
  }

  function result() {
    const { rows, names, changes } = run();
    const named = rows.map((row) => Object.fromEntries(names.map((name, i) => [name, row[i]])));
    return { success: true, results: named, meta: { changes } };
  }

  return {
    result,
    bind: (...values: unknown[]) =>
      statement(database, withReals(sql, values), values.map(sqlValue)),
    run: async () => result(),
    all: async () => result(),
    raw: async () => run().rows,
    first: async () => result().results[0] ?? null,
  };
}

/** D1 takes a batch as one transaction. */
async function batch(database: Database, statements: Statement[]) {
  database.run("BEGIN");
  try {
    const results = statements.map(({ result }) => result());
    database.run("COMMIT");
    return results;
  } catch (error) {
    database.run("ROLLBACK");
    throw error;
  }
}

function asD1Says(error: unknown): Error {
  const fault = `${error instanceof Error ? error.message : error}: SQLITE_ERROR`;
  return new Error(`D1_ERROR: ${fault}`, { cause: new Error(fault) });
}

/** D1 binds every number as a REAL, sql.js a whole one as an INTEGER. */
function withReals(sql: string, values: unknown[]): string {
  const types = values.map((value) => typeof value);
  return sql.replaceAll("?", () => (types.shift() === "number" ? "CAST(? AS REAL)" : "?"));
}

function sqlValue(value: unknown): SqlValue {
  if (typeof value === "boolean") return Number(value);
  if (value === null || typeof value === "number" || typeof value === "string") return value;
  throw new TypeError(`D1 takes no ${typeof value}`);
}
