import { sql } from "drizzle-orm";
import type { Database } from "~/db/client";
import { pageCounts } from "~/db/schema";

export type Count = typeof pageCounts.$inferSelect;

/** Sources that a day and a page can have in the table; all others count together. */
export const maxSources = 50;
export const otherSources = "autres";

/**
 * Adds counts to the table, in one statement however many there are: D1 bounds the parameters of a
 * statement and the statements of a request. Other isolates write there too, so it is this statement
 * that holds the number of sources.
 */
export async function addCounts(db: Database, counts: readonly Count[]): Promise<void> {
  if (counts.length === 0) return;
  const rows = counts.map(({ day, page, source, views, orders }) => [
    day,
    page,
    source,
    views,
    orders,
  ]);
  await db.run(sql`
    WITH incoming AS (
      SELECT value ->> 0 AS day, value ->> 1 AS page, value ->> 2 AS source,
        value ->> 3 AS views, value ->> 4 AS orders
      FROM json_each(${JSON.stringify(rows)})
    ), placed AS (
      SELECT *, source IN ('', ${otherSources}) OR EXISTS (
        SELECT 1 FROM page_counts AS kept
        WHERE kept.day = incoming.day AND kept.page = incoming.page AND kept.source = incoming.source
      ) AS has_place, (
        SELECT count(*) FROM page_counts AS kept
        WHERE kept.day = incoming.day AND kept.page = incoming.page
          AND kept.source NOT IN ('', ${otherSources})
      ) AS taken
      FROM incoming
    ), ranked AS (
      SELECT *, taken + row_number() OVER (
        PARTITION BY day, page, has_place ORDER BY views + orders DESC, source
      ) AS place
      FROM placed
    )
    INSERT INTO ${pageCounts} (day, page, source, views, orders)
    SELECT day, page, iif(has_place OR place <= ${maxSources}, source, ${otherSources}), views, orders
    FROM ranked WHERE true
    ON CONFLICT DO UPDATE SET views = views + excluded.views, orders = orders + excluded.orders`);
}
