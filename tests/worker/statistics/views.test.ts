import { expect, test, vi } from "vitest";
import { pageCounts } from "~/db/schema";
import { sharedLeadSite } from "../../support/lead-site";
import { landings, leadPages, pages } from "../../support/pages";

const [landing = ""] = landings;
const page = landing.slice(1);
const navigation = { "Sec-Fetch-Dest": "document", "Sec-Fetch-Mode": "navigate" };

const site = await sharedLeadSite();

const visit = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  site.fetch(path, { method, headers: { ...navigation, ...headers } });

const order = (path: string, headers: Record<string, string> = navigation) =>
  site.post(path, {}, headers);

/** Adds one view that is known to count, and waits until it is written: what came before is, too. */
async function counted() {
  await visit("/challenge?utm_source=last");
  return vi.waitFor(
    async () => {
      const rows = await site.db.select().from(pageCounts);
      expect(rows.some(({ source }) => source === "last")).toBe(true);
      return rows.filter(({ source }) => source !== "last").map(({ day: _, ...row }) => row);
    },
    { timeout: 10_000, interval: 100 },
  );
}

test("counts views and begun orders on each page in any spelling", async () => {
  const expected = pages.filter(({ takesForm, personal }) => takesForm && !personal);
  const paths = expected.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining([...landings]));
  for (const path of paths)
    for (const spelling of [path, `${path}/`, path.toUpperCase(), `${path}?other=1`])
      await visit(spelling);
  const tag = (await visit(`${landing}?utm_source=fb`)).headers.get("ETag") ?? "";
  const known = await visit(`${landing}?utm_source=fb`, { "If-None-Match": tag });
  expect(known.status).toBe(304);
  expect((await order(`${landing}?utm_source=fb`)).status).toBe(303);
  await order(landing, {});
  await order("/merci");
  const rows = paths.map((path) => ({ page: path.slice(1), source: "", views: 4, orders: 0 }));
  const all = [...rows, { page, source: "fb", views: 2, orders: 1 }];
  const stored = await counted();
  expect(stored).toEqual(expect.arrayContaining(all));
  expect(stored).toHaveLength(all.length);
});

/* Many sources: `statistics/page-counts`. */
test("excludes pages whose views are counted from speculation rules", async () => {
  const { html } = await site.page("/speculation-rules.json");
  const [{ where }] = JSON.parse(html).prerender;
  const excluded = where.and[1].not.href_matches;
  expect(excluded).toEqual(expect.arrayContaining([...landings, ...leadPages]));
});
