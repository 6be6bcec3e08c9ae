import {
  and,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  lt,
  notExists,
  type SQL,
  sql,
} from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { alias, type SQLiteColumn, type SQLiteTable } from "drizzle-orm/sqlite-core";
import { type Product, productIds, products } from "~/content/products";
import { formatError } from "~/lib/errors";
import {
  daysBefore,
  keptMonths,
  largeOrder,
  monthsBefore,
  sentDays,
  withdrawalMonths,
} from "~/lib/retention";
import { parisDay } from "~/lib/time";
import type { QueryBudget } from "./budget";
import type { Database } from "./client";
import {
  type LeadTable,
  leadTables,
  orders,
  outboxEvents,
  pageCounts,
  parcels,
  refundSums,
  refunds,
  refusedPayments,
  unsubscribedAddresses,
  withdrawals,
} from "./schema";

/** A kind of data that is erased when it is old enough. */
export interface Purge {
  /** Names it in log lines. */
  name: string;
  /** One round, all or nothing: each statement changes at most `size` rows. */
  round: (size: number) => BatchItem<"sqlite">[];
}

interface RetentionContext {
  db: Database;
  /** Milliseconds since the epoch. */
  now: number;
  /** Whole days since the last contact of an address that its leads are kept. */
  leadDays: number;
  /** Whole days that an order's e-mail is kept. */
  emailDays: number;
}

/** All that this site erases by itself. The legal notice states the same periods. */
export function purges({ db, now, leadDays, emailDays }: RetentionContext): Purge[] {
  const months = (count: number) => monthsBefore(now, count);
  const older =
    (table: SQLiteTable, age: SQLiteColumn, cutoff: string): Purge["round"] =>
    (size) => [deleteOldest(db, table, age, cutoff, size)];
  return [
    { name: "leads", round: (size) => expiredLeads(db, daysBefore(now, leadDays), size) },
    {
      name: "withdrawals",
      round: older(withdrawals, withdrawals.created_at, months(withdrawalMonths)),
    },
    { name: "e-mails of orders", round: (size) => emailsOfOrders(db, now, emailDays, size) },
    {
      name: "addresses of parcels",
      round: (size) => addressesOfParcels(db, daysBefore(now, sentDays), size),
    },
    {
      name: "orders",
      round: (size) => [
        deleteOldest(db, orders, orders.created_at, months(keptMonths), size, isSmall),
        deleteOldest(db, orders, orders.created_at, months(largeOrder.months), size),
      ],
    },
    { name: "parcels", round: older(parcels, parcels.created_at, months(keptMonths)) },
    { name: "refunds", round: older(refunds, refunds.created_at, months(keptMonths)) },
    {
      name: "refused payments",
      round: older(refusedPayments, refusedPayments.created_at, daysBefore(now, 30)),
    },
    {
      name: "days of refunds",
      round: (size) => [
        deleteOldest(db, refundSums, refundSums.created_at, months(keptMonths), size, isOrphaned),
      ],
    },
    { name: "events of orders", round: (size) => eventsOfOrders(db, months(keptMonths), size) },
    {
      name: "page counts",
      round: older(pageCounts, pageCounts.day, months(keptMonths).slice(0, 10)),
    },
  ];
}

interface PurgeLimits {
  budget: QueryBudget;
  /** Rows that a statement changes. */
  size?: number;
  /** After so many rounds the rest waits for the next run. */
  rounds?: number;
}

/**
 * Runs the purges round-robin, so that none waits for another's backlog. A failure is logged and stops no other.
 * Never throws.
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
        const changes = await runRound(db, purge.round(size), budget);
        total += changes.reduce((sum, count) => sum + count, 0);
        if (changes.some((count) => count >= size)) left.push(purge);
      } catch (error) {
        console.error(formatError(`Purge of ${purge.name}`, error));
      }
    }
    unfinished = left;
  }
  return total;
}

/** Rows that each statement changed; none when the budget is used up. */
async function runRound(
  db: Database,
  [first, ...others]: BatchItem<"sqlite">[],
  budget: QueryBudget,
): Promise<number[]> {
  if (!first || !budget.take(1 + others.length)) return [];
  const results = (await db.batch([first, ...others])) as D1Result[];
  return results.map(({ meta }) => meta.changes);
}

function deleteOldest(
  db: Database,
  table: SQLiteTable,
  age: SQLiteColumn,
  cutoff: string,
  size: number,
  only = sql`1`,
) {
  const oldest = sql`SELECT rowid FROM ${table} WHERE ${age} < ${cutoff} AND ${only} ORDER BY ${age} LIMIT ${size}`;
  return db.delete(table).where(sql`rowid IN (${oldest})`);
}

/**
 * The leads and events of every address without a lead since the cutoff, in any table. Pending events too: a mail is
 * useless years later. An unsubscription is erased when it is as old and its address has neither lead nor order left.
 */
