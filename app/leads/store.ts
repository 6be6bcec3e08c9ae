import { type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { normalizeMailbox, ownDomain } from "~/db/mailbox";
import {
  type LeadFields,
  type LeadTableName,
  leadTablesByName,
  type OutboxEvent,
  priorities,
} from "~/db/schema";
import { isMailable } from "~/forms/fields";
import { randomHex, sha256Hex } from "~/lib/ids";
import {
  insertIf,
  mailEvent,
  record,
  type StoreContext,
  tallyOfDay,
  webhookEvent,
} from "~/outbox/record";
import { type Ad, noAd } from "~/statistics/ad";
import { diagnosticForm } from "./forms/diagnostic";
import { type LeadForm, newsSentence } from "./forms/lead-form";
import { leadMailStatus, mailsPerMailbox, networkMark } from "./held-mails";

export interface LeadContext extends StoreContext {
  /** The visitor's ad. A submission that differs only in its ad is a repetition. */
  ad?: Ad;
  /** Most mails to all leads together on one day; further ones wait. No limit if absent. */
  dailyLimit?: number;
  /** The visitor's network, of which only a mark is stored. */
  network?: string | undefined;
}

/** Stands for no limit. */
const unlimited = 1_000_000_000;

type Source<Table extends LeadTableName> = Pick<
  LeadForm<unknown, Table>,
  "table" | "event" | "consent"
>;

/**
 * Stores a lead and its outbox events, all or none. A repetition within ten minutes stores nothing and counts as
 * success. An unsubscribed address stays unsubscribed: a stranger may have typed it.
 *
 * @returns the events to deliver, and the row's id: for a repetition the earlier row's, or null if it was just erased
 * @throws what the database throws
 */
export async function storeLead<Table extends LeadTableName>(
  context: LeadContext,
  { table: name, event, consent }: Source<Table>,
  fields: LeadFields<Table>,
) {
  const { db, mailed = false, ad = noAd, network, now = Date.now } = context;
  const { dailyLimit: room = unlimited } = context;
  const time = now();
  const { key, neighbours } = await submissionKeys(name, fields, time);
  const data = {
    ...fields,
    ...ad,
    id: crypto.randomUUID(),
    created_at: new Date(time).toISOString(),
    consent_text: fields.news_consent ? `${consent}\n${newsSentence}` : consent,
  };
  const row = { ...data, submission_key: key, unsubscribe_key: randomHex(16) };
  const subject = { type: event, table: name, ...data };
  const mail =
    mailed && isMailable(data.email)
      ? mailEvent(subject, {
          priority: priorities.promised,
          quota: `lead:${normalizeMailbox(data.email)}`,
          network: network ? await networkMark(network, time) : null,
          domain: ownDomain(data.email),
        })
      : null;
  const events = [webhookEvent(subject, data), ...(mail ? [mail] : [])];
  const earliest = new Date(time - slotLength).toISOString();
  const leads = leadTablesByName[name];
  const isRepeated = sql`submission_key IN ${[key, ...neighbours]} AND created_at > ${earliest}`;
  const isNew = sql`NOT EXISTS (SELECT 1 FROM ${leads} WHERE ${isRepeated})`;
  const stored = db.select({ id: leads.id }).from(leads).where(isRepeated);
  const insert = insertIf<SQLiteTable>(db, isNew, leads, row);
  const recorded = await record(db, [insert, stored], events, {
    when: isNew,
    mailStatus: mail
      ? sql`iif(${isQuotaUsed(mail)}, 'capped', ${leadMailStatus(mail, { room, now: time })})`
      : undefined,
  });
  return {
    leadId: recorded.results[1][0]?.id ?? null,
    events: recorded.events.map((event) => ({ ...event, subject: row })),
  };
}

/**
 * Whether a mailbox's quota is used up. One report of the diagnostic comes on top of the quota, so that a stranger's
 * posts cannot block it: seven mails in all.
 */
function isQuotaUsed({ type, quota, created_at }: OutboxEvent): SQL {
  const reports = sql`coalesce(max(type = ${diagnosticForm.event}), 0)`;
  const figure =
    type === diagnosticForm.event
      ? sql`${reports} AND count(*) >= ${mailsPerMailbox}`
      : sql`count(*) - ${reports} >= ${mailsPerMailbox}`;
  const which = sql`quota = ${quota}`;
  return tallyOfDay({ which, until: created_at, countsWaiting: true, figure });
}

/** Milliseconds within which the same submission is a repetition. */
const slotLength = 10 * 60 * 1000;

/**
 * Hashes a submission with its time slot: a double click or a retry gets the same key, the same submission an hour
 * later a different one.
 *
 * @param fields validated values; an absent field equals a null one, and the e-mail's case is ignored
 * @param time in milliseconds since the epoch
 */
export async function submissionKeys(
  table: LeadTableName,
  fields: Readonly<Record<string, unknown>>,
  time: number,
) {
  const slot = Math.floor(time / slotLength);
  const content = normalise(fields);
  const keyOf = (slot: number) => sha256Hex([table, slot, content]);
  const [key, before, after] = await Promise.all([keyOf(slot), keyOf(slot - 1), keyOf(slot + 1)]);
  // A repetition may fall into the slot before or after.
  return { key, neighbours: [before, after] };
}

function normalise(fields: Readonly<Record<string, unknown>>): [string, unknown][] {
  return Object.entries(fields)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]): [string, unknown] => [
      name,
      name === "email" ? String(value).toLowerCase() : value,
    ])
    .sort();
}
