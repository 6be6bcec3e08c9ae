/** Corrections for a person: a lost mail, a mistyped address. */
import { and, eq, ne, sql } from "drizzle-orm";
import { mailboxOf } from "~/db/mailbox";
import { leadTables, orders, outboxEvents, unsubscribedAddresses, withdrawals } from "~/db/schema";
import { isOfMailbox, isUnsubscribed } from "~/db/unsubscribed";
import { CommandError, UsageError } from "../kit/errors";
import { type Session, unionAll, waiting } from "../kit/session";
import { formatCount } from "../kit/table";

/**
 * Lets a mail that is not waiting be sent once more.
 *
 * @param id of a lead, whose first mail is meant, or of a mail's event
 * @throws {CommandError} when there is no such mail, or its address has unsubscribed
 */
export async function resend({ db, terminal }: Session, id: string): Promise<void> {
  const leads = unionAll(
    leadTables.map((table) => sql`SELECT id, email, created_at FROM ${table} WHERE id = ${id}`),
  );
  const [mail] = await db.all<{ id: string; type: string; unsubscribed: 0 | 1 }>(sql`
    SELECT event.id AS id, event.type AS type,
      ${isUnsubscribed(sql`event.email`, sql`event.created_at`)} AS unsubscribed
    FROM outbox_events AS event
    WHERE event.destination = 'mail' AND event.id IN (
      SELECT ${id} UNION ALL
      SELECT mail.id FROM (${leads}) AS lead JOIN outbox_events AS mail
        ON lower(mail.email) = lower(lead.email) AND mail.created_at = lead.created_at
          AND mail.lead_id = lead.id AND mail.destination = 'mail'
    )`);
  if (!mail) throw new CommandError(`No mail has the id ${id}, and no lead with a mail`);
  if (mail.unsubscribed) {
    throw new CommandError(`Nothing is sent: its address has unsubscribed since`);
  }
  const sent = await db
    .update(outboxEvents)
    .set(waiting)
    .where(and(eq(outboxEvents.id, mail.id), ne(outboxEvents.status, "pending")))
    .returning({ id: outboxEvents.id });
  terminal.print(
    sent.length > 0
      ? `The mail of ${mail.type} waits again: the next run, within a minute, sends it`
      : `The mail of ${mail.type} is waiting already`,
  );
}

/**
 * Gives everything that is stored of an address another one. What is still to send goes to the new one; an
 * unsubscription holds for both.
 *
 * @throws {UsageError} when both are one address
 */
export async function correct({ db, terminal }: Session, from: string, to: string): Promise<void> {
  if (from === to) throw new UsageError("correct takes two addresses that differ");
  const [oldQuota, newQuota] = [mailboxOf(from), mailboxOf(to)];
  const changedEvent = {
    email: to,
    payload: sql`iif(payload <> '' AND json_type(payload, '$.data.email') = 'text',
      json_set(payload, '$.data.email', ${to}), payload)`,
    quota: sql`replace(quota, ${`:${oldQuota}`}, ${`:${newQuota}`})`,
  };
  const { created_at } = unsubscribedAddresses;
  const [, ...changed] = await db.batch([
    db
      .insert(unsubscribedAddresses)
      .select(
        db
          .select({
            address: sql`${to.toLowerCase()}`.as("address"),
            created_at,
            mailbox: sql`${newQuota}`.as("mailbox"),
          })
          .from(unsubscribedAddresses)
          .where(isOfMailbox(from)),
      )
      .onConflictDoNothing(),
    ...[orders, withdrawals, outboxEvents, ...leadTables].map((table) =>
      db
        .update(table)
        .set(table === outboxEvents ? changedEvent : { email: to })
        .where(sql`lower(${table.email}) = ${from.toLowerCase()}`)
        .returning({ email: table.email }),
    ),
  ]);
  const [sold = 0, declared = 0, events = 0, ...ofForms] = changed.map(({ length }) => length);
  const leads = ofForms.reduce((sum, count) => sum + count, 0);
  terminal.print(
    leads + sold + declared + events === 0
      ? `Nothing is stored about ${from}`
      : `${from} is ${to} now: ${[
          formatCount(leads, "lead"),
          formatCount(sold, "order"),
          formatCount(declared, "withdrawal"),
          formatCount(events, "event"),
        ].join(", ")}. A mail that was sent already: leads resend <id>`,
  );
}
