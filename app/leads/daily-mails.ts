/** What reminders and letters share: the cron makes them page by page, at most one a mailbox and day. */
import { type SQL, sql } from "drizzle-orm";
import type { RunContext } from "~/db/budget";
import type { OutboxEvent } from "~/db/schema";
import { isMailable } from "~/forms/fields";
import { parisMoment } from "~/lib/time";
import { record, told } from "~/outbox/record";

/** Where a page of leads begins: after this one, in the order in which they were stored. */
export interface Place {
  created_at: string;
  id: string;
}

/** The place before all leads since a moment. */
export const startingAt = (created_at: string): Place => ({ created_at, id: "" });

export const isAfter = ({ created_at, id }: Place) =>
  sql`(created_at, id) > (${created_at}, ${id})`;

/** Leads of a page, whose events are one bound value: half a megabyte with the longest addresses, of two that D1 takes. */
export const pageSize = 500;

/** Pages of a run: it lasts seconds, and leaves queries for the delivery. */
const pagesARun = 20;

/**
 * Reads leads page by page and stores the events of each, as far as the budget and a run's pages reach. The first event
 * of a mailbox wins.
 *
 * @param day YYYY-MM-DD in Paris
 * @param start before the first lead
 * @param read reads at most `pageSize` leads
 * @throws what the database throws
 */
export async function storeInPages<Lead extends Place>(
  { db, budget }: Pick<RunContext, "db" | "budget">,
  day: string,
  start: Place,
  read: (after: Place) => Promise<Lead[]>,
  eventsOf: (page: Lead[]) => OutboxEvent[],
): Promise<void> {
  let after = start;
  for (let page = 0; page < pagesARun && budget.take(2); page += 1) {
    const leads = await read(after);
    const mailboxes = new Map<string | null, OutboxEvent>();
    for (const event of eventsOf(leads))
      if (isMailable(event.email) && !mailboxes.has(event.quota)) mailboxes.set(event.quota, event);
    // Of runs that overlap only one finds that a mailbox has no mail of the day.
    if (mailboxes.size > 0) await record(db, [], [...mailboxes.values()], { when: isFreeOn(day) });
    else budget.giveBack(1);
    const last = leads.at(-1);
    if (!last || leads.length < pageSize) return;
    after = last;
  }
}

/**
 * Whether nothing was made on a day that counts against a quota.
 *
 * @param quota by default that of the event that is being stored
 */
export function isFreeOn(day: string, quota = told("quota")): SQL {
  return sql`NOT EXISTS (SELECT 1 FROM outbox_events
    WHERE quota = ${quota} AND created_at >= ${parisMoment(day, "00:00")})`;
}

/**
 * Whether the mail that the form promised a lead was capped: it gets nothing more, since a stranger may have typed the
 * address. Other leads of its mailbox do.
 */
export const isMailCapped = sql`EXISTS (SELECT 1 FROM outbox_events AS mail
  WHERE lower(mail.email) = lower(lead.email) AND mail.created_at = lead.created_at
    AND mail.lead_id = lead.id AND mail.status = 'capped')`;
