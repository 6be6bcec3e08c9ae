import { runCron } from "~/cron";
import type { Database } from "~/db/client";
import { challengeParticipants, unsubscribedAddresses } from "~/db/schema";
import { unsubscription } from "~/db/unsubscribed";
import type { Env } from "~/env";
import { reminderMail } from "~/leads/mails/challenge-reminder";
import { schedule } from "~/leads/reminders";
import { addDays, parisMoment } from "~/lib/time";
import { makeContext } from "./context";
import { createDatabase } from "./database";
import { makeEnv } from "./env";
import { createMailService } from "./mail-service";
import { boundedD1 } from "./watched-d1";

export const minute = 60_000;
export const day = 24 * 60 * minute;

export const paris = (date: string, time: string) => Date.parse(parisMoment(date, time));

export function remindersOf(session: string) {
  return schedule.map(({ day: number, from, before }) => {
    const date = addDays(session, number - 1);
    const { subject } = reminderMail({
      session,
      day: number,
      siteUrl: "",
      unsubscribeUrl: "",
      communityUrl: "",
    });
    return { subject, from: paris(date, from), before: paris(date, before) };
  });
}

export const busy = () =>
  Promise.reject(Object.assign(new Error("busy"), { code: "E_RATE_LIMIT" }));

interface SentMail {
  at: number;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** The cron of a whole site at any moment, on a database that ends a run at its 51st query. */
export async function createVirtualCron(variables: Record<string, string> = {}) {
  const database = await createDatabase();
  const bounded = boundedD1(database.d1, Number(variables.CRON_QUERIES ?? 50));
  const service = createMailService();
  const sent: SentMail[] = [];
  let clock = 0;
  service.answer = async ({ to, subject, text = "", html = "" }) => {
    sent.push({ at: clock, to: String(to), subject, text, html });
  };
  const env = makeEnv({
    DB: bounded.d1,
    EMAIL: service.binding,
    LEADS_WEBHOOK_URL: "",
    CONTACT_EMAIL: "operator@site.test",
    CRON_QUERIES: "50",
    ...variables,
  });
  return {
    db: database.db,
    queries: bounded.run,
    service,
    sent,
    sentTo: (address: string) => sent.filter(({ to }) => to === address),
    run: async (at: number, cron = "* * * * *", changed: Partial<Env> = {}) => {
      clock = at;
      bounded.begin();
      await runCron({ cron, scheduledTime: at }, makeContext({ ...env, ...changed }));
    },
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  };
}

export async function join(db: Database, email: string, session: string | null, at: number) {
  const id = crypto.randomUUID();
  await db.insert(challengeParticipants).values({
    id,
    created_at: new Date(at).toISOString(),
    submission_key: id,
    consent_text: "Oui",
    email,
    first_name: "Camille",
    last_name: "Roux",
    expertise_area: "Coaching",
    session,
    agree_to_emails: true,
    privacy_consent: true,
  });
}

export async function unsubscribe(db: Database, email: string, at: number) {
  await db.insert(unsubscribedAddresses).values(unsubscription(email, new Date(at).toISOString()));
}
