import type { Locator, Page } from "@playwright/test";
import { tabs as allTabs, resourcesPage } from "~/content/resources";
import { counted } from "../support/counted";
import { expect } from "./fixtures";
import { emailLine, newAddress } from "./leads";

export const path = "/ressources-livre";
export const tabs = allTabs.map(({ label }) => label);

/** Links or, before the unlock, locked buttons behind each tab. */
const links = { Templates: 4, Vidéos: 4, Prompts: 1, Bonus: 0 };
export const linkCounts = counted(tabs.length, Object.entries(links));

/** A tab: a link without scripts, else what screen readers know as one. */
export function tab(page: Page, name = "") {
  const main = page.getByRole("main");
  return main
    .getByRole("tab", { name })
    .or(main.getByRole("navigation").getByRole("link", { name }));
}

export function panel(page: Page, name = "") {
  const heading = page.getByRole("heading", { level: 2, name, exact: true });
  return page.getByRole("main").locator("section").filter({ has: heading });
}

export const submit = (page: Page) =>
  page.getByRole("button", { name: resourcesPage.form.submitLabel });

export async function unlock(page: Page) {
  await emailLine(page).fill(newAddress());
  await submit(page).click();
  await expect(page.getByRole("status")).toContainText(resourcesPage.thanks.title);
  await expect(page.getByRole("status")).toBeFocused();
  await expect(page.getByRole("status")).toBeInViewport();
  await expect(submit(page)).toHaveCount(0);
}

export async function expectPanel(page: Page, shown = "") {
  for (const name of counted(4, tabs))
    await expect(panel(page, name)).toBeVisible({ visible: name === shown });
}

/** Opens every tab, there and back: all links are live, none is left locked, and the thanks stay. */
export async function expectUnlocked(page: Page, press: (tab: Locator) => Promise<void>) {
  for (const [name, count] of counted(8, [...linkCounts, ...linkCounts.toReversed()])) {
    await press(tab(page, name));
    await expectPanel(page, name);
    await expect(panel(page, name).getByRole("link")).toHaveCount(count);
  }
  await expect(page.getByTitle(resourcesPage.form.lockedHint)).toHaveCount(0);
  await expect(page.getByRole("status")).toContainText(resourcesPage.thanks.title);
}
