import fc from "fast-check";
import { expect, test } from "vitest";
import { pageCounts } from "~/db/schema";
import * as pageViews from "~/statistics/page-counts";
import { purgeAt } from "../../support/retention";
import { sharedDatabase } from "../../support/shared-database";

const database = await sharedDatabase();
const noon = Date.UTC(2026, 4, 1, 10);
const page = "livre-augmente-fl";

const stored = () =>
  database.db.select().from(pageCounts).orderBy(pageCounts.day, pageCounts.page, pageCounts.source);

function isolate() {
  const { countView, countOrder } = pageViews.createCounter();
  const asked: Promise<unknown>[] = [];
  const context = {
    store: (counts: readonly pageViews.Count[]) => pageViews.addCounts(database.db, counts),
    now: () => noon,
    waitUntil: (work: Promise<unknown>) => asked.push(work),
    wait: async () => {},
  };
  return {
    view: (source: string | null) => countView(context, page, source),
    order: (source: string | null) => countOrder(context, page, source),
    flushed: () => Promise.all(asked),
  };
}

const row = (source: string, views: number, orders = 0, day = "2026-05-01") => ({
  day,
  page,
  source,
  views,
  orders,
});

test("keeps a page's fifty most seen and newest sources a day", async () => {
  const april = row("fb", 1, 0, "2026-04-30");
  await pageViews.addCounts(database.db, [april]);
  for (let number = 0; number < 70; number += 1)
    await pageViews.addCounts(database.db, [row(`s${number}`, number === 30 ? 9 : 1)]);
  const [before, ...rows] = await stored();
  expect(before).toEqual(april);
  const names = rows.map(({ source }) => source);
  const newest = Array.from({ length: pageViews.maxSources - 1 }, (_, index) => `s${69 - index}`);
  expect(names).toEqual(expect.arrayContaining([...newest, "s30", pageViews.otherSources]));
  expect(names).toHaveLength(pageViews.maxSources + 1);
  expect(rows.reduce((sum, { views }) => sum + views, 0)).toBe(69 + 9);
});

test("keeps sources, views and orders right over any flushes", async () => {
  const source = fc.oneof(
    { weight: 3, arbitrary: fc.nat(200).map((number) => `junk-${number}`) },
    { weight: 1, arbitrary: fc.constantFrom("fb", "ig", "google", "", pageViews.otherSources) },
  );
  const flushes = fc.array(
    fc.array(fc.record({ source, order: fc.boolean() }), { maxLength: 150 }),
    { maxLength: 6 },
  );
  await fc.assert(
    fc.asyncProperty(flushes, async (happened) => {
      await database.db.delete(pageCounts);
      for (const visits of happened) {
        const { view, order, flushed } = isolate();
        for (const { source, order: begins } of visits) (begins ? order : view)(source || null);
        await flushed();
      }
      const rows = await stored();
      const all = happened.flat();
      const sumOf = (what: "views" | "orders") => rows.reduce((sum, row) => sum + row[what], 0);
      const begun = all.filter(({ order }) => order).length;
      expect([sumOf("views"), sumOf("orders")]).toEqual([all.length - begun, begun]);
      const named = rows.filter(({ source }) => source && source !== pageViews.otherSources);
      const names = named.map(({ source }) => source);
      expect(names.length).toBeLessThanOrEqual(pageViews.maxSources);
      // A source that counts more in one flush than all but nine there, and than any 50 others ever did, has a place.
      const last = happened.at(-1) ?? [];
      const total = (name: string, among = all) =>
        among.filter(({ source }) => source === name).length;
      const sources = new Set(all.map(({ source }) => source));
      for (const name of ["fb", "ig", "google"]) {
        const rivals = [...sources].filter((other) => total(other) >= total(name, last));
        const ahead = [...sources].filter((other) => total(other, last) >= total(name, last));
        const isNamed =
          ahead.length <= pageViews.maxNamedSources && rivals.length <= pageViews.maxSources;
        expect(total(name, last) > 0 && isNamed && !names.includes(name), name).toBe(false);
      }
    }),
    { numRuns: 40 },
  );
});

test("deletes counts of 25 months ago", async () => {
  const { db } = database;
  const days = ["2024-05-30", "2024-05-31", "2024-06-01", "2026-06-30"];
  const counts = days.map((day) => row("", 1, 0, day));
  await pageViews.addCounts(db, counts);
  const now = Date.UTC(2026, 6, 1, 3);
  expect(await purgeAt(db, now)).toBe(2);
  expect((await stored()).map(({ day }) => day)).toEqual(["2024-06-01", "2026-06-30"]);
  expect(await purgeAt(db, now)).toBe(0);
});
