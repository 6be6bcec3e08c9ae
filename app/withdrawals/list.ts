/** The stored declarations, as the operator reads and answers them. */
import { and, desc, eq, getTableColumns, isNull, sql } from "drizzle-orm";
import { saleConditions } from "~/content/offers";
import { type Actor, writeActs } from "~/db/acts";
import type { Database } from "~/db/client";
import { databaseTime } from "~/db/now";
import { orders, type Withdrawal, withdrawals } from "~/db/schema";
import { addDays, parisDay } from "~/lib/time";
import { withdrawalNumber } from "./receipt";
import { isRefunded, orderOf } from "./store";

/** All except the submission key, which is internal. */
const { submission_key: _, ...columns } = getTableColumns(withdrawals);

export const selectWithdrawals = (db: Database) => db.select(columns).from(withdrawals);

export type Declaration = Omit<Withdrawal, "submission_key">;

/** To be answered. A declaration whose orders were refunded already closes by itself: nothing is left to pay. */
export const isOpen = sql<number>`(${columns.answered_at} IS NULL AND NOT ${isRefunded})`;

/** To be answered and about a stored order: listed first, since strangers may invent many others. */
export const isFirst = sql<number>`(${isOpen} AND ${orderOf} IS NOT NULL)`;

interface ListedPage {
  /** The last row of the page before; an empty id is before every row. */
  before: Pick<Declaration, "created_at" | "id">;
  limit: number;
}

/** Under names of their own: D1 merges columns of one name. */
const ofOrder = {
  order: sql<string | null>`${orders.reference}`.as("order_reference"),
  refunded: sql<number | null>`${orders.refunded_cents}`.as("order_refunded"),
  isClosed: sql`NOT ${isOpen}`.mapWith(Boolean).as("is_closed"),
};

/** Unanswered declarations about stored orders first, then the others, newest first, each with its order's number. */
export function listWithdrawals(db: Database, { before: { created_at, id }, limit }: ListedPage) {
  const place = sql`(SELECT ${isFirst} FROM ${withdrawals} WHERE ${columns.id} = ${id})`;
  return db
    .select({ ...columns, ...ofOrder })
    .from(withdrawals)
    .leftJoin(orders, sql`${orders.session_id} = ${orderOf}`)
    .where(
      id === ""
        ? sql`${columns.created_at} < ${created_at}`
        : sql`(${isFirst}, ${columns.created_at}, ${columns.id}) < (${place}, ${created_at}, ${id})`,
    )
    .orderBy(desc(isFirst), desc(columns.created_at), desc(columns.id))
    .limit(limit);
}

/** The day by which the money must be back. */
export function answerDay({ created_at }: Pick<Withdrawal, "created_at">): string {
  return addDays(parisDay(created_at), saleConditions.withdrawalRefundDays);
}

interface AnswerContext {
  db: Database;
  actor?: Actor | undefined;
}

/** Marks a declaration as answered, once. Null if none has this number; else when it was answered before, if it was. */
export async function markAnswered(
  { db, actor }: AnswerContext,
  number: string,
): Promise<{ before: string | null } | null> {
  const start = number.slice("R-20261103-".length).toLowerCase();
  const candidates = await selectWithdrawals(db).where(sql`substr(${columns.id}, 1, 8) = ${start}`);
  const found = candidates.find((row) => withdrawalNumber(row) === number);
  if (!found) return null;
  if (found.answered_at) return { before: found.answered_at };
  await db.batch([
    db
      .update(withdrawals)
      .set({ answered_at: databaseTime() })
      .where(and(eq(columns.id, found.id), isNull(columns.answered_at))),
    ...writeActs({ db, actor }, [number]),
  ]);
  return { before: null };
}
