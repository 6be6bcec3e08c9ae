import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** When each cron job last failed, for the alarms. */
export const failures = sqliteTable(
  "failures",
  { job: text().primaryKey(), created_at: text().notNull() },
  (table) => [index("failures_created_at").on(table.created_at)],
);
