import { afterAll, expect, test } from "vitest";
import { programme } from "~/content/offers";
import { addDays } from "~/lib/time";
import { clockHeader } from "../../support/dated-worker";
import { pages } from "../../support/pages";
import { openSite } from "../../support/site";

/* Every request says its moment, so that one isolate lives through all of them. */
const site = await openSite({ dates: { lastDay: "2027-01-15", sessions: ["2026-12-07"] } });
afterAll(() => site[Symbol.asyncDispose]());

const dailyPages = pages.filter(({ daily }) => daily).map(({ path }) => path);

async function visit(path: string, now: string, tag = "") {
  const response = await site.page(path, {
    headers: { [clockHeader]: now, "If-None-Match": tag },
  });
  const days = [...response.html.matchAll(/<time dateTime="([\d-]+)"/gi)].map(([, day]) => day);
  return { ...response, days };
}

/** The last second of a day in Paris, and the first of the next. */
const midnights = [
  ["in winter", "2026-11-23", "2026-11-23T22:59:59Z", "2026-11-23T23:00:00Z"],
  ["at the year's end", "2026-12-31", "2026-12-31T22:59:59Z", "2026-12-31T23:00:00Z"],
  ["before summer time", "2027-03-27", "2027-03-27T22:59:59Z", "2027-03-27T23:00:00Z"],
  ["on the first day of summer time", "2027-03-28", "2027-03-28T21:59:59Z", "2027-03-28T22:00:00Z"],
  ["on the last day of summer time", "2027-10-31", "2027-10-31T22:59:59Z", "2027-10-31T23:00:00Z"],
] as const;

test.each(midnights)(
  "the day of a kept page at midnight: %s",
  async (_when, day, before, after) => {
    expect(dailyPages).not.toEqual([]);
    for (const path of dailyPages) {
      const eve = await visit(path, before);
      expect([eve.days[0], eve.days.length]).toEqual([day, programme.days]);
      // Browsers ask before they show theirs again.
      expect(eve.headers.get("Cache-Control")).toBe("public, no-cache");

      const tag = eve.headers.get("ETag") ?? "";
      expect((await visit(path, before, tag)).status).toBe(304);
      const next = await visit(path, after, tag);
      expect([next.status, next.days[0]]).toEqual([200, addDays(day, 1)]);
    }
  },
);
