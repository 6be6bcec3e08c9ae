import type { Page } from "@playwright/test";
import { tabs as allTabs, resourcesPage } from "~/content/resources";
import { expect } from "./fixtures";
import { emailLine, newAddress } from "./leads";

export const path = "/ressources-livre";
export const tabs = allTabs.map(({ label }) => label);

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

export async function unlock(page: Page) {
  const submit = page.getByRole("button", { name: resourcesPage.form.submitLabel });
  await emailLine(page).fill(newAddress());
  await submit.click();
  await expect(page.getByRole("status")).toContainText(resourcesPage.thanks.title);
  await expect(page.getByRole("status")).toBeFocused();
  await expect(page.getByRole("status")).toBeInViewport();
  await expect(submit).toHaveCount(0);
}

export async function expectPanel(page: Page, shown = "") {
  for (const name of tabs) await expect(panel(page, name)).toBeVisible({ visible: name === shown });
}
