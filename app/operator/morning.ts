import { type SQL, sql } from "drizzle-orm";
import type { RunContext } from "~/db/budget";
import type { Database } from "~/db/client";
import { readDatabaseUse } from "~/db/size";
import { databaseLimit, deskUrl, type Env } from "~/env";
import { countHeldMails } from "~/leads/held-mails";
import { authorLetter } from "~/leads/mails/author-letter";
import { clockInParis, dayInMs, onTheHour, parisDay } from "~/lib/time";
import { type Message, renderMail } from "~/mail/message";
import type { DeliveryContext } from "~/outbox/deliver";
import { deliveryProblems } from "~/outbox/health";
import type { MailRenderers } from "~/outbox/mail";
import { mailEvent, record } from "~/outbox/record";
import { makeReport } from "~/statistics/report/figures";
import { lastDays, type Period } from "~/statistics/report/period";
import { type ReportRows, reportStatements } from "~/statistics/report/queries";
import { reportTables } from "~/statistics/report/tables";
import { factQueries, readFacts } from "./facts";
import { type Morning, morningHour, morningMail, testMail } from "./mails/morning";

/** Event type of the morning mail. Its subject is the day, its payload the day's news. */
export const morningType = "operator.morning";

/** Event type of the mail with which the operator tests whether mails arrive. */
export const operatorTest = "operator.test";

/** Event type of the mail with which the operator tests a letter, which is its payload. */
export const letterTest = "operator.letter";

/** In Paris. The window allows for outages: a late mail still belongs to its day. */
const hours = { from: onTheHour(morningHour), before: "17:00" };

type MorningContext = RunContext & DeliveryContext;

export const writesToOperator = ({ OPERATOR_MAIL }: Env) => OPERATOR_MAIL !== "off";

const operatorAddress = ({ OPERATOR_EMAIL, CONTACT_EMAIL }: Env) => OPERATOR_EMAIL ?? CONTACT_EMAIL;

/**
 * Stores this morning's mail, once a day. If there is nothing to report, the event is stored as delivered, so that what
 * happens later that day waits for the next morning.
 */
export async function enqueueMorningMail(context: MorningContext, env: Env): Promise<void> {
  const { db, now, budget } = context;
  const moment = now();
  const { day: today, time } = clockInParis(moment);
  if (time < hours.from || time >= hours.before || !budget.take(1)) return;
  const id = morningId(today);
  const stored = await db.get<{ made: number; before: number; last: string | null }>(sql`SELECT
    EXISTS (SELECT 1 FROM outbox_events WHERE id = ${id}) AS made,
    EXISTS (SELECT 1 FROM outbox_events WHERE ${isEarlier(id)}) AS before,
    (SELECT max(created_at) FROM outbox_events WHERE ${isEarlier(id)} AND status = 'delivered') AS last`);
  // News that nobody has read yet, however many mornings ago the last mail was.
  const queries = factQueries(db, today, stored.last ?? undefined);
  const week = lastDays(7, moment - dayInMs);
  const statements = isMonday(today) ? reportStatements(week, moment) : [];
  // Four more: the state of delivery, the postponed mails, the database's size and the row.
  const count = Object.keys(queries).length + statements.length + 4;
  if (stored.made || !budget.take(count)) return;

  const morning: Morning = {
    ...(await readFacts(db, env, today, queries)),
    today,
    isFirst: !stored.before,
    environment: env.ENVIRONMENT,
    desk: deskUrl(env),
    delivery: await deliveryProblems(context),
    waitingMails: await countHeldMails(db),
    database: await readDatabaseUse(db, databaseLimit(env)),
    report: statements.length > 0 ? await makeTables(db, week, statements) : [],
  };
  const subject = { type: morningType, table: "operator", id: today } as const;
  const created_at = new Date(moment).toISOString();
  const event = { ...mailEvent({ ...subject, email: operatorAddress(env), created_at }), id };
  const isQuiet = morningMail(morning) === null;
  await record(
    db,
    [],
    [{ ...event, ...(isQuiet ? { status: "delivered" } : { payload: JSON.stringify(morning) }) }],
  );
}

const isEarlier = (id: string) => sql`id >= ${morningId("")} AND id < ${id}`;

const morningId = (day: string) => `morning-${day}`;
const isMonday = (day: string) => new Date(day).getUTCDay() === 1;

/** The report on the seven days up to yesterday. */
async function makeTables(
  db: Database,
  week: Period,
  statements: readonly SQL[],
): Promise<Morning["report"]> {
  const rows = await Promise.all(statements.map((statement) => db.all(statement)));
  return reportTables(makeReport(week, rows as ReportRows));
}

export const operatorMails: MailRenderers = {
  [morningType]: async ({ payload, created_at }, { env }, now) => {
    const isToday = parisDay(created_at) === parisDay(now);
    if (!writesToOperator(env) || !isToday) return null;
    const message = morningMail(JSON.parse(payload));
    return message && { ...toOperator(env, message), sameDay: true };
  },
  [letterTest]: async ({ payload }, { env }) => {
    const siteUrl = env.SITE_URL;
    // No reader has this key: the page says that the link is incomplete.
    const to = { siteUrl, unsubscribeUrl: `${siteUrl}/desinscription/essai` };
    return toOperator(env, authorLetter(JSON.parse(payload), to));
  },
  [operatorTest]: async (_, { env }) => toOperator(env, testMail()),
};

function toOperator(env: Env, message: Message) {
  const sender = { siteUrl: env.SITE_URL, contactEmail: env.CONTACT_EMAIL };
  return { to: operatorAddress(env), ...renderMail(message, sender) };
}
