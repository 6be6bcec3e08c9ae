import { expect, test } from "vitest";
import { landings, makeReport } from "~/statistics/report/figures";
import { lastDays } from "~/statistics/report/period";
import { rowsOf } from "../../support/report";
import { type PageRates, simulateMonth, usualRates } from "../../support/simulated-month";

const period = lastDays(30, Date.UTC(2026, 4, 30, 12));
const simulations = Array.from({ length: 40 }, (_, number) => number + 1);

function reportOf(seed: number, rates?: PageRates[]) {
  return makeReport(period, rowsOf(simulateMonth(seed, period, rates && { rates })));
}

test("intervals hold the true rates, and no page wins where none is better", () => {
  const names = ["begun", "paid", "training", "pack"] as const;
  const held = { begun: 0, paid: 0, training: 0, pack: 0 };
  let winners = 0;
  for (const seed of simulations) {
    const { landings: pages, comparison } = reportOf(seed);
    if (comparison.kind === "best") winners += 1;
    for (const { rates } of pages) {
      for (const name of names) {
        const rate = rates[name];
        const truth = usualRates[name];
        if (rate && rate.low <= truth && truth <= rate.high) held[name] += 1 / landings.length;
      }
    }
  }
  for (const name of names)
    expect(held[name] / simulations.length, name).toBeGreaterThanOrEqual(0.93);
  expect(winners / simulations.length).toBeLessThanOrEqual(0.05);
});

test("a page that sells twice as well wins, and no other does", () => {
  const better = landings.map((_, index) =>
    index === 3 ? { ...usualRates, paid: 0.08 } : usualRates,
  );
  const comparisons = simulations.slice(0, 10).map((seed) => reportOf(seed, better).comparison);
  for (const comparison of comparisons) {
    expect(comparison).toMatchObject({
      kind: "best",
      name: landings[3]?.slug,
    });
  }
});

test("of two good pages among bad ones, chance crowns neither", () => {
  const rates = landings.map((_, index) =>
    index < 2 ? usualRates : { ...usualRates, paid: 0.01 },
  );
  const comparisons = simulations.map((seed) => reportOf(seed, rates).comparison);
  const winners = comparisons.filter(({ kind }) => kind === "best");
  expect(winners.length / simulations.length).toBeLessThanOrEqual(0.05);
});
