import type { Page } from "@playwright/test";
import { expect } from "./fixtures";
import { newAddress } from "./leads";

/*
 * The toolbox as a visitor meets it.
 */

export const tabs = ["Templates", "Vidéos", "Prompts", "Bonus"];
/** The links of each tab, by what they do. */
export const linkCounts = { Templates: 4, Vidéos: 4, Prompts: 1, Bonus: 0 };

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
  return page.getByRole("textbox", { name: "Votre e-mail" });
}

export function submit(page: Page) {
  return page.getByRole("button", { name: "Accéder aux ressources" });
}

export function resourceLinks(page: Page) {
  return page.getByRole("main").getByRole("link", { name: /^(Télécharger|Regarder)/ });
}

export async function unlock(page: Page, address = newAddress()) {
  await email(page).fill(address);
  await submit(page).click();
  await expectUnlocked(page);
}

export async function expectUnlocked(page: Page) {
  await expect(page.getByRole("status")).toContainText("Merci");
  await expect(page.getByRole("status")).toBeFocused();
  await expect(page.getByRole("status")).toBeInViewport();
  await expect(submit(page)).toHaveCount(0);
}

/** One panel is seen, with its own heading; the others are not. */
export async function expectPanel(page: Page, shown: string) {
  for (const name of tabs) await expect(panel(page, name)).toBeVisible({ visible: name === shown });
}
