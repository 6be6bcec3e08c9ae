import { type SQL, sql } from "drizzle-orm";
import type { Database } from "~/db/client";
import { pageCounts } from "~/db/schema";

export type Count = typeof pageCounts.$inferSelect;

/** Sources that a day and a page can have in the table; all others count together. */
export const maxSources = 50;
export const otherSources = "autres";

/**
 * Adds counts to the table, in one batch of three statements however many there are. Beyond `maxSources` of a
 * day and page the sources that count most keep their names. Where they count alike, half of the places stay
 * with those who came first, and the others go to those who came last: neither a flood of invented sources
 * before a real one nor one after it hides it. Other isolates write there too, so it is the database that decides.
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
