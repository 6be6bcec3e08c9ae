import type { Withdrawal } from "~/db/schema";
import { withdrawalNumber } from "~/withdrawals/number";
import type { Page } from "./queries/page";
import { listWithdrawals } from "./queries/withdrawals";
import { pageOf, type Session } from "./session";
import { formatTable, formatTime } from "./text";

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
