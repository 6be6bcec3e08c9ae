import { and, eq, exists, getTableColumns, inArray, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/db/client";
import { mailboxOf } from "~/db/mailbox";
import {
  type OutboxEvent,
  orders,
  outboxEvents,
  type Withdrawal,
  type WithdrawalFields,
  withdrawals,
} from "~/db/schema";
import { internetEmail } from "~/leads/forms/lead-form";
import { sha256Hex } from "~/lib/sha256";
import {
  dayBefore,
  insertIf,
  mailEvent,
  record,
  type StoreContext,
  webhookEvent,
} from "~/outbox/record";
import { withdrawalNumber } from "./receipt";

/** Event types: the first sends the receipt, the second the notice to the seller. */
export const submitted = "withdrawal.submitted";
export const noticed = "withdrawal.noticed";

interface Declaration {
  fields: WithdrawalFields;
  /** Issued with the page to confirm: tells its declaration from an identical one. */
  token: string;
}

/**
 * Stores a declaration with its events, all or none. A repetition, however late, returns the stored one.
 *
 * @returns the declaration, whether its receipt was or will be mailed, and the events to deliver: none for a repetition
 */
export async function storeWithdrawal(
  { db, mailed = false, claims, now = Date.now }: StoreContext,
  { fields, token }: Declaration,
) {
  const time = now();
  const row: Withdrawal = {
    ...fields,
    id: crypto.randomUUID(),
    created_at: new Date(time).toISOString(),
    submission_key: await submissionKey(fields, token),
    answered_at: null,
  };
  const isBuyers = mailed && (await isOfBuyer(db, row));
  const isNew = sql`NOT EXISTS (SELECT 1 FROM withdrawals WHERE submission_key = ${row.submission_key})`;
  const { events, answers } = await record(
    db,
    [insertIf(db, isNew, withdrawals, row), selectStored(db, row)],
    [announcementOf(row), ...(mailed ? mailsOf(row, isBuyers) : [])],
    { when: isNew, quotaUsed: withdrawalQuotaUsed(row, isBuyers), claims, now: time },
  );
  const [{ isMailed, ...withdrawal } = { isMailed: false, ...row }] = answers[1];
  return { withdrawal, mailed: isMailed, events };
}

function announcementOf(row: Withdrawal): OutboxEvent {
  const { submission_key: _key, answered_at: _answered, ...data } = row;
  return webhookEvent(subjectOf(row, submitted), { number: withdrawalNumber(row), ...data });
}

/** No receipt to an address that no mail service takes. */
function mailsOf(row: Withdrawal, isBuyers: boolean): OutboxEvent[] {
  const { email } = row;
  return [
    ...(internetEmail.test(email)
      ? [mailEvent(subjectOf(row, submitted), receiptQuota(email))]
      : []),
    mailEvent(subjectOf(row, noticed), noticeQuota(isBuyers)),
  ];
}

/** Whether its address or its reference is an order's: strangers' declarations must not stop its receipt. */
async function isOfBuyer(db: Database, { email, reference }: Withdrawal): Promise<boolean> {
  const addresses = [email, reference ?? ""].map((address) => address.toLowerCase());
  const isKnown = or(
    inArray(sql`lower(${orders.email})`, addresses),
    eq(orders.reference, (reference ?? "").trim().toUpperCase()),
  );
  const found = await db.select({ id: orders.session_id }).from(orders).where(isKnown).limit(1);
  return found.length > 0;
}

function subjectOf({ id, email, created_at }: Withdrawal, type: string) {
  return { type, table: "withdrawals", id, email, created_at } as const;
}

/** The stored declaration with a row's key, the row itself or an earlier one, and whether its receipt is mailed. */
function selectStored(db: Database, { submission_key }: Withdrawal) {
  const receipt = db
    .select({ id: outboxEvents.id })
    .from(outboxEvents)
    .where(
      and(
        eq(sql`lower(${outboxEvents.email})`, sql`lower(${withdrawals.email})`),
        eq(outboxEvents.created_at, withdrawals.created_at),
        eq(outboxEvents.subject_id, withdrawals.id),
        eq(outboxEvents.type, submitted),
        eq(outboxEvents.destination, "mail"),
        inArray(outboxEvents.status, ["pending", "delivered"]),
      ),
    );
  return db
    .select({ ...getTableColumns(withdrawals), isMailed: exists(receipt).mapWith(Boolean) })
    .from(withdrawals)
    .where(eq(withdrawals.submission_key, submission_key));
}

function submissionKey(fields: WithdrawalFields, token: string): Promise<string> {
  const content = Object.entries(fields).sort();
  return sha256Hex([token, content]);
}

/** Receipts by mail to one mailbox within 24 hours. */
const mailedPerMailbox = 5;
/** The same for all declarations of people who have bought nothing. */
const mailedPerDay = 200;

/** The quotas of receipts and of notices. */
const receiptQuota = (email: string) => `withdrawal:${mailboxOf(email)}`;
const noticeQuota = (isBuyers: boolean) => (isBuyers ? "withdrawals of buyers" : "withdrawals");

/**
 * Whether a quota is used up. Strangers can post declarations with any address: beyond either quota receipt and notice
 * are both capped. The declaration itself, its page and its webhook have no limit.
 */
function withdrawalQuotaUsed({ email, created_at }: Withdrawal, isBuyers: boolean): SQL {
  const used = (quota: string) =>
    sql`(SELECT count(*) FROM outbox_events WHERE quota = ${quota} AND created_at > ${dayBefore(created_at)})`;
  const isMailboxFull = sql`${used(receiptQuota(email))} >= ${mailedPerMailbox}`;
  return isBuyers
    ? isMailboxFull
    : sql`(${isMailboxFull} OR ${used(noticeQuota(isBuyers))} >= ${mailedPerDay})`;
}
