import { readFileSync } from "node:fs";
import { getTableName } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { expect, test } from "vitest";
import {
  actMonths,
  alarmDays,
  keptMonths,
  largeOrder,
  parcelDays,
  withdrawalMonths,
} from "~/content/retention";
import { queryBudget } from "~/db/budget";
import type { Database } from "~/db/client";
import type { RetentionClass } from "~/retention/personal-data";
import { columnsWith, personalColumns, ruledTables } from "~/retention/personal-data";
import { type Purge, purges, runPurges } from "~/retention/purges";
import { loggedErrors } from "../../support/logged-errors";

/** Each statement stands for the rows that it changes. */
const db = {
  batch: async (statements: number[]) => statements.map((changes) => ({ meta: { changes } })),
} as unknown as Database;

/** A purge whose rounds change so many rows; the last as often as it is asked. */
function purgeOf(...rounds: number[]) {
  const sizes: number[] = [];
  const round = (size: number) => {
    sizes.push(size);
    return [rounds[sizes.length - 1] ?? rounds.at(-1)] as unknown as ReturnType<Purge["round"]>;
  };
  return { name: "rows", round, sizes };
}

test("takes all queries or none from a budget, and gives them back", () => {
  const { take, giveBack } = queryBudget(3);
  expect([take(4), take(3), take(1)]).toEqual([false, true, false]);
  giveBack(2);
  expect([take(3), take(2)]).toEqual([false, true]);
});

test("repeats a purge while its rounds are full", async () => {
  const [done, backlog] = [purgeOf(2, 2, 1), purgeOf(2)];
  const budget = queryBudget(100);
  expect(await runPurges(db, [done, backlog], { budget, size: 2, rounds: 5 })).toBe(15);
  expect([done.sizes, backlog.sizes]).toEqual([Array(3).fill(2), Array(5).fill(2)]);
  expect([budget.take(93), budget.take(92)]).toEqual([false, true]);
});

test("stops a purge without queries left", async () => {
  const budget = queryBudget(1);
  expect(await runPurges(db, [purgeOf(1), purgeOf(1)], { budget })).toBe(1);
  const two = { name: "two", round: () => [1, 1] as unknown as ReturnType<Purge["round"]> };
  expect(await runPurges(db, [two], { budget: queryBudget(1) })).toBe(0);
  const empty = { name: "none", round: () => [] };
  expect(await runPurges(db, [empty], { budget: queryBudget(1) })).toBe(0);
});

test("logs a failed purge by name", async () => {
  const lines = loggedErrors();
  const away = () => {
    throw new Error("away");
  };
  const unread = drizzle({} as D1Database);
  const all = purges({ db: unread, now: Date.UTC(2026, 4, 1), leadDays: 1, emailDays: 1 });
  expect(await runPurges(db, all, { budget: { take: away, giveBack: away } })).toBe(0);
  const tables = ruledTables.map(({ table }) => getTableName(table));
  const others = ["e-mails of orders", "addresses of parcels", "networks of mails", "held mails"];
  const names = [...others, ...tables];
  expect(lines).toEqual(names.map((name) => `Purge of ${name}: Error: away`));
});

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
  act: `${actMonths / 12} years`,
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
    ...list(of("sent"), ` ${parcelDays} days after it was sent`),
  ];
  const isWhole = typeof columns === "string";
  return [
    `\`${getTableName(table)}\``,
    isWhole ? "all" : (list(personalColumns(table), "")[0] ?? "none"),
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
