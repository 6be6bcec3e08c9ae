import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { pageCounts } from "~/db/schema";
import { createCounter } from "~/statistics/counter";
import { addCounts, maxSources, otherSources } from "~/statistics/store";
import { createDatabase, type TestDatabase } from "../../support/database";

let database: TestDatabase;
const noon = Date.UTC(2026, 4, 1, 10);
const page = "livre-augmente-fl";

beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());
beforeEach(() => database.db.delete(pageCounts));
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
    open: () => database.db,
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
  test("adds up in memory and writes once, within five seconds", async () => {
    const { view, order, flush, waiting } = isolate();
    for (let i = 0; i < 1000; i += 1) view();
    view("fb");
    order("fb");
    expect(waiting).toHaveLength(1);
    expect(waiting[0]?.milliseconds).toBeLessThan(5000);
    expect(await stored()).toEqual([]);

    await flush();
    expect(await stored()).toEqual([row("", 1000), row("fb", 1, 1)]);
  });

  test("goes on after a flush, and adds to what is there", async () => {
    const { view, flush } = isolate();
    view();
    await flush();
    view();
    view();
    await flush();
    expect(await stored()).toEqual([row("", 3)]);
  });

  test("of several isolates adds up", async () => {
    const isolates = Array.from({ length: 4 }, isolate);
    for (const { view } of isolates) for (let i = 0; i < 25; i += 1) view("fb");
    await Promise.all(isolates.map(({ flush }) => flush()));
    expect(await stored()).toEqual([row("fb", 100)]);
  });

  test("knows the day in Paris", async () => {
    const { clock, view, flush } = isolate();
    clock.time = Date.UTC(2026, 4, 1, 21, 59, 59);
    view();
    clock.time = Date.UTC(2026, 4, 1, 22);
    view();
    await flush();
    expect(await stored()).toEqual([row("", 1), row("", 1, 0, "2026-05-02")]);
  });

  test("loses nothing while the database is away", async () => {
    const { view, flush } = isolate();
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    vi.spyOn(database.db, "run").mockImplementationOnce(() => {
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

  test("goes on when the request that was to flush is gone", async () => {
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

describe("10,000 sources", () => {
  test("of one isolate are fifty and the others", async () => {
    const { view, flush } = isolate();
    view();
    for (let i = 0; i < 10_000; i += 1) view(`junk-${i}`);
    view();
    await flush();
    const rows = await stored();
    expect(rows).toHaveLength(maxSources + 2);
    expect(rows).toContainEqual(row(otherSources, 10_000 - maxSources));
    expect(rows).toContainEqual(row("", 2));
  });

  test("of many isolates, too, and those known before keep their place", async () => {
    await addCounts(database.db, [row("fb", 5)]);
    for (let number = 0; number < 4; number += 1) {
      const { view, flush } = isolate();
      for (let i = 0; i < 40; i += 1) view(`junk-${number}-${i}`);
      view("fb");
      await flush();
    }
    const rows = await stored();
    expect(rows).toHaveLength(maxSources + 1);
    expect(rows).toContainEqual(row("fb", 9));
    expect(rows.reduce((sum, { views }) => sum + views, 0)).toBe(5 + 4 * 41);
  });

  test("of one page leave the other pages theirs", async () => {
    const { view, flush } = isolate();
    for (let i = 0; i < 200; i += 1) view(`junk-${i}`);
    view("fb", "livre-augmente-fl-b");
    await flush();
    expect(await stored()).toContainEqual({ ...row("fb", 1), page: "livre-augmente-fl-b" });
  });
});
