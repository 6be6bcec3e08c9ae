import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  correctedZ,
  difference,
  upperQuantile,
  visitsNeeded,
  wilson,
} from "~/statistics/report/intervals";

const rounded = ({ low, high }: { low: number; high: number }) => [
  Number(low.toFixed(4)),
  Number(high.toFixed(4)),
];

test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])("Wilson's interval of %i of %i, as Newcombe (1998) prints it", (count, of, low, high) => {
  expect(rounded(wilson({ count, of }))).toEqual([low, high]);
});

test.each([
  [56, 70, 48, 80, 0.0524, 0.3339],
  [9, 10, 3, 10, 0.1705, 0.809],
  [6, 7, 2, 7, 0.0582, 0.8062],
  [5, 56, 0, 29, -0.0381, 0.1926],
  [0, 10, 0, 10, -0.2775, 0.2775],
  [10, 10, 0, 20, 0.6791, 1],
])(
  "difference of %i/%i and %i/%i, as Newcombe (1998) prints method 10",
  (a, m, b, n, low, high) => {
    expect(rounded(difference({ count: a, of: m }, { count: b, of: n }))).toEqual([low, high]);
  },
);

test.each([
  [0.5, 0],
  [0.025, 1.96],
  [0.2, 0.842],
  [0.00625, 2.498],
])("tail %d begins at %d", (tail, z) => {
  expect(Math.abs(upperQuantile(tail) - z)).toBeLessThan(0.001);
});

describe("comparisons", () => {
  test("one is made at the usual level, more at a stricter one", () => {
    expect(correctedZ(1)).toBeCloseTo(1.96, 2);
    expect(correctedZ(4)).toBeCloseTo(2.498, 2);
  });

  test("visits needed for 4 % against 5 %, as tables of sample sizes give them", () => {
    const needed = visitsNeeded(
      { count: 40, of: 1000 },
      { count: 50, of: 1000 },
      upperQuantile(0.025),
    );
    expect(needed).toBeGreaterThan(6700);
    expect(needed).toBeLessThan(6800);
  });
});

test("an interval holds the share it is of, within 0 and 1, and a difference is the other's opposite", () => {
  const sample = fc
    .tuple(fc.integer({ min: 1, max: 1_000_000 }), fc.double({ min: 0, max: 1, noNaN: true }))
    .map(([of, share]) => ({ of, count: Math.round(of * share) }));
  fc.assert(
    fc.property(sample, sample, (a, b) => {
      const { low, high } = wilson(a);
      expect(low).toBeGreaterThanOrEqual(0);
      expect(high).toBeLessThanOrEqual(1);
      expect(low).toBeLessThanOrEqual(a.count / a.of + 1e-12);
      expect(high).toBeGreaterThanOrEqual(a.count / a.of - 1e-12);
      expect(difference(a, b).low).toBeCloseTo(-difference(b, a).high, 12);
    }),
  );
});
