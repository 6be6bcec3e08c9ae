import { tabs as allTabs, resourcesPage } from "~/content/resources";
import { promptGroups } from "~/content/resources/prompts";
import { expect, test } from "./fixtures";
import { announced, hydrated, newAddress, still } from "./leads";
import {
  expectPanel,
  linkCounts,
  panel,
  path,
  resourceLinks,
  submit,
  tab,
  tabs,
  unlock,
} from "./toolbox";

test.use(still);

const [templates = "", videos = "", prompts = "", bonus = ""] = tabs;

test("tabs opened by a click", async ({ page }) => {
  await page.goto(path);
  await expectPanel(page, templates);
  for (const name of [...tabs].reverse()) {
    await tab(page, name).click();
    await expectPanel(page, name);
  }
});

test("locked links", async ({ page }) => {
  await page.goto(path);
  for (const { id, label: name } of allTabs) {
    await tab(page, name).click();
    const links = panel(page, name).getByRole("link");
    await expect(links).toHaveCount(linkCounts[id]);
    for (const link of await links.all()) {
      await expect(link).not.toHaveAttribute("href");
      await expect(link).toHaveAttribute("title", resourcesPage.form.lockedHint);
      const before = page.url();
      await link.click({ force: true });
      expect(page.url()).toBe(before);
      expect(page.context().pages()).toHaveLength(1);
    }
  }
});

test("everything unlocked by an address", async ({ page, javaScriptEnabled }) => {
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

test("locked again by a reload", { tag: "@scripted" }, async ({ page }) => {
  await page.goto(path);
  await hydrated(page);
  await unlock(page);
  await page.reload();
  await expect(submit(page)).toBeVisible();
  await expect(resourceLinks(page).first()).not.toHaveAttribute("href");
});

test("the tab list by keyboard", { tag: "@scripted" }, async ({ page }) => {
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

test("tabs without scripts by keyboard", { tag: "@unscripted" }, async ({ page }) => {
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

test("a prompt opened where it stands", async ({ page }) => {
  await page.goto(`${path}#prompts`);
  const opened = panel(page, prompts).getByRole("group");
  await expect(opened).toHaveCount(promptGroups.flatMap((group) => group.prompts).length);
  await opened.first().locator("summary").click();
  await expect(opened.first().getByRole("paragraph")).toBeVisible();
  await expect(opened.nth(1).getByRole("paragraph")).toBeHidden();
});
