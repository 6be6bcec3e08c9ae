import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { pageCounts } from "~/db/schema";
import {
  addCounts,
  type Count,
  createCounter,
  maxSources,
  namedSources,
  otherSources,
} from "~/statistics/page-counts";
import { purgeAt } from "../../support/retention";
import { sharedDatabase } from "../../support/shared-database";

const database = await sharedDatabase(pageCounts);
const noon = Date.UTC(2026, 4, 1, 10);
const page = "livre-augmente-fl";

afterEach(() => {
  vi.restoreAllMocks();
});

const stored = () =>
  database.db.select().from(pageCounts).orderBy(pageCounts.day, pageCounts.page, pageCounts.source);

/** A counter with a clock to turn, whose flushes run when told. */
function isolate() {
  const { countView, countOrder } = createCounter();
  const clock = { time: noon };
  const asked: Promise<unknown>[] = [];
  const waiting: { release: () => void; milliseconds: number }[] = [];
  const context = {
    store: (counts: readonly Count[]) => addCounts(database.db, counts),
    now: () => clock.time,
    waitUntil: (work: Promise<unknown>) => asked.push(work),
    wait: (milliseconds: number) =>
      new Promise<void>((release) => waiting.push({ release, milliseconds })),
  };
  return {
    clock,
    context,
    waiting,
    view: (source: string | null = null, of = page) => countView(context, of, source),
    order: (source: string | null = null, of = page) => countOrder(context, of, source),
    async flush() {
      for (const { release } of waiting.splice(0)) release();
      await Promise.all(asked.splice(0));
    },
  };
}

const row = (source: string, views: number, orders = 0, day = "2026-05-01") => ({
  day,
  page,
  source,
  views,
  orders,
});

describe("counting", () => {
  test("adds up several isolates and flushes", async () => {
    const isolates = Array.from({ length: 4 }, isolate);
    for (let turn = 0; turn < 2; turn += 1) {
      for (const { view } of isolates) for (let i = 0; i < 25; i += 1) view("fb");
      await Promise.all(isolates.map(({ flush }) => flush()));
    }
    expect(await stored()).toEqual([row("fb", 200)]);
  });

  test("separates two days in Paris", async () => {
    const { clock, view, flush } = isolate();
    clock.time = Date.UTC(2026, 4, 1, 21, 59, 59);
    view();
    clock.time = Date.UTC(2026, 4, 1, 22);
    view();
    await flush();
    expect(await stored()).toEqual([row("", 1), row("", 1, 0, "2026-05-02")]);
  });

  test("survives a missing database", async () => {
    const { view, flush } = isolate();
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    vi.spyOn(database.db, "batch").mockImplementationOnce(() => {
      throw new Error("D1 is away");
    });
    view();
    view("fb");
    await flush();
    expect(log).toHaveBeenCalledExactlyOnceWith("Counts not stored yet: Error: D1 is away");

    view();
    await flush();
    expect(await stored()).toEqual([row("", 2), row("fb", 1)]);
  });

  test("goes on after the flushing request is gone", async () => {
    const { clock, view, waiting } = isolate();
    view();
    waiting.splice(0);
    view();
    expect(waiting).toHaveLength(0);
    clock.time += 30_000;
    view();
    expect(waiting).toHaveLength(1);
    waiting[0]?.release();
    await vi.waitFor(async () => expect(await stored()).toEqual([row("", 3)]));
  });
});

/* What a flush names: `unit/statistics/page-counts`. */
test("keeps fifty sources of a page and day: the most seen and the newest", async () => {
  const april = row("fb", 1, 0, "2026-04-30");
  await addCounts(database.db, [april]);
  for (let number = 0; number < 70; number += 1)
    await addCounts(database.db, [row(`s${number}`, number === 30 ? 9 : 1)]);
  const [before, ...rows] = await stored();
  expect(before).toEqual(april);
  const names = rows.map(({ source }) => source);
  const newest = Array.from({ length: maxSources - 1 }, (_, index) => `s${69 - index}`);
  expect(names).toEqual(expect.arrayContaining([...newest, "s30", otherSources]));
  expect(names).toHaveLength(maxSources + 1);
  expect(rows.reduce((sum, { views }) => sum + views, 0)).toBe(69 + 9);
});

test("keeps sources, views and orders right over any flushes", async () => {
  const source = fc.oneof(
    { weight: 3, arbitrary: fc.nat(200).map((number) => `junk-${number}`) },
    { weight: 1, arbitrary: fc.constantFrom("fb", "ig", "google", "", otherSources) },
  );
  const flushes = fc.array(
    fc.array(fc.record({ source, order: fc.boolean() }), { maxLength: 150 }),
    {
      maxLength: 6,
    },
  );
  await fc.assert(
    fc.asyncProperty(flushes, async (happened) => {
      await database.db.delete(pageCounts);
      for (const visits of happened) {
        const { view, order, flush } = isolate();
        for (const { source, order: begins } of visits) {
          (begins ? order : view)(source || null);
        }
        await flush();
      }
      const rows = await stored();
      const all = happened.flat();
      const sumOf = (what: "views" | "orders") => rows.reduce((sum, row) => sum + row[what], 0);
      const begun = all.filter(({ order }) => order).length;
      expect([sumOf("views"), sumOf("orders")]).toEqual([all.length - begun, begun]);
      const names = rows
        .map(({ source }) => source)
        .filter((name) => name && name !== otherSources);
      expect(names.length).toBeLessThanOrEqual(maxSources);
      // A source that counts more in one flush than all but nine there, and than any 50 others ever did, has a place.
      const last = happened.at(-1) ?? [];
      const total = (name: string, among = all) =>
        among.filter(({ source }) => source === name).length;
      const sources = new Set(all.map(({ source }) => source));
      for (const name of ["fb", "ig", "google"]) {
        const rivals = [...sources].filter((other) => total(other) >= total(name, last));
        const ahead = [...sources].filter((other) => total(other, last) >= total(name, last));
        const isNamed = ahead.length <= namedSources && rivals.length <= maxSources;
        if (total(name, last) > 0 && isNamed) expect(names).toContain(name);
      }
    }),
    { numRuns: 40 },
  );
});

test("deletes counts of 25 months ago", async () => {
  const { db } = database;
  const days = ["2024-05-30", "2024-05-31", "2024-06-01", "2026-06-30"];
  await addCounts(
    db,
    days.map((day) => row("", 1, 0, day)),
  );
  const now = Date.UTC(2026, 6, 1, 3);
  expect(await purgeAt(db, now)).toBe(2);
  expect((await stored()).map(({ day }) => day)).toEqual(["2024-06-01", "2026-06-30"]);
  expect(await purgeAt(db, now)).toBe(0);
});
