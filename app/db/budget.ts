import type { Database } from "./client";

/** D1 queries that a run may still make. */
export interface QueryBudget {
  /** Takes `count` queries; takes none and returns false if fewer are left. */
  take: (count: number) => boolean;
  giveBack: (count: number) => void;
}

/** What a run of the cron trigger works with. */
export interface RunContext {
  db: Database;
  /** Milliseconds since the epoch, by the run's own clock. */
  now: () => number;
  budget: QueryBudget;
}

/**
 * D1 aborts a run that reaches the query limit, even between two queries that belong together. Work that needs several
 * queries therefore takes them all before the first. Each statement of a batch counts as a query.
 */
export function queryBudget(total: number): QueryBudget {
  let left = total;
  return {
    take: (count) => {
      if (count > left) return false;
      left -= count;
      return true;
    },
    giveBack: (count) => {
      left += count;
    },
  };
}
