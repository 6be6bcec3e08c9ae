import type { Page, Request } from "@playwright/test";
import { notEmpty } from "../support/counted";
import { publishedArticles as articles, landings, leadPages } from "../support/pages";
import { expect, test } from "./fixtures";
import { hold, hydrated, scripts, touchable } from "./leads";
import { session } from "./pages";

/** In bytes as they travel; scripts are those that the first touch of a form brings. */
const budget = {
  firstView: 120 * 1024,
  scripts: 130 * 1024,
  own: 1024,
  inline: 10 * 1024,
  loader: 1200,
};

async function visit(page: Page, path: string): Promise<Request[]> {
  const requests: Request[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith("data:")) requests.push(request);
  });
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return requests;
}

async function bytes(requests: Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return sizes.reduce((total, { responseBodySize }) => total + responseBodySize, 0);
}

function ofType(requests: Request[], type: string): Request[] {
  return requests.filter((request) => request.resourceType() === type);
}

/** Each page with much of its own to load. */
const heaviest = [
  "/",
  "/livre",
  ...landings,
  "/temoignages",
  "/accompagnement-vip",
  `/blog/${articles[0]?.slug}`,
  `/merci?session_id=${session.quick}`,
];

for (const path of notEmpty(heaviest)) {
  test(`loads little on ${path}, all of it from the site`, async ({ page, baseURL }) => {
    const requests = await visit(page, path);
    const elsewhere = requests.filter((request) => new URL(request.url()).origin !== baseURL);
    expect(elsewhere.map((request) => request.url())).toEqual([]);

    expect(ofType(requests, "font")).toHaveLength(1);
    expect(await bytes(requests)).toBeLessThanOrEqual(budget.firstView);
    expect(await bytes(ofType(requests, "script"))).toBeLessThanOrEqual(budget.own);
  });
}

// Those of the wizard come untouched.
for (const path of notEmpty(leadPages.filter((path) => path !== "/diagnostic"))) {
  test(`loads the scripts of ${path} in one round on first touch`, async ({ page }) => {
    const requests = await visit(page, path);
    expect(await bytes(requests)).toBeLessThanOrEqual(budget.firstView);
    const inline = await page.locator("script").allTextContents();
    expect(inline.join("").length).toBeLessThanOrEqual(budget.inline);

    // Neither what lies beside the form nor a walk through the page is a touch.
    await page.getByRole("heading", { level: 1 }).click();
    await page.mouse.move(200, 300);
    await page.mouse.wheel(0, 2_000);
    await page.waitForLoadState("networkidle");
    const first = ofType(requests, "script");
    expect(first.map((request) => new URL(request.url()).pathname)).toEqual(["/late.js"]);
    expect(await bytes(first)).toBeLessThan(budget.loader);

    const named = await page
      .locator("link[rel=dns-prefetch]")
      .evaluateAll((links) => links.map((late) => (late as HTMLLinkElement).href));
    expect(named.length).toBeGreaterThan(2);
    const release = await hold(page, scripts);
    const modules = () =>
      new Set(requests.map((request) => request.url()).filter((url) => scripts.test(url)));
    await page.locator(touchable).first().dispatchEvent("pointerdown");
    // Not one of them is answered yet: none waits for what another one imports.
    await expect.poll(() => [...modules()].sort()).toEqual([...named].sort());
    release();
    await hydrated(page);
    expect(modules()).toEqual(new Set(named));
    const loaded = await bytes(ofType(requests, "script"));
    expect(loaded).toBeGreaterThan(0);
    expect(loaded).toBeLessThanOrEqual(budget.scripts);
  });
}
