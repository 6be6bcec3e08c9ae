import { type Database, openDatabase } from "~/db/client";

/** A D1 that ends a run after so many queries, as Cloudflare's does. `begin` starts a run; one to be killed fails at every query after
 * `killAfter`. */
export function boundedD1(d1: D1Database, limit: number) {
  const run = { queries: 0, most: 0, killAfter: Number.POSITIVE_INFINITY };

  function count(queries: number) {
    run.queries += queries;
    run.most = Math.max(run.most, run.queries);
    if (run.queries > run.killAfter) throw new Error("the run was killed");
    if (run.queries > limit) throw new Error("D1_ERROR: too many queries in one run");
  }

  async function once<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    count(1);
    return ask();
  }

  const inner = new WeakMap<object, D1PreparedStatement>();
  function counted(statement: D1PreparedStatement): D1PreparedStatement {
    const wrapped = {
      bind: (...values: unknown[]) => counted(statement.bind(...values)),
      run: () => once(() => statement.run()),
      all: () => once(() => statement.all()),
      raw: () => once(() => statement.raw()),
      first: () => once(() => statement.first()),
    } as unknown as D1PreparedStatement;
    inner.set(wrapped, statement);
    return wrapped;
  }

  const bounded = {
    prepare: (sql: string) => counted(d1.prepare(sql)),
    batch: async (statements: D1PreparedStatement[]) => {
      count(statements.length);
      return d1.batch(statements.map((statement) => inner.get(statement) ?? statement));
    },
  } as unknown as D1Database;
  const db: Database = openDatabase(bounded);
  return { d1: bounded, db, run, begin: () => Object.assign(run, { queries: 0 }) };
}
