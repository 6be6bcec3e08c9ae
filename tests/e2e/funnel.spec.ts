import type { Page } from "@playwright/test";
import { specifiedOffers } from "~/content/dated-offers";
import {
  confirmationPage,
  offerTexts,
  orderLabels,
  thankYouPage,
  upsellPage,
} from "~/content/funnel";
import { book, promptPack, training } from "~/content/offers";
import { funnelOffers } from "~/content/products";
import { price } from "~/lib/money";
import { atCheckout, email, orderButton, pay, recapLine, received, total } from "./checkout";
import { expect, test } from "./fixtures";

const thanks = { name: thankYouPage.title };
const offer = { name: upsellPage.title };
const confirmation = { name: confirmationPage.title };
const { acceptLabel: accept, declineLabel: decline } = upsellPage;
const { tag = "" } = confirmationPage.recap.added.training;
const confirmationEmail = { name: confirmationPage.nextSteps.confirmationEmail.title };

const [first, second] = funnelOffers.map(({ product }) => product);

/** The one that adds a product; `/merci` has another, which opens the book. */
const box = (page: Page, product = first) =>
  page.getByRole("checkbox", {
    name: (product && offerTexts[product](specifiedOffers)?.checkboxLabel) ?? "",
  });

test("orders the book again after going back", async ({ page }) => {
  await page.goto("/livre-augmente-fl");
  await orderButton(page).click();
  await atCheckout(page);
  await page.goBack();
  await orderButton(page).click();
  await pay(page, { email });

  await expect(page.getByRole("heading", thanks)).toBeVisible();
  await expect(page).toHaveURL(/\/merci\?session_id=cs_quick/);
  await expect(recapLine(page, orderLabels.product)).toHaveText(book.title);
  await expect(recapLine(page, orderLabels.price)).toHaveText(price(book.cents));
  await expect(recapLine(page, orderLabels.email)).toHaveText(email);
  await expect(recapLine(page, orderLabels.total)).toHaveText(total(book));
  await expect(box(page, first)).not.toBeChecked();
  await page.getByRole("button", { name: thankYouPage.continueLabel }).click();

  await expect(page.getByRole("heading", offer)).toBeVisible();
  await expect(page).toHaveURL(/\/offre-speciale\?session_id=cs_quick/);
  await expect(box(page, second)).not.toBeChecked();
  await page.getByRole("button", { name: decline }).click();

  await expect(page.getByRole("heading", confirmation)).toBeVisible();
  await expect(page).toHaveURL(/\/merci\?session_id=cs_quick.*prompt_pack=false/);
  await expect(recapLine(page, orderLabels.email)).toHaveText(email);
  await expect(recapLine(page, orderLabels.total)).toHaveText(total(book));
  await expect(page.getByText(tag)).toBeHidden();
  await expect(page.getByRole("heading", confirmationEmail)).toBeHidden();
});

test("recaps training and pack with their total", async ({ page }) => {
  await page.goto("/livre-augmente-fl?utm_source=fb&utm_campaign=printemps-26");
  // The order bar comes when the first screen has gone.
  await page.getByRole("heading", { level: 2 }).nth(2).scrollIntoViewIfNeeded();
  await page.getByRole("main").getByRole("button").last().click();
  await expect(received(page, "client_reference_id")).toHaveText(
    "client_reference_id = livre-augmente-fl__fb__printemps-26",
  );
  await pay(page, { email });
  await box(page, first).check();
  await page.getByRole("button", { name: thankYouPage.continueLabel }).click();
  await expect(page.getByRole("textbox", { name: "E-mail" })).toHaveValue(email);
  await pay(page, { email });
  await expect(page).toHaveURL(/\/offre-speciale\?session_id=cs_quick.*presale_course=true/);
  await box(page, second).check();
  await page.getByRole("button", { name: accept }).click();
  await expect(received(page, "client_reference_id")).toContainText("offre-speciale");
  await pay(page, { email });

  await expect(page.getByRole("heading", confirmation)).toBeVisible();
  await expect(recapLine(page, tag)).toHaveText(price(training.cents));
  await expect(recapLine(page, promptPack.name)).toHaveText(price(promptPack.cents));
  await expect(recapLine(page, orderLabels.email)).toHaveText(email);
  await expect(recapLine(page, orderLabels.total)).toHaveText(total(book, training, promptPack));
});
