import { expect, test } from "vitest";
import { chooseFor } from "~/statistics/split";

const pages = ["a", "b", "c", "d", "e"] as const;
const visitor = { day: "2026-05-01", address: "203.0.113.7", userAgent: "Mozilla/5.0" };

test("a visitor sees one page all day, whatever else happens", async () => {
  const first = await chooseFor(visitor, pages);
  for (let again = 0; again < 20; again += 1) {
    expect(await chooseFor({ ...visitor }, pages)).toBe(first);
  }
});

test.each([
  ["days", (number: number) => ({ day: new Date(number * 86_400_000).toISOString().slice(0, 10) })],
  ["addresses", (number: number) => ({ address: `203.0.${number >> 8}.${number & 255}` })],
  ["browsers", (number: number) => ({ userAgent: `Mozilla/5.0 (${number})` })],
])("2,000 %s are shared out evenly", async (_, change) => {
  const seen = new Map<string, number>();
  for (let number = 0; number < 2000; number += 1) {
    const page = await chooseFor({ ...visitor, ...change(number) }, pages);
    seen.set(page, (seen.get(page) ?? 0) + 1);
  }
  const distance = pages.reduce((sum, page) => sum + ((seen.get(page) ?? 0) - 400) ** 2 / 400, 0);
  // Chi-square with 4 degrees of freedom: chance goes beyond 18.5 once in a thousand.
  expect(distance).toBeLessThan(18.5);
});

test("parts that run together are not taken for one another", async () => {
  const choices = Array.from({ length: 1000 }, (_, number) => number);
  const split = [0, ...choices] as const;
  const one = await chooseFor({ ...visitor, address: "ab", userAgent: "c" }, [...split]);
  expect(await chooseFor({ ...visitor, address: "a", userAgent: "bc" }, [...split])).not.toBe(one);
});

test("of two pages each has its visitors", async () => {
  const addresses = Array.from({ length: 40 }, (_, number) => `203.0.113.${number}`);
  const seen = addresses.map((address) => chooseFor({ ...visitor, address }, ["a", "b"]));
  expect(new Set(await Promise.all(seen))).toEqual(new Set(["a", "b"]));
});
