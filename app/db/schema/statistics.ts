import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Views and started orders of each page. No personal data. */
export const pageCounts = sqliteTable(
  "page_counts",
  {
    /** YYYY-MM-DD in Paris. */
    day: text().notNull(),
    /** The page's path without the leading slash. */
    page: text().notNull(),
    /** The ad's `utm_source`; empty without one, `autres` beyond the limit per day and page. */
    source: text().notNull(),
    views: integer().notNull(),
    /** Orders started: the visitor was sent to the checkout. */
    orders: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.page, table.source] })],
);
