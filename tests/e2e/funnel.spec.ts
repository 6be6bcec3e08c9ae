import {
  checkoutPage,
  confirmationPage,
  orderLabels,
  thankYouPage,
  upsellPage,
} from "~/content/funnel";
import { book, promptPack, training } from "~/content/offers";
import { price } from "~/lib/money";
import { landings } from "../support/pages";
import { atCheckout, email, orderButton, pay, recapLine, received, total } from "./checkout";
import { expect, test } from "./fixtures";
import { session } from "./pages";

const thanks = { name: thankYouPage.title };
const offer = { name: upsellPage.title };
const confirmation = { name: confirmationPage.title };
const { acceptLabel: accept, declineLabel: decline } = upsellPage;
const { tag = "" } = confirmationPage.recap.added.training;
const confirmationEmail = { name: confirmationPage.nextSteps.confirmationEmail.title };

test("a reader who wants the book alone is thanked for it", async ({ page }) => {
  await page.goto("/livre-augmente-fl");
  await orderButton(page).click();
  await pay(page, { email });

  await expect(page.getByRole("heading", thanks)).toBeVisible();
  await expect(page).toHaveURL(/\/merci\?session_id=cs_quick/);
  await expect(recapLine(page, orderLabels.product)).toHaveText(book.title);
  await expect(recapLine(page, orderLabels.price)).toHaveText(price(book.cents));
  await expect(recapLine(page, orderLabels.email)).toHaveText(email);
  await expect(recapLine(page, orderLabels.total)).toHaveText(total(book));
  await expect(page.getByRole("checkbox")).not.toBeChecked();
  await page.getByRole("button", { name: thankYouPage.continueLabel }).click();

  await expect(page.getByRole("heading", offer)).toBeVisible();
  await expect(page).toHaveURL(/\/offre-speciale\?session_id=cs_quick/);
  await expect(page.getByRole("checkbox")).not.toBeChecked();
  await page.getByRole("button", { name: decline }).click();

  await expect(page.getByRole("heading", confirmation)).toBeVisible();
  await expect(page).toHaveURL(/\/merci\?session_id=cs_quick.*prompt_pack=false/);
  await expect(recapLine(page, orderLabels.email)).toHaveText(email);
  await expect(recapLine(page, orderLabels.total)).toHaveText(total(book));
  await expect(page.getByText(tag)).toBeHidden();
  await expect(page.getByRole("heading", confirmationEmail)).toBeHidden();
});

test("the prompt pack, ticked on the way, is added", async ({ page }) => {
  await page.goto("/livre-augmente-fl");
  await orderButton(page).click();
  await pay(page, { email });
  await page.getByRole("button", { name: thankYouPage.continueLabel }).click();
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: accept }).click();

  await atCheckout(page);
  await expect(page.getByRole("textbox", { name: "E-mail" })).toHaveValue(email);
  await expect(received(page, "client_reference_id")).toContainText("offre-speciale");
  await pay(page, { email });

  await expect(page.getByRole("heading", confirmation)).toBeVisible();
  await expect(recapLine(page, promptPack.name)).toHaveText(price(promptPack.cents));
  await expect(recapLine(page, orderLabels.email)).toHaveText(email);
  await expect(recapLine(page, orderLabels.total)).toHaveText(total(book, promptPack));
  await expect(page.getByRole("heading", confirmationEmail)).toBeVisible();
});

test("the training, ticked on the thank-you page, is added", async ({ page }) => {
  await page.goto("/livre-augmente-fl");
  await orderButton(page).click();
  await pay(page, { email });
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: thankYouPage.continueLabel }).click();

  await atCheckout(page);
  await expect(page.getByRole("textbox", { name: "E-mail" })).toHaveValue(email);
  await pay(page, { email });

  await expect(page.getByRole("heading", offer)).toBeVisible();
  await expect(page).toHaveURL(/\/offre-speciale\?session_id=cs_quick.*presale_course=true/);
  await page.getByRole("button", { name: decline }).click();

  await expect(page.getByRole("heading", confirmation)).toBeVisible();
  await expect(recapLine(page, tag)).toHaveText(price(training.cents));
  await expect(recapLine(page, orderLabels.email)).toHaveText(email);
  await expect(recapLine(page, orderLabels.total)).toHaveText(total(book, training));
  await expect(page.getByText(confirmationPage.trainingNotice.text)).toBeVisible();
});

