import { eq, getTableName, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { type Product, productIds, products } from "~/content/products";
import {
  actMonths,
  alarmDays,
  heldDays,
  keptMonths,
  largeOrder,
  parcelDays,
  withdrawalMonths,
} from "~/content/retention";
import type { QueryBudget } from "~/db/budget";
import type { Database } from "~/db/client";
import { mailboxSql, startOf } from "~/db/mailbox";
import {
  isLeadMail,
  leadTables,
  movements,
  orders,
  outboxEvents,
  parcelHistory,
  parcels,
  unsubscribedAddresses,
} from "~/db/schema";
import { logError } from "~/lib/errors";
import { addMonths, daysBefore, parisDay, parisMoment } from "~/lib/time";
import { isNotFullyRefunded, isUndisputed } from "~/orders/parcels";
import {
  columnsWith,
  payloadWithout,
  type RetentionClass,
  type Rule,
  ruledTables,
} from "./personal-data";

/** A kind of data that is erased when it gets old. */
export interface Purge {
  /** The name used in log lines. */
  name: string;
  /** One round, all or nothing: each statement changes at most `size` rows. */
  round: (size: number) => BatchItem<"sqlite">[] | Promise<BatchItem<"sqlite">[]>;
  /** Queries that finding these rows costs before; none if absent. */
  reads?: number;
}

interface RetentionContext {
  db: Database;
  /** Milliseconds since the epoch. */
  now: number;
  /** Whole days that an address's leads are kept after its last contact. */
  leadDays: number;
  /** Whole days that an order's e-mail is kept. */
  emailDays: number;
}

/**
 * Everything that this site erases by itself, by the rules in `personal-data.ts`. The legal notice states the same
 * periods.
 */
export function purges(context: RetentionContext): Purge[] {
  return [
    { name: "e-mails of orders", reads: 1, round: (size) => emailsOfOrders(context, size) },
    { name: "addresses of parcels", round: (size) => addressesOfParcels(context, size) },
    { name: "networks of mails", round: (size) => networksOfMails(context, size) },
    { name: "held mails", round: (size) => heldMails(context, size) },
    ...ruledTables.map(({ table, rows }) => ({
      name: getTableName(table),
      round: (size: number) =>
        expiries(table, context)[rows].map((expiry) =>
          context.db.delete(table).where(isOldest(table, expiry, size)),
        ),
    })),
  ];
}

interface PurgeLimits {
  budget: QueryBudget;
  /** Most rows that a statement changes. */
  size?: number;
  /** Most rounds per run; the rest waits for the next run. */
  rounds?: number;
}

/**
 * Runs the purges round-robin, so that no purge waits for another's backlog. A failure is logged and does not stop the
 * others. Never throws.
 *
 * @returns how many rows were changed or deleted
 */
export async function runPurges(
  db: Database,
  all: readonly Purge[],
  { budget, size = 500, rounds = 10 }: PurgeLimits,
): Promise<number> {
  let total = 0;
  let unfinished = all;
  for (let round = 0; round < rounds && unfinished.length > 0; round += 1) {
    const left: Purge[] = [];
    for (const purge of unfinished) {
      try {
        const changes = await runRound(db, purge, { size, budget });
        total += changes.reduce((sum, count) => sum + count, 0);
        if (changes.some((count) => count >= size)) left.push(purge);
      } catch (error) {
        logError(`Purge of ${purge.name}`, error);
      }
    }
    unfinished = left;
  }
  return total;
}

/** How many rows each statement changed; empty if the budget is used up. */
async function runRound(
  db: Database,
  { round, reads = 0 }: Purge,
  { size, budget }: { size: number; budget: QueryBudget },
): Promise<number[]> {
  if (!budget.take(reads)) return [];
  const [first, ...others] = await round(size);
  if (!first || !budget.take(1 + others.length)) return [];
  const results = (await db.batch([first, ...others])) as D1Result[];
  return results.map(({ meta }) => meta.changes);
}

/** Rows that are old enough and meet a condition. */
interface Expiry {
  before: string;
  only?: SQL;
  /** The column with the row's age. */
  age?: string;
}

function expiries(
  table: SQLiteTable,
  { now, leadDays }: Pick<RetentionContext, "now" | "leadDays">,
): Record<RetentionClass, Expiry[]> {
  const months = (count: number, only?: SQL) => ({ before: addMonths(now, -count), only });
  const before = daysBefore(now, leadDays);
  return {
    contact: [{ before, only: hasNoLeadSince(sql`${table}.email`, before) }],
    unsubscription: [{ before, only: hasNoContact }],
    announcement: [
      // Pending events too: a mail is useless years later. By status, since that comes first in the index by time.
      ...outboxEvents.status.enumValues.map((status) => ({
        before,
        only: sql`${eq(outboxEvents.status, status)} AND ${hasNoLeadSince(outboxEvents.email, before)}`,
      })),
      months(keptMonths, sql`lower(${outboxEvents.email}) = '' AND ${concernsOrder}`),
    ],
    sale: [months(keptMonths, isSmall), months(largeOrder.months)],
    payment: [months(keptMonths)],
    order: [{ ...months(keptMonths, isOrphaned), age: "at" }],
    declaration: [months(withdrawalMonths)],
    act: [months(actMonths)],
    alarm: [{ before: daysBefore(now, alarmDays) }],
    count: [{ before: addMonths(now, -keptMonths).slice(0, 10), age: "day" }],
  };
}

/** The oldest rows, at most `size` of them. */
function isOldest(
  table: SQLiteTable,
  { before, only = sql`1`, age = "created_at" }: Expiry,
  size: number,
): SQL {
  const time = sql`${table}.${sql.identifier(age)}`;
  return sql`rowid IN (SELECT rowid FROM ${table} WHERE ${time} < ${before} AND ${only} ORDER BY ${time} LIMIT ${size})`;
}

/** Whether no table has a lead of this address since a moment. */
function hasNoLeadSince(email: SQLWrapper, since: string): SQL {
  const none = leadTables.map(
    (table) =>
      sql`NOT EXISTS (SELECT 1 FROM ${table} AS contact WHERE lower(contact.email) = lower(${email}) AND contact.created_at >= ${since})`,
  );
  return sql.join(none, sql` AND `);
}

const concernsOrder = eq(outboxEvents.subject_table, "orders");

/** The evidence for a dispute names the parcel's address. */
const isParcelUndisputed = (table: typeof parcels | typeof parcelHistory) =>
  sql`NOT EXISTS (SELECT 1 FROM ${orders} WHERE ${orders.session_id} = ${table.session_id} AND ${orders.dispute} = 'open')`;

/** The mailbox that unsubscribed. */
const unsubscribedMailbox = sql`coalesce(${unsubscribedAddresses.mailbox}, ${unsubscribedAddresses.address})`;
const firstCharacters = startOf(unsubscribedMailbox);

/** Whether no lead and no order has an address of an unsubscribed mailbox, however spelled. */
const hasNoContact = sql.join(
  [...leadTables, orders].map(
    (table) => sql`NOT EXISTS (SELECT 1 FROM ${table} AS contact
      WHERE lower(contact.email) >= ${firstCharacters} AND lower(contact.email) < ${firstCharacters} || char(0x10FFFF)
        AND ${mailboxSql(sql`contact.email`)} = ${unsubscribedMailbox})`,
  ),
  sql` AND `,
);

const isSmall = sql`${orders.amount_cents} < ${sql.raw(String(largeOrder.cents))}`;

/** Belongs to a payment whose order was erased or never arrived. */
const isOrphaned = sql`NOT EXISTS (SELECT 1 FROM ${orders} WHERE ${orders.payment_intent} = ${movements.payment})
  AND NOT EXISTS (SELECT 1 FROM ${orders} WHERE ${orders.session_id} = ${movements.payment})`;

/**
 * Whether the seller owes the buyer nothing more that needs an e-mail: no parcel, no answer to a dispute, and nothing
 * that the product promises for some months. Another shop's promises are unknown, so its buyers' e-mails stay as long
 * as the sale.
 *
 * @param now in milliseconds since the epoch
 */
function isSettled(now: number): SQL {
  const since = (months: number) => addMonths(now, -months);
  const today = parisDay(now);
  const promises = productIds.map((id) => {
    const { owedMonths, owedUntil = "" }: Product = products[id];
    return sql`WHEN ${id} THEN ${today <= owedUntil ? "" : since(owedMonths)}`;
  });
  return sql`${orders.created_at} < CASE ${orders.product} ${sql.join(promises, sql` `)} ELSE ${since(keptMonths)} END
    AND ${isUndisputed}
    AND NOT EXISTS (SELECT 1 FROM ${parcels} WHERE ${parcels.session_id} = ${orders.session_id}
      AND (${parcels.sent_at} >= ${daysBefore(now, parcelDays)} OR (${parcels.sent_at} IS NULL AND ${isNotFullyRefunded})))`;
}

/** The values that empty these columns, and the condition that selects rows with data in them. */
function columnErasure(table: SQLiteTable, rule: Rule) {
  const names = columnsWith(table, [rule]);
  const filled = names.map((name) => sql`${table}.${sql.identifier(name)} IS NOT NULL`);
  return {
    values: Object.fromEntries(names.map((name) => [name, null])),
    hasData: sql`(${sql.join(filled, sql` OR `)})`,
  };
}

/**
 * The orders are read first, since finding them scans all those that something is still owed to. Events are found by the
 * address, which has an index.
 */
async function emailsOfOrders({ db, now, emailDays }: RetentionContext, size: number) {
  const { values, hasData } = columnErasure(orders, "owed");
  const before = daysBefore(now, emailDays);
  const expired = await db
    .select({ session: orders.session_id, email: sql<string | null>`lower(${orders.email})` })
    .from(orders)
    .where(isOldest(orders, { before, only: sql`${hasData} AND ${isSettled(now)}` }, size));
  if (expired.length === 0) return [];
  const anyOf = (texts: readonly (string | null)[]) =>
    sql`(SELECT value FROM json_each(${JSON.stringify(texts)}))`;
  const sessions = anyOf(expired.map(({ session }) => session));
  const emails = anyOf(expired.map(({ email }) => email));
  return [
    db
      .update(outboxEvents)
      .set({ email: "", payload: payloadWithout(Object.keys(values)) })
      .where(
        sql`lower(${outboxEvents.email}) IN ${emails} AND ${concernsOrder}
          AND ${outboxEvents.subject_id} IN ${sessions}`,
      ),
    db
      .update(orders as SQLiteTable)
      .set(values)
      .where(sql`${orders.session_id} IN ${sessions}`),
  ];
}

/** An address that was corrected is erased as long after the correction. */
function addressesOfParcels({ db, now }: RetentionContext, size: number) {
  const ages = [
    [parcels, "sent_at"],
    [parcelHistory, "created_at"],
  ] as const;
  return ages.map(([table, age]) => {
    const { values, hasData } = columnErasure(table, "sent");
    const only = sql`${hasData} AND ${isParcelUndisputed(table)}`;
    const expiry = { before: daysBefore(now, parcelDays), only, age };
    return db
      .update(table as SQLiteTable)
      .set(values)
      .where(isOldest(table, expiry, size));
  });
}

/** A mark of a network counts on its day alone. A held mail keeps it until it has got its place. */
function networksOfMails({ db, now }: RetentionContext, size: number) {
  const today = parisMoment(parisDay(now), "00:00");
  const isOld = sql`network > '' AND created_at < ${today} AND status <> 'held'`;
  return [
    db
      .update(outboxEvents)
      .set({ network: null })
      .where(sql`rowid IN (SELECT rowid FROM outbox_events WHERE ${isOld} LIMIT ${size})`),
  ];
}

/** Mails of forms that found no room in time. */
function heldMails({ db, now }: RetentionContext, size: number) {
  const isStale = sql`status = 'held' AND ${isLeadMail} AND created_at < ${daysBefore(now, heldDays)}`;
  return [
    db
      .update(outboxEvents)
      .set({ status: "capped", quota: null, network: null, domain: null })
      .where(sql`rowid IN (SELECT rowid FROM outbox_events WHERE ${isStale} LIMIT ${size})`),
  ];
}
