import { openDatabase } from "~/db/client";
import type { Env } from "~/env";
import { leadMails } from "~/leads/mails";
import type { DeliveryContext } from "~/outbox/deliver";
import { type MailSettings, mailSettings } from "~/outbox/mail";
import { leadsWebhook } from "~/outbox/webhook";
import { withdrawalMakers } from "~/withdrawals/mails";

/** The outbox as this deployment is set up, with the makers of all mails. */
export function outboxOf(env: Env): DeliveryContext & { mail: MailSettings | null } {
  const db = openDatabase(env.DB);
  const makers = { ...leadMails(db, env), ...withdrawalMakers(db, env) };
  return { db, webhook: leadsWebhook(env), mail: mailSettings(env, makers) };
}
