import type { Locator, Page } from "@playwright/test";
import { expect } from "./fixtures";

export const email = "camille.roux@example.com";

/** Pays at the stand-in checkout; the automation finds the buyer's address at once, or after seconds. */
export async function pay(page: Page, lookup = "tout de suite") {
  await atCheckout(page);
  await page.getByRole("textbox", { name: "E-mail" }).fill(email);
  await page.getByRole("radio", { name: lookup }).check();
  await page.getByRole("button", { name: "Payer" }).click();
}

export async function atCheckout(page: Page) {
  await expect(page.getByRole("heading", { name: "Paiement (simulation)" })).toBeVisible();
}

export function received(page: Page, parameter: string): Locator {
  return page.getByRole("listitem").filter({ hasText: `${parameter} =` });
}

export function orderButton(page: Page): Locator {
  return page.getByRole("main").getByRole("button").first();
}

/** The value of one line of an order's recap. A description list's pairs have no role of their own. */
export function recapLine(page: Page, label: string): Locator {
  const term = page.getByRole("term").filter({ hasText: label });
  return page.locator("dl > div").filter({ has: term }).getByRole("definition");
}
