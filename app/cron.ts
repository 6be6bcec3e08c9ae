import type { Context } from "./context";
import { queryBudget, type RunContext } from "./db/budget";
import { type Job, noteFailure } from "./db/failures";
import { placeHeldMails } from "./leads/held-mails";
import { enqueueLetters } from "./leads/letters";
import { enqueueReminders } from "./leads/reminders";
import { logFailure } from "./lib/errors";
import { enqueueMorningMail, writesToOperator } from "./operator/morning";
import { nightlySummary } from "./operator/nightly-summary";
import { deleteOldFiles } from "./orders/stored-files";
import { deliverDueEvents } from "./outbox/deliver";
import { purges, runPurges } from "./retention/purges";
import { nightlyCron } from "./retention/schedule";
import { sendHeldReceipts } from "./withdrawals/held-receipts";

/** D1 queries per run. The free plan allows 50. The paid plan, which Cloudflare's mail service needs, allows 1000. */
const freeQueries = 50;
const paidQueries = 500;

/**
 * A run of the cron trigger: enqueues today's mails, erases old data at night, and delivers what is due, all within
 * `CRON_QUERIES`. Never throws.
 *
 * @param scheduledTime in milliseconds since the epoch. It decides what is due, so that any time can be tested; claims
 * use the real clock, since runs overlap in real time
 */
export async function runCron(
  { cron, scheduledTime }: Pick<ScheduledController, "cron" | "scheduledTime">,
  { env, db, mail, outbox }: Context,
): Promise<void> {
  const offset = scheduledTime - Date.now();
  const isPaidPlan = mail !== null && env.MAIL_SERVICE !== "brevo";
  const budget = queryBudget(env.CRON_QUERIES ?? (isPaidPlan ? paidQueries : freeQueries));
  const context = { ...outbox, now: () => Date.now() + offset, clock: Date.now, budget };
  if (mail) {
    await logFailure("Reminders", () => notingFailure(context, "reminders", enqueueReminders));
    if (env.LETTERS !== "off")
      await logFailure("Letters", () => notingFailure(context, "letters", enqueueLetters));
    await logFailure("Held mails", () => placeHeldMails(context, env.LEAD_MAILS_A_DAY));
    await logFailure("Held receipts", () => sendHeldReceipts(context));
    if (writesToOperator(env))
      await logFailure("Morning mail", () => enqueueMorningMail(context, env));
  }
  if (cron === nightlyCron) {
    // For the summary, which must not go without one after a long night.
    budget.take(1);
    const { LEAD_RETENTION_DAYS: leadDays, ORDER_EMAIL_DAYS: emailDays } = env;
    const old = purges({ db, now: context.now(), leadDays, emailDays });
    const purged = await runPurges(db, old, { budget });
    const { FILES } = env;
    if (FILES) await logFailure("Old files", () => deleteOldFiles(FILES, context.now()));
    await logFailure("Nightly summary", async () => {
      console.log(await nightlySummary(db, context.now(), purged));
    });
  }
  await deliverDueEvents(context, { budget });
}

/** Runs a job. No visitor would notice its failure, so that is recorded for `/healthz` and the morning mail. */
async function notingFailure(
  context: RunContext,
  job: Job,
  work: (context: RunContext) => Promise<void>,
): Promise<void> {
  try {
    await work(context);
  } catch (error) {
    await logFailure("Failure not noted", () => noteFailure(context.db, job, context.now()));
    throw error;
  }
}
