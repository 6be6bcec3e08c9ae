import { expect, test } from "vitest";
import { fortnight } from "~/content/landings/fourteen-days";
import { programme } from "~/content/offers";
import { addDays, frenchShortDay } from "~/lib/time";

test.each([
  ["in winter", "2026-11-23", "6\u00A0décembre", "6\u00A0déc."],
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
  const phases = programme.phases.flatMap(({ from, to }, index) =>
    Array(to - from + 1).fill(index + 1),
  );
  expect(fortnight.days("2026-11-23").map(({ phase }) => phase)).toEqual(phases);
});
