import { and, asc, between, count, countDistinct, eq, gte, lt, ne, or, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { challenge } from "~/content/offers";
import { productIds, promisedLetters } from "~/content/products";
import type { Database } from "~/db/client";
import { failedSince } from "~/db/failures";
import { challengeParticipants, orders, outboxEvents, parcels, withdrawals } from "~/db/schema";
import { type Env, missesPayments } from "~/env";
import { addDays, isDay, onTheHour, parisMoment } from "~/lib/time";
import { isBuyer } from "~/orders/buyer";
import { isToSend, promisedBefore, promisedDeliveryDay } from "~/orders/parcels";
import { answerDay, isOpen } from "~/withdrawals/list";
import { withdrawalNumber } from "~/withdrawals/receipt";
import { orderOf } from "~/withdrawals/store";
import { type Morning, morningHour } from "./mails/morning";
import { limit, listed, paymentNews, paymentQueries, total } from "./payment-facts";

type MorningFacts = Omit<
  Morning,
  "today" | "isFirst" | "delivery" | "waitingMails" | "database" | "report"
>;

/** How many days ahead the mail mentions a session without a room or a letter that is due. */
const week = 7;

export async function readFacts(
  db: Database,
  env: Env,
  today: string,
  queries = factQueries(db, today),
): Promise<MorningFacts> {
  const rows = await selectAll(db, queries);
  return {
    failed: rows.failed[0]?.count ?? 0,
    failedJobs: rows.failedJobs.map(({ job }) => job),
    missesPayments: missesPayments(env),
    ...paymentNews(rows),
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

/** @param since when the last mail was made; by default yesterday's hour */
export function factQueries(
  db: Database,
  today: string,
  since = parisMoment(addDays(today, -1), onTheHour(morningHour)),
) {
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
          gte(outboxEvents.next_attempt_at, since),
          ne(outboxEvents.subject_table, "operator"),
        ),
      ),
    withdrawals: db
      .select({ id: withdrawals.id, created_at: withdrawals.created_at, reference, total })
      .from(withdrawals)
      .where(isOpen)
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
    failedJobs: failedSince(db, since),
    ...paymentQueries(db, since),
  };
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
