/** Corrections for one person: a lost mail, a mistyped address. */

import { and, eq, getTableName, ne, sql } from "drizzle-orm";
import { mailboxOf, ownDomain } from "~/db/mailbox";
import { leadTables, orders, outboxEvents, unsubscribedAddresses, withdrawals } from "~/db/schema";
import { isOfMailbox, isUnsubscribed } from "~/db/unsubscribed";
import { reminderId, remindersDue, reminderType } from "~/leads/reminders";
import { formatCount } from "~/lib/count";
import { parisDay } from "~/lib/time";
import { morningType } from "~/operator/morning";
import { backToPending } from "~/outbox/events";
import { CommandError, UsageError } from "../kit/errors";
import { rowsOf, type Session } from "../kit/session";

interface StoredMail {
  id: string;
  type: string;
  created_at: string;
  subject_id: string;
  unsubscribed: 0 | 1;
}

/** Whether the outbox would drop a mail: its day in Paris, or a reminder's hours, are over. */
function isOver({ id, type, created_at, subject_id }: StoredMail, now = Date.now()): boolean {
  if (type === reminderType)
    return !remindersDue(now).some((due) => reminderId(subject_id, due) === id);
  const isOfDay = type.startsWith("letter.") || type === morningType;
  return isOfDay && parisDay(created_at) !== parisDay(now);
}

/**
 * Sends a mail again, unless it is still waiting.
 *
 * @param id of a lead, for its first mail, or of a mail's event
 * @throws {CommandError} if mail is off, there is no such mail, its time is over, or its lead has unsubscribed
 */
export async function resend(
  { db, terminal }: Session,
  id: string,
  mailed: boolean,
): Promise<void> {
  if (!mailed) throw new CommandError("Mail is off: set MAIL_FROM, and the binding EMAIL");
  const found = await rowsOf(
    db,
    leadTables.map((table) => sql`SELECT email, created_at FROM ${table} WHERE id = ${id}`),
  );
  const { email = "", created_at = "" } = found.flat()[0] ?? {};
  const isFirst = sql`lower(event.email) = lower(${email}) AND event.created_at = ${created_at} AND event.lead_id = ${id}`;
  const [mail] = await db.all<StoredMail>(sql`
    SELECT event.id AS id, event.type AS type, event.created_at AS created_at, event.lead_id AS subject_id,
      (event.lead_table IN ${leadTables.map(getTableName)} AND
        ${isUnsubscribed(sql`event.email`, sql`event.created_at`)}) AS unsubscribed
    FROM outbox_events AS event
    WHERE event.destination = 'mail' AND (event.id = ${id} OR (${isFirst}))
      AND NOT (event.type = ${morningType} AND event.payload = '')`);
  if (!mail) throw new CommandError(`No mail has the id ${id}, nor has a lead with a mail`);
  if (mail.unsubscribed) {
    throw new CommandError(`Nothing is sent: the address has unsubscribed since`);
  }
  if (isOver(mail)) throw new CommandError(`Nothing is sent: the time for ${mail.type} is over`);
  const sent = await db
    .update(outboxEvents)
    .set(backToPending)
    .where(and(eq(outboxEvents.id, mail.id), ne(outboxEvents.status, "pending")))
    .returning({ id: outboxEvents.id });
  terminal.print(
    sent.length > 0
      ? `The mail of ${mail.type} waits again: the next run, within a minute, sends it`
      : `The mail of ${mail.type} is waiting already`,
  );
}

/**
 * Replaces an address everywhere. What is still to be sent goes to the new address; an unsubscription holds for both. Asks
 * first if the new address already has data: the two cannot be separated again.
 *
 * @throws {UsageError} if both addresses are the same
 * @throws {CommandError} if it is not confirmed
 */
export async function correct(
  session: Session,
  { from, to, yes = false }: { from: string; to: string; yes?: boolean },
): Promise<void> {
  const { db, terminal } = session;
  if (from === to) throw new UsageError("correct takes two addresses that differ");
  if (!yes) await confirmMerge(session, from, to);
  const [oldQuota, newQuota] = [mailboxOf(from), mailboxOf(to)];
  const changedEvent = {
    email: to,
    payload: sql`iif(payload <> '' AND json_type(payload, '$.data.email') = 'text',
      json_set(payload, '$.data.email', ${to}), payload)`,
    quota: sql`replace(quota, ${`:${oldQuota}`}, ${`:${newQuota}`})`,
    domain: sql`iif(domain IS NULL, NULL, ${ownDomain(to)})`,
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
      .onConflictDoUpdate({
        target: unsubscribedAddresses.address,
        set: { created_at: sql`max(${created_at}, excluded.created_at)` },
      }),
    ...[orders, withdrawals, outboxEvents, ...leadTables].map((table) =>
      db
        .update(table)
        .set(table === outboxEvents ? changedEvent : { email: to })
        .where(sql`lower(${table.email}) = ${from.toLowerCase()}`)
        .returning({ email: table.email }),
    ),
  ]);
  const [changedOrders = 0, changedWithdrawals = 0, events = 0, ...leadCounts] = changed.map(
    ({ length }) => length,
  );
  const leads = leadCounts.reduce((sum, count) => sum + count, 0);
  terminal.print(
    leads + changedOrders + changedWithdrawals + events === 0
      ? `Nothing is stored about ${from}`
      : `${from} is ${to} now: ${[
          formatCount(leads, "lead"),
          formatCount(changedOrders, "order"),
          formatCount(changedWithdrawals, "withdrawal"),
          formatCount(events, "event"),
        ].join(", ")}. To send a mail again: leads resend <id>`,
  );
}

async function confirmMerge({ db, terminal }: Session, from: string, to: string): Promise<void> {
  const tables = [orders, withdrawals, ...leadTables];
  const [orderRows = [], declarations = [], ...leadRows] = await rowsOf(
    db,
    tables.map((table) => sql`SELECT 1 FROM ${table} WHERE lower(email) = ${to.toLowerCase()}`),
  );
  const leads = leadRows.flat().length;
  if (leads + orderRows.length + declarations.length === 0) return;
  const found = [
    formatCount(leads, "lead"),
    formatCount(orderRows.length, "order"),
    formatCount(declarations.length, "withdrawal"),
  ].join(", ");
  const question = `${to} has ${found} already. Merge ${from} into it? They cannot be separated again.`;
  if (!terminal.confirm) throw new CommandError(`${to} has ${found} already. To merge, use --yes`);
  if (!(await terminal.confirm(question))) throw new CommandError("Nothing changed");
}
