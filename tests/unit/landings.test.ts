import { expect, test } from "vitest";
import { perDay } from "~/content/claims";
import { readMonth, usualMonth } from "~/content/landings/bill";
import { fortnight } from "~/content/landings/fourteen-days";
import { programme } from "~/content/offers";
import { addDays, frenchShortDay } from "~/lib/time";

test.each([
  ["4000", 400_000],
  ["4\u202f000\u00a0€", 400_000],
  ["3500,5 euros", 350_050],
  ["100", 10_000],
  ["1 000 000", 100_000_000],
  ["4.000", 400_000],
])("reads a month’s revenues of %s", (typed, cents) => {
  expect(readMonth(typed)).toBe(cents);
});

const noRevenues = ["", "99", "1 000 001", "-4000", "4e3", "quatre mille", "<b>4000</b>"];

test.each([...noRevenues, "9".repeat(400)])("rejects as revenues: %s", (typed) => {
  expect(readMonth(typed)).toBeNull();
});

test("computes the daily visits that a month still needs", () => {
  expect(perDay(usualMonth)).toBe(6_000);
  expect(perDay(123_400)).toBe(1_851);
});

test.each([
  ["over the end of the year", "2026-12-24", "6\u00A0janvier", "6\u00A0janv."],
  ["over the clock's change in spring", "2027-03-20", "2\u00A0avril", "2\u00A0avril"],
  ["over the clock's change in autumn", "2026-10-19", "1er\u00A0novembre", "1er\u00A0nov."],
  ["over a leap day", "2028-02-17", "1er\u00A0mars", "1er\u00A0mars"],
])("plans fourteen days from today: %s", (_when, today, last, short) => {
  const days = fortnight.days(today);
  const dates = Array.from({ length: programme.days }, (_, index) => addDays(today, index));
  expect(days.map(({ date }) => date)).toEqual(dates);
  expect(fortnight.end(today)).toMatch(new RegExp(`${last}$`));
  expect(frenchShortDay(days.at(-1)?.date ?? "")).toBe(short);
});

test("colours the days by phase", () => {
  expect(fortnight.days("2026-11-23").map(({ phase }) => phase)).toEqual(
    programme.phases.flatMap(({ from, to }, index) => Array(to - from + 1).fill(index + 1)),
  );
});
