import { and, desc, eq, getTableColumns, isNull, sql } from "drizzle-orm";
import { withdrawals } from "~/db/schema";
import { answerDay } from "~/operator/facts";
import { withdrawalNumber } from "~/withdrawals/receipt";
import { CommandError, UsageError } from "../kit/errors";
import { now, type Page, printPage, type Session } from "../kit/session";
import { type Columns, formatTime } from "../kit/table";

/** All but the submission key, which is internal. */
const { submission_key: _, ...columns } = getTableColumns(withdrawals);

export const selectWithdrawals = ({ db }: Pick<Session, "db">) =>
  db.select(columns).from(withdrawals);

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
    row.answered_at ? `given ${row.answered_at.slice(0, 10)}` : `by ${answerDay(row)}`,
};

export async function listDeclared(session: Session, page: Page): Promise<void> {
  const newest = async ({ before, limit }: Page) =>
    selectWithdrawals(session)
      .where(sql`(${columns.created_at}, ${columns.id}) < (${before.created_at}, ${before.id})`)
      .orderBy(desc(columns.created_at), desc(columns.id))
      .limit(limit);
  await printPage(session.terminal, page, newest, shown, "No withdrawals");
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
    const day = found.answered_at.slice(0, 10);
    return terminal.print(`${number} was answered already, on ${day}`);
  }
  await db
    .update(withdrawals)
    .set({ answered_at: now })
    .where(and(eq(columns.id, found.id), isNull(columns.answered_at)));
  terminal.print(`${number} is answered`);
}
