import { orderLoading } from "~/content/funnel";
import { lookupPages } from "../support/pages";
import { expect, test } from "./fixtures";
import { session } from "./pages";

declare global {
  interface Window {
    /** Sum of all shifts so far, as the browser counts them for its cumulative layout shift. */
    shifted: number;
  }
}

const screens = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

for (const path of lookupPages) {
  test(`${path} keeps its place when a slow look-up answers`, { tag: "@scripted" }, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.shifted = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          window.shifted += (entry as PerformanceEntry & { value: number }).value;
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    for (const screen of screens) {
      await page.setViewportSize(screen);
      await page.goto(`${path}?session_id=${session.slow}`, { waitUntil: "commit" });
      await expect(page.getByRole("status")).toHaveText(orderLoading);
      await expect(page.getByRole("status")).toHaveCount(0);
      await page.waitForLoadState();
      // What the last frame shifted is reported after it.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))),
      );
      expect(await page.evaluate(() => window.shifted), `${screen.width} px`).toBeLessThan(0.02);
    }
  });
}
