import { expect, test } from "vitest";
import { daysText, schedule, weeksText } from "~/diagnostic/calendar";

const nbsp = "\u00A0";

test.each([
  [{ from: 1, to: 1 }, `Semaine${nbsp}1`],
  [{ from: 1, to: 2 }, `Semaines${nbsp}1 et${nbsp}2`],
  [{ from: 3, to: 7 }, `Semaines${nbsp}3 à${nbsp}7`],
])("weeks %j in words: %s", (weeks, text) => {
  expect(weeksText(weeks)).toBe(text);
});

test("years of a period", () => {
  expect(daysText({ starts: "2026-11-21", ends: "2026-12-04" })).toBe(
    `du 21${nbsp}novembre au 4${nbsp}décembre${nbsp}2026`,
  );
  expect(daysText({ starts: "2026-12-05", ends: "2027-01-01" })).toBe(
    `du 5${nbsp}décembre${nbsp}2026 au 1er${nbsp}janvier${nbsp}2027`,
  );
});

test("weeks shared out by weight, over a change of clocks", () => {
  expect(schedule([2, 8, 3, 3, 2], 12, "2026-10-20")).toEqual([
    { from: 1, to: 1, starts: "2026-10-20", ends: "2026-10-26" },
    { from: 2, to: 7, starts: "2026-10-27", ends: "2026-12-07" },
    { from: 8, to: 9, starts: "2026-12-08", ends: "2026-12-21" },
    { from: 10, to: 11, starts: "2026-12-22", ends: "2027-01-04" },
    { from: 12, to: 12, starts: "2027-01-05", ends: "2027-01-11" },
  ]);
});
