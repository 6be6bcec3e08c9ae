import { Miniflare, type Response, type WorkerOptions } from "miniflare";

/**
 * A D1 as workerd runs it, asked by one request for each query or batch. Miniflare's own way to a binding
 * blocks the test's thread at every call, and takes ten times as long.
 */

type Value = string | number | boolean | null;

interface Query {
  sql: string;
  values: Value[];
}

/** Where the Worker beside a site's own listens: any address that is none of the site's. */
const address = "http://d1.test/";

const script = `
  const answers = {
    all: ([query]) => query.all(),
    raw: ([query]) => query.raw(),
    batch: (queries, DB) => DB.batch(queries),
  };
  export default {
    async fetch(request, { DB }) {
      const { how, queries } = await request.json();
      try {
        const statements = queries.map(({ sql, values }) => DB.prepare(sql).bind(...values));
        return Response.json({ answer: await answers[how](statements, DB) });
      } catch ({ message, cause }) {
        return Response.json({ error: { message, cause: cause?.message } });
      }
    },
  };
`;

/** The Worker that answers for a database, to stand beside others that have the same. */
export function d1Worker(d1Databases: WorkerOptions["d1Databases"]): WorkerOptions {
  return { name: "d1", modules: true, script, d1Databases, routes: ["d1.test/*"] };
}

/** The database of a Miniflare in which a `d1Worker` runs. */
export function d1Of(miniflare: Miniflare): D1Database {
  const inner = new WeakMap<object, Query>();

  async function ask<Answer>(how: "all" | "raw" | "batch", queries: Query[]): Promise<Answer> {
    const body = JSON.stringify({ how, queries });
    const response: Response = await miniflare.dispatchFetch(address, { method: "POST", body });
    const { answer, error } = (await response.json()) as {
      answer: Answer;
      error?: { message: string; cause?: string };
    };
    if (error) throw new Error(error.message, { cause: new Error(error.cause) });
    return answer;
  }

  function statement(query: Query): D1PreparedStatement {
    const all = <Row>() => ask<D1Result<Row>>("all", [query]);
    const prepared = {
      bind: (...values: unknown[]) => statement({ ...query, values: values.map(bound) }),
      all,
      run: all,
      raw: () => ask("raw", [query]),
      first: async (column?: string) => {
        const [row = null] = (await all<Record<string, unknown>>()).results;
        return row && column ? row[column] : row;
      },
    } as unknown as D1PreparedStatement;
    inner.set(prepared, query);
    return prepared;
  }

  return {
    prepare: (sql: string) => statement({ sql, values: [] }),
    exec: (sql: string) => ask("all", [{ sql, values: [] }]),
    batch: (statements: D1PreparedStatement[]) =>
      ask(
        "batch",
        statements.flatMap((one) => inner.get(one) ?? []),
      ),
  } as unknown as D1Database;
}

/** A D1 without any table. */
export async function openD1() {
  const miniflare = new Miniflare({ ...d1Worker(["DB"]), cf: false });
  return { d1: d1Of(miniflare), dispose: () => miniflare.dispose() };
}

/** What JSON would bend into something else, D1 refuses. */
function bound(value: unknown): Value {
  if (value === null || ["string", "number", "boolean"].includes(typeof value))
    return value as Value;
  throw new TypeError(`D1 takes no ${typeof value}`);
}
