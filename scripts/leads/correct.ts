/** Corrections for a person: a lost mail, a mistyped address. */
import { type SQL, sql } from "drizzle-orm";
import { leadTables } from "~/db/schema";
import { mailboxOf } from "~/lib/email";
import { CommandError, UsageError } from "../kit/errors";
import { now, rowsOf, type Session, unionAll } from "../kit/session";
import { formatCount } from "../kit/table";

/** The mail events of an id: of the event itself, or the first mail of a lead. */
function findMail(id: string): SQL {
  const leads = unionAll(
    leadTables.map((table) => sql`SELECT id, email, created_at FROM ${table} WHERE id = ${id}`),
  );
  return sql`SELECT event.id AS id, event.status AS status, event.type AS type,
      EXISTS (
        SELECT 1 FROM unsubscribed_addresses
        WHERE address = lower(event.email) AND created_at >= event.created_at
      ) AS unsubscribed
    FROM outbox_events AS event
    WHERE event.destination = 'mail' AND event.id IN (
      SELECT ${id} UNION ALL
      SELECT mail.id FROM (${leads}) AS lead JOIN outbox_events AS mail
        ON lower(mail.email) = lower(lead.email) AND mail.created_at = lead.created_at
          AND mail.lead_id = lead.id AND mail.destination = 'mail'
    )`;
}

/** Lets a mail that is not waiting be sent once more. Returns its id, or nothing. */
function sendAgain(id: string): SQL {
  return sql`UPDATE outbox_events
    SET status = 'pending', attempts = 0, claimed_until = NULL, next_attempt_at = ${now}
    WHERE id = ${id} AND status <> 'pending' RETURNING id`;
}

/**
 * @param id of a lead, or of a mail's event
 * @throws {CommandError} when there is no such mail, or its address has unsubscribed
 */
export async function resend(session: Session, id: string): Promise<void> {
  const [mail] = await rowsOf<{
    id: string;
    status: string;
    type: string;
    unsubscribed: 0 | 1;
  }>(session, findMail(id));
  if (!mail) throw new CommandError(`No mail has the id ${id}, and no lead with a mail`);
  if (mail.unsubscribed) {
    throw new CommandError(`Nothing is sent: its address has unsubscribed since`);
  }
  const sent = await rowsOf(session, sendAgain(mail.id));
  session.terminal.print(
    sent.length > 0
      ? `The mail of ${mail.type} waits again: the next run, within a minute, sends it`
      : `The mail of ${mail.type} is waiting already`,
  );
}

/**
 * Gives everything that is stored of an address another one. Returns the ids of leads, orders, withdrawals and
 * events, in this order. What is still to send goes to the new one; an unsubscription holds for both.
 */
export function correctAddress(from: string, to: string): SQL[] {
  const isOld = sql`lower(email) = ${from.toLowerCase()}`;
  const [oldQuota, newQuota] = [mailboxOf(from), mailboxOf(to)];
  return [
    ...leadTables.map(
      (table) => sql`UPDATE ${table} SET email = ${to} WHERE ${isOld} RETURNING id`,
    ),
    sql`UPDATE orders SET email = ${to} WHERE ${isOld} RETURNING session_id`,
    sql`UPDATE withdrawals SET email = ${to} WHERE ${isOld} RETURNING id`,
    sql`UPDATE outbox_events SET email = ${to},
      payload = iif(payload <> '' AND json_type(payload, '$.data.email') = 'text',
        json_set(payload, '$.data.email', ${to}), payload),
      quota = replace(quota, ${`:${oldQuota}`}, ${`:${newQuota}`})
      WHERE ${isOld} RETURNING id`,
    sql`INSERT INTO unsubscribed_addresses (address, created_at)
      SELECT ${to.toLowerCase()}, created_at FROM unsubscribed_addresses
      WHERE address = ${from.toLowerCase()} ON CONFLICT (address) DO NOTHING`,
  ];
}

/** @throws {UsageError} when both are one address */
export async function correct(session: Session, from: string, to: string): Promise<void> {
  if (from === to) throw new UsageError("correct takes two addresses that differ");
  const counts = (await session.query(correctAddress(from, to))).map((rows) => rows.length);
  const leads = counts.slice(0, leadTables.length).reduce((sum, count) => sum + count, 0);
  const [orders = 0, withdrawals = 0, events = 0] = counts.slice(leadTables.length);
  const found = leads + orders + withdrawals + events;
  session.terminal.print(
    found === 0
      ? `Nothing is stored about ${from}`
      : `${from} is ${to} now: ${[
          formatCount(leads, "lead"),
          formatCount(orders, "order"),
          formatCount(withdrawals, "withdrawal"),
          formatCount(events, "event"),
        ].join(", ")}. A mail that was sent already: leads resend <id>`,
  );
}
