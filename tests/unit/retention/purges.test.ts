import { getTableName } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { expect, test } from "vitest";
import { queryBudget } from "~/db/budget";
import type { Database } from "~/db/client";
import { ruledTables } from "~/retention/personal-data";
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

test("takes a budget whole or not at all, and gives it back", () => {
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
  const names = ["e-mails of orders", "addresses of parcels", ...tables];
  expect(lines).toEqual(names.map((name) => `Purge of ${name}: Error: away`));
});
