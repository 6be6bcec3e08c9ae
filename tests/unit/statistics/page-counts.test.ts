import { beforeEach, expect, test, vi } from "vitest";
import {
  type Count,
  type CounterContext,
  createCounter,
  maxNamedSources,
  otherSources,
} from "~/statistics/page-counts";
import { loggedErrors } from "../../support/logged-errors";

const noon = Date.UTC(2026, 4, 1, 10);
const row = { day: "2026-05-01", page: "livre", source: "", views: 0, orders: 0 };
let written: (readonly Count[])[] = [];

beforeEach(() => {
  written = [];
  vi.useFakeTimers({ now: noon });
});

function counter() {
  const { countView, countOrder } = createCounter();
  const asked: Promise<unknown>[] = [];
  const context: CounterContext = {
    store: async (counts: readonly Count[]) => void written.push(counts),
    waitUntil: (work: Promise<unknown>) => asked.push(work),
  };
  return {
    asked,
    context,
    view: (source: string | null = null) => countView(context, "livre", source),
    order: (source: string | null = null) => countOrder(context, "livre", source),
  };
}

test("collects counts for three seconds before it writes them", async () => {
  const { view, order, asked } = counter();
  order("fb");
  view();
  order("fb");
  await vi.advanceTimersByTimeAsync(2_999);
  expect(written).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  const ordered = { ...row, source: "fb", orders: 2 };
  expect(written).toEqual([[ordered, { ...row, views: 1 }]]);
  expect(asked).toHaveLength(1);
});

test("names the ten most frequent sources of a page in a flush", async () => {
  const { view } = counter();
  for (const source of ["news", "fb", "fb"]) view(source);
  await vi.advanceTimersByTimeAsync(3_000);
  view("fb");
  for (let i = 0; i < 100; i += 1) view(`junk-${i}`);
  for (const source of ["ig", "ig"]) view(source);
  await vi.advanceTimersByTimeAsync(3_000);
  const [first, second] = written.map((flush) => flush.map(({ source }) => source));
  expect(first).toEqual(["fb", "news"]);
  const junk = Array.from({ length: maxNamedSources - 2 }, (_, i) => `junk-${i}`);
  expect(second).toEqual(["ig", "fb", ...junk, otherSources]);
});

test("keeps at most 1,000 sources of a page in memory", async () => {
  const { view } = counter();
  view();
  for (let round = 0; round < 2; round += 1) for (let i = 0; i < 1_000; i += 1) view(`junk-${i}`);
  await vi.advanceTimersByTimeAsync(3_000);
  const named = Array.from({ length: maxNamedSources }, (_, i) => [`junk-${i}`, 2]);
  const views = written[0]?.map(({ source, views }) => [source, views]);
  expect(views).toEqual([[otherSources, 2 * (1_000 - maxNamedSources)], ...named, ["", 1]]);
});

test("counts each view on its day in Paris", async () => {
  vi.setSystemTime(Date.UTC(2026, 4, 1, 21, 59, 59));
  const { view } = counter();
  view();
  await vi.advanceTimersByTimeAsync(1_000);
  view();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(written).toEqual([["2026-05-01", "2026-05-02"].map((day) => ({ ...row, day, views: 1 }))]);
});

test("keeps counts that could not be stored for the next flush", async () => {
  const logged = loggedErrors();
  const { context, view } = counter();
  vi.spyOn(context, "store").mockRejectedValueOnce(new Error("D1 is away"));
  view();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(logged).toEqual(["Counts not stored yet: Error: D1 is away"]);
  view();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(written).toEqual([[{ ...row, views: 2 }]]);
});

test("flushes again when the request that would have flushed is gone", async () => {
  const { asked, view } = counter();
  view();
  vi.clearAllTimers();
  vi.setSystemTime(noon + 29_999);
  view();
  expect(asked).toHaveLength(1);
  vi.setSystemTime(noon + 30_000);
  view();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(written).toEqual([[{ ...row, views: 3 }]]);
});
