import { type SQL, sql } from "drizzle-orm";
import type { Withdrawal } from "~/db/schema";
import { withdrawalNumber } from "~/withdrawals/number";
import { type Page, pageOf, type Session } from "../kit/session";
import { formatTable, formatTime } from "../kit/table";

export const withdrawalColumns = sql.raw(
  "id, created_at, first_name, last_name, email, products, reference, message",
);

/** The newest declarations of withdrawal before a place. */
export function listWithdrawals({ before, limit }: Page): SQL {
  return sql`SELECT ${withdrawalColumns} FROM withdrawals
    WHERE (created_at, id) < (${before.created_at}, ${before.id})
    ORDER BY created_at DESC, id DESC LIMIT ${limit}`;
}

type Listed = Omit<Withdrawal, "products" | "submission_key"> & { products: string };

/** The newest declarations, under the numbers that the people have. */
export async function listDeclared(session: Session, page: Page): Promise<void> {
  const { rows, noteMore } = await pageOf<Listed>(session, page, listWithdrawals);
  if (rows.length === 0) return session.terminal.note("No withdrawals");

  session.terminal.print(
    formatTable(
      ["WHEN", "NUMBER", "EMAIL", "NAME", "PRODUCTS", "REFERENCE", "MESSAGE"],
      rows.map((row) => [
        formatTime(row.created_at),
        withdrawalNumber(row),
        row.email,
        `${row.first_name} ${row.last_name}`,
        (JSON.parse(row.products) as string[]).join(", "),
        row.reference,
        row.message,
      ]),
    ),
  );
  noteMore();
}
