import {
  and,
  asc,
  between,
  count,
  countDistinct,
  desc,
  eq,
  gte,
  isNull,
  like,
  lt,
  ne,
  notExists,
  or,
  sql,
} from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { alias } from "drizzle-orm/sqlite-core";
import { challenge } from "~/content/offers";
import { productIds, promisedLetters } from "~/content/products";
import type { Database } from "~/db/client";
import { failedSince } from "~/db/failures";
import {
  challengeParticipants,
  invalidSignatures,
  movements,
  type Order,
  orders,
  outboxEvents,
  parcels,
  withdrawals,
} from "~/db/schema";
import { type Env, missesPayments } from "~/env";
import { addDays, isDay, onTheHour, parisMoment } from "~/lib/time";
import { isBuyer } from "~/orders/buyer";
import { money } from "~/orders/money";
import { isToSend, promisedBefore, promisedDeliveryDay } from "~/orders/parcels";
import { answerDay } from "~/withdrawals/list";
import { withdrawalNumber } from "~/withdrawals/receipt";
import { orderOf } from "~/withdrawals/store";
import { type Listed, type Morning, morningHour } from "./mails/morning";

type MorningFacts = Omit<Morning, "today" | "isFirst" | "delivery" | "putOff" | "report">;

/** How many days ahead the mail mentions a session without a room or a letter that is due. */
const week = 7;

/** Most rows of one kind in a mail. */
const limit = 50;

/** How many rows there are in all; returned with each row within the limit. */
const total = sql<number>`count(*) OVER ()`;

/** The lines of the mail, and how many rows there are in all. */
export function listed<Row extends { total: number }, Line>(
  rows: readonly Row[],
  write: (row: Row) => Line,
): Listed<Line> {
  return { lines: rows.map(write), total: rows[0]?.total ?? 0 };
}

export async function readFacts(
  db: Database,
  env: Env,
  today: string,
  queries = factQueries(db, today),
): Promise<MorningFacts> {
  const rows = await selectAll(db, queries);
  return {
    failed: rows.failed[0]?.count ?? 0,
    unmade: rows.unmade.map(({ job }) => job),
    missesPayments: missesPayments(env),
    refused: rows.refused[0]?.count ?? 0,
    withdrawals: listed(rows.withdrawals, (row) => ({
      number: withdrawalNumber(row),
      due: answerDay(row),
    })),
    parcels: {
      ...listed(rows.parcels, (parcel) => ({
        reference: parcel.reference ?? "",
        due: promisedDeliveryDay(parcel),
      })),
      late: rows.parcels[0]?.late ?? 0,
    },
    disputes: listed(rows.disputes, ({ due, ...row }) => ({ ...sumOf(row), due })),
    failedRefunds: listed(rows.failedRefunds, sumOf),
    others: listed(rows.others, sumOf),
    isToldSumsOnly: rows.sums.length > 0,
    sessions: env.CHALLENGE_ROOM_URL ? [] : withAnnouncedSessions(rows.sessions, today),
    letters: lettersDue(today).map(({ letter, product, day }) => ({
      letter,
      day,
      buyers: rows.buyers.find((row) => row.product === product)?.count ?? 0,
    })),
  };
}

/** The rows of several queries, in one batch. */
async function selectAll<Queries extends Record<string, BatchItem<"sqlite">>>(
  db: Database,
  queries: Queries,
) {
  const [first, ...others] = Object.values(queries);
  const rows = first ? await db.batch([first, ...others]) : [];
  const named = Object.keys(queries).map((name, index) => [name, rows[index]]);
  return Object.fromEntries(named) as { [Name in keyof Queries]: Queries[Name]["_"]["result"] };
}

