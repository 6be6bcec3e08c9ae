import { expect, test } from "vitest";
import { keptMonths, withdrawalMonths } from "~/lib/retention";
import { addMonths, daysBefore } from "~/lib/time";

const days = Array.from(
  { length: 7 * 366 },
  (_, index) => new Date(Date.UTC(2026, 0, 1, 3, 17) + index * 86_400_000),
);

test("25 months and five years: the same day, or the last of a shorter month", () => {
  for (const now of days) {
    for (const months of [keptMonths, withdrawalMonths]) {
      const cutoff = new Date(addMonths(now.getTime(), -months));
      const monthOf = (date: Date) => date.getUTCFullYear() * 12 + date.getUTCMonth();
      expect(monthOf(now) - monthOf(cutoff), now.toISOString()).toBe(months);
      const next = new Date(cutoff.getTime() + 86_400_000);
      const isLastDay = next.getUTCDate() === 1;
      expect(cutoff.getUTCDate() === now.getUTCDate() || isLastDay, now.toISOString()).toBe(true);
      expect(cutoff.toISOString().slice(10)).toBe(now.toISOString().slice(10));
    }
  }
  expect(addMonths(Date.UTC(2026, 2, 31), -25)).toBe("2024-02-29T00:00:00.000Z");
});

test("retention in days, one at least", () => {
  expect(daysBefore(Date.UTC(2026, 2, 1), 1)).toBe("2026-02-28T00:00:00.000Z");
});

test.each([0, -1, 0.5, Number.NaN])("no retention: %s days", (count) => {
  expect(() => daysBefore(0, count)).toThrow(RangeError);
});
