import { atCheckout, orderButton, pay, recapLine, received } from "./checkout";
import { expect, test } from "./fixtures";
import { landings, session } from "./pages";

const email = "camille.roux@example.com";
const thanks = { name: "Merci pour votre commande !" };
const offer = { name: "Une offre exclusive pour vous" };
const confirmation = { name: "Félicitations pour votre commande !" };
const loading = "Confirmation de votre commande en cours...";
const accept = "OUI, J'AJOUTE LE PACK DE PROMPTS →";
const decline = "Non merci, je continue sans le pack";

test("a reader who wants the book alone is thanked for 19,90€", async ({ page }) => {
  await page.goto("/livre-augmente-fl");
  await orderButton(page).click();
  await pay(page, { email });

  await expect(page.getByRole("heading", thanks)).toBeVisible();
  await expect(page).toHaveURL(/\/merci\?session_id=cs_quick/);
  await expect(recapLine(page, "Produit")).toHaveText("L'Auteur Augmenté");
  await expect(recapLine(page, "Prix")).toHaveText("19,90€");
  await expect(recapLine(page, "E-mail")).toHaveText(email);
  await expect(recapLine(page, "Total")).toHaveText("19,90€");
  await expect(page.getByRole("checkbox")).not.toBeChecked();
  await page.getByRole("button", { name: "Continuer" }).click();

  await expect(page.getByRole("heading", offer)).toBeVisible();
  await expect(page).toHaveURL(/\/offre-speciale\?session_id=cs_quick/);
  await expect(page.getByRole("checkbox")).not.toBeChecked();
  await page.getByRole("button", { name: decline }).click();

  await expect(page.getByRole("heading", confirmation)).toBeVisible();
  await expect(page).toHaveURL(/\/merci\?session_id=cs_quick.*prompt_pack=false/);
  await expect(recapLine(page, "E-mail")).toHaveText(email);
  await expect(recapLine(page, "Total")).toHaveText("19,90€");
  await expect(page.getByText("PRÉ-VENTE")).toBeHidden();
  await expect(page.getByRole("heading", { name: "e-mail de confirmation" })).toBeHidden();
});

test("the prompt pack, ticked on the way, makes 76,90€", async ({ page }) => {
  await page.goto("/livre-augmente-fl");
  await orderButton(page).click();
  await pay(page, { email });
  await page.getByRole("button", { name: "Continuer" }).click();
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: accept }).click();

  await atCheckout(page);
  await expect(page.getByRole("textbox", { name: "E-mail" })).toHaveValue(email);
  await expect(received(page, "client_reference_id")).toContainText("offre-speciale");
  await pay(page, { email });

  await expect(page.getByRole("heading", confirmation)).toBeVisible();
  await expect(recapLine(page, "Pack de Prompts IA pour Auteurs")).toHaveText("57€");
  await expect(recapLine(page, "E-mail")).toHaveText(email);
  await expect(recapLine(page, "Total")).toHaveText("76,90€");
  await expect(page.getByRole("heading", { name: "e-mail de confirmation" })).toBeVisible();
});

test("the training, ticked on the thank-you page, makes 216,90€", async ({ page }) => {
  await page.goto("/livre-augmente-fl");
  await orderButton(page).click();
  await pay(page, { email });
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Continuer" }).click();

  await atCheckout(page);
  await expect(page.getByRole("textbox", { name: "E-mail" })).toHaveValue(email);
  await pay(page, { email });

  await expect(page.getByRole("heading", confirmation)).toBeVisible();
  await expect(recapLine(page, "PRÉ-VENTE")).toHaveText("197€");
  await expect(recapLine(page, "E-mail")).toHaveText(email);
  await expect(recapLine(page, "Total")).toHaveText("216,90€");
  await expect(page.getByText("La formation arrive dans 3 mois")).toBeVisible();
});

test("the training stays in the recap when the pack is left", async ({ page }) => {
  await page.goto(`/offre-speciale?session_id=${session.quick}&presale_course=true`);
  await page.getByRole("button", { name: decline }).click();
  await expect(page.getByRole("heading", confirmation)).toBeVisible();
  await expect(recapLine(page, "PRÉ-VENTE")).toHaveText("197€");
  await expect(recapLine(page, "Total")).toHaveText("216,90€");
});

