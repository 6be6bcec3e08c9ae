import { expect, test } from "vitest";
import { assurances, colophon, colophonWords } from "~/content/colophon";
import { specifiedOffers } from "~/content/dated-offers";
import * as funnel from "~/content/funnel";
import { landings as salesPages } from "~/content/landings";
import { book, discount, listCents, type Price, promptPack, training } from "~/content/offers";
import { promptPackThanksPage, trainingThanksPage } from "~/content/product-thanks";
import { checkoutVariables, funnelOffers, products } from "~/content/products";
import { legalLinks, navigation, withdrawalLink } from "~/content/site";
import { amount, price } from "~/lib/money";
import { json } from "../../support/fakes";
import * as dom from "../../support/html";
import { type OrderForm, orderForms } from "../../support/order-forms";
import { funnelPages, landings, pages } from "../../support/pages";
import { sharedSite } from "../../support/site";
import { setting } from "../../support/variables";

/** Checkouts as operators configure them, with a query of their own. */
const checkouts = checkoutVariables.map((name) => [
  name,
  `https://pay.test/b/${name}?locale=fr&note=a%20b`,
]);

const site = await sharedSite({ vars: Object.fromEntries(checkouts) });

const [withdrawal, ...bar] = [withdrawalLink, ...navigation].map(({ to, label }) => ({
  href: to,
  label,
}));

test.each(funnelPages)("gives %s its head, menu, footer and skip link", async (path) => {
  const { status, html } = await site.page(path);
  expect(status).toBe(200);
  expect(html).toMatch(/^<!DOCTYPE html><html lang="fr">/);
  expect(dom.count(html, "h1")).toBe(1);
  expect(dom.metas(html).description).toMatch(/.{50,}/);
  expect(dom.elements(html, "body > header nav").map(dom.links)).toEqual([bar]);
  const telephone = setting("CONTACT_PHONE").replace(/[^+\d]/g, "");
  const ways = [`mailto:${setting("CONTACT_EMAIL")}`, `tel:${telephone}`];
  for (const to of [...legalLinks.map(({ to }) => to), ...ways])
    expect(dom.hrefs(html, "footer")).toContain(to);
  expect(dom.links(dom.element(html, "footer"))).toContainEqual(withdrawal);
  const [skip] = dom.hrefs(html, "body");
  expect(skip).toBe(`#${dom.element(html, "main").id}`);
});

test.each(["fb", "ig"])("hides the bar for utm_source=%s", async (source) => {
  for (const path of [...funnelPages, "/rien-ici"]) {
    const { html } = await site.page(`${path}?utm_source=${source}`);
    expect(dom.count(html, "body > header"), path).toBe(0);
    expect(dom.links(dom.element(html, "footer")), path).toContainEqual(withdrawal);
  }
});

const struckIn = (prices: Price) =>
  [listCents(prices)].filter((cents) => cents !== null).map(price);
const struck = struckIn(book);
const prices = [price(book.cents), ...struck, discount(book) ?? ""];
const facts = [...prices, `${book.pages} pages`, book.freeShippingArea];
const days = `${book.guaranteeDays}\\s*jours`;
const guarantee = new RegExp(`rembours[^.]*${days}|${days}[^.]*rembours`, "i");

test.each(["/", ...landings, "/commande"])("shows the price block of %s", async (path) => {
  const page = await site.page(path);
  expect(page).toShow(...facts);
  expect(dom.texts(page.html, "s")).toEqual(expect.arrayContaining(struck));
  expect(page.text).toMatch(guarantee);
});

test("shows one line item on /commande and links to the checkout", async () => {
  const page = await site.page("/commande");
  const { title, item, totalNote, continueLabel, back } = funnel.checkoutPage;
  expect(dom.texts(page.html, "main h1")).toEqual([title]);
  expect(dom.texts(page.html, "main dt")).toEqual([
    `${item.name} ${item.format}`,
    `${funnel.orderLabels.total} ${totalNote}`,
  ]);
  expect(dom.texts(page.html, "main dd").at(-1)).toBe(amount(book.cents));
  expect(page).toShow(...item.details);
  expect(dom.links(dom.element(page.html, "main"))).toEqual([
    { href: "/offre-speciale", label: continueLabel },
    { href: back.to, label: back.label },
  ]);
});

