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
import { json } from "../../support/fakes";
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

test("the first offer has all of it, its box unticked", async () => {
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

test("one box, unticked, and a button whose label the style sheet chooses", async () => {
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

test("unticked, the second offer leads to the confirmation with the session", async () => {
  expect(await site.post("/offre-speciale?session_id=cs_1")).toHaveRedirect(
    `/merci?session_id=cs_1&${secondBox}=false`,
  );
});

test("the second offer has all of it, whatever the address claims to have paid", async () => {
  const claims = `/offre-speciale?session_id=cs_1&${firstBox}=true&${secondBox}=true`;
  const page = await site.page(claims);
  if (!secondText) throw new Error("nothing is offered");
  const { title, categories, inclusions, checkboxLabel, price } = secondText;
  expect(page).toShow(title, price, ...inclusions, checkboxLabel);
  expect(texts(page.html, ".counts li")).toEqual(
    categories?.items.map(({ count, title }) => `${count} ${title}`),
  );
  const unclaimed = await site.page("/offre-speciale");
  expect(unclaimed.text).toBe(page.text);
});

test.each([
  { path: "/merci", offer: firstText },
  { path: "/offre-speciale", offer: secondText },
])(
  "$path says the right to withdraw under the price, and links to the terms",
  async ({ path, offer }) => {
    const { html } = await site.page(path);
    const [line] = elements(html, ".choice header .note");
    expect(line?.text).toContain(offer?.withdrawal);
    expect(hrefs(html, ".choice header")).toEqual([colophonWords.terms.to]);
  },
);

test("the page asks no partner", async () => {
  await site.page("/offre-speciale?session_id=cs_1&prefilled_email=a@b.fr");
  expect(site.calls).toEqual([]);
});
