import type { Context } from "./context";
import { queryBudget } from "./db/budget";
import { makeLetters } from "./leads/letters";
import { makeReminders } from "./leads/reminders";
import { logged } from "./lib/errors";
import { makeMorning, writesToOperator } from "./operator/morning";
import { nightlySummary, queriesOfSummary } from "./operator/nightly-summary";
import { deliverDueEvents } from "./outbox/deliver";
import { nightlyCron } from "./retention/nightly-cron";
import { purges, runPurges } from "./retention/purges";

/** D1 queries of a run on the free plan, and where mail is on: sending takes the paid one, which allows 1000. */
const freeQueries = 50;
const paidQueries = 500;

/**
 * A run of the cron trigger: enqueues today's mails, at night erases old data, delivers what is due, all within
 * `CRON_QUERIES`. Never throws.
 *
 * @param scheduledTime in milliseconds since the epoch: the run uses this clock, so that it can be tested at any time
 */
export async function runCron(
  { cron, scheduledTime }: Pick<ScheduledController, "cron" | "scheduledTime">,
  { env, db, mail, outbox }: Context,
): Promise<void> {
  const offset = scheduledTime - Date.now();
  const budget = queryBudget(env.CRON_QUERIES ?? (mail ? paidQueries : freeQueries));
  const context = { ...outbox, now: () => Date.now() + offset, budget };
  if (mail) {
    await logged("Reminders", () => makeReminders(context));
    if (env.LETTERS !== "off") await logged("Letters", () => makeLetters(context));
    if (writesToOperator(env)) await logged("Morning mail", () => makeMorning(context, env));
  }
  if (cron === nightlyCron) {
    budget.take(queriesOfSummary);
    const { LEAD_RETENTION_DAYS: leadDays, ORDER_EMAIL_DAYS: emailDays } = env;
    const old = purges({ db, now: context.now(), leadDays, emailDays });
    const purged = await runPurges(db, old, { budget });
    await logged("Nightly summary", async () => {
      console.log(await nightlySummary(db, context.now(), purged));
    });
  }
  await deliverDueEvents(context, { budget });
}
