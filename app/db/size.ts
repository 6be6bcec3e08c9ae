import { sql } from "drizzle-orm";
import type { Database } from "./client";

/** The part of its limit from which a full database is near enough to act, and far enough for payments to be stored. */
const alarmingPart = 4 / 5;

export interface DatabaseUse {
  bytes: number;
  /** In bytes. */
  limit: number;
  /** Of the limit, rounded up. */
  percent: number;
  isAlarming: boolean;
}

/**
 * How full the database is: D1 says its size with any result.
 *
 * @param limit in bytes
 */
export async function readDatabaseUse(db: Database, limit: number): Promise<DatabaseUse> {
  const { meta } = await db.run(sql`SELECT 1`);
  return databaseUse(meta.size_after ?? 0, limit);
}

export function databaseUse(bytes: number, limit: number): DatabaseUse {
  const percent = Math.ceil((100 * bytes) / limit);
  return { bytes, limit, percent, isAlarming: bytes >= alarmingPart * limit };
}
