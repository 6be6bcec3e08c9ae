import fc from "fast-check";
import { expect, test } from "vitest";
import { wilson } from "~/statistics/report/funnel";

test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])("computes Wilson's interval of %i of %i as in Newcombe (1998)", (count, of, low, high) => {
  const interval = wilson(count, of);
  expect(interval.low).toBeCloseTo(low, 4);
  expect(interval.high).toBeCloseTo(high, 4);
});

test("puts the interval around its share, within 0 and 1", () => {
  const total = fc.integer({ min: 1, max: 1_000_000 });
  fc.assert(
    fc.property(total, fc.double({ min: 0, max: 1, noNaN: true }), (of, share) => {
      const count = Math.round(of * share);
      const { low, high } = wilson(count, of);
      expect(low).toBeGreaterThanOrEqual(0);
      expect(high).toBeLessThanOrEqual(1);
      expect(low).toBeLessThanOrEqual(count / of + 1e-12);
      expect(high).toBeGreaterThanOrEqual(count / of - 1e-12);
    }),
  );
});
