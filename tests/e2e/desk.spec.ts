import type { Page } from "@playwright/test";
import { deskMenu } from "~/content/desk";
import { contactPage, contactsPage } from "~/content/desk-contacts";
import { labelsPage, orderDesk, parcelsPage } from "~/content/desk-orders";
import { notEmpty } from "../support/counted";
import { desktop, findings, phone } from "./axe";
import { atCheckout, orderButton } from "./checkout";
import { expect, sheetsOf, test } from "./fixtures";
import { newAddress } from "./leads";

const partners = process.env.E2E_PARTNERS_URL;

/** Buys a book as somebody else, then enters the desk. */
async function enterWithOrder(page: Page): Promise<string> {
  const email = newAddress();
  await page.goto("/livre-augmente-fl");
  await orderButton(page).click();
  await atCheckout(page);
  await page.getByRole("textbox", { name: "E-mail" }).fill(email);
  await page.getByRole("textbox", { name: "Nom" }).fill("Zoé Martin");
  await page.getByRole("button", { name: "Payer" }).click();
  await page.goto(`${partners}/access`);
  await page.getByRole("button", { name: /^Entrer comme/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Aujourd’hui");
  return email;
}

test("shows every page of the desk without a fault of accessibility", async ({ page }) => {
  test.setTimeout(240_000);
  const email = await enterWithOrder(page);
  const found = await page.request.get(`/bureau/contacts?q=${email}`);
  const [, person = ""] = /href="(\/bureau\/contacts\/C-[^"]+)"/.exec(await found.text()) ?? [];
  const order = person.replace("contacts", "commandes");
  const pages = [
    ...deskMenu.map(({ to }) => to),
    ...[person, order, `${order}/preuves`, "/bureau/envois/lettres", "/bureau/colis/etiquettes"],
  ];
  for (const path of notEmpty(pages)) {
    await page.goto(path);
    expect(await findings(page, phone, desktop), path).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, path).toBeLessThanOrEqual(desktop.width);
    await page.setViewportSize(phone);
    const narrow = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(narrow, path).toBeLessThanOrEqual(phone.width);
  }
});

test("sends a parcel and takes it back by keyboard alone", async ({ page }) => {
  test.slow();
  const email = await enterWithOrder(page);
  await page.goto(`/bureau/commandes?q=${email}`);
  const link = page.getByRole("main").getByRole("link", { name: /^C-/ });
  await link.focus();
  await page.keyboard.press("Enter");
  const send = page.getByRole("button", { name: orderDesk.send });
  await send.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toContainText("marqué comme envoyé");
  await page.getByRole("button", { name: orderDesk.undo }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toContainText("annulé");
});

test("prints a sheet of labels and a slip for each parcel", async ({ page }) => {
  test.slow();
  await enterWithOrder(page);
  await page.goto("/bureau/colis");
  await page.getByRole("button", { name: parcelsPage.print }).click();
  await expect(page.getByRole("heading", { name: labelsPage.title })).toBeVisible();
  await page.waitForLoadState("networkidle");
  const slips = await page.locator(".slip").count();
  expect(slips).toBeGreaterThan(0);
  expect(await sheetsOf(page)).toBe(Math.ceil(slips / 14) + slips);
});

test("erases a person after her address was typed", async ({ page, allowErrors }) => {
  test.slow();
  const email = await enterWithOrder(page);
  await page.goto("/bureau/contacts");
  await page.getByRole("searchbox", { name: contactsPage.search }).fill(email);
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "Zoé Martin" }).click();
  await page.getByText(contactPage.erase).click();
  const typed = page.getByRole("textbox", { name: contactPage.typeToErase(email) });
  allowErrors(/status of 400/);
  await typed.fill("autre@example.com");
  await page.getByRole("button", { name: contactPage.eraseButton }).click();
  await expect(page.getByRole("alert")).toContainText(contactPage.problems.notTyped);
  await typed.fill(email);
  await page.getByRole("button", { name: contactPage.eraseButton }).click();
  await expect(page.getByRole("status")).toContainText("effacé");
});
