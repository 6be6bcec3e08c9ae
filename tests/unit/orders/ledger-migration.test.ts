import { readdirSync, readFileSync } from "node:fs";
import initSqlJs from "sql.js";
import { expect, test } from "vitest";
import type { LedgerEntry } from "~/db/schema";
import { readLedger } from "~/orders/ledger";

const files = readdirSync("migrations").filter((name) => name.endsWith(".sql"));
const statementsOf = (name: string) =>
  readFileSync(`migrations/${name}`, "utf8").split("--> statement-breakpoint");
const ledger = files.find((name) => name.endsWith("_ledger.sql")) ?? "";

const { Database } = await initSqlJs();

type Combination = { sums: number[]; failed: number; dispute: "open" | "won" | "lost" | null };
const combinations: Combination[] = [[], [500], [500, 1990]].flatMap((sums) =>
  [0, 300].flatMap((failed) =>
    ([null, "open", "won", "lost"] as const).map((dispute) => ({ sums, failed, dispute })),
  ),
);

/** A database of before the ledger, with one order of each combination. */
function databaseBefore() {
  const database = new Database();
  for (const name of files.filter((file) => file < ledger))
    for (const statement of statementsOf(name)) database.run(statement);
  for (const [number, { sums, failed, dispute }] of combinations.entries()) {
    const id = String(number);
    database.run(
      `INSERT INTO orders (session_id, payment_intent, product, amount_cents, currency, created_at, refunded_cents)
        VALUES (?, ?, 'book', 1990, 'eur', '2026-05-01T12:00:00.000Z', 0)`,
      [`cs_${id}`, `pi_${id}`],
    );
    for (const [day, sum] of sums.entries()) {
      const row = [`pi_${id}`, sum, `2026-05-0${day + 2}T12:00:00.000Z`];
      database.run("INSERT INTO refund_sums VALUES (?, ?, ?)", row);
      database.run("INSERT OR REPLACE INTO refunds VALUES (?, ?, ?)", row);
    }
    if (failed > 0)
      database.run("INSERT INTO failed_refunds VALUES (?, ?, ?, ?, NULL)", [
        ...[`re_${id}`, `pi_${id}`, failed],
        "2026-05-09T12:00:00.000Z",
      ]);
    if (dispute)
      database.run("INSERT INTO disputes VALUES (?, ?, 1990, ?, '2026-05-20', ?, ?)", [
        ...[`dp_${id}`, `pi_${id}`, dispute, "2026-05-10T12:00:00.000Z"],
        dispute === "open" ? null : "2026-05-15T12:00:00.000Z",
      ]);
  }
  return database;
}

test("migrates every combination of refunds and disputes to the cent", () => {
  const database = databaseBefore();
  for (const statement of statementsOf(ledger)) database.run(statement);
  const [{ columns = [], values = [] } = {}] = database.exec("SELECT * FROM movements");
  const rows = values.map(
    (row) => Object.fromEntries(columns.map((name, index) => [name, row[index]])) as unknown,
  ) as LedgerEntry[];
  for (const [number, { sums, failed, dispute }] of combinations.entries()) {
    const known = rows.filter(({ payment }) => payment === `pi_${number}`);
    const { lines, outcome } = readLedger({ session_id: `cs_${number}` }, known);
    const lost = dispute === "lost" ? 1990 : 0;
    const refunds_cents = Math.max(0, (sums.at(-1) ?? 0) - failed);
    const disputed = { dispute, dispute_due_on: dispute && "2026-05-20", disputed_cents: lost };
    expect(outcome).toEqual({ refunds_cents, ...disputed });
    const returned = Math.min(failed, sums.at(-1) ?? 0);
    expect(lines.map(({ kind, at, cents }) => [kind, at.slice(8, 10), cents].join(" "))).toEqual([
      "payment 01 1990",
      ...sums.map((sum, day) => `refund 0${day + 2} ${(sums[day - 1] ?? 0) - sum}`),
      ...(returned > 0 ? [`refund returned 09 ${returned}`] : []),
      ...(lost > 0 ? ["dispute 15 -1990"] : []),
    ]);
  }
  database.close();
});
