import { openDatabase } from "~/db/client";

/** A D1 that adds up the rows that its statements read and write. */
export function meteredD1(d1: D1Database) {
  const meter = { read: 0, written: 0 };

  function metered<Result extends D1Result>(result: Result): Result {
    meter.read += result.meta.rows_read;
    meter.written += result.meta.rows_written;
    return result;
  }

  const inner = new WeakMap<object, D1PreparedStatement>();
  function wrap(statement: D1PreparedStatement): D1PreparedStatement {
    const all = async () => metered(await statement.all());
    const wrapped = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values)),
      all,
      run: all,
      // `raw` brings no figures.
      raw: async () => (await all()).results.map((row) => Object.values(row)),
    } as unknown as D1PreparedStatement;
    inner.set(wrapped, statement);
    return wrapped;
  }

  const database = {
    prepare: (sql: string) => wrap(d1.prepare(sql)),
    batch: async (statements: D1PreparedStatement[]) =>
      (await d1.batch(statements.map((one) => inner.get(one) ?? one))).map(metered),
  } as unknown as D1Database;
  return { db: openDatabase(database), meter };
}
