import { eq, getTableName } from "drizzle-orm";
import { unionAll } from "drizzle-orm/sqlite-core";
import type { Database } from "~/db/client";
import { insertWhere } from "~/db/insert-where";
import {
  challengeParticipants,
  diagnosticResponses,
  type LeadTable,
  type OutboxEvent,
  outboxEvents,
  resourceSubscribers,
  unsubscribedAddresses,
} from "~/db/schema";
import { webhookEvent } from "~/outbox/event";
import { isLeadId } from "../paths";

interface UnsubscribeContext {
  db: Database;
  /** Milliseconds since the epoch. */
  now?: () => number;
}

const table = getTableName(unsubscribedAddresses);

/**
 * Notes that a lead's address wants no more mails, and announces it, once. An id that no lead has
 * changes nothing.
 *
 * @returns the event to deliver after the response; none when there is nothing to tell
 */
export async function unsubscribeLead(
  { db, now = Date.now }: UnsubscribeContext,
  leadId: string,
): Promise<OutboxEvent[]> {
  const email = isLeadId(leadId) ? await addressOf(db, leadId) : undefined;
  if (email === undefined) return [];
  const row = { address: email.toLowerCase(), created_at: new Date(now()).toISOString() };
  const event = unsubscribedEvent(row);
  const [announced] = await db.$client.batch([
    // First, while it can still be seen whether this is news.
    insertWhere(
      db,
      outboxEvents,
      [event],
      `WHERE NOT EXISTS (SELECT 1 FROM ${table} WHERE address = ?)`,
      [row.address],
    ),
    insertWhere(
      db,
      unsubscribedAddresses,
      [row],
      "WHERE true ON CONFLICT (address) DO NOTHING",
      [],
    ),
  ]);
  return announced?.meta.changes ? [event] : [];
}

/** `lead.unsubscribed` */
export function unsubscribedEvent({
  address,
  created_at,
}: typeof unsubscribedAddresses.$inferSelect): OutboxEvent {
  const type = "lead.unsubscribed";
  return webhookEvent(
    { type, table, id: address, email: address, created_at },
    { email: address, created_at },
  );
}

/** The statement, for the batch that stores a lead: leaving data in a form subscribes again. */
export function subscribeAgain(db: Database, email: string): D1PreparedStatement {
  return db.$client.prepare(`DELETE FROM ${table} WHERE address = ?`).bind(email.toLowerCase());
}

async function addressOf(db: Database, leadId: string): Promise<string | undefined> {
  const emailIn = (leads: LeadTable) =>
    db.select({ email: leads.email }).from(leads).where(eq(leads.id, leadId));
  const [lead] = await unionAll(
    emailIn(diagnosticResponses),
    emailIn(resourceSubscribers),
    emailIn(challengeParticipants),
  );
  return lead?.email;
}
