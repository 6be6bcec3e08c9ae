import { desc, lt } from "drizzle-orm";
import type { Database } from "~/db/client";
import { operatorActs } from "~/db/schema";

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
