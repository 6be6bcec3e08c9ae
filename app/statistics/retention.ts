import { lt } from "drizzle-orm";
import type { Database } from "~/db/client";
import { pageCounts } from "~/db/schema";
import { keptSince } from "~/lib/kept-months";

interface RetentionContext {
  db: Database;
  /** Milliseconds since the epoch. */
  now?: () => number;
}

/**
 * Deletes counts of days that are over 25 months old: with a run a night, those of one day.
 *
 * @returns how many rows were deleted
 */
export async function purgeOldCounts({ db, now = Date.now }: RetentionContext): Promise<number> {
  const oldest = keptSince(now()).slice(0, "YYYY-MM-DD".length);
  const { meta } = await db.delete(pageCounts).where(lt(pageCounts.day, oldest));
  return meta.changes;
}