test("the training, then the pack: both are in the recap, and in its total", async ({ page }) => {
  await page.goto("/livre-augmente-fl?utm_source=fb&utm_campaign=printemps-26");
  await orderButton(page).click();
  await expect(received(page, "client_reference_id")).toHaveText(
    "client_reference_id = livre-augmente-fl__fb__printemps-26",
  );
  await pay(page, { email });
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: thankYouPage.continueLabel }).click();
  await pay(page, { email });
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: accept }).click();
  await pay(page, { email });

  await expect(page.getByRole("heading", confirmation)).toBeVisible();
  await expect(recapLine(page, tag)).toHaveText(price(training.cents));
  await expect(recapLine(page, promptPack.name)).toHaveText(price(promptPack.cents));
  await expect(recapLine(page, orderLabels.email)).toHaveText(email);
  await expect(recapLine(page, orderLabels.total)).toHaveText(total(book, training, promptPack));
});

test("the training stays in the recap when the pack is left", async ({ page }) => {
  await page.goto(`/offre-speciale?session_id=${session.quick}&presale_course=true`);
  await page.getByRole("button", { name: decline }).click();
  await expect(page.getByRole("heading", confirmation)).toBeVisible();
  await expect(recapLine(page, tag)).toHaveText(price(training.cents));
  await expect(recapLine(page, orderLabels.total)).toHaveText(total(book, training));
});

test("both extras are added up", async ({ page }) => {
  await page.goto(`/merci?session_id=${session.quick}&presale_course=true&prompt_pack=true`);
  await expect(page.getByRole("heading", confirmation)).toBeVisible();
  await expect(recapLine(page, orderLabels.total)).toHaveText(total(book, training, promptPack));
});

for (const path of landings) {
  test(`an order from ${path} says where it comes from`, async ({ page }) => {
    await page.goto(path);
    await orderButton(page).click();
    await atCheckout(page);
    await expect(received(page, "client_reference_id")).toHaveText(
      `client_reference_id = ${path.slice(1)}`,
    );
  });
}

test("a campaign's parameters arrive at the checkout", async ({ page }) => {
  await page.goto("/livre-augmente-fl?utm_source=fb&utm_campaign=printemps-26&utm_medium=a%20b");
  await orderButton(page).click();
  await atCheckout(page);
  await expect(received(page, "utm_source")).toHaveText("utm_source = fb");
  await expect(received(page, "utm_campaign")).toHaveText("utm_campaign = printemps-26");
  await expect(received(page, "utm_medium")).toBeHidden();
});

test("the order bar at the bottom orders, too", async ({ page }) => {
  await page.goto("/livre-augmente-fl");
  // It comes when the first screen has gone.
  await page.getByRole("heading", { level: 2 }).nth(2).scrollIntoViewIfNeeded();
  await page.getByRole("main").getByRole("button").last().click();
  await atCheckout(page);
});

test("a visitor who comes back from the checkout can order again", async ({ page }) => {
  await page.goto("/livre-augmente-fl");
  await orderButton(page).click();
  await atCheckout(page);
  await page.goBack();
  await orderButton(page).click();
  await atCheckout(page);
});

test("the offer's button says what pressing it does", async ({ page }) => {
  await page.goto("/offre-speciale");
  await expect(page.getByRole("button", { name: decline, exact: true })).toBeVisible();
  await page.getByRole("checkbox").click();
  await expect(page.getByRole("button", { name: accept, exact: true })).toBeVisible();
  await page.getByRole("checkbox").click();
  await expect(page.getByRole("button", { name: decline, exact: true })).toBeVisible();
});

test("the checkout summary leads to the offer", async ({ page }) => {
  await page.goto("/commande");
  await expect(page.getByRole("heading", { name: checkoutPage.title })).toBeVisible();
  await expect(recapLine(page, orderLabels.total)).toHaveText(total(book));
  await page.getByRole("link", { name: checkoutPage.continueLabel }).click();
  await expect(page.getByRole("heading", offer)).toBeVisible();
});

test("the training bought on its own is confirmed", async ({ page }) => {
  await page.goto(`${process.env.E2E_PARTNERS_URL}/checkout/training`);
  await pay(page, { email });
  await expect(page).toHaveURL(/\/merci-masterclass\?session_id=/);
  await expect(recapLine(page, orderLabels.email)).toHaveText(email);
  await expect(recapLine(page, orderLabels.total)).toHaveText(price(training.cents));
});

test("the prompt pack bought on its own is confirmed", async ({ page }) => {
  await page.goto(`${process.env.E2E_PARTNERS_URL}/checkout/prompt-pack`);
  await pay(page, { email });
  await expect(page).toHaveURL(/\/merci-prompts\?session_id=/);
  await expect(recapLine(page, orderLabels.email)).toHaveText(email);
  await expect(recapLine(page, orderLabels.total)).toHaveText(price(promptPack.cents));
});
