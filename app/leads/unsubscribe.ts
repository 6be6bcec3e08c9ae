import { eq, getTableName } from "drizzle-orm";
import { unionAll } from "drizzle-orm/sqlite-core";
import type { Database } from "~/db/client";
import { insertWhere } from "~/db/insert-where";
import {
  type LeadTable,
  leadTables,
  type OutboxEvent,
  outboxEvents,
  unsubscribedAddresses,
} from "~/db/schema";
import { webhookEvent } from "~/outbox/event";
import { isLeadId } from "./paths";

interface UnsubscribeContext {
  db: Database;
  /** Milliseconds since the epoch. */
  now?: () => number;
}

const table = getTableName(unsubscribedAddresses);
const isKnown = `EXISTS (SELECT 1 FROM ${table} WHERE address = ?)`;

/**
 * Notes that a lead's address wants no more mails, and announces it, once. Repeated, it stops the mails that
 * were asked for meanwhile. An id that no lead has changes nothing.
 *
 * @returns the event to deliver after the response; none when there is nothing to tell
 */
export async function unsubscribeLead(
  { db, now = Date.now }: UnsubscribeContext,
  leadId: string,
): Promise<OutboxEvent[]> {
  const row = await subscriptionOf(db, leadId, now());
  if (!row) return [];
  const event = unsubscribedEvent(row);
  const [announced] = await db.$client.batch([
    // First, while it can still be seen whether this is news.
    insertWhere(db, outboxEvents, [event], `WHERE NOT ${isKnown}`, [row.address]),
    insertWhere(
      db,
      unsubscribedAddresses,
      [row],
      "WHERE true ON CONFLICT (address) DO UPDATE SET created_at = excluded.created_at",
      [],
    ),
  ]);
  return announced?.meta.changes ? [event] : [];
}

/**
 * Notes that the address of an unsubscribed lead wants mails again, and announces it, once. Only a link in a mail
 * leads here: a form does not, since a stranger may have typed the address.
 *
 * @returns the event to deliver after the response; none when there is nothing to tell
 */
export async function resubscribeLead(
  { db, now = Date.now }: UnsubscribeContext,
  leadId: string,
): Promise<OutboxEvent[]> {
  const row = await subscriptionOf(db, leadId, now());
  if (!row) return [];
  const event = subscriptionEvent("lead.resubscribed", row);
  const [announced] = await db.$client.batch([
    insertWhere(db, outboxEvents, [event], `WHERE ${isKnown}`, [row.address]),
    db.$client.prepare(`DELETE FROM ${table} WHERE address = ?`).bind(row.address),
  ]);
  return announced?.meta.changes ? [event] : [];
}

/** Whether a lead's address wants no more mails; false for an id that no lead has. */
export async function isUnsubscribed(db: Database, leadId: string): Promise<boolean> {
  const email = await addressOf(db, leadId);
  if (email === undefined) return false;
  const isAddress = eq(unsubscribedAddresses.address, email.toLowerCase());
  return (await db.$count(unsubscribedAddresses, isAddress)) > 0;
}

type Subscription = typeof unsubscribedAddresses.$inferSelect;

export function unsubscribedEvent(row: Subscription): OutboxEvent {
  return subscriptionEvent("lead.unsubscribed", row);
}

function subscriptionEvent(type: string, { address, created_at }: Subscription): OutboxEvent {
  return webhookEvent(
    { type, table, id: address, email: address, created_at },
    { email: address, created_at },
  );
}

async function subscriptionOf(
  db: Database,
  leadId: string,
  time: number,
): Promise<Subscription | undefined> {
  const email = await addressOf(db, leadId);
  if (email === undefined) return undefined;
  return { address: email.toLowerCase(), created_at: new Date(time).toISOString() };
}

async function addressOf(db: Database, leadId: string): Promise<string | undefined> {
  if (!isLeadId(leadId)) return undefined;
  const emailIn = (leads: LeadTable) =>
    db.select({ email: leads.email }).from(leads).where(eq(leads.id, leadId));
  const [first, second, ...others] = leadTables;
  const [lead] = await unionAll(emailIn(first), emailIn(second), ...others.map(emailIn));
  return lead?.email;
}
