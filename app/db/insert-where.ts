import { getTableColumns, getTableName } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "./client";

/**
 * `INSERT … SELECT … WHERE condition`: a batch cannot branch, but each of its statements can. Written
 * out, since Drizzle's builder takes a third of a whole post for it.
 *
 * @param clauses SQL that follows the selected values, with a `?` for each of `parameters`
 */
export function insertWhere(
  db: Database,
  table: SQLiteTable,
  row: Readonly<Record<string, unknown>>,
  clauses: string,
  parameters: string[],
): D1PreparedStatement {
  const columns = Object.values(getTableColumns(table));
  const values = columns.map((column) => {
    const value = row[column.name] ?? null;
    return value === null ? null : column.mapToDriverValue(value);
  });
  const names = columns.map(({ name }) => name).join(", ");
  const marks = columns.map(() => "?").join(", ");
  return db.$client
    .prepare(`INSERT INTO ${getTableName(table)} (${names}) SELECT ${marks} ${clauses}`)
    .bind(...values, ...parameters);
}
