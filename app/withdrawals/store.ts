import { eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "~/db/client";
import { mailboxSql, normalizeMailbox } from "~/db/mailbox";
import { type OutboxEvent, type Withdrawal, type WithdrawalFields, withdrawals } from "~/db/schema";
import { isMailable } from "~/forms/fields";
import { sha256Hex } from "~/lib/ids";
import {
  eventValue,
  insertIf,
  mailEvent,
  record,
  type StoreContext,
  tallyOfDay,
  webhookEvent,
} from "~/outbox/record";
import { withdrawalNumber } from "./receipt";

/** Event types: the first sends the receipt, the second the notice to the seller. */
export const withdrawalSubmitted = "withdrawal.submitted";
export const withdrawalNoticed = "withdrawal.noticed";
/** Sends receipts that were held, together; its payload is the ids of their declarations. */
export const receiptsGathered = "withdrawal.gathered";

interface Declaration {
  fields: WithdrawalFields;
  /** Issued with the confirmation page: tells its declaration from an identical one. */
  token: string;
}

/**
 * Stores a declaration with its events, all or none. A repetition, however late, returns the stored one.
 *
 * @returns the declaration, whether a receipt may be mailed to its address, and the events to deliver: none for a
 *   repetition
 */
export async function storeWithdrawal(
  { db, mailed = false, now = Date.now }: StoreContext,
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
  const isNew = sql`NOT EXISTS (SELECT 1 FROM withdrawals WHERE submission_key = ${row.submission_key})`;
  const sender = mailed ? await findSender(db, row) : "stranger";
  const { events, results } = await record(
    db,
    [insertIf(db, isNew, withdrawals, row), selectStored(db, row)],
    [announcementOf(row), ...(mailed ? mailsOf(row, sender) : [])],
    { when: isNew, mailStatus: mailStatus(row, sender) },
  );
  const [withdrawal = row] = results[1];
  return { withdrawal, mailed: mailed && isMailable(row.email), events };
}

function announcementOf(row: Withdrawal): OutboxEvent {
  const { submission_key: _key, answered_at: _answered, ...data } = row;
  return webhookEvent(subjectOf(row, withdrawalSubmitted), {
    number: withdrawalNumber(row),
    ...data,
  });
}

function mailsOf(row: Withdrawal, sender: Sender): OutboxEvent[] {
  const receipt = mailEvent(subjectOf(row, withdrawalSubmitted), {
    quota: receiptQuota(row.email, sender),
  });
  const notice = mailEvent(subjectOf(row, withdrawalNoticed), { quota: noticeQuotas[sender] });
  return isMailable(row.email) ? [receipt, notice] : [notice];
}

function subjectOf({ id, email, created_at }: Withdrawal, type: string) {
  return { type, table: "withdrawals", id, email, created_at } as const;
}

/** The stored declaration with a row's key: the row itself or an earlier one. */
const selectStored = (db: Database, { submission_key }: Withdrawal) =>
  db.select().from(withdrawals).where(eq(withdrawals.submission_key, submission_key));

function submissionKey(fields: WithdrawalFields, token: string): Promise<string> {
  const content = Object.entries(fields).sort();
  return sha256Hex([token, content]);
}

/** Most receipts mailed to one mailbox within 24 hours. */
const receiptsPerMailbox = 5;
/** The same for all strangers together. */
export const receiptsToStrangers = 200;

/**
 * Who declares: the buyer of the order that is named by its number; another buyer; somebody whose address paid for
 * nothing here, or not for the order that is named.
 */
type Sender = "named" | "buyer" | "stranger";

async function findSender(db: Database, { email, reference }: WithdrawalFields): Promise<Sender> {
  const { named, buyer } = await db.get<{ named: number; buyer: number }>(sql`SELECT
    EXISTS (SELECT 1 FROM orders WHERE reference = upper(trim(${reference}))
      AND ${mailboxSql(sql`email`)} = ${normalizeMailbox(email)}) AS named,
    ${isFromBuyer(sql`${email}`, sql`${reference}`)} AS buyer`);
  if (named) return "named";
  return buyer ? "buyer" : "stranger";
}

/** Declarations with the number of their own order count apart: nobody else can use up what is theirs. */
const receiptQuota = (email: string, sender: Sender) =>
  `${sender === "named" ? "withdrawal-named" : "withdrawal"}:${normalizeMailbox(email)}`;

const noticeQuotas = {
  named: "withdrawals-named",
  buyer: "withdrawals-buyer",
  stranger: "withdrawals",
} as const satisfies Record<Sender, string>;

/**
 * The status of a declaration's mails. Strangers can post declarations with any address and reference: beyond either
 * limit the receipt waits for a morning (`sendHeldReceipts`) and the notice is dropped, since the morning mail lists
 * every declaration. The declaration itself, its page and its webhook have no limit. The page does not reveal the limit,
 * which would tell who is a customer.
 */
function mailStatus({ email, created_at }: Withdrawal, sender: Sender): SQL {
  const ofMailbox = tallyOfDay({
    which: sql`quota = ${receiptQuota(email, sender)}`,
    until: created_at,
  });
  const isFull = sql`${mailsToStrangers(created_at)} >= ${receiptsToStrangers}`;
  const isOver = sql`(${ofMailbox} >= ${receiptsPerMailbox}
    OR ${sender === "stranger" ? isFull : sql`false`})`;
  return sql`CASE WHEN NOT ${isOver} THEN 'pending'
    WHEN ${eventValue("type")} = ${withdrawalSubmitted} THEN 'held' ELSE 'capped' END`;
}

/** How many mails strangers have got within the 24 hours before a moment, in SQL. */
export const mailsToStrangers = (until: string) =>
  sql`(${tallyOfDay({ which: sql`quota = ${noticeQuotas.stranger}`, until })}
    + ${tallyOfDay({ which: sql`type = ${receiptsGathered} AND destination = 'mail'`, until })})`;

/** Whether a declaration comes from the buyer of the order that it names or, if it names no known order, from any buyer. */
export function isFromBuyer(email: SQL, reference: SQL): SQL {
  const isNamed = (order: SQL) => isNamedBy(order, reference);
  return sql`EXISTS (SELECT 1 FROM orders AS own WHERE lower(own.email) = lower(${email})
    AND (${isNamed(sql`own`)} OR NOT EXISTS (SELECT 1 FROM orders AS named WHERE ${isNamed(sql`named`)})))`;
}

/** Whether a declaration's reference is an order's, or the address that paid for it. */
const isNamedBy = (order: SQL, reference: SQLWrapper) =>
  sql`(${order}.reference = upper(trim(${reference})) OR lower(${order}.email) = lower(trim(${reference})))`;

/**
 * The order that a stored declaration is about: the one with its number, or else the first one from an address that it
 * names or comes from; NULL if there is none.
 */
export const orderOf = sql<string | null>`coalesce(
  (SELECT session_id FROM orders WHERE reference = upper(trim(withdrawals.reference))),
  (SELECT min(session_id) FROM orders WHERE lower(email) = lower(trim(withdrawals.reference))),
  (SELECT min(session_id) FROM orders WHERE lower(email) = lower(withdrawals.email)))`;

/** Paid orders of a declared product that a stored declaration may be about: by number, or by an address that it has. */
const bought = sql`orders AS bought WHERE bought.amount_cents > 0
  AND bought.product IN (SELECT value FROM json_each(withdrawals.products))
  AND (bought.reference = upper(trim(withdrawals.reference))
    OR lower(bought.email) IN (lower(withdrawals.email), lower(trim(withdrawals.reference))))`;

/**
 * Whether everything that a stored declaration names was refunded already, so that nothing is left to pay. If an order
 * is unknown, or one of several is not refunded, the declaration stays open.
 */
export const isRefunded = sql<number>`(
  NOT EXISTS (SELECT 1 FROM json_each(withdrawals.products) AS declared
    WHERE NOT EXISTS (SELECT 1 FROM ${bought} AND bought.product = declared.value))
  AND NOT EXISTS (SELECT 1 FROM ${bought} AND bought.refunded_cents < bought.amount_cents))`;
