import { gte } from "drizzle-orm";
import type { Database } from "./client";
import { failures } from "./schema";

/** Cron jobs whose failure raises an alarm. */
export type Job = "reminders" | "letters";

/** @param now in milliseconds since the epoch */
export async function noteFailure(db: Database, job: Job, now: number): Promise<void> {
  const created_at = new Date(now).toISOString();
  await db
    .insert(failures)
    .values({ job, created_at })
    .onConflictDoUpdate({ target: failures.job, set: { created_at } });
}

/** @param since ISO 8601 */
export function failedSince(db: Database, since: string) {
  return db
    .select({ job: failures.job })
    .from(failures)
    .where(gte(failures.created_at, since))
    .orderBy(failures.job);
}
