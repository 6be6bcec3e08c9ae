import { drizzle } from "drizzle-orm/d1";
import type { Database } from "~/db/client";
import type { Env } from "~/env";
import { leadMails, withoutChapter } from "~/leads/mails";
import { brevoMail } from "~/mail/services/brevo";
import { cloudflareMail } from "~/mail/services/cloudflare";
import type { MailService } from "~/mail/services/service";
import { operatorMails } from "~/operator/morning";
import { orderMails } from "~/orders/mails";
import { type DeliveryContext, deliverAfterResponse } from "~/outbox/deliver";
import type { MailSettings } from "~/outbox/mail";
import type { PendingEvent } from "~/outbox/record";
import { withdrawalMails } from "~/withdrawals/mails";

const mails = { ...leadMails, ...orderMails, ...withdrawalMails, ...operatorMails };
const mailsWithoutChapter = withoutChapter(mails);

export type Context = ReturnType<typeof createContext>;

/** The composition root: what a request or a cron run works with. */
export function createContext(env: Env, background: Pick<ExecutionContext, "waitUntil">) {
  const { LEADS_WEBHOOK_URL: url, LEADS_WEBHOOK_SECRET: secret } = env;
  const db = drizzle(env.DB);
  const isQuiet = env.OUTBOX === "off";
  const mail = isQuiet ? null : mailSettings(db, env);
  const outbox: DeliveryContext = { db, webhook: isQuiet ? {} : { url, secret }, mail };
  /** Starts work that outlives the response. */
  const waitUntil = (work: Promise<unknown>) => background.waitUntil(work);
  return {
    env,
    db,
    mail,
    outbox,
    waitUntil,
    /** Delivers stored events after the response. */
    deliverSoon(events: readonly PendingEvent[]) {
      waitUntil(deliverAfterResponse(outbox, events));
    },
  };
}

/** Null while mail is off. */
function mailSettings(db: Database, env: Env): MailSettings | null {
  const { MAIL_FROM: from, MAIL_REPLY_TO, CONTACT_EMAIL } = env;
  const service = mailService(env);
  if (!service || !from) return null;
  const renderers = env.CHAPTER_URL ? mails : mailsWithoutChapter;
  return { service, from, replyTo: MAIL_REPLY_TO ?? CONTACT_EMAIL, source: { db, env }, renderers };
}

function mailService({ MAIL_SERVICE, EMAIL, BREVO_API_KEY, BREVO_URL }: Env): MailService | null {
  if (MAIL_SERVICE === "brevo")
    return BREVO_API_KEY ? brevoMail({ url: BREVO_URL, apiKey: BREVO_API_KEY }) : null;
  return EMAIL ? cloudflareMail(EMAIL) : null;
}
