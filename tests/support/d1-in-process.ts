/** SQLite in the test's own process: a real D1 (`d1.ts`) is a request to another process for each statement. */
import initSqlJs, { type Database } from "sql.js";
import { d1From, type Query } from "./d1-facade";

const { Database: SQLite } = await initSqlJs();

export async function openD1() {
  const database = new SQLite();
  const d1 = d1From(async (how, queries) => {
    try {
      if (how === "batch") return transaction(database, queries);
      const [query = { sql: "", values: [] }] = queries;
      return how === "raw" ? run(database, query).rows : result(database, query);
    } catch (error) {
      const fault = `${error instanceof Error ? error.message : error}: SQLITE_ERROR`;
      throw new Error(`D1_ERROR: ${fault}`, { cause: new Error(fault) });
    }
  });
  return { d1, dispose: async () => database.close() };
}

function transaction(database: Database, queries: readonly Query[]) {
  database.run("BEGIN");
  try {
    const results = queries.map((query) => result(database, query));
    database.run("COMMIT");
    return results;
  } catch (error) {
    database.run("ROLLBACK");
    throw error;
  }
}

function result(database: Database, query: Query) {
  const { rows, names, changes } = run(database, query);
  const results = rows.map((row) => Object.fromEntries(names.map((name, i) => [name, row[i]])));
  return { success: true, results, meta: { changes } };
}

const textOrParameter = /'(?:[^']|'')*'|\?/g;

/** All rows as lists; like D1, a statement that only reads has changed nothing. */
function run(database: Database, { sql, values }: Query) {
  const types = values.map((value) => typeof value);
  // D1 binds every number as a REAL, sql.js a whole one as an INTEGER.
  const cast = sql.replace(textOrParameter, (part) =>
    part === "?" && types.shift() === "number" ? "CAST(? AS REAL)" : part,
  );
  const prepared = database.prepare(
    cast,
    values.map((value) => (typeof value === "boolean" ? Number(value) : value)),
  );
  try {
    const rows = [];
    while (prepared.step()) rows.push(prepared.get());
    const changes = /^\s*select/i.test(sql) ? 0 : database.getRowsModified();
    return { rows, names: prepared.getColumnNames(), changes };
  } finally {
    prepared.free();
  }
}
