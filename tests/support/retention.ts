import { getTableName } from "drizzle-orm";
import { queryBudget } from "~/db/budget";
import type { Database } from "~/db/client";
import { leadTables, outboxEvents, unsubscribedAddresses } from "~/db/schema";
import { purges, runPurges } from "~/retention/purges";

/** All that goes with an address's last contact. */
export const leadPurges = [...leadTables, unsubscribedAddresses, outboxEvents].map(getTableName);

export async function countLeads(db: Database) {
  const leads = await Promise.all(leadTables.map((table) => db.$count(table)));
  return { leads: leads.reduce((a, b) => a + b), events: await db.$count(outboxEvents) };
}

interface PurgeOptions {
  leadDays?: number;
  emailDays?: number;
  size?: number;
  rounds?: number;
  /** Names of the purges to run; all when absent. */
  only?: readonly string[];
}

export function purgeAt(
  db: Database,
  time: number,
  { leadDays = 1095, emailDays = 90, only, ...limits }: PurgeOptions = {},
): Promise<number> {
  const all = purges({ db, now: time, leadDays, emailDays });
  const chosen = all.filter(({ name }) => only?.includes(name) ?? true);
  return runPurges(db, chosen, { budget: queryBudget(1_000), ...limits });
}
