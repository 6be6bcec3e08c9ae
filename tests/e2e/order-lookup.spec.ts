import { orderLabels, orderLoading, thankYouPage } from "~/content/funnel";
import { book } from "~/content/offers";
import { lookupPages } from "../support/pages";
import { desktop, findings, phone } from "./axe";
import { email, orderButton, pay, recapLine, total } from "./checkout";
import { expect, test } from "./fixtures";
import { session } from "./pages";

const thanks = { name: thankYouPage.title };

test("shows a spinner, then the address, during a slow look-up", { tag: "@scripted" }, async ({
  page,
}) => {
  await page.goto("/livre-augmente-fl");
  await orderButton(page).click();
  await pay(page, { email, lookup: "en quelques secondes" });
  await expect(page.getByRole("status")).toHaveText(orderLoading);
  await expect(page.getByRole("heading", thanks)).toBeHidden();

  await expect(page.getByRole("heading", thanks)).toBeVisible();
  await expect(page.getByRole("status")).toBeHidden();
  await expect(recapLine(page, orderLabels.email)).toHaveText(email);
  await page.getByRole("button", { name: thankYouPage.continueLabel }).click();
  await expect(page).toHaveURL(/prefilled_email=camille/);
});

test("shows the confirmation at once without scripts", { tag: "@unscripted" }, async ({ page }) => {
  await page.goto("/livre-augmente-fl");
  await orderButton(page).click();
  await pay(page, { email, lookup: "en quelques secondes" });
  // The look-up takes longer than this.
  await expect(page.getByRole("heading", thanks)).toBeVisible({ timeout: 2_000 });
  await expect(page.getByText(orderLoading)).toBeHidden();
  await expect(recapLine(page, orderLabels.total)).toHaveText(total(book));
  await expect(recapLine(page, orderLabels.email)).toBeHidden();

  await page.getByRole("button", { name: thankYouPage.continueLabel }).click();
  await expect(page).toHaveURL(/\/offre-speciale\?session_id=cs_slow/);
});

declare global {
  interface Window {
    /** Sum of all shifts so far, as the browser counts them for its cumulative layout shift. */
    shifted: number;
  }
}

test("shifts no confirmation page during a slow look-up", { tag: "@scripted" }, async ({
  context,
}) => {
  await context.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        window.shifted += (entry as PerformanceEntry & { value: number }).value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  const visit = async (path: string, screen: typeof phone) => {
    const page = await context.newPage();
    await page.setViewportSize(screen);
    await page.goto(`${path}?session_id=${session.slow}`, { waitUntil: "commit" });
    await expect(page.getByRole("status")).toHaveText(orderLoading);
    await expect(page.getByRole("status")).toHaveCount(0);
    await page.waitForLoadState();
    // What the last frame shifted is reported after it.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))),
    );
    const shifted = await page.evaluate(() => window.shifted);
    expect(shifted, `${path}, ${screen.width} px`).toBeLessThan(0.02);
    if (screen === phone) expect(await findings(page, phone)).toEqual([]);
    await page.close();
  };
  for (const path of lookupPages) {
    await Promise.all([phone, desktop].map((screen) => visit(path, screen)));
  }
});