test("both extras make 273,90€", async ({ page }) => {
  await page.goto(`/merci?session_id=${session.quick}&presale_course=true&prompt_pack=true`);
  await expect(page.getByRole("heading", confirmation)).toBeVisible();
  await expect(recapLine(page, "Total")).toHaveText("273,90€");
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

test("a slow look-up shows the spinner, then the address", { tag: "@scripted" }, async ({
  page,
}) => {
  await page.goto("/livre-augmente-fl");
  await orderButton(page).click();
  await pay(page, { email, lookup: "en quelques secondes" });
  await expect(page.getByRole("status")).toHaveText(loading);
  await expect(page.getByRole("heading", thanks)).toBeHidden();

  await expect(page.getByRole("heading", thanks)).toBeVisible();
  await expect(page.getByRole("status")).toBeHidden();
  await expect(recapLine(page, "E-mail")).toHaveText(email);
  await page.getByRole("button", { name: "Continuer" }).click();
  await expect(page).toHaveURL(/prefilled_email=camille/);
});

test("without scripts nobody waits for a slow look-up", { tag: "@unscripted" }, async ({
  page,
}) => {
  await page.goto("/livre-augmente-fl");
  await orderButton(page).click();
  await pay(page, { email, lookup: "en quelques secondes" });
  // The look-up takes longer than this.
  await expect(page.getByRole("heading", thanks)).toBeVisible({ timeout: 2_000 });
  await expect(page.getByText(loading)).toBeHidden();
  await expect(recapLine(page, "Total")).toHaveText("19,90€");
  await expect(recapLine(page, "E-mail")).toBeHidden();

  await page.getByRole("button", { name: "Continuer" }).click();
  await expect(page).toHaveURL(/\/offre-speciale\?session_id=cs_slow/);
});

test("the final confirmation waits as well", { tag: "@scripted" }, async ({ page }) => {
  await page.goto(`/confirmation-commande?session_id=${session.slow}&prompt_pack=true`, {
    waitUntil: "commit",
  });
  await expect(page.getByRole("status")).toHaveText(loading);
  await expect(page.getByRole("heading", confirmation)).toBeVisible();
  await expect(recapLine(page, "E-mail")).toHaveText("lectrice@example.com");
  await expect(recapLine(page, "Total")).toHaveText("76,90€");
});

test("a look-up that fails leaves the address out, and nothing else", async ({ page }) => {
  await page.goto("/livre-augmente-fl");
  await orderButton(page).click();
  await pay(page, { email, lookup: "jamais : panne" });
  await expect(page.getByRole("heading", thanks)).toBeVisible();
  await expect(recapLine(page, "Total")).toHaveText("19,90€");
  await expect(recapLine(page, "E-mail")).toBeHidden();
});

test("an address in the link is shown where none was looked up", async ({ page }) => {
  await page.goto("/merci?prefilled_email=claire%40example.com");
  await expect(recapLine(page, "E-mail")).toHaveText("claire@example.com");
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
  await expect(page.getByRole("heading", { name: "Finaliser votre commande" })).toBeVisible();
  await expect(recapLine(page, "Total")).toHaveText("19,90€");
  await page.getByRole("link", { name: "CONTINUER" }).click();
  await expect(page.getByRole("heading", offer)).toBeVisible();
});

test("the training bought on its own is confirmed", async ({ page }) => {
  await page.goto(`${process.env.E2E_PARTNERS_URL}/checkout/training`);
  await pay(page, { email });
  await expect(page).toHaveURL(/\/merci-masterclass\?session_id=/);
  await expect(recapLine(page, "E-mail")).toHaveText(email);
  await expect(recapLine(page, "Total")).toHaveText("197€");
});

test("the prompt pack bought on its own is confirmed", async ({ page }) => {
  await page.goto(`${process.env.E2E_PARTNERS_URL}/checkout/prompt-pack`);
  await pay(page, { email });
  await expect(page).toHaveURL(/\/merci-prompts\?session_id=/);
  await expect(recapLine(page, "E-mail")).toHaveText(email);
  await expect(recapLine(page, "Total")).toHaveText("57€");
});
