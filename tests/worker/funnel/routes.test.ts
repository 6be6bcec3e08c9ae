import { expect, test } from "vitest";
import { assurances, colophon, colophonWords } from "~/content/colophon";
import { checkoutPage, orderLabels } from "~/content/funnel";
import { landings as salesPages } from "~/content/landings";
import { book, discount } from "~/content/offers";
import { checkoutVariables } from "~/content/products";
import { legalLinks, navigation } from "~/content/site";
import { amount, price } from "~/lib/money";
import { count, element, elements, hrefs, links, metas, texts } from "../../support/html";
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

const bar = navigation.map(({ to, label }) => ({ href: to, label }));

function menus(html: string) {
  return elements(html, "body > header nav").map((menu) => links(menu));
}

test.each(funnelPages)("gives %s its head, menu, footer and skip link", async (path) => {
  const { status, html } = await site.page(path);
  expect(status).toBe(200);
  expect(html).toMatch(/^<!DOCTYPE html><html lang="fr">/);
  expect(count(html, "h1")).toBe(1);
  expect(metas(html).description).toMatch(/.{50,}/);
  expect(menus(html)).toEqual([bar]);
  const telephone = setting("CONTACT_PHONE").replace(/[^+\d]/g, "");
  expect(hrefs(html, "footer")).toEqual(
    expect.arrayContaining([
      ...legalLinks.map(({ to }) => to),
      `mailto:${setting("CONTACT_EMAIL")}`,
      `tel:${telephone}`,
    ]),
  );
  const [skip] = hrefs(html, "body");
  expect(skip).toBe(`#${element(html, "main").id}`);
});

test.each(["fb", "ig"])("hides the bar for utm_source=%s", async (source) => {
  for (const path of [...funnelPages, "/rien-ici"]) {
    const { html } = await site.page(`${path}?utm_source=${source}`);
    expect(count(html, "body > header"), path).toBe(0);
    expect(hrefs(html, "footer").length, path).toBeGreaterThan(0);
  }
});

const facts = [
  price(book.cents),
  price(book.listCents),
  discount(book),
  `${book.pages} pages`,
  book.freeShippingArea,
];
const days = `${book.guaranteeDays}\\s*jours`;
const guarantee = new RegExp(`rembours[^.]*${days}|${days}[^.]*rembours`, "i");

test.each(["/", ...landings, "/commande"])("shows the price block of %s", async (path) => {
  const page = await site.page(path);
  expect(page).toShow(...facts);
  expect(texts(page.html, "s")).toContain(price(book.listCents));
  expect(page.text).toMatch(guarantee);
});

test("shows one line item on /commande and links to the checkout", async () => {
  const page = await site.page("/commande");
  const { title, item, totalNote, continueLabel, back } = checkoutPage;
  expect(texts(page.html, "main h1")).toEqual([title]);
  expect(texts(page.html, "main dt")).toEqual([
    `${item.name} ${item.format}`,
    `${orderLabels.total} ${totalNote}`,
  ]);
  expect(texts(page.html, "main dd").at(-1)).toBe(amount(book.cents));
  expect(page).toShow(...item.details);
  expect(links(element(page.html, "main"))).toEqual([
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

/* What a checkout is told: `unit/funnel/checkout`. */
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
  const hero = element(html, "main section");
  expect(texts(hero, ".price strong")).toEqual([price(book.cents)]);
  expect(texts(hero, ".assurances li")).toEqual(assurances);
  const offer = element(html, ".offer");
  expect(texts(offer, "dt")).toEqual(colophon().map(({ label }) => label));
  expect(texts(offer, "dd")).toEqual(colophon().flatMap(({ lines }) => lines));
  expect(texts(offer, "small")).toEqual([colophonWords.taxes]);
  expect(links(offer).map(({ href }) => href)).toContain(colophonWords.terms.to);
});
