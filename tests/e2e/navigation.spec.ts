import type { Page } from "@playwright/test";
import { home } from "~/content/home";
import { navigation } from "~/content/site";
import { expect, test } from "./fixtures";

const phone = { width: 360, height: 740 };
const bar = { name: "Navigation principale" };
const menu = { name: "Navigation mobile" };

const labels = navigation.map(({ label }) => label);

/** The native disclosure of a narrow screen; its summary has no role that can be asked for. */
function menuToggle(page: Page) {
  return page.getByRole("banner").getByText("Menu", { exact: true });
}

test("the bar leads everywhere", async ({ page }) => {
  await page.goto("/");
  const links = page.getByRole("navigation", bar).getByRole("link");
  await expect(links).toHaveText(labels);
  for (const [index, { to }] of navigation.entries()) {
    await expect(links.nth(index)).toHaveAttribute("href", to);
  }
  await expect(menuToggle(page)).toBeHidden();
});

test("the menu opens at a touch on a phone", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/");
  await expect(page.getByRole("navigation", bar)).toBeHidden();
  await expect(page.getByRole("navigation", menu)).toBeHidden();
  await menuToggle(page).click();
  await expect(page.getByRole("navigation", menu).getByRole("link")).toHaveText(labels);
  await menuToggle(page).click();
  await expect(page.getByRole("navigation", menu)).toBeHidden();
});

test("each question opens and closes on its own", async ({ page }) => {
  await page.goto("/livre-augmente-fl");
  const questions = page.getByRole("main").getByRole("group");
  const answers = questions.getByRole("paragraph");
  await expect(answers.filter({ visible: true })).toHaveCount(0);

  const [first, third] = [questions.nth(0), questions.nth(2)];
  const question = (index: number) => questions.nth(index).locator("summary");
  await question(0).click();
  await question(2).click();
  await expect(first.getByRole("paragraph")).toBeVisible();
  await expect(third.getByRole("paragraph")).toBeVisible();

  await question(0).press("Enter");
  await expect(first.getByRole("paragraph")).toBeHidden();
  await expect(third.getByRole("paragraph")).toBeVisible();
});

test("the home page leads to the order and to the diagnostic", async ({ page }) => {
  await page.goto("/");
  const main = page.getByRole("main");
  await expect(
    main.getByRole("link", { name: home.hero.diagnostic.label }).first(),
  ).toHaveAttribute("href", "/diagnostic");
  await main.getByRole("link", { name: home.hero.order.label }).first().click();
  await expect(page).toHaveURL(/\/livre-augmente-fl$/);
});
