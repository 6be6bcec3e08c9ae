import { expect, test } from "vitest";
import { landings } from "../../support/pages";
import { sharedSite } from "../../support/shared-site";

const site = await sharedSite();
const path = "/livre-augmente";

async function sentTo(address: string, userAgent = "Firefox", query = "") {
  const headers = { "CF-Connecting-IP": address, "User-Agent": userAgent };
  const response = await site.fetch(path + query, { headers });
  expect(response.status).toBe(302);
  return response;
}

const locationOf = async (address: string, userAgent?: string) =>
  (await sentTo(address, userAgent)).headers.get("Location") ?? "";

test("visitors are shared out between all sales pages, about evenly", async () => {
  const counts = new Map(landings.map((landing) => [landing, 0]));
  for (let number = 0; number < 500; number += 1) {
    const location = await locationOf(`198.51.100.${number % 250}`, `Browser ${number}`);
    expect(landings).toContain(location);
    counts.set(location, (counts.get(location) ?? 0) + 1);
  }
  // 100 of 500 expected, with a standard deviation of 9.
  for (const count of counts.values()) expect(Math.abs(count - 100)).toBeLessThan(45);
});

test("a visitor gets the same page all day, on each of their visits", async () => {
  const first = await locationOf("203.0.113.7");
  for (let turn = 0; turn < 5; turn += 1) expect(await locationOf("203.0.113.7")).toBe(first);
});

test("keeps the query, and is neither kept nor listed", async () => {
  const query = "?utm_source=fb&utm_campaign=printemps-26&x=%C3%A9";
  const { headers } = await sentTo("203.0.113.7", "Firefox", query);
  expect(headers.get("Location")).toMatch(/^\/livre-augmente-fl[^?]*\?utm_source=fb/);
  expect(headers.get("Location")?.endsWith(query)).toBe(true);
  expect(headers.get("Cache-Control")).toBe("no-store");
  expect(headers.get("X-Robots-Tag")).toBe("noindex");
  expect((await site.page("/sitemap.xml")).html).not.toContain(`${path}<`);
});