/** The address that a form leads to, and its query. */
async function order({ path, fields }: OrderForm, query = "") {
  const ticked = fields.filter(([name]) => name !== "prefilled_email");
  const response = await site.post(path + query, ticked);
  expect(response.status).toBe(303);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const url = new URL(response.headers.get("Location") ?? "");
  return [url.origin + url.pathname + url.hash, Object.fromEntries(url.searchParams)];
}

test.each(orderForms)("leads from $path to its checkout", async (page) => {
  const reference = page.path.slice(1);
  const query = "?utm_source=fb&utm_campaign=mai&prefilled_email=a%2Bb%40c.fr&fbclid=abc&amount=0";
  expect(await order(page, query)).toEqual([
    `https://pay.test/b/${page.checkout}`,
    {
      ...{ locale: "fr", note: "a b", utm_source: "fb", utm_campaign: "mai" },
      client_reference_id: `${reference}__fb__mai`,
      prefilled_email: "a+b@c.fr",
    },
  ]);
  expect(site.calls).toEqual([]);
});

test("lists every sales page", () => {
  const routes = pages.filter(({ sheet }) => sheet === "landing").map(({ path }) => path);
  expect(salesPages.map(({ path }) => path)).toEqual(routes.sort());
});

test.each(salesPages)("shows the first screen and the offer of $path", async ({ path }) => {
  const { html } = await site.page(path);
  const hero = dom.element(html, "main section");
  expect(dom.texts(hero, ".price strong")).toEqual([price(book.cents)]);
  expect(dom.texts(hero, ".assurances li")).toEqual(assurances);
  const offer = dom.element(html, ".offer");
  expect(dom.texts(offer, "dt")).toEqual(colophon().map(({ label }) => label));
  expect(dom.texts(offer, "dd")).toEqual(colophon().flatMap(({ lines }) => lines));
  expect(dom.texts(offer, "small")).toEqual([colophonWords.taxes]);
  expect(dom.links(offer).map(({ href }) => href)).toContain(colophonWords.terms.to);
});

const [first, second] = funnelOffers;
const { parameter: firstBox } = products[first.product];
const { parameter: secondBox } = products[second.product];
const firstText = funnel.offerTexts[first.product](specifiedOffers);
const secondText = funnel.offerTexts[second.product](specifiedOffers);

function expectOffer(html: string, product: (typeof funnelOffers)[number]["product"]) {
  const name = products[product].parameter;
  expect(dom.attributes(html, "main form")).toEqual([{ method: "post" }]);
  expect(dom.attributes(html, "main input")).toEqual([
    { id: expect.any(String), type: "checkbox", name, value: "true" },
  ]);
  expect(dom.texts(html, ".choice > .small-print")[0]).toContain(products[product].rights);
  expect(dom.hrefs(html, ".choice")).toEqual([colophonWords.terms.to]);
}

test("shows the first offer", async () => {
  const page = await site.page("/merci");
  if (!firstText) throw new Error("nothing is offered");
  const { tag = "", title, badge, inclusions, checkboxLabel, prices } = firstText;
  expect(page).toShow(tag, title, badge, ...inclusions, checkboxLabel, price(prices.cents));
  expect(dom.texts(page.html, "s")).toEqual(struckIn(prices));
  expectOffer(page.html, first.product);
  expect(dom.texts(page.html, "main button")).toEqual([funnel.thankYouPage.continueLabel]);
});

test("shows the second offer whatever the query claims was paid", async () => {
  const claims = `/offre-speciale?session_id=cs_1&${firstBox}=true&${secondBox}=true`;
  const page = await site.page(claims);
  if (!secondText) throw new Error("nothing is offered");
  const { title, categories, inclusions, checkboxLabel, prices } = secondText;
  expect(page).toShow(title, price(prices.cents), ...inclusions, checkboxLabel);
  const counts = categories?.items.map(({ count, title }) => `${count} ${title}`);
  expect(dom.texts(page.html, ".counts li")).toEqual(counts);
  expectOffer(page.html, second.product);
  expect(dom.texts(page.html, "main button span")).toEqual([
    funnel.upsellPage.acceptLabel,
    funnel.upsellPage.declineLabel,
  ]);
  expect((await site.page("/offre-speciale")).text).toBe(page.text);
  expect(site.calls).toEqual([]);
});

