/** D1s that look at what they are asked: how much, at what cost, in which words. */
import { drizzle } from "drizzle-orm/d1";
import { askOf, d1From } from "./d1-facade";

interface Watch {
  /** Is told the statements of each question, one or a batch's; what it throws fails the question. */
  before?: (statements: readonly string[]) => void;
  after?: (result: D1Result) => void;
}

function watchD1(d1: D1Database, { before, after }: Watch): D1Database {
  const ask = askOf(d1);
  return d1From(async (how, queries) => {
    before?.(queries.map(({ sql }) => sql));
    if (!after) return ask(how, queries);
    // Raw rows come without the figures that `after` looks at.
    const answer = await ask(how === "raw" ? "all" : how, queries);
    const results = [answer].flat() as D1Result<object>[];
    for (const result of results) after(result);
    return how === "raw" ? results.flatMap(({ results }) => results.map(Object.values)) : answer;
  });
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
  return { d1, db: drizzle(d1), run, begin: () => Object.assign(run, { queries: 0 }) };
}

export function meteredD1(d1: D1Database) {
  const meter = { read: 0, written: 0 };
  const after = ({ meta }: D1Result) => {
    meter.read += meta.rows_read;
    meter.written += meta.rows_written;
  };
  return { db: drizzle(watchD1(d1, { after })), meter };
}

export function recordStatements(d1: D1Database) {
  const statements = new Set<string>();
  const before = (asked: readonly string[]) => {
    for (const sql of asked) statements.add(sql);
  };
  return { db: drizzle(watchD1(d1, { before })), statements };
}
