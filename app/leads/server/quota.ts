import { Expression } from "~/db/insert-where";
import type { OutboxEvent } from "~/db/schema";
import { mailboxOf } from "~/lib/email";
import { dayBefore, underQuota } from "~/outbox/quota";
import { diagnosticForm } from "../forms/diagnostic";

/** Mails that a mailbox gets within 24 hours: whoever typed the address may be a stranger to it. */
export const mailsADay = 6;

export const leadQuota = (email: string) => `lead:${mailboxOf(email)}`;

/**
 * The row of a lead's mail, capped when its mailbox has had its share. What still waits counts as well,
 * since all of it may go out on one day. One mail with a diagnostic's report has a place of its own: it holds
 * what its reader worked for, and nobody else's posts may take it.
 */
export function underLeadQuota(event: OutboxEvent) {
  const since = dayBefore(event.created_at);
  const reports = `coalesce(max(type = '${diagnosticForm.event}'), 0)`;
  const usedUp =
    event.type === diagnosticForm.event
      ? `${reports} AND count(*) >= ?`
      : `count(*) - ${reports} >= ?`;
  return underQuota(
    event,
    new Expression(
      `(SELECT ${usedUp} FROM outbox_events
        WHERE quota = ? AND (created_at > ? OR delivered_at > ? OR status = 'pending'))`,
      [mailsADay, event.quota, since, since],
    ),
  );
}
