import { queryBudget } from "./db/budget";
import { purges, runPurges } from "./db/retention";
import type { Env } from "./env";
import { formatError } from "./lib/errors";
import { countLateParcels } from "./orders/parcels";
import { deliverDueEvents } from "./outbox/deliver";
import { nightlySummary } from "./outbox/nightly-summary";
import type { Services } from "./services";

/** The trigger of wrangler.toml at which old data is erased; all others only deliver. */
export const nightlyCron: string = "17 3 * * *";

/**
 * A run of the cron trigger: at night what is too old goes, at any time what is due is sent. It stays within
 * `CRON_QUERIES`. Never throws.
 *
 * @param scheduledTime the moment of the run, in milliseconds since the epoch; one ahead of the clock moves the clock
 */
export async function runCron(
  { cron, scheduledTime }: Pick<ScheduledController, "cron" | "scheduledTime">,
  env: Env,
  outbox: Services,
): Promise<void> {
  const ahead = Math.max(0, scheduledTime - Date.now());
  const context = { ...outbox, now: () => Date.now() + ahead };
  const budget = queryBudget(env.CRON_QUERIES);
  if (cron === nightlyCron) {
    budget.take(queriesOfSummary);
    const { LEAD_RETENTION_DAYS: leadDays, ORDER_EMAIL_DAYS: emailDays } = env;
    const purged = await runPurges(outbox.db, purges({ ...context, leadDays, emailDays }), {
      budget,
    });
    await countLateParcels(context.db, context.now())
      .then((lateParcels) => nightlySummary(context, { purged, lateParcels }))
      .then(console.log, (error) => console.error(formatError("Nightly summary", error)));
  }
  await deliverDueEvents(context, { budget });
}

const queriesOfSummary = 2;
