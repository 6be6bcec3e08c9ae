/** Shared by reminders and letters: the cron creates them page by page, at most one of each per mailbox and day. */
import { type SQL, sql } from "drizzle-orm";
import type { RunContext } from "~/db/budget";
import type { OutboxEvent } from "~/db/schema";
import { isMailable } from "~/forms/fields";
import { parisMoment } from "~/lib/time";
import { eventValue, record } from "~/outbox/record";

/** The last lead of a page, in storage order; the next page begins after it. */
export interface Cursor {
  created_at: string;
  id: string;
}

/** The cursor before all leads since a moment. */
export const cursorAt = (created_at: string): Cursor => ({ created_at, id: "" });

export const isAfter = ({ created_at, id }: Cursor) =>
  sql`(created_at, id) > (${created_at}, ${id})`;

/** Leads per page. Their events are bound as one value: at most half a megabyte, and D1 accepts two. */
export const pageSize = 500;

/** Limits a run to seconds, and leaves queries for the delivery. */
const pagesPerRun = 20;

/**
 * Reads leads page by page and stores an event for each, as far as the budget and the page limit allow. The first event
 * of a mailbox wins.
 *
 * @param day YYYY-MM-DD in Paris
 * @param start the cursor before the first lead
 * @param read reads at most `pageSize` leads
 * @throws what the database throws
 */
export async function enqueueInPages<Lead extends Cursor>(
  { db, budget }: Pick<RunContext, "db" | "budget">,
  day: string,
  start: Cursor,
  read: (after: Cursor) => Promise<Lead[]>,
  eventsOf: (page: Lead[]) => OutboxEvent[],
): Promise<void> {
  let after = start;
  for (let page = 0; page < pagesPerRun && budget.take(2); page += 1) {
    const leads = await read(after);
    const mailboxes = new Map<string | null, OutboxEvent>();
    for (const event of eventsOf(leads))
      if (isMailable(event.email) && !mailboxes.has(event.quota)) mailboxes.set(event.quota, event);
    // If runs overlap, only one of them finds the mailbox without a mail that day.
    if (mailboxes.size > 0)
      await record(db, [], [...mailboxes.values()], { when: hasNoMailOn(day) });
    else budget.giveBack(1);
    const last = leads.at(-1);
    if (!last || leads.length < pageSize) return;
    after = last;
  }
}

/**
 * Whether no event counts against the quota on a day.
 *
 * @param quota by default the quota of the event that is being stored
 */
export function hasNoMailOn(day: string, quota = eventValue("quota")): SQL {
  return sql`NOT EXISTS (SELECT 1 FROM outbox_events
    WHERE quota = ${quota} AND created_at >= ${parisMoment(day, "00:00")})`;
}

/**
 * Whether the mail promised to a lead was capped, or waits for room. Nothing else goes to such a lead, since a
 * stranger may have typed the address; other leads of the mailbox still get theirs.
 */
export const isMailHeld = sql`EXISTS (SELECT 1 FROM outbox_events AS mail
  WHERE lower(mail.email) = lower(lead.email) AND mail.created_at = lead.created_at
    AND mail.lead_id = lead.id AND (mail.status IN ('capped', 'held')
      OR (mail.attempts = 0 AND mail.next_attempt_at > mail.created_at)))`;
