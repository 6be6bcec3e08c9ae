import { eq, getTableName, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/sqlite-core";
import type { Database } from "~/db/client";
import { type LeadTable, leadTables, type OutboxEvent, unsubscribedAddresses } from "~/db/schema";
import { isUnsubscribed } from "~/db/unsubscribed";
import { isUuid } from "~/lib/uuid";
import {
  dayBefore,
  type PendingEvent,
  record,
  type StoreContext,
  webhookEvent,
} from "~/outbox/record";

const pathStart = "/desinscription/";

/** The page of a lead's subscription. The id is the permission: only the mails contain it. */
export const unsubscribePath = (leadId: string) => pathStart + leadId;

export const isUnsubscribePath = (path: string) => path.startsWith(pathStart);

/**
 * Unsubscribes or resubscribes a lead's address, and announces it, once. Unsubscribing again renews the date, which stops
 * mails that were requested meanwhile. Only a link in a mail resubscribes: a form does not, since a stranger may have typed
 * the address. An unknown id changes nothing.
 *
 * @returns the event to deliver after the response, if any
 */
const subscriptionChange =
  (type: SubscriptionEventType) =>
  async ({ db, now = Date.now }: StoreContext, leadId: string): Promise<PendingEvent[]> => {
    const email = await addressOf(db, leadId);
    if (email === undefined) return [];
    const address = email.toLowerCase();
    const created_at = new Date(now()).toISOString();
    const row = { address, created_at };
    const isLeaving = type === "lead.unsubscribed";
    const target = unsubscribedAddresses.address;
    const change = isLeaving
      ? db
          .insert(unsubscribedAddresses)
          .values(row)
          .onConflictDoUpdate({ target, set: { created_at } })
      : db.delete(unsubscribedAddresses).where(eq(target, address));
    const hasLeft = isUnsubscribed(address);
    const when = sql`${isLeaving ? sql`NOT ${hasLeft}` : hasLeft} AND ${isWithinQuota(row)}`;
    return (await record(db, [change], [subscriptionEvent(type, row)], { when })).events;
  };

export const unsubscribeLead = subscriptionChange("lead.unsubscribed");
export const resubscribeLead = subscriptionChange("lead.resubscribed");

type Subscription = typeof unsubscribedAddresses.$inferSelect;
type SubscriptionEventType = "lead.unsubscribed" | "lead.resubscribed";

const table = getTableName(unsubscribedAddresses);

export function subscriptionEvent(
  type: SubscriptionEventType,
  { address, created_at }: Subscription,
): OutboxEvent {
  return webhookEvent(
    { type, table, id: address, email: address, created_at },
    { email: address, created_at },
  );
}

/** Announcements of one address within 24 hours, both ways together. What holds is always stored. */
const announcedADay = 3;
const isWithinQuota = ({
  address,
  created_at,
}: Subscription) => sql`(SELECT count(*) FROM outbox_events
  WHERE lower(email) = ${address} AND created_at > ${dayBefore(created_at)} AND lead_table = ${table}) < ${announcedADay}`;

/** Whether a lead's address is unsubscribed; false for an unknown id. */
export async function hasUnsubscribed(db: Database, leadId: string): Promise<boolean> {
  const email = await addressOf(db, leadId);
  if (email === undefined) return false;
  const { gone } = await db.get<{ gone: number }>(sql`SELECT ${isUnsubscribed(email)} AS gone`);
  return gone === 1;
}

async function addressOf(db: Database, leadId: string): Promise<string | undefined> {
  if (!isUuid(leadId)) return undefined;
  const emailIn = (leads: LeadTable) =>
    db.select({ email: leads.email }).from(leads).where(eq(leads.id, leadId));
  const [first, second, ...others] = leadTables;
  const [lead] = await unionAll(emailIn(first), emailIn(second), ...others.map(emailIn));
  return lead?.email;
}
