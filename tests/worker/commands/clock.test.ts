import { Miniflare } from "miniflare";
import { expect, test } from "vitest";
import { clockOffset, movedEntry } from "../../../scripts/local/clock";

test("moves the clock of a Worker", async () => {
  const ahead = clockOffset("2031-10-25T23:59:30Z");
  const script = `export default { fetch: () => Response.json([Date.now(), new Date(), new Date(0)]) }`;
  const miniflare = new Miniflare({
    modules: [
      { type: "ESModule", path: "clock.js", contents: movedEntry(ahead) },
      { type: "ESModule", path: "site.js", contents: script },
    ],
  });
  const answer = await miniflare.dispatchFetch("http://site.test/");
  const [now, date, epoch] = (await answer.json()) as [number, string, string];
  await miniflare.dispose();
  const passed = now - Date.parse("2031-10-25T23:59:30Z");
  expect(passed).toBeGreaterThanOrEqual(0);
  expect(passed).toBeLessThan(60_000);
  expect(Math.abs(Date.parse(date) - now)).toBeLessThan(1_000);
  expect(epoch).toBe("1970-01-01T00:00:00.000Z");
});

test("ignores a missing moment and rejects an unreadable one", () => {
  expect(clockOffset(undefined)).toBe(0);
  expect(clockOffset("")).toBe(0);
  expect(() => clockOffset("midnight")).toThrow('CLOCK is "midnight"');
});