function expiredLeads(db: Database, cutoff: string, size: number) {
  const expired = (table: LeadTable | typeof outboxEvents, only = sql`1`) => {
    const { id, email, created_at } = getTableColumns(table);
    const oldest = db
      .select({ id })
      .from(table)
      .where(and(only, lt(created_at, cutoff), ...noContact(db, email, cutoff)))
      .orderBy(created_at)
      .limit(size);
    return db.delete(table).where(inArray(id, oldest));
  };
  const { address, created_at } = unsubscribedAddresses;
  const noOrder = sql`NOT EXISTS (SELECT 1 FROM ${orders} WHERE lower(${orders.email}) = lower(${address}))`;
  const forgotten = db
    .select({ address })
    .from(unsubscribedAddresses)
    .where(and(lt(created_at, cutoff), ...noContact(db, address, ""), noOrder))
    .orderBy(created_at)
    .limit(size);
  return [
    ...leadTables.map((table) => expired(table)),
    // One statement for each status, since the index by time begins with it.
    ...outboxEvents.status.enumValues.map((status) =>
      expired(outboxEvents, eq(outboxEvents.status, status)),
    ),
    db.delete(unsubscribedAddresses).where(inArray(address, forgotten)),
  ];
}

/** No lead of this address in any table since the cutoff. Aliased, since it may be the same table. */
function noContact(db: Database, email: SQLiteColumn, cutoff: string) {
  return leadTables.map((table) => {
    const contact = alias(table as LeadTable, "contact");
    const isOfAddress = sql`lower(${contact.email}) = lower(${email})`;
    return notExists(
      db
        .select({ id: contact.id })
        .from(contact)
        .where(and(isOfAddress, gte(contact.created_at, cutoff))),
    );
  });
}

/** A mail has no payload: it is written when it is sent. */
const withoutEmail = sql`iif(${outboxEvents.payload} = '', '', json_set(${outboxEvents.payload}, '$.data.email', NULL))`;

const isSmall = sql`${orders.amount_cents} < ${sql.raw(String(largeOrder.cents))}`;

/** Sums of a refund whose order was erased, or never came. */
const isOrphaned = sql`NOT EXISTS (SELECT 1 FROM ${orders} WHERE ${orders.payment_intent} = ${refundSums.payment_intent})`;

/**
 * Whether the seller owes the buyer nothing more that needs an e-mail: no parcel, and nothing that the product promises
 * for some months. What an unknown product promises is unknown: the e-mail stays as long as the sale.
 *
 * @param now in milliseconds since the epoch
 */
function isSettled(now: number): SQL {
  const since = (months: number) => monthsBefore(now, months);
  const today = parisDay(new Date(now).toISOString());
  const promises = productIds.map((id) => {
    const { owedMonths, owedUntil = "" }: Product = products[id];
    return sql`WHEN ${id} THEN ${today <= owedUntil ? "" : since(owedMonths)}`;
  });
  return sql`${orders.created_at} < CASE ${orders.product} ${sql.join(promises, sql` `)} ELSE ${since(keptMonths)} END
    AND NOT EXISTS (SELECT 1 FROM ${parcels} WHERE ${parcels.session_id} = ${orders.session_id} AND (
      ${parcels.sent_at} >= ${daysBefore(now, sentDays)} OR (${parcels.sent_at} IS NULL AND (
        ${orders.refunded_cents} = 0 OR ${orders.refunded_cents} < ${orders.amount_cents}))))`;
}

/** In the events first: they are found by the address that the orders still have. */
function emailsOfOrders(db: Database, now: number, emailDays: number, size: number) {
  const isOld = lt(orders.created_at, daysBefore(now, emailDays));
  const oldest = (column: SQL | SQLiteColumn) =>
    db
      .select({ column: sql`${column}` })
      .from(orders)
      .where(and(isNotNull(orders.email), isOld, isSettled(now)))
      .orderBy(orders.created_at)
      .limit(size);
  return [
    db
      .update(outboxEvents)
      .set({ email: "", payload: withoutEmail })
      .where(
        and(
          inArray(sql`lower(${outboxEvents.email})`, oldest(sql`lower(${orders.email})`)),
          eq(outboxEvents.subject_table, "orders"),
          inArray(outboxEvents.subject_id, oldest(orders.session_id)),
        ),
      ),
    db
      .update(orders)
      .set({ email: null })
      .where(inArray(orders.session_id, oldest(orders.session_id))),
  ];
}

function addressesOfParcels(db: Database, cutoff: string, size: number) {
  const { session_id, name, address, dedication, sent_at } = parcels;
  const oldest = db
    .select({ session_id })
    .from(parcels)
    .where(and(lt(sent_at, cutoff), sql`coalesce(${name}, ${address}, ${dedication}) IS NOT NULL`))
    .orderBy(sent_at)
    .limit(size);
  return [
    db
      .update(parcels)
      .set({ name: null, address: null, dedication: null })
      .where(inArray(session_id, oldest)),
  ];
}

function eventsOfOrders(db: Database, cutoff: string, size: number) {
  const { id, email, created_at, subject_table } = outboxEvents;
  const oldest = db
    .select({ id })
    .from(outboxEvents)
    .where(and(sql`lower(${email}) = ''`, lt(created_at, cutoff), eq(subject_table, "orders")))
    .limit(size);
  return [db.delete(outboxEvents).where(inArray(outboxEvents.id, oldest))];
}
