import { and, desc, eq, getTableColumns, isNull, sql } from "drizzle-orm";
import { withdrawals } from "~/db/schema";
import { answerDay } from "~/operator/facts";
import { withdrawalNumber } from "~/withdrawals/receipt";
import { CommandError, UsageError } from "../kit/errors";
import { now, type Page, pageOf, type Session } from "../kit/session";
import { formatTable, formatTime } from "../kit/table";

/** All but the submission key, which is internal. */
const { submission_key: _, ...columns } = getTableColumns(withdrawals);

export const selectWithdrawals = ({ db }: Pick<Session, "db">) =>
  db.select(columns).from(withdrawals);

/** The newest declarations of withdrawal. */
export async function listDeclared(session: Session, page: Page): Promise<void> {
  const { terminal } = session;
  const { rows, noteMore } = await pageOf(terminal, page, ({ before, limit }) =>
    selectWithdrawals(session)
      .where(sql`(${columns.created_at}, ${columns.id}) < (${before.created_at}, ${before.id})`)
      .orderBy(desc(columns.created_at), desc(columns.id))
      .limit(limit),
  );
  if (rows.length === 0) return terminal.note("No withdrawals");

  terminal.print(
    formatTable(
      ["WHEN", "NUMBER", "EMAIL", "NAME", "PRODUCTS", "REFERENCE", "MESSAGE", "ANSWER"],
      rows.map((row) => [
        formatTime(row.created_at),
        withdrawalNumber(row),
        row.email,
        `${row.first_name} ${row.last_name}`,
        row.products.join(", "),
        row.reference,
        row.message,
        row.answered_at ? `given ${row.answered_at.slice(0, 10)}` : `by ${answerDay(row)}`,
      ]),
    ),
  );
  noteMore();
}

/** As `withdrawalNumber` writes it. */
export function readNumber(text: string): string {
  const number = text.toUpperCase();
  if (/^R-\d{8}-[\dA-F]{8}$/.test(number)) return number;
  throw new UsageError(`"${text}" is not the number of a withdrawal: R-20261103-1A2B3C4D`);
}

/**
 * Marks a declaration as answered, once.
 *
 * @throws {CommandError} when none has this number
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
