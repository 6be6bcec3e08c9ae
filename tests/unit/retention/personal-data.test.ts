import { readFileSync } from "node:fs";
import { getTableName } from "drizzle-orm";
import { expect, test } from "vitest";
import { alarmDays, keptMonths, largeOrder, sentDays, withdrawalMonths } from "~/lib/retention";
import type { RetentionClass } from "~/retention/personal-data";
import { columnsWith, personalOf, ruledTables } from "~/retention/personal-data";

const months = (count: number) => `${count} months`;

const periods: Record<RetentionClass, string> = {
  contact: "`LEAD_RETENTION_DAYS` after the last contact (3 years)",
  unsubscription:
    "`LEAD_RETENTION_DAYS`, and as long as a lead or an order of the address is there",
  announcement: `as its address's leads; of an order without an address ${months(keptMonths)}`,
  sale: `${months(keptMonths)}; of ${largeOrder.cents / 100} € and more ${largeOrder.months / 12} years (L. 213-1)`,
  payment: months(keptMonths),
  order: `${months(keptMonths)}, and as long as the order`,
  declaration: `${withdrawalMonths / 12} years`,
  alarm: `${alarmDays} days`,
  count: months(keptMonths),
};

const list = (names: readonly string[], period: string) =>
  names.length > 0 ? [names.map((name) => `\`${name}\``).join(", ") + period] : [];

/** What the register says of each table: its personal data, how long the rows are kept, what a wish erases. */
const register = ruledTables.map(({ table, rows, columns }) => {
  const of = (...wanted: Parameters<typeof columnsWith>[1]) => columnsWith(table, wanted);
  const shorter = [
    ...list(of("owed"), " as long as something is owed"),
    ...list(of("sent"), ` ${sentDays} days after it was sent`),
  ];
  const isWhole = typeof columns === "string";
  return [
    `\`${getTableName(table)}\``,
    isWhole ? "all" : (list(personalOf(table), "")[0] ?? "none"),
    [periods[rows], ...shorter].join("; "),
    isWhole
      ? { erased: "the rows", kept: "nothing: proof" }[columns]
      : (list(of("erased", "owed", "sent"), "")[0] ?? "–"),
  ].join(" | ");
});

test("lists the rules of all tables in the register of processing", () => {
  const lines = readFileSync("docs/register.md", "utf8").split("\n");
  const written = lines.filter((line) => /^\| `[a-z_]+` \| (all|none|`)/.test(line));
  const rows = written.map((line) => line.split(" | ").slice(0, 4).join(" | ").slice(2));
  expect(rows).toEqual(register);
});
