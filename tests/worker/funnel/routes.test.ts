import { describe, expect, test } from "vitest";
import { checkoutPage, orderLabels } from "~/content/funnel";
import { home } from "~/content/home";
import { book, discount } from "~/content/offers";
import { amount, price } from "~/lib/money";
import { copyOf } from "../../support/content";
import {
  attributes,
  count,
  element,
  figures,
  links,
  metas,
  pageText,
  pageTitle,
  texts,
  unspaced,
} from "../../support/html";
import { funnelPages, landings, unlistedPaths } from "../../support/pages";
import { sharedSite } from "../../support/shared-site";
import { origin } from "../../support/site";

const site = await sharedSite();

describe.each(funnelPages)("%s", (path) => {
  test("is a complete French document", async () => {
    const { status, headers, html } = await site.page(path);
    expect(status).toBe(200);
    expect(headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    expect(html).toMatch(/^<!DOCTYPE html><html lang="fr">/);
    expect(count(html, "h1")).toBe(1);
    expect(pageTitle(html)).not.toBe("");
    expect(metas(html).description).toMatch(/.{50,}/);
  });

  test("answers HEAD with the same head and no body", async () => {
    const get = await site.page(path);
    const head = await site.page(path, { method: "HEAD" });
    expect(head.status).toBe(200);
    expect(head.html).toBe("");
    expect(head.headers.get("Content-Type")).toBe(get.headers.get("Content-Type"));
    expect(head.headers.get("ETag")).toBe(get.headers.get("ETag"));
  });
});

test("titles and descriptions are each page's own", async () => {
  const pages = await Promise.all(funnelPages.map((path) => site.page(path)));
  // `/merci` and `/confirmation-commande` differ while no parameter says that they are the same.
  expect(new Set(pages.map(({ html }) => pageTitle(html))).size).toBe(funnelPages.length);
  expect(new Set(pages.map(({ html }) => metas(html).description)).size).toBe(funnelPages.length);
});

test.each([
  ...funnelPages.filter((path) => unlistedPaths.includes(path)),
  "/merci?prompt_pack=false",
])("%s stays out of search engines", async (path) => {
  const { html } = await site.page(path);
  expect(metas(html).robots).toBe("noindex");
});

test.each(funnelPages.filter((path) => !unlistedPaths.includes(path)))(
  "%s is for search engines, under its canonical address",
  async (path) => {
    const { html } = await site.page(`${path}?utm_source=x`);
    expect(attributes(html, "link")).toContainEqual({ rel: "canonical", href: origin + path });
    expect(html).not.toContain("noindex");
  },
);

test.each(["/livre-augmente-fl/", "/LIVRE-augmente-fl", "/livre%2Daugmente-fl"])(
  "%s, if it is a page at all, names the one canonical address",
  async (path) => {
    const { html } = await site.page(path);
    const canonical = attributes(html, "link[rel=canonical]");
    for (const { href } of canonical) expect(href).toBe(`${origin}/livre-augmente-fl`);
  },
);

describe("the price block", () => {
  const facts = [
    price(book.cents),
    price(book.listCents),
    discount(book),
    `${book.pages} pages`,
    book.freeShippingArea,
  ];
  const days = `${book.guaranteeDays}\\s*jours`;
  const guarantee = new RegExp(`rembours[^.]*${days}|${days}[^.]*rembours`, "i");

  test.each(["/", ...landings, "/commande"])("%s says all of it", async (path) => {
    const page = await site.page(path);
    expect(page).toShow(...facts);
    expect(texts(page.html, "s")).toContain(price(book.listCents));
    expect(page.text).toMatch(guarantee);
  });

  test.each(["/", ...landings])("%s says all of it in one place", async (path) => {
    const { html } = await site.page(path);
    const block = pageText(element(html, ".offer"));
    for (const fact of facts) expect(unspaced(block)).toContain(unspaced(fact));
    expect(block).toMatch(/port (offert|gratuit)|livraison (offerte|gratuite)/i);
    expect(block).toMatch(guarantee);
  });
});

describe("home", () => {
  test("says all that its content says", async () => {
    const { meta, hero, ...parts } = home;
    const { order, diagnostic, ...words } = hero;
    const page = await site.page("/");
    const copy = copyOf({ ...words, ...parts }).filter((text) => !text.startsWith("/"));
    expect(page).toShow(...copy);
    expect(count(page.html, "blockquote")).toBe(home.reviews.reviews.length);
    expect(figures(page.html)).toEqual(
      expect.arrayContaining(home.claims.figures.map(({ value, label }) => `${value} ${label}`)),
    );
  });

  test("leads to the order and to the diagnostic", async () => {
    const { html } = await site.page("/");
    const ways = links(element(html, "main"));
    for (const { to, label } of [home.hero.order, home.hero.diagnostic]) {
      expect(ways).toContainEqual({ href: to, label });
    }
  });

  test("is for reading only: it has no form", async () => {
    const { html } = await site.page("/");
    expect(count(html, "form")).toBe(0);
  });
});

test("/commande: one line item and the way on", async () => {
  const page = await site.page("/commande");
  const { title, item, continueLabel, order } = checkoutPage;
  expect(texts(page.html, "main h1")).toEqual([title]);
  expect(texts(page.html, "main dt")).toEqual([`${item.name} ${item.format}`, orderLabels.total]);
  expect(texts(page.html, "main dd").at(-1)).toBe(amount(book.cents));
  expect(page).toShow(...item.details);
  expect(links(element(page.html, "main"))).toEqual([
    { href: "/offre-speciale", label: continueLabel },
    { href: order.to, label: order.label },
  ]);
});
