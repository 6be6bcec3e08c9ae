import type { Database } from "~/db/client";
import { formatError } from "~/lib/errors";
import { parisDays } from "~/lib/time";
import { addCounts, type Count, maxSources, otherSources } from "./store";

/** Milliseconds that a count waits in memory for others: with the writing, less than five seconds. */
const patience = 3_000;
/** After so long a flush that never came back is taken for lost, and the next count asks for another. */
const lost = 30_000;

/** What the counter needs of its surroundings. */
export interface CounterContext {
  /** Asked when there is something to write. */
  open: () => Database;
  waitUntil: (work: Promise<unknown>) => void;
  /** Milliseconds since the epoch. */
  now?: () => number;
  wait?: (milliseconds: number) => Promise<void>;
}

/**
 * Counts page views and orders begun in memory, and adds them to the database a few seconds later, all
 * in one statement. What it holds is bounded by the pages that its caller names, never by what
 * visitors send. A flush that fails keeps its counts for the next.
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
    if (time - flushAsked < lost) return;
    flushAsked = time;
    waitUntil(flush(context));
  }

  function add({ day, page, source, views, orders }: Count): void {
    const place = `${day} ${page}`;
    const known = sources.get(place) ?? new Set();
    sources.set(place, known);
    const kept = source === "" || known.has(source) || known.size < maxSources;
    if (kept && source !== "") known.add(source);

    const name = kept ? source : otherSources;
    const key = `${place} ${name}`;
    const held = counts.get(key) ?? { day, page, source: name, views: 0, orders: 0 };
    held.views += views;
    held.orders += orders;
    counts.set(key, held);
  }

  async function flush({ open, wait = sleep }: CounterContext): Promise<void> {
    await wait(patience);
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

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** One for the isolate. */
export const { countView, countOrder } = createCounter();
