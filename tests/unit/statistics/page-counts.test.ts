import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Count, createCounter, otherSources } from "~/statistics/page-counts";

const noon = Date.UTC(2026, 4, 1, 10);
const row = { day: "2026-05-01", page: "livre", source: "", views: 0, orders: 0 };
let written: (readonly Count[])[] = [];

beforeEach(() => {
  written = [];
  vi.useFakeTimers({ now: noon });
});
afterEach(() => {
  vi.useRealTimers();
});

function counter() {
  const { countView, countOrder } = createCounter();
  const asked: Promise<unknown>[] = [];
  const context = {
    store: async (counts: readonly Count[]) => {
      written.push(counts);
    },
    waitUntil: (work: Promise<unknown>) => asked.push(work),
  };
  return {
    asked,
    view: (source: string | null = null) => countView(context, "livre", source),
    order: (source: string | null = null) => countOrder(context, "livre", source),
  };
}

test("gathers counts for three seconds", async () => {
  const { view, order, asked } = counter();
  order("fb");
  view();
  order("fb");
  await vi.advanceTimersByTimeAsync(2_999);
  expect(written).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(written).toEqual([
    [
      { ...row, source: "fb", orders: 2 },
      { ...row, views: 1 },
    ],
  ]);
  expect(asked).toHaveLength(1);
});

test("five new sources a flush, those of before kept", async () => {
  const { view } = counter();
  for (const source of ["news", "fb", "fb", "ig", "a", "b", "c"]) view(source);
  await vi.advanceTimersByTimeAsync(3_000);
  for (const source of ["c", "c"]) view(source);
  for (let i = 0; i < 1_000; i += 1) view(`junk-${i}`);
  view("ig");
  await vi.advanceTimersByTimeAsync(3_000);
  const [first, second] = written.map((flush) => flush.map(({ source }) => source));
  expect(first).toEqual(["fb", "news", "ig", "a", "b", otherSources]);
  expect(second).toEqual([otherSources, "c", "junk-0", "junk-1", "junk-2", "junk-3", "ig"]);
});

test("keeps at most 1,000 sources of a page in memory", async () => {
  const { view } = counter();
  view();
  for (let round = 0; round < 2; round += 1) for (let i = 0; i < 1_000; i += 1) view(`junk-${i}`);
  await vi.advanceTimersByTimeAsync(3_000);
  const named = Array.from({ length: 5 }, (_, i) => [`junk-${i}`, 2]);
  const views = written[0]?.map(({ source, views }) => [source, views]);
  expect(views).toEqual([[otherSources, 2 * 995], ...named, ["", 1]]);
});
