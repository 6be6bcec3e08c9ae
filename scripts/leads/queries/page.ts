import { join, raw, type Sql, sql } from "../sql";

/** A place between rows in the order of (created_at, id): where a page ends and the next begins. */
export interface Cursor {
  created_at: string;
  id: string;
}

/** Comes before every row: no text is smaller than the empty one. */
export const start: Cursor = { created_at: "", id: "" };
/** Comes after every row until the year 9999. */
export const end: Cursor = { created_at: "9999", id: "" };

export interface Page {
  before: Cursor;
  limit: number;
}

/** The newest rows of several tables together. */
export function newestFirst(arms: Sql[], limit: number): Sql {
  return sql`${join(arms, " UNION ALL ")} ORDER BY created_at DESC, id DESC LIMIT ${limit}`;
}

/** The database's own clock: the operator's may be wrong, and an event would wait or be late. */
export const now = raw("strftime('%Y-%m-%dT%H:%M:%fZ', 'now')");
