import { count, sql } from "drizzle-orm";
import { withdrawals } from "~/db/schema";
import { parisDay } from "~/lib/time";
import { answerDay, isFirst, isOpen, listWithdrawals, markAnswered } from "~/withdrawals/list";
import { withdrawalNumber } from "~/withdrawals/receipt";
import { CommandError, UsageError } from "../kit/errors";
import { type Page, printPage, type Session } from "../kit/session";
import { type Columns, formatTime } from "../kit/table";

type Listed = Awaited<ReturnType<typeof listWithdrawals>>[number];

const shown: Columns<Listed> = {
  WHEN: ({ created_at }) => formatTime(created_at),
  NUMBER: withdrawalNumber,
  EMAIL: ({ email }) => email,
  NAME: ({ first_name, last_name }) => `${first_name} ${last_name}`,
  PRODUCTS: ({ products }) => products.join(", "),
  REFERENCE: ({ reference }) => reference,
  MESSAGE: ({ message }) => message,
  ANSWER: answerText,
};

function answerText(row: Listed): string {
  if (row.answered_at) return `given ${parisDay(row.answered_at)}`;
  return row.isClosed ? "refunded already" : `by ${answerDay(row)}`;
}

/** Lists unanswered declarations about stored orders first, then the others, newest first: strangers may invent many. */
export async function listDeclared(session: Session, page: Page): Promise<void> {
  const { db, terminal } = session;
  const newest = (page: Page) => listWithdrawals(db, page);
  await printPage(terminal, page, newest, shown, "No withdrawals");
  const [counts] = await db
    .select({
      all: count(),
      unanswered: sql<number>`coalesce(sum(${isOpen}), 0)`,
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
export async function answer({ db, terminal }: Session, number: string): Promise<void> {
  const found = await markAnswered({ db }, number);
  if (!found) throw new CommandError(`No withdrawal has the number ${number}`);
  terminal.print(
    found.before
      ? `${number} was answered already, on ${parisDay(found.before)}`
      : `${number} is answered`,
  );
}
