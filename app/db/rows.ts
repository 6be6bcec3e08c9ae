import type { SQL } from "drizzle-orm";
import type { Database } from "./client";

export type Row = Record<string, unknown>;

/**
 * Runs raw SQL statements, which Drizzle's own batch does not accept, as one transaction and returns the rows of each.
 */
export async function rowsOf(db: Database, statements: readonly SQL[]): Promise<Row[][]> {
  const written = statements.map((statement) => {
    const { sql, params } = db.all(statement).getQuery();
    return db.$client.prepare(sql).bind(...params);
  });
  const answers = await db.$client.batch<Row>(written);
  return answers.map(({ results }) => results);
}
