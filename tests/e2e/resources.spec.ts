import type { Locator } from "@playwright/test";
import { resourcesPage } from "~/content/resources";
import { resourcesForm } from "~/leads/forms/resources";
import { counted } from "../support/counted";
import { desktop, findings, phone } from "./axe";
import { expect, test } from "./fixtures";
import { flawsWhenRead } from "./geometry";
import { openAnswers } from "./keyboard";
import { emailLine, failedPost, hydrated, newAddress, problems, still } from "./leads";
import {
  expectPanel,
  expectUnlocked,
  linkCounts,
  panel,
  path,
  submit,
  tab,
  tabs,
  unlock,
} from "./toolbox";

test.use(still);

test("leads from locked links to the form", async ({ page }) => {
  await page.goto(path);
  for (const [name, count] of counted(4, linkCounts.toReversed())) {
    await tab(page, name).click();
    await expectPanel(page, name);
    const links = panel(page, name).getByTitle(resourcesPage.form.lockedHint);
    await expect(links).toHaveCount(count);
    await expect(panel(page, name).getByRole("link")).toHaveCount(0);
    for (const link of counted(count, await links.all())) {
      const before = page.url();
      await link.click({ force: true });
      await expect(page.locator(":focus:is([type=email], [role=alert])")).toBeInViewport();
      expect(page.url()).toBe(before);
      expect(page.context().pages()).toHaveLength(1);
    }
  }
});

const [templatesTab, videosTab, promptsTab, bonusTab = ""] = tabs;

test("works through the tab list by keyboard", { tag: "@scripted" }, async ({ page }) => {
  await page.goto(path);
  await hydrated(page);
  await tab(page, templatesTab).focus();
  for (const [key, name] of [
    ["ArrowRight", videosTab],
    ["ArrowRight", promptsTab],
    ["End", bonusTab],
    ["ArrowRight", templatesTab],
    ["End", bonusTab],
    ["Home", templatesTab],
    ["ArrowLeft", bonusTab],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(page, name)).toBeFocused();
    await expect(tab(page, name)).toBeInViewport();
    await expect(tab(page, name)).toHaveAttribute("aria-selected", "true");
    await expectPanel(page, name);
  }
  await expect(page.getByRole("tabpanel")).toHaveAccessibleName(bonusTab);
  // One stop for all four.
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(tab(page, bonusTab)).toBeFocused();
  await page.reload();
  await expectPanel(page, bonusTab);
});

test("works through tabs by keyboard without scripts", { tag: "@unscripted" }, async ({ page }) => {
  await page.goto(path);
  await tab(page, templatesTab).focus();
  for (const name of [videosTab, promptsTab, bonusTab]) {
    await page.keyboard.press("Tab");
    await expect(tab(page, name)).toBeFocused();
    await page.keyboard.press("Enter");
    await expectPanel(page, name);
    await tab(page, name).focus();
  }
});

test("passes axe and opens every tab once unlocked", { tag: "@scripted" }, async ({ page }) => {
  test.slow();
  await page.goto(path);
  await hydrated(page);
  for (const name of counted(3, tabs.slice(1))) {
    await tab(page, name).click();
    expect(await findings(page, phone), name).toEqual([]);
  }
  await unlock(page);
  await expectPanel(page, bonusTab);
  expect(await findings(page, phone, desktop)).toEqual([]);
  for (const [name, count] of counted(4, linkCounts)) {
    await tab(page, name).click();
    await expectPanel(page, name);
    for (const link of counted(count, await panel(page, name).getByRole("link").all())) {
      await expect(link).toHaveAttribute("href", /^(\/resources\/.+\.pdf|http:.+\/videos\/.+)$/);
      await expect(link).not.toHaveAttribute("title");
    }
    await openAnswers(page);
    expect(await flawsWhenRead(page), name).toEqual([]);
  }
});

const ways: ((tab: Locator) => Promise<void>)[] = [
  (tab) => tab.click(),
  (tab) => tab.tap(),
  (tab) => tab.press("Enter"),
];

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true });

  for (const screen of [phone, desktop])
    test(`stays unlocked in every tab at ${screen.width} px`, async ({ page }) => {
      await page.setViewportSize(screen);
      await page.goto(path);
      await unlock(page);
      for (const press of counted(3, ways)) await expectUnlocked(page, press);
      await page.goto(`${path}#prompts`);
      await page.goBack();
      await page.goForward();
      for (const press of counted(3, ways)) await expectUnlocked(page, press);
    });
});

test("keeps the message of a failed unlock in every tab", { tag: "@scripted" }, async ({
  page,
  allowErrors,
}) => {
  allowErrors(...failedPost);
  await page.goto(path);
  await hydrated(page);
  await page.route(`**${path}.data*`, (route) => route.abort());
  const email = newAddress();
  await emailLine(page).fill(email);
  await submit(page).click();
  await expect(problems(page)).toHaveText(resourcesForm.failure);
  for (const name of counted(4, tabs)) {
    await tab(page, name).click();
    await expect(problems(page)).toHaveText(resourcesForm.failure);
  }
  await page.goto(`${path}#videos`);
  await page.goBack();
  await expect(problems(page)).toHaveText(resourcesForm.failure);
  await expect(emailLine(page)).toHaveValue(email);
});
