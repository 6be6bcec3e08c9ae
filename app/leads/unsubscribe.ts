import { and, eq, getTableName, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/db/client";
import { type LeadTable, leadTables, type OutboxEvent, unsubscribedAddresses } from "~/db/schema";
import { isUnsubscribed, sharesMailbox, unsubscription } from "~/db/unsubscribed";
import { isUuid } from "~/lib/ids";
import {
  type PendingEvent,
  record,
  type StoreContext,
  tallyOfDay,
  webhookEvent,
} from "~/outbox/record";

const pathStart = "/desinscription/";

/** The page of a lead's subscription. Only the lead's mails link to it. The oldest leads use their id as key. */
export const unsubscribePath = ({ id, unsubscribe_key }: Pick<Lead, "id" | "unsubscribe_key">) =>
  pathStart + (unsubscribe_key ?? id);

export const isUnsubscribePath = (path: string) => path.startsWith(pathStart);

type Lead = LeadTable["$inferSelect"];

/** 128 bits in hexadecimal digits. */
export const isUnsubscribeKey = (text: string) => /^[\da-f]{32}$/.test(text);

/** Whether the last segment of a link is complete: a key, or the id of an old lead. */
export const isWholeLink = (text: string) => isUnsubscribeKey(text) || isUuid(text);

/**
 * Unsubscribes or resubscribes a lead's mailbox, and announces it once. Unsubscribing again renews the date, which
 * stops mails requested in the meantime. Only a key resubscribes: a form does not, since a stranger may have typed the
 * address, nor does an id, which anyone who filled in the form has seen. An unknown link changes nothing.
 *
 * @returns the event to deliver after the response, if any
 */
const subscriptionChange =
  (type: SubscriptionEventType) =>
  async ({ db, now = Date.now }: StoreContext, link: string): Promise<PendingEvent[]> => {
    const isLeaving = type === "lead.unsubscribed";
    const email = isLeaving || isUnsubscribeKey(link) ? await addressOf(db, link) : undefined;
    if (email === undefined) return [];
    const row = unsubscription(email, new Date(now()).toISOString());
    const target = unsubscribedAddresses.address;
    const change = isLeaving
      ? db
          .insert(unsubscribedAddresses)
          .values(row)
          .onConflictDoUpdate({ target, set: { created_at: row.created_at } })
      : db.delete(unsubscribedAddresses).where(sharesMailbox(email));
    const hasLeft = isUnsubscribed(email);
    const when = sql`${isLeaving ? sql`NOT ${hasLeft}` : hasLeft} AND ${isWithinQuota(row)}`;
    return (await record(db, [change], [subscriptionEvent(type, row)], { when })).events;
  };

export const unsubscribeLead = subscriptionChange("lead.unsubscribed");
export const resubscribeLead = subscriptionChange("lead.resubscribed");

type Subscription = Pick<typeof unsubscribedAddresses.$inferSelect, "address" | "created_at">;
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

/** Most announcements about one address within 24 hours, of both types together. The change itself is always stored. */
const announcementsPerDay = 3;
function isWithinQuota({ address, created_at }: Subscription): SQL {
  const which = sql`lower(email) = ${address} AND lead_table = ${table}`;
  return sql`${tallyOfDay({ which, until: created_at })} < ${announcementsPerDay}`;
}

/** Whether a lead's mailbox is unsubscribed. Only a holder of the key may know: false for an id. */
export async function hasUnsubscribed(db: Database, key: string): Promise<boolean> {
  const email = isUnsubscribeKey(key) ? await addressOf(db, key) : undefined;
  if (email === undefined) return false;
  const { gone } = await db.get<{ gone: number }>(sql`SELECT ${isUnsubscribed(email)} AS gone`);
  return gone === 1;
}

/** The address of the lead with this key, or with this id if it has no key. */
async function addressOf(db: Database, link: string): Promise<string | undefined> {
  if (!isWholeLink(link)) return undefined;
  const emailIn = (leads: LeadTable) =>
    db
      .select({ email: leads.email })
      .from(leads)
      .where(
        isUnsubscribeKey(link)
          ? eq(leads.unsubscribe_key, link)
          : and(eq(leads.id, link), isNull(leads.unsubscribe_key)),
      );
  const [first, ...others] = leadTables;
  const found = await db.batch([emailIn(first), ...others.map(emailIn)]);
  return found.flat()[0]?.email;
}
