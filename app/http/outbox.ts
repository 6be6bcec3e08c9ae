import { openDatabase } from "~/db/client";
import type { Env } from "~/env";
import { leadMails } from "~/leads/mails";
import { type DeliveryContext, deliverEvents } from "~/outbox/deliver";
import { type MailSettings, mailSettings } from "~/outbox/mail";
import { leadsWebhook } from "~/outbox/webhook";
import { withdrawalMakers } from "~/withdrawals/mails";

/** Milliseconds: else the first try's questions to the database would stand before the response. */
const headStart = 20;

/** Delivers what a request stored, once its response is on the way: pass the answer to `waitUntil`. */
export async function deliverAfterResponse(
  outbox: DeliveryContext,
  events: Parameters<typeof deliverEvents>[1],
): Promise<void> {
  if (events.length === 0) return;
  await new Promise((resolve) => setTimeout(resolve, headStart));
  await deliverEvents(outbox, events);
}

/** The outbox as this deployment is set up, with the makers of all mails. */
export function outboxOf(env: Env): DeliveryContext & { mail: MailSettings | null } {
  const db = openDatabase(env.DB);
  const makers = { ...leadMails(db, env), ...withdrawalMakers(db, env) };
  return { db, webhook: leadsWebhook(env), mail: mailSettings(env, makers) };
}
