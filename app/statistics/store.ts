import { type SQL, sql } from "drizzle-orm";
import type { Database } from "~/db/client";
import { pageCounts } from "~/db/schema";

export type Count = typeof pageCounts.$inferSelect;

/** Sources of a day and page in the table; all others count together. */
export const maxSources = 50;
export const otherSources = "autres";

/**
 * Adds counts to the table, in one batch of three statements. Beyond `maxSources` of a day and page only the most
 * frequent sources keep their names. Of equal ones half of the places keep the oldest, half the newest: a flood of
 * invented sources hides a real one neither before nor after it. In SQL, since other isolates write there too.
 */
export async function addCounts(db: Database, counts: readonly Count[]): Promise<void> {
  if (counts.length === 0) return;
  const incoming = sql`
    SELECT value ->> 'day', value ->> 'page', value ->> 'source', value ->> 'views', value ->> 'orders'
    FROM json_each(${JSON.stringify(counts)}) WHERE true`;
  const surplus = surplusOf(counts);
  const others = sql`
    SELECT day, page, ${otherSources}, sum(views), sum(orders)
    FROM (${surplus}) WHERE true GROUP BY day, page`;
  await db.batch([
    insertCounts(db, incoming),
    insertCounts(db, others),
    db.delete(pageCounts).where(sql`rowid IN (SELECT id FROM (${surplus}))`),
  ]);
}

function insertCounts(db: Database, counts: SQL) {
  return db
    .insert(pageCounts)
    .select(counts)
    .onConflictDoUpdate({
      target: [pageCounts.day, pageCounts.page, pageCounts.source],
      set: { views: sql`views + excluded.views`, orders: sql`orders + excluded.orders` },
    });
}

/** Rows of the same days and pages whose source has no place. A later row has a higher id. */
function surplusOf(counts: readonly Count[]): SQL {
  const places = new Set(counts.map(({ day, page }) => JSON.stringify([day, page])));
  return sql`
    WITH named AS (
      SELECT rowid AS id, *, row_number() OVER (PARTITION BY day, page ORDER BY rowid) AS arrival
      FROM page_counts
      WHERE source NOT IN ('', ${otherSources}) AND (day, page) IN (
        SELECT value ->> 0, value ->> 1 FROM json_each(${`[${[...places]}]`})
      )
    ), ranked AS (
      SELECT *, row_number() OVER (
        PARTITION BY day, page
        ORDER BY views + orders DESC, arrival <= ${maxSources / 2} DESC, id DESC
      ) AS place
      FROM named
    )
    SELECT * FROM ranked WHERE place > ${maxSources}`;
}