const { recap, nextSteps, trainingNotice } = funnel.confirmationPage;
const { tag = "" } = recap.added.training;

function pricesOf(html: string, { name }: { name: string }): string[] {
  const rows = Object.entries(dom.receipt(html)).filter(([label]) => label.startsWith(name));
  return rows.map(([, value]) => value);
}

function steps(html: string): string[] {
  const list = dom.elements(html, "main ol").at(-1);
  return list ? dom.texts(list, "li") : [];
}

test.each([
  ["/merci?prompt_pack=false", []],
  ["/merci?prompt_pack=true", [promptPack]],
  ["/merci?presale_course=true&prompt_pack=true", [training, promptPack]],
  ["/confirmation-commande?presale_course=true", [training]],
  ["/confirmation-commande", []],
])("shows rows, total, training notice and next steps on %s", async (path, extras) => {
  const page = await site.page(path);
  const pricesWhenBought = (extra: (typeof extras)[number]) =>
    extras.includes(extra) ? [price(extra.cents)] : [];

  expect(page.status).toBe(200);
  expect(page).toShow(funnel.confirmationPage.title);
  expect(page).toHide(funnel.thankYouPage.title, funnel.thankYouPage.stepsTitle);
  expect(dom.pageTitle(page.html)).toBe(funnel.confirmationPage.meta.title);
  expect(dom.count(page.html, "form")).toBe(0);
  const total = [book, ...extras].reduce((sum, { cents }) => sum + cents, 0);
  expect(dom.receipt(page.html)[funnel.orderLabels.total]).toBe(amount(total));
  expect(pricesOf(page.html, recap.book)).toEqual([price(book.cents)]);
  expect(pricesOf(page.html, recap.added.training)).toEqual(pricesWhenBought(training));
  expect(pricesOf(page.html, recap.added["prompt-pack"])).toEqual(pricesWhenBought(promptPack));

  const notice = [tag, trainingNotice.title, trainingNotice.text];
  const all = dom.unspaced(page.text);
  const said = notice.filter((text) => all.includes(dom.unspaced(text)));
  expect(said).toEqual(extras.includes(training) ? notice : []);

  const { confirmationEmail, community, hashtag } = nextSteps;
  const declined = path.includes(`${secondBox}=false`);
  const wanted = [...(declined ? [] : [confirmationEmail]), community, hashtag];
  expect(steps(page.html)).toEqual(wanted.map(({ title }) => expect.stringContaining(title)));
  expect(steps(page.html).at(-1)).toContain(hashtag.tag);
  expect(dom.hrefs(page.html, "main")).toEqual([
    setting("COMMUNITY_URL"),
    `mailto:${setting("CONTACT_EMAIL")}`,
  ]);
});

test.each([
  { path: "/merci-masterclass", content: trainingThanksPage, product: training },
  { path: "/merci-prompts", content: promptPackThanksPage, product: promptPack },
])("shows product, buyer and next steps on $path", async ({ path, content, product }) => {
  const { email, ...rows } = funnel.orderLabels;
  const { name, cents } = product;
  const recap = { [rows.product]: name, [rows.price]: price(cents), [rows.total]: price(cents) };
  const { html, text } = await site.page(path);
  expect(dom.receipt(html)).toEqual(recap);
  expect(dom.count(html, "form")).toBe(0);
  const steps = content.nextSteps.steps.map(({ title, text }) => `${title} ${text}`);
  const shown = dom.texts(dom.element(html, "main ol"), "li");
  expect(shown).toEqual(steps.map((step) => expect.stringContaining(step)));
  expect(dom.links(dom.element(html, "main"))).toContainEqual({
    href: `mailto:${setting("CONTACT_EMAIL")}`,
    label: setting("CONTACT_EMAIL"),
  });
  expect((await site.page(`${path}?prompt_pack=true&presale_course=true`)).text).toBe(text);

  site.partner(json({ email: "<b>@b.fr" }));
  const known = await site.page(`${path}?session_id=cs_1`);
  expect(dom.receipt(known.html)).toEqual({ ...recap, [email]: "<b>@b.fr" });
  expect(known.html).not.toContain("<b>@");
});
