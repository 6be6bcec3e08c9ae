import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { assignVariant, redirectToVariant } from "~/http/split-test";
import { get } from "../../support/requests";

const paths = () => ["/c", "/a", "/b"];

async function pathOf(headers: Record<string, string>, among = paths()) {
  const response = await redirectToVariant(get("/livre-augmente", headers), among);
  return response.headers.get("Location");
}

test("redirects with the query and forbids caching", async () => {
  const response = await redirectToVariant(get("/livre-augmente?utm_source=fb&x=%26"), ["/a"]);
  expect(response.status).toBe(302);
  expect(Object.fromEntries(response.headers)).toEqual({
    location: "/a?utm_source=fb&x=%26",
    "cache-control": "no-store",
    "x-robots-tag": "noindex",
  });
});

test("shows a visitor one page a day", async () => {
  const shuffled = fc.shuffledSubarray(paths(), { minLength: 3 });
  await fc.assert(
    fc.asyncProperty(fc.ipV4(), shuffled, async (ip, order) => {
      const headers = { "CF-Connecting-IP": ip };
      expect(await pathOf(headers, order)).toBe(await pathOf(headers));
    }),
  );
});

test("tells visitors apart by address, browser and day", async () => {
  const seen = async (headersOf: (index: number) => Record<string, string>) =>
    new Set(await Promise.all(Array.from({ length: 60 }, (_, index) => pathOf(headersOf(index)))));
  const all = new Set(paths());
  expect(await seen((index) => ({ "CF-Connecting-IP": `192.0.2.${index}` }))).toEqual(all);
  expect(await seen((index) => ({ "User-Agent": `browser ${index}` }))).toEqual(all);
  expect((await seen(() => ({}))).size).toBe(1);

  vi.useFakeTimers();
  const days = new Set<string | null>();
  for (let day = 1; day <= 60; day += 1) {
    vi.setSystemTime(Date.UTC(2026, 0, day, 12));
    days.add(await pathOf({}));
  }
  expect(days).toEqual(all);
});

test("separates address and browser that join to the same text", async () => {
  const one = await assignVariant(["2026-05-01", "ab", "c"], 1000);
  expect(await assignVariant(["2026-05-01", "a", "bc"], 1000)).not.toBe(one);
});
