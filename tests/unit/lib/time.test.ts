import fc from "fast-check";
import { expect, test } from "vitest";
import * as time from "~/lib/time";

const { addDays, addMonths, addWorkingDays, daysBefore, daysBetween, unbroken } = time;
const {
  frenchDate,
  frenchDayWithWeekday,
  frenchDateWithWeekday,
  numericDate,
  parisDay,
  parisMoment,
} = time;

const day = fc
  .date({ min: new Date("1900-01-01"), max: new Date("2199-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test("writes days in French", () => {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("fr", { timeZone: "UTC", ...options });
  const words = format({ weekday: "long", day: "numeric", month: "long", year: "numeric" });
  const digits = format({ day: "2-digit", month: "2-digit", year: "numeric" });
  fc.assert(
    fc.property(day, (iso) => {
      const [weekday, date, month, year] = words.format(new Date(iso)).split(" ");
      const dayOfMonth = `${date === "1" ? "1er" : date} ${month}`;
      expect(frenchDate(iso)).toBe(`${dayOfMonth} ${year}`);
      expect(frenchDayWithWeekday(iso)).toBe(`${weekday} ${dayOfMonth}`);
      expect(frenchDateWithWeekday(iso)).toBe(`${weekday} ${dayOfMonth} ${year}`);
      expect(numericDate(iso)).toBe(digits.format(new Date(iso)));
    }),
  );
});

test("writes times in French", () => {
  const read = ["18:30", "09:05", "18:00"].map(time.frenchTime);
  expect(read).toEqual(["18\u00A0h\u00A030", "9\u00A0h\u00A005", "18\u00A0h"]);
});

test("breaks a date in words only after its weekday", () => {
  expect(unbroken("jeudi 1er mai 2025")).toBe("jeudi 1er\u00A0mai\u00A02025");
  expect(unbroken("1er mai 2025")).toBe("1er\u00A0mai\u00A02025");
});

test.each([
  ["2024-02-28", 1, "2024-02-29"],
  ["2100-02-28", 1, "2100-03-01"],
  // Clocks change in Paris on these nights.
  ["2025-03-29", 2, "2025-03-31"],
  ["2025-10-25", 2, "2025-10-27"],
])("adds to %s %i days: %s", (from, count, to) => {
  expect(addDays(from, count)).toBe(to);
  expect(daysBetween(from, to)).toBe(count);
});

test("adds days and counts them back", () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -40_000, max: 40_000 }), (from, count) => {
      const to = addDays(from, count);
      expect(daysBetween(from, to)).toBe(count);
      expect(addDays(to, -count)).toBe(from);
    }),
  );
});

const noDays = ["2025-02-30", "2025-13-01", "1er mai 2025", "2025-5-1", ""];

test.each(noDays)("rejects as a day: %j", (text) => {
  expect(() => frenchDate(text)).toThrow(RangeError);
  expect(() => addDays(text, 1)).toThrow(RangeError);
  expect(() => parisMoment(text, "07:00")).toThrow(RangeError);
});

test("converts every hour of seven years in Paris, but spring's missing one", () => {
  const format = { timeZone: "Europe/Paris", dateStyle: "short", timeStyle: "short" } as const;
  const clock = new Intl.DateTimeFormat("sv-SE", format);
  const days = Array.from({ length: 7 * 365 }, (_, index) => addDays("2026-01-01", index));
  const others: string[] = [];
  for (const iso of days) {
    for (let hour = 0; hour < 24; hour += 1) {
      const half = `${String(hour).padStart(2, "0")}:30`;
      const shown = clock.format(Date.parse(parisMoment(iso, half)));
      if (shown !== `${iso} ${half}`) others.push(`${iso.slice(5, 8)} ${half} ${shown.slice(-5)}`);
    }
  }
  expect(others).toEqual(Array(7).fill("03- 02:30 03:30"));
  // The first of an hour that comes twice.
  expect(parisMoment("2026-10-25", "02:30")).toBe("2026-10-25T00:30:00.000Z");
});

test("writes hours and moments as on a clock in Paris", () => {
  expect([0, 17].map(time.onTheHour)).toEqual(["00:00", "17:00"]);
  const shown = { day: "2026-06-20", time: "01\u00A0h\u00A005\u00A0min\u00A007\u00A0s" };
  expect(time.parisTime("2026-06-19T23:05:07.000Z")).toEqual(shown);
});

test("finds the day in Paris of moments in any order", () => {
  const calendar = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Paris" });
  const dayOf = time.parisDays();
  const hour = 60 * 60 * 1000;
  const hours = { min: Date.UTC(2026, 0) / hour, max: Date.UTC(2028, 0) / hour };
  const moment = fc
    .tuple(fc.integer(hours), fc.oneof(fc.integer({ min: -2, max: 2 }), fc.nat(hour)))
    .map(([whole, past]) => whole * hour + past);
  fc.assert(
    fc.property(moment, (at) => {
      expect(dayOf(at)).toBe(calendar.format(at));
      expect(parisDay(new Date(at).toISOString())).toBe(calendar.format(at));
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ["2026-05-01", 1, "2026-05-04"],
  ["2026-05-02", 1, "2026-05-04"],
  ["2026-05-03", 5, "2026-05-08"],
  ["2026-05-04", 7, "2026-05-13"],
])("adds to %s %i working days: %s", (from, count, day) => {
  expect(addWorkingDays(from, count)).toBe(day);
});

test.each([
  ["2026-03-31", -25, "2024-02-29"],
  ["2026-01-31", 1, "2026-02-28"],
  ["2024-02-29", -60, "2019-02-28"],
  ["2026-01-30", -1, "2025-12-30"],
])("adds to %s %i months: %s, at most the month's last day", (from, count, day) => {
  expect(addMonths(Date.parse(`${from}T03:17:00Z`), count)).toBe(`${day}T03:17:00.000Z`);
});

test("counts back at least one day or throws", () => {
  expect(daysBefore(Date.UTC(2026, 2, 1), 1)).toBe("2026-02-28T00:00:00.000Z");
  for (const count of [0, -1, 0.5, Number.NaN])
    expect(() => daysBefore(0, count)).toThrow(RangeError);
});
