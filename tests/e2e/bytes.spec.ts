import type { Page, Request } from "@playwright/test";
import { contentPages, leadPages, lookupPages, pages } from "../support/pages";
import { expect, test } from "./fixtures";
import { hydrated } from "./leads";

/** In bytes as they travel; scripts are those that the first touch of a form brings. */
const budget = {
  font: 15 * 1024,
  firstView: 120 * 1024,
  scripts: 130 * 1024,
  own: 1024,
  inline: 10 * 1024,
  loader: 1200,
};

/** Visits a page and returns what it loads until it is complete, its fonts included. */
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

for (const path of [...contentPages, ...lookupPages]) {
  test(`${path} loads little, all of it from here, and no script but its own`, async ({
    page,
    baseURL,
  }) => {
    const requests = await visit(page, path);
    const elsewhere = requests.filter((request) => new URL(request.url()).origin !== baseURL);
    expect(elsewhere.map((request) => request.url())).toEqual([]);

    const font = await bytes(ofType(requests, "font"));
    expect(font).toBeGreaterThan(0);
    expect(font).toBeLessThanOrEqual(budget.font);
    expect(await bytes(requests)).toBeLessThanOrEqual(budget.firstView);

    const { script } = pages.find((page) => page.path === path) ?? {};
    const scripts = ofType(requests, "script");
    const paths = scripts.map((request) => new URL(request.url()).pathname);
    expect(paths).toEqual(script ? [script] : []);
    expect(await bytes(scripts)).toBeLessThanOrEqual(budget.own);
    const elements = page.locator('script:not([type="application/ld+json"])');
    await expect(elements).toHaveCount(paths.length);
  });
}

for (const path of leadPages) {
  test(`${path} loads the scripts of its form when it is touched`, async ({ page }) => {
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

    await hydrated(page);
    const scripts = await bytes(ofType(requests, "script"));
    expect(scripts).toBeGreaterThan(0);
    expect(scripts).toBeLessThanOrEqual(budget.scripts);
  });
}
