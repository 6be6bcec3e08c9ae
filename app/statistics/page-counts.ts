import { type SQL, sql } from "drizzle-orm";
import type { Database } from "~/db/client";
import { pageCounts } from "~/db/schema";
import { logError } from "~/lib/errors";
import { parisDays, sleep } from "~/lib/time";

export type Count = typeof pageCounts.$inferSelect;

/** Most sources per day and page in the table; all others count together. */
export const maxSources = 50;
export const otherSources = "autres";

/** Milliseconds for which counts are collected in memory: with the write, less than five seconds. */
const flushDelay = 3_000;
/** Milliseconds after which a flush that never finished counts as lost, so that the next count starts another. */
const flushTimeout = 30_000;
/** Most sources per day and page in memory: enough for the database to find the most frequent ones. */
const maxSourcesInMemory = 8 * maxSources;
/** Most sources per day and page that a flush stores by name: a flood of invented ones must not write many rows. */
export const maxNamedSources = 10;

export interface CounterContext {
  store: (counts: readonly Count[]) => Promise<void>;
  waitUntil: (work: Promise<unknown>) => void;
  /** Milliseconds since the epoch. */
  now?: () => number;
  wait?: (milliseconds: number) => Promise<void>;
}

/**
 * Counts page views and started checkouts in memory, and adds them to the database together a few seconds later. A
 * failed flush keeps its counts for the next.
 */
export function createCounter() {
  const memory = createMemory();
  const dayOf = parisDays();
  let flushStartedAt = Number.NEGATIVE_INFINITY;

  /**
   * @param page the path of one of the site's pages, without the leading slash
   * @param source as `adValue` writes it; null without an ad
   */
  const counting =
    (increment: Pick<Count, "views" | "orders">) =>
    (context: CounterContext, page: string, source: string | null): void => {
      const { waitUntil, now = Date.now } = context;
      const time = now();
      memory.add({ day: dayOf(time), page, source: source ?? "", ...increment });
      if (time - flushStartedAt < flushTimeout) return;
      flushStartedAt = time;
      waitUntil(flush(context));
    };

  async function flush({ store, wait = sleep }: CounterContext): Promise<void> {
    await wait(flushDelay);
    const taken = memory.take();
    flushStartedAt = Number.NEGATIVE_INFINITY;
    try {
      await store(taken);
    } catch (error) {
      logError("Counts not stored yet", error);
      for (const count of taken) memory.add(count);
    }
  }

  return {
    countView: counting({ views: 1, orders: 0 }),
    countOrder: counting({ views: 0, orders: 1 }),
  };
}

/** Counts that wait to be written. Their number depends on the site's pages and cannot be inflated by visitors. */
function createMemory() {
  const counts = new Map<string, Count>();
  /** The number of sources per day and page. */
  const sourceCounts = new Map<string, number>();

  function add(count: Count): void {
    const before = sourceCounts.get(dayAndPageOf(count)) ?? 0;
    const isNew = isSource(count) && !counts.has(keyOf(count));
    const isFull = isNew && before >= maxSourcesInMemory;
    if (isNew && !isFull) sourceCounts.set(dayAndPageOf(count), before + 1);
    addTo(counts, isFull ? { ...count, source: otherSources } : count);
  }

  /** Empties the memory. Only the most frequent sources per day and page keep their names. */
  function take(): Count[] {
    const byFrequency = [...counts.values()].sort(
      (a, b) => b.views + b.orders - a.views - a.orders,
    );
    counts.clear();
    sourceCounts.clear();
    const named = new Map<string, number>();
    const taken = new Map<string, Count>();
    for (const count of byFrequency) {
      const before = named.get(dayAndPageOf(count)) ?? 0;
      const isOverLimit = isSource(count) && before >= maxNamedSources;
      if (isSource(count)) named.set(dayAndPageOf(count), before + 1);
      addTo(taken, isOverLimit ? { ...count, source: otherSources } : count);
    }
    return [...taken.values()];
  }

  return { add, take };
}

const isSource = ({ source }: Count) => source !== "" && source !== otherSources;

// None of the values holds a space.
const dayAndPageOf = ({ day, page }: Count) => `${day} ${page}`;
const keyOf = (count: Count) => `${dayAndPageOf(count)} ${count.source}`;

function addTo(counts: Map<string, Count>, count: Count): void {
  const sum = counts.get(keyOf(count)) ?? { ...count, views: 0, orders: 0 };
  sum.views += count.views;
  sum.orders += count.orders;
  counts.set(keyOf(count), sum);
}

/** The isolate's counter. */
export const { countView, countOrder } = createCounter();

/**
 * Adds counts to the table, in one batch of three statements. Only the `maxSources` most frequent sources per day and
 * page keep their names; of equal ones the newest, so that a flood of invented sources keeps no later one out. In SQL,
 * since other isolates write to the table too.
 */
export async function addCounts(db: Database, counts: readonly Count[]): Promise<void> {
  if (counts.length === 0) return;
  const incoming = sql`
    SELECT value ->> 'day', value ->> 'page', value ->> 'source', value ->> 'views', value ->> 'orders'
    FROM json_each(${JSON.stringify(counts)}) WHERE true`;
  const excess = excessOf(counts);
  const others = sql`
    SELECT day, page, ${otherSources}, sum(views), sum(orders)
    FROM (${excess}) WHERE true GROUP BY day, page`;
  await db.batch([
    insertCounts(db, incoming),
    insertCounts(db, others),
    db.delete(pageCounts).where(sql`rowid IN (SELECT id FROM (${excess}))`),
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

/** Rows, on the same days and pages, whose source ranks below `maxSources`. A later row has a higher id. */
function excessOf(counts: readonly Count[]): SQL {
  const places = new Set(counts.map(({ day, page }) => JSON.stringify([day, page])));
  return sql`
    WITH ranked AS (
      SELECT rowid AS id, *, row_number() OVER (
        PARTITION BY day, page ORDER BY views + orders DESC, rowid DESC
      ) AS place
      FROM page_counts
      WHERE source NOT IN ('', ${otherSources}) AND (day, page) IN (
        SELECT value ->> 0, value ->> 1 FROM json_each(${`[${[...places]}]`})
      )
    )
    SELECT * FROM ranked WHERE place > ${maxSources}`;
}
