import type { Page } from "@playwright/test";
import { specifiedOffers } from "~/content/dated-offers";
import * as funnel from "~/content/funnel";
import { book, promptPack, training } from "~/content/offers";
import { funnelOffers } from "~/content/products";
import { amount, price } from "~/lib/money";
import { atCheckout, email, orderButton, pay, recapLine, received } from "./checkout";
import { expect, test } from "./fixtures";

const { tag = "" } = funnel.confirmationPage.recap.added.training;
const [first, second] = funnelOffers.map(({ product }) => product);

/** The one that adds a product; `/merci` has another, which opens the book. */
const box = (page: Page, product = first) =>
  page.getByRole("checkbox", {
    name: (product && funnel.offerTexts[product](specifiedOffers)?.checkboxLabel) ?? "",
  });

test("buys book, training and pack, after going back from the first checkout", async ({ page }) => {
  await page.goto("/livre-augmente-fl?utm_source=fb&utm_campaign=printemps-26");
  await orderButton(page).click();
  await atCheckout(page);
  await page.goBack();
  // The order bar comes when the first screen has gone.
  await page.getByRole("heading", { level: 2 }).nth(2).scrollIntoViewIfNeeded();
  await page.getByRole("main").getByRole("button").last().click();
  await expect(received(page, "client_reference_id")).toHaveText(
    "client_reference_id = livre-augmente-fl__fb__printemps-26",
  );
  await pay(page);

  await expect(recapLine(page, funnel.orderLabels.product)).toHaveText(book.title);
  await expect(recapLine(page, funnel.orderLabels.email)).toHaveText(email);
  await expect(recapLine(page, funnel.orderLabels.total)).toHaveText(amount(book.cents));
  await box(page, first).check();
  await page.getByRole("button", { name: funnel.thankYouPage.continueLabel }).click();
  await expect(page.getByRole("textbox", { name: "E-mail" })).toHaveValue(email);
  await pay(page);
  await expect(page).toHaveURL(/\/offre-speciale\?session_id=cs_quick.*presale_course=true/);
  await box(page, second).check();
  const accept = page.getByRole("button", { name: funnel.upsellPage.acceptLabel });
  await expect(accept).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await accept.click();
  await expect(received(page, "client_reference_id")).toContainText("offre-speciale");
  await pay(page);

  await expect(page.getByRole("heading", { name: funnel.confirmationPage.title })).toBeVisible();
  await expect(recapLine(page, tag)).toHaveText(price(training.cents));
  await expect(recapLine(page, promptPack.name)).toHaveText(price(promptPack.cents));
  await expect(recapLine(page, funnel.orderLabels.email)).toHaveText(email);
  const sum = book.cents + training.cents + promptPack.cents;
  await expect(recapLine(page, funnel.orderLabels.total)).toHaveText(amount(sum));
});
