import { describe, expect, test } from "vitest";
import { checkoutPage, orderLabels } from "~/content/funnel";
import { book, discount } from "~/content/offers";
import { amount, price } from "~/lib/money";
import {
  count,
  element,
  links,
  metas,
  pageText,
  pageTitle,
  texts,
  unspaced,
} from "../../support/html";
import { funnelPages, landings } from "../../support/pages";
import { sharedSite } from "../../support/shared-site";

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

  test.each(["/", "/livre", ...landings])("%s says all of it in one place", async (path) => {
    const { html } = await site.page(path);
    const block = pageText(element(html, ".offer"));
    for (const fact of facts) expect(unspaced(block)).toContain(unspaced(fact));
    expect(block).toMatch(/port (offert|gratuit)|livraison (offerte|gratuite)/i);
    expect(block).toMatch(guarantee);
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
