import { openDatabase } from "~/db/client";

/** A database that remembers the statements it was asked to prepare. */
export function recordStatements(d1: D1Database) {
  const statements = new Set<string>();
  const recorder = {
    prepare: (statement: string) => {
      statements.add(statement);
      return d1.prepare(statement);
    },
    batch: (prepared: D1PreparedStatement[]) => d1.batch(prepared),
  } satisfies Partial<D1Database>;
  return { statements, db: openDatabase(recorder as unknown as D1Database) };
}

/** The steps in which SQLite reads whole tables (`together` is the few orders of one page), for a statement with any values. */
export async function scansOf(d1: D1Database, statement: string): Promise<string[]> {
  const values = [...statement.matchAll(/\?/g)].map(() => 1);
  const { results } = await d1
    .prepare(`EXPLAIN QUERY PLAN ${statement}`)
    .bind(...values)
    .all<{ detail: string }>();
  return results
    .map(({ detail }) => detail)
    .filter((detail) => /^SCAN (?!CONSTANT|together)/.test(detail));
}
