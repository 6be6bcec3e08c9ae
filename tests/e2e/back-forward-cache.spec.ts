import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { hydrated, newAddress } from "./leads";

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

/** Goes back to a page that was kept; nothing is loaded, so there is no load to wait for. */
async function backTo(page: Page, path: RegExp) {
  await page.evaluate(() => setTimeout(() => history.back()));
  await expect(page).toHaveURL(path);
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
  ["/chapitre-gratuit", "Recevoir le chapitre gratuit"],
  ["/challenge", "Je participe gratuitement"],
] as const) {
  test(`who goes back to ${path} can send it again`, { tag: "@scripted" }, async ({ page }) => {
    await request(page, path);
    const button = page.getByRole("main").getByRole("button");
    await expect(button).toHaveText(label);
    await button.click();
    await expect(page).toHaveURL(/envoi=reussi/);
    await backTo(page, new RegExp(`${path}$`));
    await expect(button).toHaveText(label);
    await expect(button).toBeEnabled();
    await expect(page.getByRole("textbox", { name: "Votre nom" })).toHaveValue("Camille");
  });
}
