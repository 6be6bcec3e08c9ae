import { lt } from "drizzle-orm";
import type { Database } from "~/db/client";
import { withdrawals } from "~/db/schema";

const year = 365.25 * 24 * 60 * 60 * 1000;

/** As long as a contract can be disputed: article 2224 of the Code civil. The legal notice says so. */
export const withdrawalYears = 5;

/** @returns how many declarations were deleted */
export async function purgeWithdrawals({
  db,
  now = Date.now,
}: {
  db: Database;
  now?: () => number;
}): Promise<number> {
  const cutoff = new Date(now() - withdrawalYears * year).toISOString();
  const { meta } = await db.delete(withdrawals).where(lt(withdrawals.created_at, cutoff));
  return meta.changes;
}
