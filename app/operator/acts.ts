import { desc, lt, sql } from "drizzle-orm";
import type { ActName } from "~/content/desk";
import type { Database } from "~/db/client";
import { operatorActs } from "~/db/schema";
import { timeOrderedId } from "~/lib/ids";

/**
 * The operator's acts, newest first.
 *
 * @param before the id of the last one on the page before
 */
export function readActs(
  db: Database,
  { before, limit }: { before?: string | undefined; limit: number },
) {
  return db
    .select()
    .from(operatorActs)
    .where(before === undefined ? undefined : lt(operatorActs.id, before))
    .orderBy(desc(operatorActs.id))
    .limit(limit);
}

const backup = "backup.made" satisfies ActName;

/** Writes down that a command copied the database. @param now in milliseconds since the epoch */
export async function noteBackup(db: Database, now: number): Promise<void> {
  const created_at = new Date(now).toISOString();
  const act = { id: timeOrderedId(now), created_at, operator: "npm run backup", act: backup };
  await db.insert(operatorActs).values({ ...act, reference: null });
}

/** When the database was last copied, in SQL; NULL if that was never written down. */
export const lastBackup = sql`(SELECT max(created_at) FROM ${operatorActs} WHERE ${operatorActs.act} = ${sql.raw(`'${backup}'`)})`;
