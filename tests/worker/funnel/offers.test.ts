import { expect, test } from "vitest";
import { colophonWords } from "~/content/colophon";
import { specifiedOffers } from "~/content/dated-offers";
import {
  confirmationPage,
  offerTexts,
  orderLabels,
  thankYouPage,
  upsellPage,
} from "~/content/funnel";
import { book } from "~/content/offers";
import { funnelOffers, products } from "~/content/products";
import { amount, price } from "~/lib/money";
import {
  attributes,
  count,
  element,
  elements,
  hrefs,
  receipt,
  scripts,
  texts,
} from "../../support/html";
import { sharedSite } from "../../support/site";

const site = await sharedSite();

const [first, second] = funnelOffers;
const { parameter: firstBox } = products[first.product];
const { parameter: secondBox } = products[second.product];
const firstText = offerTexts[first.product](specifiedOffers);
const secondText = offerTexts[second.product](specifiedOffers);

test("recap of an order whose buyer is not known", async () => {
  const page = await site.page("/merci");
  expect(page).toShow(thankYouPage.title);
  expect(receipt(page.html)).toEqual({
    [orderLabels.product]: book.title,
    [orderLabels.price]: price(book.cents),
    [orderLabels.total]: amount(book.cents),
  });
  expect(page).toHide(confirmationPage.title);
});

test("the first offer", async () => {
  const page = await site.page("/merci");
  if (!firstText) throw new Error("nothing is offered");
  const { tag = "", title, badge, inclusions, checkboxLabel } = firstText;
  expect(page).toShow(tag, title, badge, ...inclusions, checkboxLabel, firstText.price);
  expect(texts(page.html, "s")).toEqual([firstText.listPrice]);

  expect(attributes(page.html, "main input[type=checkbox]")).toEqual([
    { type: "checkbox", name: firstBox, value: "true" },
  ]);
  expect(attributes(page.html, "main form")).toEqual([{ method: "post" }]);
  expect(texts(page.html, "main button")).toEqual([thankYouPage.continueLabel]);
});

test("box and button of the second offer", async () => {
  const { html } = await site.page("/offre-speciale");
  expect(attributes(html, "main form")).toEqual([{ method: "post" }]);
  expect(attributes(html, "main input")).toEqual([
    { type: "checkbox", name: secondBox, value: "true" },
  ]);
  expect(count(html, "main button")).toBe(1);
  expect(texts(html, "main button span")).toEqual([
    upsellPage.acceptLabel,
    upsellPage.declineLabel,
  ]);
  expect(scripts(html)).toEqual([]);
  expect(element(html, "style").text).toMatch(/:has\([^)]*:checked\)/);
});

test("the second offer, whatever the address claims to have paid", async () => {
  const claims = `/offre-speciale?session_id=cs_1&${firstBox}=true&${secondBox}=true`;
  const page = await site.page(claims);
  if (!secondText) throw new Error("nothing is offered");
  const { title, categories, inclusions, checkboxLabel, price } = secondText;
  expect(page).toShow(title, price, ...inclusions, checkboxLabel);
  expect(texts(page.html, ".counts li")).toEqual(
    (categories?.items ?? []).map(({ count, title }) => `${count} ${title}`),
  );
  expect((await site.page("/offre-speciale")).text).toBe(page.text);
  expect(site.calls).toEqual([]);
});

test.each([
  { path: "/merci", offer: firstText },
  { path: "/offre-speciale", offer: secondText },
])("right to withdraw and terms under the price of $path", async ({ path, offer }) => {
  const { html } = await site.page(path);
  const [line] = elements(html, ".choice header .note");
  expect(line?.text).toContain(offer?.withdrawal);
  expect(hrefs(html, ".choice header")).toEqual([colophonWords.terms.to]);
});
