import { orderLabels, orderLoading, thankYouPage } from "~/content/funnel";
import { lookupPages } from "../support/pages";
import { desktop, findings, phone } from "./axe";
import { orderButton, pay, recapLine } from "./checkout";
import { expect, test } from "./fixtures";
import { session } from "./pages";

test("shows a page at once without scripts", { tag: "@unscripted" }, async ({ page }) => {
  await page.goto("/livre-augmente-fl");
  await orderButton(page).click();
  await pay(page, "en quelques secondes");
  // The look-up takes longer than this.
  const title = page.getByRole("heading", { name: thankYouPage.title });
  await expect(title).toBeVisible({ timeout: 2_000 });
  await expect(page.getByText(orderLoading)).toBeHidden();
  await expect(recapLine(page, orderLabels.email)).toBeHidden();
});

declare global {
  interface Window {
    /** Sum of all shifts so far, as the browser counts them for its cumulative layout shift. */
    shifted: number;
  }
}

test("shows a spinner, then the address, in place", { tag: "@scripted" }, async ({ context }) => {
  await context.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.shifted += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  const visit = async (path: string, screen: typeof phone) => {
    const page = await context.newPage();
    await page.setViewportSize(screen);
    await page.goto(`${path}?session_id=${session.slow}`, { waitUntil: "commit" });
    await expect(page.getByRole("status")).toHaveText(orderLoading);
    await expect(page.getByRole("status")).toHaveCount(0);
    await expect(recapLine(page, orderLabels.email)).toContainText("@");
    await page.waitForLoadState();
    // What the last frame shifted is reported after it.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))),
    );
    const shifted = await page.evaluate(() => window.shifted);
    expect(shifted, `${path}, ${screen.width} px`).toBeLessThan(0.02);
    expect(await findings(page, screen)).toEqual([]);
    await page.close();
  };
  for (const path of lookupPages)
    await Promise.all([phone, desktop].map((screen) => visit(path, screen)));
});
