import { eq, getTableName, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/sqlite-core";
import type { Database } from "~/db/client";
import { type LeadTable, leadTables, type OutboxEvent, unsubscribedAddresses } from "~/db/schema";
import { isUnsubscribed } from "~/db/unsubscribed";
import { isUuid } from "~/lib/uuid";
import { dayBefore, type PendingEvent, record, webhookEvent } from "~/outbox/record";

const pathStart = "/desinscription/";

/** The page of a lead's subscription. The id is the permission: only the mails contain it. */
export const unsubscribePath = (leadId: string) => pathStart + leadId;

export const isUnsubscribePath = (path: string) => path.startsWith(pathStart);

interface UnsubscribeContext {
  db: Database;
  /** Milliseconds since the epoch. */
  now?: () => number;
}

const table = getTableName(unsubscribedAddresses);
/** Announcements of one address within 24 hours, both ways together. What holds is always stored. */
const announcedADay = 3;
const isWithinQuota = ({
  address,
  created_at,
}: Subscription) => sql`(SELECT count(*) FROM outbox_events
  WHERE lower(email) = ${address} AND created_at > ${dayBefore(created_at)} AND lead_table = ${table}) < ${announcedADay}`;

/**
 * Unsubscribes a lead's address and announces it, once. A repetition renews the date, which stops mails that were
 * requested meanwhile. An unknown id changes nothing.
 *
 * @returns the event to deliver after the response, if any
 */
export async function unsubscribeLead(
  { db, now = Date.now }: UnsubscribeContext,
  leadId: string,
): Promise<PendingEvent[]> {
  const row = await subscriptionOf(db, leadId, now());
  if (!row) return [];
  const { address, created_at } = row;
  const change = db
    .insert(unsubscribedAddresses)
    .values(row)
    .onConflictDoUpdate({ target: unsubscribedAddresses.address, set: { created_at } });
  const when = sql`NOT ${isUnsubscribed(address)} AND ${isWithinQuota(row)}`;
  return (await record(db, [change], [unsubscribedEvent(row)], { when })).events;
}

/**
 * Resubscribes a lead's address and announces it, once. Only a link in a mail leads here: a form does not, since a
 * stranger may have typed the address.
 *
 * @returns the event to deliver after the response, if any
 */
export async function resubscribeLead(
  { db, now = Date.now }: UnsubscribeContext,
  leadId: string,
): Promise<PendingEvent[]> {
  const row = await subscriptionOf(db, leadId, now());
  if (!row) return [];
  const isIt = eq(unsubscribedAddresses.address, row.address);
  const when = sql`${isUnsubscribed(row.address)} AND ${isWithinQuota(row)}`;
  const event = subscriptionEvent("lead.resubscribed", row);
  return (await record(db, [db.delete(unsubscribedAddresses).where(isIt)], [event], { when }))
    .events;
}

/** Whether a lead's address is unsubscribed; false for an unknown id. */
export async function hasUnsubscribed(db: Database, leadId: string): Promise<boolean> {
  const email = await addressOf(db, leadId);
  if (email === undefined) return false;
  const { gone } = await db.get<{ gone: number }>(sql`SELECT ${isUnsubscribed(email)} AS gone`);
  return gone === 1;
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
  if (!isUuid(leadId)) return undefined;
  const emailIn = (leads: LeadTable) =>
    db.select({ email: leads.email }).from(leads).where(eq(leads.id, leadId));
  const [first, second, ...others] = leadTables;
  const [lead] = await unionAll(emailIn(first), emailIn(second), ...others.map(emailIn));
  return lead?.email;
}
