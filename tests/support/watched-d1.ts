/** D1s that look at what they are asked: how much, at what cost, in which words. */
import { openDatabase } from "~/db/client";

interface Watch {
  /** Is told the statements of each question, one or a batch's; what it throws fails the question. */
  before?: (statements: readonly string[]) => void;
  after?: (result: D1Result) => void;
}

interface Prepared {
  sql: string;
  statement: D1PreparedStatement;
}

function watchD1(d1: D1Database, { before, after }: Watch): D1Database {
  const inner = new WeakMap<object, Prepared>();

  function wrap({ sql, statement }: Prepared): D1PreparedStatement {
    async function ask<Answer>(answer: () => Promise<Answer>): Promise<Answer> {
      before?.([sql]);
      return answer();
    }
    const all = () =>
      ask(async () => {
        const result = await statement.all();
        after?.(result);
        return result;
      });
    // Raw rows come without the figures that `after` looks at.
    const raw = async () => (await all()).results.map((row) => Object.values(row));
    const wrapped = {
      bind: (...values: unknown[]) => wrap({ sql, statement: statement.bind(...values) }),
      all,
      run: all,
      raw: after ? raw : () => ask(() => statement.raw()),
      first: () => ask(() => statement.first()),
    } as unknown as D1PreparedStatement;
    inner.set(wrapped, { sql, statement });
    return wrapped;
  }

  return {
    prepare: (sql: string) => wrap({ sql, statement: d1.prepare(sql) }),
    batch: async (wrapped: D1PreparedStatement[]) => {
      const prepared = wrapped.flatMap((one) => inner.get(one) ?? []);
      before?.(prepared.map(({ sql }) => sql));
      const results = await d1.batch(prepared.map(({ statement }) => statement));
      for (const result of results) after?.(result);
      return results;
    },
  } as unknown as D1Database;
}

/**
 * A D1 that ends a run after so many queries, as Cloudflare's does. `begin` starts a run; one to be killed fails at
 * every query after `killAfter`.
 */
export function boundedD1(inner: D1Database, limit: number) {
  const run = { queries: 0, most: 0, killAfter: Number.POSITIVE_INFINITY };
  const d1 = watchD1(inner, {
    before: ({ length }) => {
      run.queries += length;
      run.most = Math.max(run.most, run.queries);
      if (run.queries > run.killAfter) throw new Error("the run was killed");
      if (run.queries > limit) throw new Error("D1_ERROR: too many queries in one run");
    },
  });
  return { d1, db: openDatabase(d1), run, begin: () => Object.assign(run, { queries: 0 }) };
}

/** A database that adds up the rows that its statements read and write. */
export function meteredD1(d1: D1Database) {
  const meter = { read: 0, written: 0 };
  const after = ({ meta }: D1Result) => {
    meter.read += meta.rows_read;
    meter.written += meta.rows_written;
  };
  return { db: openDatabase(watchD1(d1, { after })), meter };
}

/** A database that remembers the statements it was asked. */
export function recordStatements(d1: D1Database) {
  const statements = new Set<string>();
  const before = (asked: readonly string[]) => {
    for (const sql of asked) statements.add(sql);
  };
  return { db: openDatabase(watchD1(d1, { before })), statements };
}
