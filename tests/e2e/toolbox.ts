import type { Page } from "@playwright/test";
import { tabs as allTabs, resourcesPage, type TabId, templates, videos } from "~/content/resources";
import { resourcesLabels } from "../support/labels";
import { expect } from "./fixtures";
import { newAddress } from "./leads";

export const path = "/ressources-livre";

export const tabs = allTabs.map(({ label }) => label);

export const linkCounts = {
  templates: templates.length,
  videos: videos.length,
  prompts: 1,
  bonus: 0,
};

export function labelOf(tab: TabId): string {
  return allTabs.find(({ id }) => id === tab)?.label ?? "";
}

/** A tab: a link without scripts, else what screen readers know as one. */
export function tab(page: Page, name: string) {
  const main = page.getByRole("main");
  return main
    .getByRole("tab", { name })
    .or(main.getByRole("navigation").getByRole("link", { name }));
}

export function panel(page: Page, name: string) {
  const heading = page.getByRole("heading", { level: 2, name, exact: true });
  return page.getByRole("main").locator("section").filter({ has: heading });
}

export function email(page: Page) {
  return page.getByRole("textbox", { name: resourcesLabels.email });
}

export function submit(page: Page) {
  return page.getByRole("button", { name: resourcesPage.form.submitLabel });
}

export function resourceLinks(page: Page) {
  const { download, watch, downloadPrompts } = resourcesPage.actions;
  const name = new RegExp(`^(${[download, watch, downloadPrompts].join("|")})`);
  return page.getByRole("main").getByRole("link", { name });
}

export async function unlock(page: Page, address = newAddress()) {
  await email(page).fill(address);
  await submit(page).click();
  await expectUnlocked(page);
}

export async function expectUnlocked(page: Page) {
  await expect(page.getByRole("status")).toContainText(resourcesPage.thanks.title);
  await expect(page.getByRole("status")).toBeFocused();
  await expect(page.getByRole("status")).toBeInViewport();
  await expect(submit(page)).toHaveCount(0);
}

export async function expectPanel(page: Page, shown: string) {
  for (const name of tabs) await expect(panel(page, name)).toBeVisible({ visible: name === shown });
}
