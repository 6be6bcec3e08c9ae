import { sql } from "drizzle-orm";
import type { RunContext } from "~/db/budget";
import type { Database } from "~/db/client";
import { type OutboxEvent, outboxEvents } from "~/db/schema";
import { clockInParis, onTheHour, parisMoment } from "~/lib/time";
import { mailEvent, record } from "~/outbox/record";
import {
  isFromBuyer,
  mailsToStrangers,
  receiptsGathered,
  receiptsToStrangers,
  withdrawalSubmitted,
} from "./store";

/** In Paris. The window allows for an outage; what misses it goes the next morning. */
const hours = { from: onTheHour(8), before: onTheHour(12) };

/** Most declarations in one mail; further ones of the mailbox go in that of the next morning. */
const declarationsPerMail = 20;
/** Most declarations in a run. */
const declarationsPerRun = 2000;
/** What receipts of earlier days may take of a day's room for strangers. */
const strangersPerMorning = receiptsToStrangers / 2;

/**
 * Sends the receipts that were held on earlier days: those of a mailbox together, in one mail a morning, so that nobody
 * is flooded and none is lost. Those of declarations that name their own order go first, those of strangers last.
 *
 * @throws what the database throws
 */
export async function sendHeldReceipts({ db, now, budget }: RunContext): Promise<void> {
  const moment = new Date(now());
  const { day, time } = clockInParis(moment);
  const isInWindow = time >= hours.from && time < hours.before && time.charAt(4) === "0";
  if (!isInWindow || !budget.take(3)) return;
  const created_at = moment.toISOString();
  const mailboxes = groupByMailbox(await readHeld(db, parisMoment(day, "00:00"), created_at));
  if (mailboxes.length === 0) return budget.giveBack(2);
  const ids = JSON.stringify(mailboxes.flat().map(({ id }) => id));
  const isGathered = sql`${outboxEvents.id} IN (SELECT value FROM json_each(${ids}))`;
  await record(
    db,
    [db.delete(outboxEvents).where(isGathered)],
    mailboxes.map((held) => gather(held, created_at)),
  );
}

/** How many receipts wait for a morning, in SQL. */
export const heldReceiptCount = sql`(SELECT count(*) FROM outbox_events WHERE status = 'held' AND type = ${withdrawalSubmitted})`;

/** A receipt that was held. */
interface HeldReceipt {
  id: string;
  declaration: string;
  email: string;
  mailbox: string;
  /** Whether any declaration of this mailbox comes from a buyer. */
  isKnown: number;
  /** Mails that strangers have got within a day. */
  sentToStrangers: number;
}

/** Leaves out mailboxes that had their mail of this morning. */
function readHeld(db: Database, today: string, now: string): Promise<HeldReceipt[]> {
  return db.all(sql`
    WITH held AS (
      SELECT event.id, event.lead_id AS declaration, event.email, event.created_at,
        substr(event.quota, instr(event.quota, ':') + 1) AS mailbox,
        2 * (event.quota GLOB 'withdrawal-named:*') + ${isFromBuyer(sql`declared.email`, sql`declared.reference`)} AS weight
      FROM outbox_events AS event JOIN withdrawals AS declared ON declared.id = event.lead_id
      WHERE event.type = ${withdrawalSubmitted} AND event.destination = 'mail'
        AND event.status = 'held' AND event.created_at < ${today}
    ), ranked AS (
      SELECT *, max(weight) OVER (PARTITION BY mailbox) AS best, min(created_at) OVER (PARTITION BY mailbox) AS first,
        row_number() OVER (PARTITION BY mailbox ORDER BY weight DESC, created_at, id) AS turn
      FROM held WHERE NOT EXISTS (SELECT 1 FROM outbox_events AS sent
        WHERE sent.quota = 'withdrawal-gathered:' || mailbox AND sent.created_at >= ${today})
    )
    SELECT id, declaration, email, mailbox, best > 0 AS isKnown, ${mailsToStrangers(now)} AS sentToStrangers
    FROM ranked WHERE turn <= ${declarationsPerMail}
    ORDER BY best DESC, first, mailbox, turn LIMIT ${declarationsPerRun}`);
}

/** In the same order, with no more strangers than there is room for. */
function groupByMailbox(held: readonly HeldReceipt[]): HeldReceipt[][] {
  const mailboxes = new Map<string, HeldReceipt[]>();
  for (const receipt of held)
    mailboxes.set(receipt.mailbox, [...(mailboxes.get(receipt.mailbox) ?? []), receipt]);
  const isKnown = ([first]: HeldReceipt[]) => first?.isKnown === 1;
  const all = [...mailboxes.values()];
  const sent = held[0]?.sentToStrangers ?? 0;
  const room = Math.max(0, Math.min(strangersPerMorning, receiptsToStrangers - sent));
  return [...all.filter(isKnown), ...all.filter((one) => !isKnown(one)).slice(0, room)];
}

/** Its id is made of its first declaration's, so that overlapping runs store it once. */
function gather(held: readonly HeldReceipt[], created_at: string): OutboxEvent {
  const { declaration: id = "", email = "", mailbox = "" } = held[0] ?? {};
  const subject = { type: receiptsGathered, table: "withdrawals", id, email, created_at } as const;
  const event = mailEvent(subject, { quota: `withdrawal-gathered:${mailbox}` });
  const declarations = held.map(({ declaration }) => declaration);
  return { ...event, id: `${id}-gathered`, payload: JSON.stringify(declarations) };
}
