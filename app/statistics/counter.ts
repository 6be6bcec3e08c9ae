import type { Database } from "~/db/client";
import { formatError } from "~/lib/errors";
import { sleep } from "~/lib/sleep";
import { parisDays } from "~/lib/time";
import { addCounts, type Count, maxSources, otherSources } from "./store";

/** Milliseconds that counts are collected in memory: less than five seconds with the writing. */
const flushDelay = 3_000;
/** Milliseconds after which a flush that never finished counts as lost, so that the next count starts another. */
const flushTimeout = 30_000;
/** Sources of a day and page in memory: enough for the database to find the most frequent ones. */
const maxHeld = 8 * maxSources;

/** What the counter needs of a request. */
export interface CounterContext {
  /** Called when there is something to write. */
  open: () => Database;
  waitUntil: (work: Promise<unknown>) => void;
  /** Milliseconds since the epoch. */
  now?: () => number;
  wait?: (milliseconds: number) => Promise<void>;
}

/**
 * Counts page views and started checkouts in memory, and adds them to the database together a few seconds later. Its
 * size is bounded by the caller's pages, whatever visitors send. A failed flush keeps its counts for the next.
 */
export function createCounter() {
  /** By day, page and source, none of which holds a space. */
  const counts = new Map<string, Count>();
  /** By day and page. */
  const sources = new Map<string, Set<string>>();
  const dayOf = parisDays();
  let flushAsked = Number.NEGATIVE_INFINITY;

  /**
   * @param page path without its slash, of the site's own
   * @param source as `adValue` writes it; null without an ad
   */
  function count(
    context: CounterContext,
    page: string,
    source: string | null,
    { views = 0, orders = 0 },
  ): void {
    const { waitUntil, now = Date.now } = context;
    const time = now();
    add({ day: dayOf(time), page, source: source ?? "", views, orders });
    if (time - flushAsked < flushTimeout) return;
    flushAsked = time;
    waitUntil(flush(context));
  }

  function add({ day, page, source, views, orders }: Count): void {
    const place = `${day} ${page}`;
    const held = sources.get(place) ?? new Set();
    sources.set(place, held);
    if (source !== "" && held.size < maxHeld) held.add(source);

    const name = source === "" || held.has(source) ? source : otherSources;
    const key = `${place} ${name}`;
    const count = counts.get(key) ?? { day, page, source: name, views: 0, orders: 0 };
    count.views += views;
    count.orders += orders;
    counts.set(key, count);
  }

  async function flush({ open, wait = sleep }: CounterContext): Promise<void> {
    await wait(flushDelay);
    const taken = [...counts.values()];
    counts.clear();
    sources.clear();
    flushAsked = Number.NEGATIVE_INFINITY;
    try {
      await addCounts(open(), taken);
    } catch (error) {
      console.error(formatError("Counts not stored yet", error));
      for (const count of taken) add(count);
    }
  }

  return {
    countView: (context: CounterContext, page: string, source: string | null) =>
      count(context, page, source, { views: 1 }),
    countOrder: (context: CounterContext, page: string, source: string | null) =>
      count(context, page, source, { orders: 1 }),
  };
}

/** One for the isolate. */
export const { countView, countOrder } = createCounter();
