import { and, asc, between, count, countDistinct, eq, gte, isNull, ne, sql } from "drizzle-orm";
import { morningHour } from "~/content/mails/morning";
import { challenge, saleConditions, training } from "~/content/offers";
import type { Database } from "~/db/client";
import {
  challengeParticipants,
  orders,
  outboxEvents,
  parcels,
  type Withdrawal,
  withdrawals,
} from "~/db/schema";
import type { Env } from "~/env";
import { monthsBefore } from "~/lib/retention";
import { addDays, isDay, onTheHour, parisDay, parisMoment } from "~/lib/time";
import { isBuyer } from "~/orders/buyer";
import { isToSend, promisedFor } from "~/orders/parcels";
import { withdrawalNumber } from "~/withdrawals/receipt";

/** What waits for the operator on a morning. References, never a person. */
export interface MorningFacts {
  /** Events given up since the morning before. */
  failed: number;
  withdrawals: { number: string; due: string }[];
  parcels: { reference: string; due: string }[];
  sessions: { session: string; participants: number }[];
  /** Buyers to invite, while it is time. */
  invitation: { since: string; buyers: number } | null;
}

/** Statements that `readFacts` runs. */
export const queriesOfFacts = 5;

/** Days for which a session without a room, and a promise whose day has come, are spoken of. */
const week = 7;

/** More of one kind than a mail says one by one. */
const limit = 50;

/** @throws what the database throws */
export async function readFacts(db: Database, env: Env, today: string): Promise<MorningFacts> {
  const yesterday = parisMoment(addDays(today, -1), onTheHour(morningHour));
  const { session } = challengeParticipants;
  const [failed, declared, toSend, sessions, buyers] = await db.batch([
    db
      .select({ count: count() })
      .from(outboxEvents)
      .where(
        and(
          eq(outboxEvents.status, "failed"),
          gte(outboxEvents.next_attempt_at, yesterday),
          ne(outboxEvents.subject_table, "operator"),
        ),
      ),
    db
      .select({ id: withdrawals.id, created_at: withdrawals.created_at })
      .from(withdrawals)
      .where(isNull(withdrawals.answered_at))
      .orderBy(asc(withdrawals.created_at))
      .limit(limit),
    db
      .select({ reference: orders.reference, created_at: parcels.created_at })
      .from(parcels)
      .innerJoin(orders, eq(orders.session_id, parcels.session_id))
      .where(isToSend)
      .orderBy(asc(parcels.created_at))
      .limit(limit),
    db
      .select({ session: sql<string>`${session}`, participants: count() })
      .from(challengeParticipants)
      .where(between(session, addDays(today, 1 - challenge.days), addDays(today, week)))
      .groupBy(session),
    db
      .select({ count: countDistinct(sql`lower(${orders.email})`) })
      .from(orders)
      .where(isBuyer("training")),
  ]);
  const since = dueInvitation(today);
  return {
    failed: failed[0]?.count ?? 0,
    withdrawals: declared.map((row) => ({ number: withdrawalNumber(row), due: answerDay(row) })),
    parcels: toSend.map((parcel) => ({
      reference: parcel.reference ?? "",
      due: promisedFor(parcel),
    })),
    sessions: env.CHALLENGE_ROOM_URL ? [] : withAnnounced(sessions, today),
    invitation: since ? { since, buyers: buyers[0]?.count ?? 0 } : null,
  };
}

/** The last day to answer a declaration of withdrawal. */
export function answerDay({ created_at }: Pick<Withdrawal, "created_at">): string {
  return addDays(parisDay(created_at), saleConditions.withdrawalRefundDays);
}

/** Announced sessions count before anybody has signed up for them. */
function withAnnounced(sessions: MorningFacts["sessions"], today: string) {
  const { nextSession, laterSessions, days } = challenge;
  const announced = [nextSession, ...laterSessions]
    .filter((first) => first >= addDays(today, 1 - days) && first <= addDays(today, week))
    .filter((first) => !sessions.some(({ session }) => session === first));
  return [...sessions, ...announced.map((session) => ({ session, participants: 0 }))];
}

/** As stated, else so many months after the presale. */
function launchDay(): string | null {
  if (training.launch && isDay(training.launch)) return training.launch;
  if (!isDay(training.lastDay)) return null;
  return monthsBefore(Date.parse(training.lastDay), -training.launchInMonths).slice(0, 10);
}

/** Null where the content's days do not exist. */
export function invitationDay(): string | null {
  const launch = launchDay();
  return launch && addDays(launch, -training.masterclassDaysBefore);
}

/** The invitation is spoken of for a week. */
function dueInvitation(today: string): string | null {
  const since = invitationDay();
  return since && today >= since && today < addDays(since, week) ? since : null;
}
