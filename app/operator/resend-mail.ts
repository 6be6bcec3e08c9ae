import { and, eq, getTableName, ne, sql } from "drizzle-orm";
import { writeActs } from "~/db/acts";
import { rowsOf } from "~/db/rows";
import { leadTables, outboxEvents } from "~/db/schema";
import { isUnsubscribed } from "~/db/unsubscribed";
import { reminderId, remindersDue, reminderType } from "~/leads/reminders";
import { parisDay } from "~/lib/time";
import { backToPending } from "~/outbox/events";
import type { StoreContext } from "~/outbox/record";
import { morningType } from "./morning";

interface Resending {
  /** Of a lead, for its first mail, or of a mail's event. */
  id: string;
  /** When the caller saw that the mail was delivered, empty if never: nothing is sent if it was again meanwhile. */
  seen?: string;
  /** What the operator's act is written down under. */
  reference?: string;
}

type Resent =
  /** `already`: it still waits, or was sent again meanwhile. */
  | { kind: "done" | "already"; type: string }
  | { kind: "refused"; reason: "mail off" | "no mail" | "unsubscribed" }
  /** Its day, or a reminder's hours. */
  | { kind: "refused"; reason: "over"; type: string };

interface StoredMail {
  id: string;
  type: string;
  created_at: string;
  subject_id: string;
  unsubscribed: 0 | 1;
}

/** Whether the outbox would drop a mail. */
function isOver({ id, type, created_at, subject_id }: StoredMail, now: number): boolean {
  if (type === reminderType)
    return !remindersDue(now).some((due) => reminderId(subject_id, due) === id);
  const isForOneDay = type.startsWith("letter.") || type === morningType;
  return isForOneDay && parisDay(created_at) !== parisDay(now);
}

/** Sends a mail again, within a minute, unless it is still waiting. */
export async function resendMail(
  context: StoreContext,
  { id, seen, reference = id }: Resending,
): Promise<Resent> {
  const { db, mailed, now = Date.now } = context;
  if (!mailed) return { kind: "refused", reason: "mail off" };
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
  if (!mail) return { kind: "refused", reason: "no mail" };
  const { type } = mail;
  if (mail.unsubscribed) return { kind: "refused", reason: "unsubscribed" };
  if (isOver(mail, now())) return { kind: "refused", reason: "over", type };
  const asSeen =
    seen === undefined ? undefined : sql`coalesce(${outboxEvents.delivered_at}, '') = ${seen}`;
  const [sent] = await db.batch([
    db
      .update(outboxEvents)
      .set(backToPending)
      .where(and(eq(outboxEvents.id, mail.id), ne(outboxEvents.status, "pending"), asSeen))
      .returning({ id: outboxEvents.id }),
    ...writeActs(context, [reference]),
  ]);
  return { kind: sent.length > 0 ? "done" : "already", type };
}
