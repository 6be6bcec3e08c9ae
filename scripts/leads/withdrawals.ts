import { and, count, desc, eq, getTableColumns, isNull, sql } from "drizzle-orm";
import { withdrawals } from "~/db/schema";
import { parisDay } from "~/lib/time";
import { answerDay } from "~/operator/facts";
import { withdrawalNumber } from "~/withdrawals/receipt";
import { orderOf } from "~/withdrawals/store";
import { CommandError, UsageError } from "../kit/errors";
import { databaseNow, type Page, printPage, type Session } from "../kit/session";
import { type Columns, formatTime } from "../kit/table";

/** All except the submission key, which is internal. */
const { submission_key: _, ...columns } = getTableColumns(withdrawals);

export const selectWithdrawals = ({ db }: Pick<Session, "db">) =>
  db.select(columns).from(withdrawals);

/** Unanswered and about a stored order: listed first. */
const isFirst = sql<number>`(${columns.answered_at} IS NULL AND ${orderOf} IS NOT NULL)`;

type Declaration = Awaited<ReturnType<typeof selectWithdrawals>>[number];

const shown: Columns<Declaration> = {
  WHEN: ({ created_at }) => formatTime(created_at),
  NUMBER: withdrawalNumber,
  EMAIL: ({ email }) => email,
  NAME: ({ first_name, last_name }) => `${first_name} ${last_name}`,
  PRODUCTS: ({ products }) => products.join(", "),
  REFERENCE: ({ reference }) => reference,
  MESSAGE: ({ message }) => message,
  ANSWER: (row) =>
    row.answered_at ? `given ${parisDay(row.answered_at)}` : `by ${answerDay(row)}`,
};

/** Lists unanswered declarations about stored orders first, then the others, newest first: strangers may invent many. */
export async function listDeclared(session: Session, page: Page): Promise<void> {
  const { db, terminal } = session;
  const newest = async ({ before: { created_at, id }, limit }: Page) => {
    const place = sql`(SELECT ${isFirst} FROM ${withdrawals} WHERE ${columns.id} = ${id})`;
    return selectWithdrawals(session)
      .where(
        id === ""
          ? sql`${columns.created_at} < ${created_at}`
          : sql`(${isFirst}, ${columns.created_at}, ${columns.id}) < (${place}, ${created_at}, ${id})`,
      )
      .orderBy(desc(isFirst), desc(columns.created_at), desc(columns.id))
      .limit(limit);
  };
  await printPage(terminal, page, newest, shown, "No withdrawals");
  const [counts] = await db
    .select({
      all: count(),
      unanswered: sql<number>`coalesce(sum(${isNull(columns.answered_at)}), 0)`,
      first: sql<number>`coalesce(sum(${isFirst}), 0)`,
    })
    .from(withdrawals);
  if (counts?.all)
    terminal.note(
      `${counts.all} in all, ${counts.unanswered} to answer, ${counts.first} of these about stored orders, which come first`,
    );
}

/** Parses a number written by `withdrawalNumber`. */
export function readNumber(text: string): string {
  const number = text.toUpperCase();
  if (/^R-\d{8}-[\dA-F]{8}$/.test(number)) return number;
  throw new UsageError(`"${text}" is not the number of a withdrawal: R-20261103-1A2B3C4D`);
}

/**
 * Marks a declaration as answered, once.
 *
 * @throws {CommandError} if none has this number
 */
export async function markAnswered(session: Session, number: string): Promise<void> {
  const { db, terminal } = session;
  const start = number.slice(11).toLowerCase();
  const candidates = await selectWithdrawals(session).where(
    sql`substr(${columns.id}, 1, 8) = ${start}`,
  );
  const found = candidates.find((row) => withdrawalNumber(row) === number);
  if (!found) throw new CommandError(`No withdrawal has the number ${number}`);
  if (found.answered_at) {
    return terminal.print(`${number} was answered already, on ${parisDay(found.answered_at)}`);
  }
  await db
    .update(withdrawals)
    .set({ answered_at: databaseNow })
    .where(and(eq(columns.id, found.id), isNull(columns.answered_at)));
  terminal.print(`${number} is answered`);
}
