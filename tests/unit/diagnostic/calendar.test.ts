import { expect, test } from "vitest";
import { daysText, schedule, weeksText } from "~/diagnostic/calendar";

const nbsp = "\u00A0";

test("writes weeks in words", () => {
  expect(weeksText({ from: 1, to: 1 })).toBe(`Semaine${nbsp}1`);
  expect(weeksText({ from: 1, to: 2 })).toBe(`Semaines${nbsp}1 et${nbsp}2`);
  expect(weeksText({ from: 3, to: 7 })).toBe(`Semaines${nbsp}3 à${nbsp}7`);
});

test("names the years of a period", () => {
  expect(daysText({ starts: "2026-11-21", ends: "2026-12-04" })).toBe(
    `du 21${nbsp}novembre au 4${nbsp}décembre${nbsp}2026`,
  );
  expect(daysText({ starts: "2026-12-05", ends: "2027-01-01" })).toBe(
    `du 5${nbsp}décembre${nbsp}2026 au 1er${nbsp}janvier${nbsp}2027`,
  );
});

test("shares out weeks by weight across a clock change", () => {
  const weights = [2, 8, 3, 3, 2].map((weight) => ({ weight }));
  expect(schedule(weights, 12, "2026-10-20")).toEqual([
    { from: 1, to: 2, starts: "2026-10-20", ends: "2026-11-02" },
    { from: 3, to: 6, starts: "2026-11-03", ends: "2026-11-30" },
    { from: 7, to: 8, starts: "2026-12-01", ends: "2026-12-14" },
    { from: 9, to: 10, starts: "2026-12-15", ends: "2026-12-28" },
    { from: 11, to: 12, starts: "2026-12-29", ends: "2027-01-11" },
  ]);
});

test("keeps fixed weeks and gives every other share at least one", () => {
  const parts = [{ weight: 1 }, { weight: 30 }, { weeks: 6 }, { weight: 1 }];
  const weeks = schedule(parts, 12, "2026-10-20").map(({ from, to }) => to - from + 1);
  expect(weeks).toEqual([1, 4, 6, 1]);
});