export function factQueries(db: Database, today: string) {
  const yesterday = parisMoment(addDays(today, -1), onTheHour(morningHour));
  const lateBefore = promisedBefore(Date.parse(parisMoment(today, "12:00")));
  const { session } = challengeParticipants;
  const reference = sql<
    string | null
  >`(SELECT orders.reference FROM orders WHERE session_id = ${orderOf})`;
  return {
    failed: db
      .select({ count: count() })
      .from(outboxEvents)
      .where(
        and(
          eq(outboxEvents.status, "failed"),
          gte(outboxEvents.next_attempt_at, yesterday),
          ne(outboxEvents.subject_table, "operator"),
        ),
      ),
    withdrawals: db
      .select({ id: withdrawals.id, created_at: withdrawals.created_at, reference, total })
      .from(withdrawals)
      .where(isNull(withdrawals.answered_at))
      // Known orders first, each once before any comes twice: anybody may declare the same one many times.
      .orderBy(
        sql`${orderOf} IS NULL`,
        sql`row_number() OVER (PARTITION BY ${orderOf} ORDER BY ${withdrawals.created_at})`,
        asc(withdrawals.created_at),
      )
      .limit(limit),
    parcels: db
      .select({
        reference: orders.reference,
        created_at: parcels.created_at,
        total,
        late: sql<number>`sum(${lt(parcels.created_at, lateBefore)}) OVER ()`,
      })
      .from(parcels)
      .innerJoin(orders, eq(orders.session_id, parcels.session_id))
      .where(isToSend)
      .orderBy(asc(parcels.created_at))
      .limit(limit),
    sessions: db
      .select({ session: sql<string>`${session}`, participants: count() })
      .from(challengeParticipants)
      .where(between(session, addDays(today, 1 - challenge.days), addDays(today, week)))
      .groupBy(session),
    buyers: db
      .select({ product: orders.product, count: countDistinct(sql`lower(${orders.email})`) })
      .from(orders)
      .where(or(...productIds.filter((id) => promisedLetters[id]).map(isBuyer)))
      .groupBy(orders.product),
    unmade: failedSince(db, yesterday),
    ...paymentQueries(db, yesterday),
  };
}

/** What the payment provider has reported since a moment. */
export function paymentQueries(db: Database, since: string) {
  const isLive = eq(orders.livemode, true);
  const { reference, currency } = orders;
  const { kind, payment, amount_cents: cents, at, received_at } = movements;
  const isOfPayment = eq(payment, orders.payment_intent);
  const isNews = or(gte(at, since), gte(received_at, since));
  const latestDispute = db
    .select({ cents })
    .from(movements)
    .where(and(isOfPayment, like(kind, "dispute %")))
    .orderBy(desc(at))
    .limit(1);
  return {
    refused: db
      .select({ count: count() })
      .from(invalidSignatures)
      .where(gte(invalidSignatures.created_at, since)),
    disputes: db
      .select({
        reference,
        currency,
        cents: sql<number>`coalesce((${latestDispute}), ${orders.amount_cents})`,
        due: orders.dispute_due_on,
        total,
      })
      .from(orders)
      .where(and(eq(orders.dispute, sql`'open'`), isLive))
      .orderBy(asc(orders.dispute_due_on))
      .limit(limit),
    failedRefunds: db
      .select({ reference, currency, cents, total })
      .from(movements)
      .innerJoin(orders, isOfPayment)
      .where(and(isNews, eq(kind, "refund failed"), isLive))
      .groupBy(movements.id, orders.session_id)
      .limit(limit),
    others: db
      .select({ reference, currency, cents, total })
      .from(movements)
      .innerJoin(orders, eq(movements.id, orders.session_id))
      .where(and(isNews, eq(kind, "payment"), eq(orders.product, "other"), isLive))
      .groupBy(movements.id)
      .limit(limit),
    // Only if it is the first of its kind, so that the mail mentions this once.
    sums: db
      .select({ payment })
      .from(movements)
      .innerJoin(orders, and(isOfPayment, isLive))
      .where(and(isNews, isTotalOnly(movements), notExists(totalOnlyBefore(db, since))))
      .limit(1),
  };
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
    .where(and(lt(before.at, time), lt(before.received_at, time), isTotalOnly(before)));

type Amount = Pick<Order, "reference" | "currency"> & { cents: number };

export function sumOf({ reference, cents, currency }: Amount) {
  return { reference: reference ?? "", sum: money(cents, currency) };
}

/** Adds announced sessions that have no participants yet. */
export function withAnnouncedSessions(sessions: MorningFacts["sessions"], today: string) {
  const { nextSession, laterSessions, days } = challenge;
  const announced = [nextSession, ...laterSessions]
    .filter((first) => first >= addDays(today, 1 - days) && first <= addDays(today, week))
    .filter((first) => !sessions.some(({ session }) => session === first));
  return [...sessions, ...announced.map((session) => ({ session, participants: 0 }))];
}

/** A letter is announced in the week that ends with its day. */
export function lettersDue(today: string) {
  return productIds.flatMap((product) => {
    const promised = promisedLetters[product];
    const day = promised?.day();
    if (!promised || !day || !isDay(day) || today <= addDays(day, -week) || today > day) return [];
    return [{ letter: promised.letter, product, day }];
  });
}
