import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { allPages, errorsOf, nameOf, session } from "./pages";
import { gotoWaitingPage } from "./waiting";

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };

/** What axe finds on the page as it stands: each rule, and where it is broken. */
async function findings(page: Page, ...screens: (typeof phone)[]): Promise<string[]> {
  const found: string[] = [];
  for (const screen of screens) {
    await page.setViewportSize(screen);
    const { violations } = await new AxeBuilder({ page })
      .options({ runOnly: standards, resultTypes: ["violations"] })
      // Without frames there is nothing to gather on a second page.
      .setLegacyMode()
      .analyze();
    for (const { id, nodes } of violations) {
      for (const { target, failureSummary } of nodes) {
        found.push(`${screen.width} px: ${id}: ${target.join(" ")}: ${failureSummary}`);
      }
    }
  }
  return found;
}

for (const path of allPages) {
  test(`axe finds nothing on ${nameOf(path)}`, async ({ page, allowErrors }) => {
    allowErrors(...errorsOf(path));
    await page.goto(path);
    expect(await findings(page, phone, desktop)).toEqual([]);
  });
}

test("axe finds nothing beside the spinner", async ({ page }) => {
  await gotoWaitingPage(page);
  await expect(page.getByRole("status")).toBeVisible();
  expect(await findings(page, phone, desktop)).toEqual([]);
});

test("axe finds nothing after the spinner", async ({ page }) => {
  await page.goto(`/merci?session_id=${session.slow}`);
  await expect(page.getByRole("status")).toBeHidden();
  expect(await findings(page, phone, desktop)).toEqual([]);
});

test("axe finds nothing with the pack ticked", async ({ page }) => {
  await page.goto("/offre-speciale");
  await page.getByRole("checkbox").check();
  expect(await findings(page, phone, desktop)).toEqual([]);
});

test("axe finds nothing in open questions", async ({ page }) => {
  await page.goto("/livre-augmente-fl");
  const questions = await page.getByRole("main").getByRole("group").all();
  for (const question of questions) await question.click();
  expect(await findings(page, phone, desktop)).toEqual([]);
});

test("axe finds nothing in the open menu", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/");
  await page.getByRole("banner").getByText("Menu", { exact: true }).click();
  expect(await findings(page, phone)).toEqual([]);
});
