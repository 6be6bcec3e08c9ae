import type { Page } from "@playwright/test";
import { chapterPage } from "~/content/chapter";
import { chapter } from "../support/lead-forms";
import { expect, test } from "./fixtures";
import { expectFilledIn, fillIn, hydrated, newAddress } from "./leads";
import { panel, tabs, unlock } from "./toolbox";

/*
 * Visitors' browsers keep the page they leave as it is and show it again on the way back. Playwright
 * turns that off for all other tests.
 */
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] });
    },
    { scope: "worker" },
  ],
});

async function mark(page: Page) {
  await page.evaluate(() => Object.assign(window, { kept: true }));
}

/** Goes back to a marked page; nothing is loaded, so there is no load to wait for. */
async function backTo(page: Page, path: RegExp) {
  await page.evaluate(() => setTimeout(() => history.back()));
  await expect(page).toHaveURL(path);
  expect(await page.evaluate(() => "kept" in window)).toBe(true);
}

test("sends a form again after going back to it", async ({ page }) => {
  await page.goto(chapter.path);
  await hydrated(page);
  const email = newAddress();
  await fillIn(page, chapter, email);
  const button = page.getByRole("main").getByRole("button");
  await mark(page);
  await button.click();
  await expect(page).toHaveURL(/envoi=reussi/);
  await backTo(page, /chapitre-gratuit$/);
  await expect(button).toHaveText(chapterPage.form.submitLabel);
  await expectFilledIn(page, chapter, email);
  await button.click();
  await expect(page).toHaveURL(/envoi=reussi/);
});

test("goes back to the open toolbox", async ({ page }) => {
  await page.goto("/ressources-livre");
  await hydrated(page);
  await unlock(page);
  const link = panel(page, tabs[0]).getByRole("link").first();
  await expect(link).toHaveAttribute("href", /pdf$/);
  await mark(page);
  await page.getByRole("link", { name: "FAQ" }).first().click();
  await expect(page).toHaveURL(/faq$/);
  await backTo(page, /ressources-livre$/);
  await expect(link).toHaveAttribute("href", /pdf$/);
});
