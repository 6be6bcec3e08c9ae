/** A D1 that hands each question on: to workerd, to SQLite in this process, or to one of them behind a watcher. */

type Value = string | number | boolean | null;

export interface Query {
  sql: string;
  values: Value[];
}

/** Answers as the method of this name does; a batch is one transaction. */
export type Ask = (how: "all" | "raw" | "batch", queries: Query[]) => Promise<unknown>;

const asks = new WeakMap<D1Database, Ask>();

export function d1From(ask: Ask): D1Database {
  const queryOf = new WeakMap<object, Query>();

  function statement(query: Query): D1PreparedStatement {
    const all = () => ask("all", [query]) as Promise<D1Result<Record<string, unknown>>>;
    const prepared = {
      bind: (...values: unknown[]) => statement({ ...query, values: values.map(bound) }),
      all,
      run: all,
      raw: () => ask("raw", [query]),
      first: async (column?: string) => {
        const [row = null] = (await all()).results;
        return row && column ? row[column] : row;
      },
    } as unknown as D1PreparedStatement;
    queryOf.set(prepared, query);
    return prepared;
  }

  const d1 = {
    prepare: (sql: string) => statement({ sql, values: [] }),
    exec: (sql: string) => ask("all", [{ sql, values: [] }]),
    batch: async (statements: D1PreparedStatement[]) =>
      ask(
        "batch",
        statements.flatMap((one) => queryOf.get(one) ?? []),
      ),
  } as unknown as D1Database;
  asks.set(d1, ask);
  return d1;
}

export function askOf(d1: D1Database): Ask {
  const ask = asks.get(d1);
  if (!ask) throw new Error("not a D1 of these tests");
  return ask;
}

/** What JSON would bend into something else, D1 refuses. */
function bound(value: unknown): Value {
  if (value === null || ["string", "number", "boolean"].includes(typeof value))
    return value as Value;
  throw new TypeError(`D1 takes no ${typeof value}`);
}
