import { type SQL, sql } from "drizzle-orm";
import type { Withdrawal } from "~/db/schema";
import { answerDay } from "~/operator/facts";
import { withdrawalNumber } from "~/withdrawals/receipt";
import { CommandError, UsageError } from "../kit/errors";
import { now, type Page, pageOf, rowsOf, type Session } from "../kit/session";
import { formatTable, formatTime } from "../kit/table";

export const withdrawalColumns = sql.raw(
  "id, created_at, first_name, last_name, email, products, reference, message, answered_at",
);

/** The newest declarations of withdrawal before a place. */
export function listWithdrawals({ before, limit }: Page): SQL {
  return sql`SELECT ${withdrawalColumns} FROM withdrawals
    WHERE (created_at, id) < (${before.created_at}, ${before.id})
    ORDER BY created_at DESC, id DESC LIMIT ${limit}`;
}

type Listed = Omit<Withdrawal, "products" | "submission_key"> & { products: string };

export async function listDeclared(session: Session, page: Page): Promise<void> {
  const { rows, noteMore } = await pageOf<Listed>(session, page, listWithdrawals);
  if (rows.length === 0) return session.terminal.note("No withdrawals");

  session.terminal.print(
    formatTable(
      ["WHEN", "NUMBER", "EMAIL", "NAME", "PRODUCTS", "REFERENCE", "MESSAGE", "ANSWER"],
      rows.map((row) => [
        formatTime(row.created_at),
        withdrawalNumber(row),
        row.email,
        `${row.first_name} ${row.last_name}`,
        (JSON.parse(row.products) as string[]).join(", "),
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
  const start = number.slice(11).toLowerCase();
  const candidates = await rowsOf<Pick<Withdrawal, "id" | "created_at" | "answered_at">>(
    session,
    sql`SELECT id, created_at, answered_at FROM withdrawals WHERE substr(id, 1, 8) = ${start}`,
  );
  const found = candidates.find((row) => withdrawalNumber(row) === number);
  if (!found) throw new CommandError(`No withdrawal has the number ${number}`);
  if (found.answered_at) {
    return session.terminal.print(
      `${number} was answered already, on ${found.answered_at.slice(0, 10)}`,
    );
  }
  await rowsOf(
    session,
    sql`UPDATE withdrawals SET answered_at = ${now} WHERE id = ${found.id} AND answered_at IS NULL`,
  );
  session.terminal.print(`${number} is answered`);
}
