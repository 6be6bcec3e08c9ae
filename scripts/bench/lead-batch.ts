import { openDatabase } from "~/db/client";
import type { StoreContext } from "~/leads/store";

/** A prepared statement and its values, in which `{email}` and `{0}`, `{1}`… stand for fresh ones. */
export interface Statement {
  sql: string;
  params: unknown[];
}

const unique = /[0-9a-f]{64}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/**
 * The statements with which the site stores a lead, as it would send them to D1.
 *
 * @param store stores a lead of the address `email`
 */
export async function recordBatch(
  email: string,
  store: (context: StoreContext) => Promise<unknown>,
): Promise<Statement[]> {
  const recorded: Statement[] = [];
  const d1 = {
    prepare: (sql: string) => ({ bind: (...params: unknown[]) => ({ sql, params }) }),
    batch: async (statements: Statement[]) => {
      recorded.push(...statements);
      return statements.map(() => ({ results: [], meta: { changes: 1 } }));
    },
  };
  await store({ db: openDatabase(d1 as unknown as D1Database) });

  const found = [...new Set(JSON.stringify(recorded).match(unique))];
  const placeholder = (value: string) => `{${found.indexOf(value)}}`;
  return recorded.map(({ sql, params }) => ({
    sql,
    params: params.map((value) =>
      typeof value === "string"
        ? value.replaceAll(email, "{email}").replace(unique, placeholder)
        : value,
    ),
  }));
}
