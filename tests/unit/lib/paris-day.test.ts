import fc from "fast-check";
import { expect, test } from "vitest";
import { parisDays } from "~/lib/time";

const hour = 60 * 60 * 1000;

test.each([
  ["2026-01-15T22:59:59.999Z", "2026-01-15"],
  ["2026-01-15T23:00:00.000Z", "2026-01-16"],
  ["2026-07-15T21:59:59.999Z", "2026-07-15"],
  ["2026-07-15T22:00:00.000Z", "2026-07-16"],
  // The clocks go forward, and back.
  ["2026-03-28T22:59:59.999Z", "2026-03-28"],
  ["2026-03-28T23:00:00.000Z", "2026-03-29"],
  ["2026-03-29T21:59:59.999Z", "2026-03-29"],
  ["2026-03-29T22:00:00.000Z", "2026-03-30"],
  ["2026-10-24T22:00:00.000Z", "2026-10-25"],
  ["2026-10-25T22:59:59.999Z", "2026-10-25"],
  ["2026-10-25T23:00:00.000Z", "2026-10-26"],
  ["2028-02-28T23:00:00.000Z", "2028-02-29"],
])("at %s it is %s in Paris", (moment, day) => {
  expect(parisDays()(Date.parse(moment))).toBe(day);
});

test("an answer kept for the hour is the one that a calendar gives, in whatever order times come", () => {
  const calendar = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Paris" });
  const dayOf = parisDays();
  const year = { min: Date.UTC(2026, 0), max: Date.UTC(2028, 0) };
  const moment = fc.oneof(
    fc.integer(year),
    fc
      .tuple(
        fc.integer({ min: year.min / hour, max: year.max / hour }),
        fc.integer({ min: -2, max: 2 }),
      )
      .map(([hours, past]) => hours * hour + past),
  );
  fc.assert(
    fc.property(moment, (time) => {
      expect(dayOf(time)).toBe(calendar.format(time));
    }),
    { numRuns: 2000 },
  );
});
