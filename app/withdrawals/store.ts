import { eq } from "drizzle-orm";
import type { Database } from "~/db/client";
import { insertWhere } from "~/db/insert-where";
import {
  type OutboxEvent,
  outboxEvents,
  type Withdrawal,
  type WithdrawalFields,
  withdrawals,
} from "~/db/schema";
import { sha256Hex } from "~/lib/sha256";
import { mailEvent, webhookEvent } from "~/outbox/event";
import { withdrawalNumber } from "./number";

/** The receipt goes by the first, the notice to the seller by the second. */
export const submitted = "withdrawal.submitted";
export const noticed = "withdrawal.noticed";

interface StoreContext {
  db: Database;
  /** Whether this site sends mail. */
  mailed: boolean;
  /** Milliseconds since the epoch. */
  now?: () => number;
}

interface Declaration {
  fields: WithdrawalFields;
  /** What the page to confirm was given to tell its declaration from another one of the same words. */
  token: string;
}

/**
 * Stores a declaration with the events that announce it, all or nothing. One that was confirmed before,
 * however long ago, is answered as it is stored.
 *
 * @returns the row, and the events to deliver after the response: none for a repetition
 * @throws what the database throws
 */
export async function storeWithdrawal(
  { db, mailed, now = Date.now }: StoreContext,
  { fields, token }: Declaration,
): Promise<{ withdrawal: Withdrawal; events: OutboxEvent[] }> {
  const row: Withdrawal = {
    ...fields,
    id: crypto.randomUUID(),
    created_at: new Date(now()).toISOString(),
    submission_key: await submissionKey(fields, token),
  };
  const events = eventsOf(row, mailed);
  const stored = "WHERE EXISTS (SELECT 1 FROM withdrawals WHERE id = ?)";
  await db.$client.batch([
    insertWhere(db, withdrawals, [row], "WHERE true ON CONFLICT (submission_key) DO NOTHING", []),
    insertWhere(db, outboxEvents, events, stored, [row.id]),
  ]);
  const [withdrawal = row] = await db
    .select()
    .from(withdrawals)
    .where(eq(withdrawals.submission_key, row.submission_key));
  return { withdrawal, events: withdrawal.id === row.id ? events : [] };
}

function eventsOf(row: Withdrawal, mailed: boolean): OutboxEvent[] {
  const { submission_key: _, ...data } = row;
  const occurrence = { type: submitted, table: "withdrawals", ...row } as const;
  return [
    webhookEvent(occurrence, { number: withdrawalNumber(row), ...data }),
    ...(mailed ? [mailEvent(occurrence), mailEvent({ ...occurrence, type: noticed })] : []),
  ];
}

function submissionKey(fields: WithdrawalFields, token: string): Promise<string> {
  const content = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
  return sha256Hex(new TextEncoder().encode(JSON.stringify([token, content])));
}
