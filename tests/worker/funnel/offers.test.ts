import { describe, expect, test } from "vitest";
import { confirmationPage, orderLabels, thankYouPage, upsellPage } from "~/content/funnel";
import { book, promptPack, training } from "~/content/offers";
import { amount, price } from "~/lib/money";
import { json } from "../../support/fakes";
import { attributes, count, element, receipt, scripts, texts } from "../../support/html";
import { sharedSite } from "../../support/shared-site";

const site = await sharedSite();

test("the order: product, price and total, no e-mail row while none is known", async () => {
  const page = await site.page("/merci");
  expect(page).toShow(thankYouPage.title);
  expect(receipt(page.html)).toEqual({
    [orderLabels.product]: book.title,
    [orderLabels.price]: price(book.cents),
    [orderLabels.total]: amount(book.cents),
  });
  expect(page).toHide(confirmationPage.title);
});

test("the buyer's e-mail stands in the recap and travels with the form", async () => {
  site.partner(json({ email: "lectrice@example.com" }));
  const { html } = await site.page("/merci?session_id=cs_1");
  expect(receipt(html)).toMatchObject({ [orderLabels.email]: "lectrice@example.com" });
  expect(attributes(html, "main input")).toContainEqual({
    type: "hidden",
    name: "prefilled_email",
    value: "lectrice@example.com",
  });
});

test("the training's offer has all of it, its box unticked", async () => {
  const page = await site.page("/merci");
  const { tag = "", title, badge, inclusions, checkboxLabel } = thankYouPage.offer;
  expect(page).toShow(tag, title, badge, ...inclusions, checkboxLabel);
  expect(page).toShow(price(training.cents));
  expect(texts(page.html, "s")).toEqual([price(training.listCents)]);

  expect(attributes(page.html, "main input[type=checkbox]")).toEqual([
    { type: "checkbox", name: "presale_course", value: "true" },
  ]);
  expect(attributes(page.html, "main form")).toEqual([{ method: "post" }]);
  expect(texts(page.html, "main button")).toEqual([thankYouPage.continueLabel]);
});

describe("ticked", () => {
  test("goes to the training's checkout with the e-mail that the page knew", async () => {
    const response = await site.post("/merci?session_id=cs_1", {
      presale_course: "true",
      prefilled_email: "lectrice@example.com",
    });
    expect(response).toHaveRedirect(
      "https://pay.test/training-upsell?prefilled_email=lectrice%40example.com&client_reference_id=merci",
    );
  });
});

describe("unticked", () => {
  test("goes on to the next offer with session and e-mail", async () => {
    const response = await site.post("/merci?session_id=cs_1", {
      prefilled_email: "jean+livre@example.com",
    });
    expect(response).toHaveRedirect(
      "/offre-speciale?session_id=cs_1&prefilled_email=jean%2Blivre%40example.com",
    );
  });
});

test("no look-up is made for an answer to the offer", async () => {
  await site.post("/merci?session_id=cs_1");
  await site.post("/merci?session_id=cs_1", { presale_course: "true" });
  expect(site.calls).toEqual([]);
});

test("one box, unticked, and a button whose label the style sheet chooses", async () => {
  const { html } = await site.page("/offre-speciale");
  expect(attributes(html, "main form")).toEqual([{ method: "post" }]);
  expect(attributes(html, "main input")).toEqual([
    { type: "checkbox", name: "prompt_pack", value: "true" },
  ]);
  expect(count(html, "main button")).toBe(1);
  expect(texts(html, "main button span")).toEqual([
    upsellPage.acceptLabel,
    upsellPage.declineLabel,
  ]);
  expect(scripts(html)).toEqual([]);
  expect(element(html, "style").text).toMatch(/:has\([^)]*:checked\)/);
});

describe("ticked", () => {
  test("goes to the pack's checkout, the e-mail prefilled", async () => {
    const path = "/offre-speciale?session_id=cs_1&prefilled_email=lectrice@example.com";
    expect(await site.post(path, { prompt_pack: "true" })).toHaveRedirect(
      "https://pay.test/pack-upsell?prefilled_email=lectrice%40example.com&client_reference_id=offre-speciale",
    );
  });
});

describe("unticked", () => {
  test("goes to the confirmation with the session", async () => {
    expect(await site.post("/offre-speciale?session_id=cs_1")).toHaveRedirect(
      "/merci?session_id=cs_1&prompt_pack=false",
    );
  });
});

test("both ways stand side by side, whatever the address claims to have paid", async () => {
  const { paid, due, accept, decline, nothingDue } = upsellPage.bill;
  const claims = "/offre-speciale?session_id=cs_1&presale_course=true&prompt_pack=true";
  const page = await site.page(claims);
  expect(page).toShow(paid);
  expect(texts(page.html, ".ways h3")).toEqual([decline, accept]);
  expect(texts(page.html, ".ways strong")).toEqual([nothingDue, price(promptPack.cents)]);
  expect(page).toShow(`${due} : ${price(promptPack.cents)}`);
  const unclaimed = await site.page("/offre-speciale");
  expect(texts(unclaimed.html, "main form")).toEqual(texts(page.html, "main form"));
});

test("the page asks no partner", async () => {
  await site.page("/offre-speciale?session_id=cs_1&prefilled_email=a@b.fr");
  expect(site.calls).toEqual([]);
});
