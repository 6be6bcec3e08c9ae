import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { orderCardLabels } from "~/content/funnel";
import { orderPage } from "~/content/order-page";
import { seller } from "~/content/publisher";
import { receiptPage } from "~/content/receipt-page";
import { writeClientReference } from "~/orders/client-reference";
import { noAd } from "~/statistics/ad";
import { desktop, findings, phone } from "./axe";
import { atCheckout, email, orderButton } from "./checkout";
import { expect, sheetsOf, test } from "./fixtures";
import { newAddress } from "./leads";

const partners = process.env.E2E_PARTNERS_URL;
const { digital, dedication } = orderPage;

test("buys, dedicates, opens, downloads and returns a book", async ({ page, allowErrors }) => {
  test.slow();
  const look = async () => expect(await findings(page, phone, desktop)).toEqual([]);
  const email = newAddress();
  await page.goto("/livre-augmente-fl");
  await orderButton(page).click();
  await atCheckout(page);
  await page.getByRole("textbox", { name: "E-mail" }).fill(email);
  await page.getByRole("textbox", { name: "Nom" }).fill("Zoé Martin");
  await page.getByRole("textbox", { name: "À qui le dédicacer ?" }).fill("À Zoé");
  await page.getByRole("button", { name: "Payer" }).click();
  await page.getByRole("link", { name: orderCardLabels.see }).click();

  const address = page.url();
  expect(new URL(address).pathname).toMatch(/^\/ma-commande\/[\da-f]{32}$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Votre commande C-\d{8}-/);
  await expect(page.getByText(dedication.current("À Zoé"))).toBeVisible();
  await look();

  const name = page.getByRole("textbox", { name: dedication.label });
  const change = page.getByText(dedication.change);
  await change.click();
  allowErrors(/status of 400/);
  await name.fill("é".repeat(61));
  await page.getByRole("button", { name: dedication.save }).click();
  await expect(name).toHaveAccessibleDescription(dedication.tooLong);
  await expect(name).toHaveValue("é".repeat(61));
  await look();
  await name.fill("À Léa");
  await page.getByRole("button", { name: dedication.save }).click();
  await expect(page.getByText(dedication.current("À Léa"))).toBeVisible();

  const link = page.getByRole("link", { name: `${digital.download} (PDF)` });
  const file = (await link.getAttribute("href")) ?? "";
  const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe("%PDF-");
  await look();

  await page.goto(`${partners}/payments`);
  const payment = page.getByRole("listitem").filter({ hasText: email });
  await payment.getByRole("button", { name: "Rembourser" }).click();
  await expect(payment).toContainText("(remboursé)");
  await page.goto(address);
  await expect(page.getByText("le colis ne partira pas")).toBeVisible();
  await expect(link).toBeHidden();
  allowErrors(/status of 410/);
  expect((await page.goto(file))?.status()).toBe(410);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Votre commande/);
  await look();
});

test("prints order and receipt on one sheet each", async ({ page }) => {
  const book = await buy(page, "book", null);
  const training = await buy(page, "training-upsell", book);
  const pack = await buy(page, "prompt-pack-after-training", training);
  for (const euros of ["5", "4,50"])
    for (const session of [book, training, pack])
      await page.request.post(`${partners}/payments/${session}`, { form: { euros } });
  for (const session of [book, training])
    await page.request.post(`${partners}/payments/${session}`, { form: { step: "open" } });

  await page.goto(`/merci?session_id=${book}`);
  await page.getByRole("link", { name: orderCardLabels.see }).click();
  await expect(page.getByText(orderPage.disputed)).toHaveCount(2);
  const sold = page.getByText(`${orderCardLabels.seller} ${seller}`);
  await expect(sold).toBeHidden();
  expect(await printedSheets(page, sold)).toBe(1);

  await page.getByRole("link", { name: receiptPage.link }).click();
  const { form, labels } = receiptPage;
  await page.getByRole("textbox", { name: form.name }).fill("Nom ".repeat(25));
  await page.getByRole("textbox", { name: form.business }).fill("Société ".repeat(12));
  await page.getByRole("textbox", { name: form.address }).fill("Le nom de la rue \n".repeat(6));
  await page.getByRole("button", { name: form.button }).click();
  await expect(page.getByText(labels.buyer, { exact: true })).toBeVisible();
  expect(await printedSheets(page, page.getByText(labels.seller))).toBe(1);
});

async function buy(page: Page, checkout: string, after: string | null): Promise<string> {
  const reference = writeClientReference("merci", noAd, after);
  const address = `${partners}/checkout/${checkout}?client_reference_id=${reference}`;
  const form = { email, line1: "12 rue des Lilas", delivery: "4,90", dedication: "é".repeat(60) };
  const answer = await page.request.post(address, { form });
  return new URL(answer.url()).searchParams.get("session_id") ?? "";
}

async function printedSheets(page: Page, seller: Locator): Promise<number> {
  await page.emulateMedia({ media: "print" });
  await expect(seller).toBeVisible();
  await expect(page.locator(".purchase > img:visible")).toHaveCount(0);
  const sheets = await sheetsOf(page);
  await page.emulateMedia({ media: "screen" });
  return sheets;
}
