import type { Page } from "@playwright/test";
import { challengePage } from "~/content/challenge-page";
import { chapterPage } from "~/content/chapter";
import { chapterLabels } from "../support/labels";
import { expect, test } from "./fixtures";
import { hydrated, newAddress } from "./leads";
import { resourceLinks, unlock } from "./toolbox";

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

/** Marks a page, to tell it from the same page loaded again. */
async function mark(page: Page) {
  await page.evaluate(() => Object.assign(window, { kept: true }));
}

/** Goes back to a marked page; nothing is loaded, so there is no load to wait for. */
async function backTo(page: Page, path: RegExp) {
  await page.evaluate(() => setTimeout(() => history.back()));
  await expect(page).toHaveURL(path);
  expect(await page.evaluate(() => "kept" in window)).toBe(true);
}

async function request(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
  for (const label of await page.locator("main label:not(.tick):not([hidden] *)").allInnerTexts()) {
    const value = label.includes("e-mail") ? newAddress() : "Camille";
    await page.getByRole("textbox", { name: label }).fill(value);
  }
  for (const box of await page.getByRole("main").getByRole("checkbox").all()) await box.check();
}

for (const [path, label] of [
  ["/chapitre-gratuit", chapterPage.form.submitLabel],
  ["/challenge", challengePage.form.submitLabel],
] as const) {
  test(`who goes back to ${path} can send it again`, { tag: "@scripted" }, async ({ page }) => {
    await request(page, path);
    const button = page.getByRole("main").getByRole("button");
    await expect(button).toHaveText(label);
    await mark(page);
    await button.click();
    await expect(page).toHaveURL(/envoi=reussi/);
    await backTo(page, new RegExp(`${path}$`));
    await expect(button).toHaveText(label);
    await expect(page.getByRole("textbox", { name: chapterLabels.nom })).toHaveValue("Camille");
    await button.click();
    await expect(page).toHaveURL(/envoi=reussi/);
  });
}

test("the toolbox stays open behind a visitor who comes back", { tag: "@scripted" }, async ({
  page,
}) => {
  await page.goto("/ressources-livre");
  await hydrated(page);
  await unlock(page);
  await expect(resourceLinks(page).first()).toHaveAttribute("href", /pdf$/);
  await mark(page);
  await page.getByRole("link", { name: "FAQ" }).first().click();
  await expect(page).toHaveURL(/faq$/);
  await backTo(page, /ressources-livre$/);
  await expect(resourceLinks(page).first()).toHaveAttribute("href", /pdf$/);
});
