import { openDatabase } from "~/db/client";
import type { Env } from "~/env";
import { leadMails } from "~/leads/mails";
import { operatorMails } from "~/operator/morning";
import { orderRenderers } from "~/orders/mails";
import type { DeliveryContext } from "~/outbox/deliver";
import { type MailSettings, mailSettings } from "~/outbox/mail";
import { withdrawalRenderers } from "~/withdrawals/mails";

export interface Services extends DeliveryContext {
  /** Null while mail is off. */
  mail: MailSettings | null;
}

/** The composition root: database, webhook and mail of a request or a cron run, from the configuration. */
export function services(env: Env): Services {
  const db = openDatabase(env.DB);
  const renderers = {
    ...leadMails(db, env),
    ...withdrawalRenderers(db, env),
    ...operatorMails(env),
    ...orderRenderers(db, env),
  };
  const webhook = { url: env.LEADS_WEBHOOK_URL, secret: env.LEADS_WEBHOOK_SECRET };
  return { db, webhook, mail: mailSettings(env, renderers) };
}
