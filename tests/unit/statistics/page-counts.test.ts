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

test("counts wait three seconds for others, by the real clock", async () => {
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

test("memory holds a bounded number of sources of a page, whatever visitors send", async () => {
  const { view } = counter();
  view();
  for (let round = 0; round < 2; round += 1) for (let i = 0; i < 1_000; i += 1) view(`junk-${i}`);
  await vi.advanceTimersByTimeAsync(3_000);
  const held = Array.from({ length: 400 }, (_, i) => `junk-${i}`);
  expect(written[0]?.map(({ source, views }) => [source, views])).toEqual([
    ["", 1],
    ...held.map((source) => [source, 2]),
    [otherSources, 2 * 600],
  ]);
});
