import fc from "fast-check";
import { expect, test } from "vitest";
import {
  addDays,
  daysBetween,
  frenchDate,
  frenchWeekday,
  frenchWeekdayDate,
  numericDate,
} from "~/lib/dates";

const day = fc
  .date({ min: new Date("1900-01-01"), max: new Date("2199-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test.each([
  ["2025-05-01", "1er mai 2025", "jeudi 1er mai", "01/05/2025"],
  ["2025-10-23", "23 octobre 2025", "jeudi 23 octobre", "23/10/2025"],
  ["2024-02-29", "29 février 2024", "jeudi 29 février", "29/02/2024"],
  ["2026-08-02", "2 août 2026", "dimanche 2 août", "02/08/2026"],
  ["2031-12-11", "11 décembre 2031", "jeudi 11 décembre", "11/12/2031"],
])("%s in French", (iso, date, weekday, numeric) => {
  expect([frenchDate(iso), frenchWeekday(iso), numericDate(iso)]).toEqual([date, weekday, numeric]);
  expect(frenchWeekdayDate(iso)).toBe(`${weekday} ${iso.slice(0, 4)}`);
});

test("the names of days and months are those of the French calendar", () => {
  const format = new Intl.DateTimeFormat("fr", {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  fc.assert(
    fc.property(day, (iso) => {
      const expected = format.format(new Date(iso)).replace(" 1 ", " 1er ");
      expect(frenchWeekdayDate(iso)).toBe(expected);
    }),
  );
});

test.each([
  ["2024-02-28", 1, "2024-02-29"],
  ["2025-02-28", 1, "2025-03-01"],
  ["2100-02-28", 1, "2100-03-01"],
  ["2025-12-31", 1, "2026-01-01"],
  // Clocks change in Paris on these nights.
  ["2025-03-29", 2, "2025-03-31"],
  ["2025-10-25", 2, "2025-10-27"],
  ["2025-05-01", -1, "2025-04-30"],
])("%s and %i days is %s", (from, count, to) => {
  expect(addDays(from, count)).toBe(to);
  expect(daysBetween(from, to)).toBe(count);
});

test("adding and counting days undo each other", () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -40_000, max: 40_000 }), (from, count) => {
      const to = addDays(from, count);
      expect(daysBetween(from, to)).toBe(count);
      expect(addDays(to, -count)).toBe(from);
    }),
  );
});

test.each(["2025-02-30", "2025-13-01", "1er mai 2025", "2025-5-1", ""])("%j is no day", (text) => {
  expect(() => frenchDate(text)).toThrow(RangeError);
  expect(() => addDays(text, 1)).toThrow(RangeError);
});
