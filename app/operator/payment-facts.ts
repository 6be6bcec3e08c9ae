import {
  and,
  count,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  notExists,
  or,
  sql,
} from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Database } from "~/db/client";
import { mailboxSql } from "~/db/mailbox";
import { invalidSignatures, movements, type Order, orders } from "~/db/schema";
import { money } from "~/orders/money";
import { openDisputes, selectOpenDisputes } from "~/orders/open-disputes";
import { isNotFullyRefunded } from "~/orders/parcels";
import type { Listed } from "./mails/matter";
import type { PaymentNews } from "./mails/morning-payments";

/** Most rows of one kind in a mail. */
export const limit = 50;

/** How many rows there are in all; returned with each row within the limit. */
export const total = sql<number>`count(*) OVER ()`;

/** The lines of the mail, and how many rows there are in all. */
export function listed<Row extends { total: number }, Line>(
  rows: readonly Row[],
  write: (row: Row) => Line,
): Listed<Line> {
  return { lines: rows.map(write), total: rows[0]?.total ?? 0 };
}

/** Days between two payments of one buyer for one product that may be a mistake. */
const twiceDays = 7;

const isLive = eq(orders.livemode, true);
const belongsToPayment = eq(movements.payment, orders.payment_intent);

/** Reads from the two indexes by time, whatever else is joined. */
const isNewsSince = (since: string) =>
  sql`${movements}.rowid IN (SELECT rowid FROM movements WHERE at >= ${since}
    UNION SELECT rowid FROM movements WHERE told_at >= ${since})`;

/** What the payment provider has reported since a moment, and the disputes that are open. */
export function paymentQueries(db: Database, since: string) {
  const { reference, currency } = orders;
  const { kind, payment, amount_cents: cents } = movements;
  const isNews = isNewsSince(since);
  return {
    refused: db
      .select({ count: count() })
      .from(invalidSignatures)
      .where(gte(invalidSignatures.created_at, since)),
    disputes: selectOpenDisputes(db, limit),
    failedRefunds: db
      .select({ reference, currency, cents, total })
      .from(movements)
      .innerJoin(orders, belongsToPayment)
      .where(and(isNews, eq(kind, "refund failed"), isLive))
      .groupBy(movements.id, orders.session_id)
      .limit(limit),
    others: selectPayments(db, and(isNews, eq(orders.product, "other"))),
    unmailed: selectPayments(
      db,
      // The key goes with the address when a buyer is erased.
      and(isNews, ne(orders.product, "other"), isNull(orders.email), isNotNull(orders.key)),
    ),
    twice: selectTwice(db, since),
    uncounted: db
      .select({ reference, currency: sql<string>`${movements.currency}`, cents, total })
      .from(movements)
      .innerJoin(orders, belongsToPayment)
      .where(and(isNews, isUncounted, isLive))
      .groupBy(movements.id)
      .limit(limit),
    // Only if it is the first of its kind, so that the mail mentions this once.
    sums: db
      .select({ payment })
      .from(movements)
      .innerJoin(orders, and(belongsToPayment, isLive))
      .where(and(isNews, isTotalOnly(movements), notExists(totalOnlyBefore(db, since))))
      .limit(1),
  };
}

const selectPayments = (db: Database, condition: ReturnType<typeof and>) =>
  db
    .select({
      reference: orders.reference,
      currency: orders.currency,
      cents: movements.amount_cents,
      total,
    })
    .from(movements)
    .innerJoin(orders, eq(movements.id, orders.session_id))
    .where(and(condition, eq(movements.kind, "payment"), isLive))
    .groupBy(movements.id)
    .limit(limit);

/** Money in another currency than its payment that no report of it converts; of a sum, more than refunds with an id. */
const isUncounted = and(
  inArray(movements.kind, ["refund", "refund sum", "dispute lost"]),
  ne(movements.currency, orders.currency),
  sql`NOT EXISTS (SELECT 1 FROM ${movements} AS same WHERE same.payment = ${movements.payment}
    AND same.id = ${movements.id} AND same.balance_currency = ${orders.currency})`,
  sql`(${movements.kind} <> 'refund sum' OR ${movements.amount_cents} > (SELECT total(cents) FROM (
    SELECT max(named.amount_cents) AS cents FROM ${movements} AS named
    WHERE named.payment = ${movements.payment} AND named.currency = ${movements.currency}
    AND named.kind IN ('refund pending', 'refund', 'refund failed') GROUP BY named.id)))`,
);

const other = alias(orders, "other");

/** Pairs of payments by one mailbox for one product, of which one is news and neither went back. */
function selectTwice(db: Database, since: string) {
  const days = (count: number) =>
    sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${orders.created_at}, ${`${count} days`})`;
  return db
    .select({
      reference: orders.reference,
      // A batch tells columns apart by their names alone.
      otherReference: sql<string | null>`${other.reference}`.as("other_reference"),
      currency: orders.currency,
      cents: orders.amount_cents,
      total,
    })
    .from(movements)
    .innerJoin(orders, eq(movements.id, orders.session_id))
    .innerJoin(
      other,
      and(
        gte(other.created_at, days(-twiceDays)),
        lt(other.created_at, days(twiceDays)),
        ne(other.session_id, orders.session_id),
        eq(other.product, orders.product),
        eq(other.livemode, true),
        sql`${other.amount_cents} > max(0, ${other.refunded_cents})`,
        sql`${mailboxSql(sql`${other.email}`)} = ${mailboxSql(sql`${orders.email}`)}`,
      ),
    )
    .where(
      and(
        isNewsSince(since),
        eq(movements.kind, "payment"),
        ne(orders.product, "other"),
        isLive,
        isNotFullyRefunded,
      ),
    )
    .groupBy(
      sql`min(${orders.session_id}, ${other.session_id})`,
      sql`max(${orders.session_id}, ${other.session_id})`,
    )
    .limit(limit);
}

const before = alias(movements, "before");

/** A refund total of a payment for which no single refund was reported. */
const isTotalOnly = ({ kind, payment }: typeof movements | typeof before) =>
  and(
    eq(kind, "refund sum"),
    sql`NOT EXISTS (SELECT 1 FROM ${movements} AS named WHERE named.payment = ${payment}
      AND named.kind IN ('refund pending', 'refund'))`,
  );

const totalOnlyBefore = (db: Database, time: string) =>
  db
    .select({ payment: before.payment })
    .from(before)
    .where(and(or(isNull(before.received_at), lt(before.received_at, time)), isTotalOnly(before)));

type Queries = ReturnType<typeof paymentQueries>;
type PaymentRows = { [Name in keyof Queries]: Awaited<Queries[Name]> };

export function paymentNews(rows: PaymentRows): Omit<PaymentNews, "missesPayments"> {
  return {
    refused: rows.refused[0]?.count ?? 0,
    disputes: openDisputes(rows.disputes),
    failedRefunds: listed(rows.failedRefunds, sumOf),
    others: listed(rows.others, sumOf),
    unmailed: listed(rows.unmailed, sumOf),
    twice: listed(rows.twice, ({ otherReference, ...row }) => ({
      ...sumOf(row),
      other: otherReference ?? "",
    })),
    uncounted: listed(rows.uncounted, sumOf),
    refundsLackDetail: rows.sums.length > 0,
  };
}

type Amount = Pick<Order, "reference" | "currency"> & { cents: number };

export function sumOf({ reference, cents, currency }: Amount) {
  return { reference: reference ?? "", sum: money(cents, currency) };
}
