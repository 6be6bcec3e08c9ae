import type { Page } from "@playwright/test";
import { tabs as allTabs, resourcesPage } from "~/content/resources";
import { promptGroups } from "~/content/resources/prompts";
import { desktop, findings, phone } from "./axe";
import { expect, test } from "./fixtures";
import { announced, hydrated, newAddress, still } from "./leads";
import { email, expectPanel, linkCounts, panel, path, submit, tab, tabs, unlock } from "./toolbox";

test.use(still);

const [templates = "", videos = "", prompts = "", bonus = ""] = tabs;

const locked = (page: Page, name: string) =>
  panel(page, name).getByTitle(resourcesPage.form.lockedHint);

test("leads from locked links to the form", async ({ page }) => {
  await page.goto(path);
  for (const { id, label: name } of allTabs.toReversed()) {
    await tab(page, name).click();
    await expectPanel(page, name);
    const links = locked(page, name);
    await expect(links).toHaveCount(linkCounts[id]);
    await expect(panel(page, name).getByRole("link")).toHaveCount(0);
    for (const link of await links.all()) {
      const before = page.url();
      await link.click({ force: true });
      await expect(page.locator(":focus:is([type=email], [role=alert])")).toBeInViewport();
      expect(page.url()).toBe(before);
      expect(page.context().pages()).toHaveLength(1);
    }
  }
});

test("unlocks everything with an address", async ({ page, javaScriptEnabled }) => {
  const address = newAddress();
  await page.goto(path);
  if (javaScriptEnabled) {
    await hydrated(page);
    await tab(page, videos).click();
  }
  await unlock(page, address);
  if (javaScriptEnabled) await expectPanel(page, videos);
  for (const name of tabs) {
    await tab(page, name).click();
    await expectPanel(page, name);
    for (const link of await panel(page, name).getByRole("link").all()) {
      await expect(link).toHaveAttribute("href", /^(\/resources\/.+\.pdf|http:.+\/videos\/.+)$/);
      await expect(link).not.toHaveAttribute("title");
    }
  }
  expect(await announced(address)).toMatchObject({
    type: "resources.unlocked",
    data: { email: address, gdpr_consent: true },
  });
});

test("works through the tab list by keyboard", { tag: "@scripted" }, async ({ page }) => {
  await page.goto(path);
  await hydrated(page);
  await tab(page, templates).focus();
  for (const [key, name] of [
    ["ArrowRight", videos],
    ["ArrowRight", prompts],
    ["End", bonus],
    ["ArrowRight", templates],
    ["End", bonus],
    ["Home", templates],
    ["ArrowLeft", bonus],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(page, name)).toBeFocused();
    await expect(tab(page, name)).toBeInViewport();
    await expect(tab(page, name)).toHaveAttribute("aria-selected", "true");
    await expectPanel(page, name);
  }
  await expect(page.getByRole("tabpanel")).toHaveAccessibleName(bonus);
  // One stop for all four.
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(tab(page, bonus)).toBeFocused();
});

test("works through tabs by keyboard without scripts", { tag: "@unscripted" }, async ({ page }) => {
  await page.goto(path);
  await tab(page, templates).focus();
  for (const name of [videos, prompts, bonus]) {
    await page.keyboard.press("Tab");
    await expect(tab(page, name)).toBeFocused();
    await page.keyboard.press("Enter");
    await expectPanel(page, name);
    await tab(page, name).focus();
  }
});

test("opens a prompt in place", async ({ page }) => {
  await page.goto(`${path}#prompts`);
  const opened = panel(page, prompts).getByRole("group");
  await expect(opened).toHaveCount(promptGroups.flatMap((group) => group.prompts).length);
  await opened.first().locator("summary").click();
  await expect(opened.first().getByRole("paragraph")).toBeVisible();
  await expect(opened.nth(1).getByRole("paragraph")).toBeHidden();
});

for (const value of ["", "camille"]) {
  test(`unlocks nothing for "${value}"`, async ({ page }) => {
    await page.goto(path);
    await email(page).fill(value);
    const posts: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") posts.push(request.url());
    });
    await submit(page).click();
    await expect(page.getByRole("status")).toHaveCount(0);
    expect(posts).toEqual([]);
    await expect(locked(page, templates)).toHaveCount(linkCounts.templates);
  });
}

test("passes axe in every tab, locked and unlocked", { tag: "@scripted" }, async ({ page }) => {
  await page.goto(path);
  await hydrated(page);
  for (const name of tabs.slice(1)) {
    await tab(page, name).click();
    expect(await findings(page, phone), name).toEqual([]);
  }
  await unlock(page);
  expect(await findings(page, phone, desktop)).toEqual([]);
});
