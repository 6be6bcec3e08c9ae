import { openDatabase } from "~/db/client";
import type { Env } from "~/env";
import { leadMails } from "~/leads/mails";
import { orderRenderers } from "~/orders/mails";
import type { DeliveryContext } from "~/outbox/deliver";
import { type MailSettings, mailSettings } from "~/outbox/mail";
import { leadsWebhook } from "~/outbox/webhook";
import { withdrawalRenderers } from "~/withdrawals/mails";

export interface Services extends DeliveryContext {
  /** Null while mail is off. */
  mail: MailSettings | null;
}

/** The composition root: what a request or a cron run works with, as this deployment is set up. */
export function services(env: Env): Services {
  const db = openDatabase(env.DB);
  const renderers = {
    ...leadMails(db, env),
    ...withdrawalRenderers(db, env),
    ...orderRenderers(db, env),
  };
  return { db, webhook: leadsWebhook(env), mail: mailSettings(env, renderers) };
}
