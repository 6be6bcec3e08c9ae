import { beforeEach, describe, expect, test, vi } from "vitest";
import { pageCounts } from "~/db/schema";
import { maxSources, otherSources } from "~/statistics/page-counts";
import { sharedLeadSite } from "../../support/lead-site";
import { landings, leadPages, pages } from "../../support/pages";
import { origin } from "../../support/site";

const [landing = ""] = landings;
const page = landing.slice(1);
const navigation = { "Sec-Fetch-Dest": "document", "Sec-Fetch-Mode": "navigate" };

const site = await sharedLeadSite();
beforeEach(() => site.db.delete(pageCounts));

const visit = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  site.fetch(path, { method, headers: { ...navigation, ...headers } });

function order(path: string, headers: Record<string, string> = navigation) {
  const type = { "Content-Type": "application/x-www-form-urlencoded", Origin: origin };
  return site.fetch(path, { method: "POST", body: "", headers: { ...type, ...headers } });
}

/** Adds one view that is known to count, and waits until it is written: what came before is, too. */
async function counted() {
  await visit("/challenge?utm_source=last");
  return vi.waitFor(
    async () => {
      const rows = await site.db.select().from(pageCounts);
      expect(rows.some(({ source }) => source === "last")).toBe(true);
      return rows
        .filter(({ source }) => source !== "last")
        .map(({ page, source, views, orders }) => ({ page, source, views, orders }))
        .sort((a, b) => (a.page + a.source < b.page + b.source ? -1 : 1));
    },
    { timeout: 10_000, interval: 100 },
  );
}

describe("views", { timeout: 20_000 }, () => {
  test("count on each page that sells or has a lead's form, kept or not, in any spelling", async () => {
    const expected = pages.filter(({ takesForm, personal }) => takesForm && !personal);
    const paths = expected.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining([...landings]));
    for (const path of paths) {
      for (const spelling of [path, path, `${path}/`, path.toUpperCase(), `${path}?other=1`])
        await visit(spelling);
    }
    const rows = await counted();
    expect(rows).toEqual(
      paths.sort().map((path) => ({ page: path.slice(1), source: "", views: 5, orders: 0 })),
    );
  });

  test("of a browser that has the same bytes already count, 304 or not", async () => {
    const tag = (await visit(landing)).headers.get("ETag") ?? "";
    expect((await visit(landing, { "If-None-Match": tag })).status).toBe(304);
    expect(await counted()).toEqual([{ page, source: "", views: 2, orders: 0 }]);
  });
});

test("orders begun count beside the views, on pages that sell", { timeout: 20_000 }, async () => {
  await visit(`${landing}?utm_source=fb`);
  expect((await order(`${landing}?utm_source=fb`)).status).toBe(303);
  await order(landing, {});
  await order("/merci");
  expect(await counted()).toEqual([{ page, source: "fb", views: 1, orders: 1 }]);
});

/** How many different sources are tried; `SOURCES=10000` takes minutes. */
const manySources = Number(process.env.SOURCES ?? 200);

test(`${manySources} sources cannot grow the table`, { timeout: 600_000 }, async () => {
  const junk = (number: number) => `${landing}?utm_source=junk-${number}`;
  for (let start = 0; start < manySources; start += 50) {
    await Promise.all(
      Array.from({ length: 50 }, async (_, number) => (await visit(junk(start + number))).text()),
    );
  }
  const hostile = ["a".repeat(10_000), "%00%1b%5b31m"];
  for (const source of hostile) {
    expect((await visit(`${landing}?utm_source=${source}`)).status).toBe(200);
  }
  const rows = await counted();
  expect(rows.length).toBeLessThanOrEqual(maxSources + 2);
  expect(rows.find(({ source }) => source === otherSources)?.views).toBeGreaterThanOrEqual(
    manySources - maxSources,
  );
  expect(rows.reduce((sum, { views }) => sum + views, 0)).toBe(manySources + hostile.length);
});

test("pages whose views are counted are not fetched ahead", async () => {
  const { html } = await site.page("/speculation-rules.json");
  const [{ where }] = JSON.parse(html).prerender;
  const excluded = where.and[1].not.href_matches;
  expect(excluded).toEqual(
    expect.arrayContaining([...landings, ...leadPages.filter((path) => !path.includes("*"))]),
  );
});
