import { Expression } from "~/db/insert-where";
import type { OutboxEvent } from "~/db/schema";
import { mailboxOf } from "~/lib/email";
import { dayBefore, underQuota } from "~/outbox/quota";

/** Declarations within 24 hours whose receipt goes to one mailbox by mail. */
export const mailedPerMailbox = 5;
/** The same for the whole site. */
export const mailedPerDay = 200;

/** What receipts count against, and what notices do. */
export const receiptQuota = (email: string) => `withdrawal:${mailboxOf(email)}`;
export const noticeQuota = "withdrawals";

/**
 * The row of a declaration's mail. Anybody can post a declaration under anybody's address: beyond either quota
 * its receipt and its notice are both capped. The declaration itself, its page and its webhook have no limit.
 */
export function underWithdrawalQuota(mail: OutboxEvent) {
  const since = dayBefore(mail.created_at);
  return underQuota(
    mail,
    new Expression(`(${used} >= ? OR ${used} >= ?)`, [
      ...[receiptQuota(mail.email), since, mailedPerMailbox],
      ...[noticeQuota, since, mailedPerDay],
    ]),
  );
}

const used = "(SELECT count(*) FROM outbox_events WHERE quota = ? AND created_at > ?)";
