import { describe, expect, test } from "vitest";
import { colophon, colophonWords, deliveryTime } from "~/content/colophon";
import { checkoutPage, orderLabels } from "~/content/funnel";
import { illustrationSize, illustrations } from "~/content/illustrations";
import { landings as salesPages } from "~/content/landings";
import type { Landing, LandingSection } from "~/content/landings/types";
import { book, discount } from "~/content/offers";
import { amount, price } from "~/lib/money";
import {
  attributes,
  count,
  element,
  links,
  metas,
  pageText,
  pageTitle,
  sectionWith,
  texts,
  unspaced,
} from "../../support/html";
import { funnelPages, landings, pages } from "../../support/pages";
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
  const { title, item, unpaid, continueLabel, order } = checkoutPage;
  expect(texts(page.html, "main h1")).toEqual([title]);
  expect(texts(page.html, "main dt")).toEqual([
    `${item.name} ${item.format}`,
    `${orderLabels.total} ${unpaid}`,
  ]);
  expect(texts(page.html, "main dd").at(-1)).toBe(amount(book.cents));
  expect(page).toShow(...item.details);
  expect(links(element(page.html, "main"))).toEqual([
    { href: "/offre-speciale", label: continueLabel },
    { href: order.to, label: order.label },
  ]);
});

/** The sections of one kind that a landing has. */
function ofKind<Kind extends LandingSection["kind"]>({ content }: Landing, kind: Kind) {
  return content.sections.filter((section) => section.kind === kind) as Extract<
    LandingSection,
    { kind: Kind }
  >[];
}

test("no two sales pages share their picture", () => {
  const pictures = salesPages.flatMap((landing) => ofKind(landing, "illustration"));
  expect(new Set(pictures.map(({ picture }) => picture)).size).toBe(salesPages.length);
});

test("the list names every sales page that has a route", () => {
  const routes = pages.filter(({ sheet }) => sheet === "landing").map(({ path }) => path);
  expect(salesPages.map(({ path }) => path)).toEqual(routes.sort());
});

describe.each(salesPages)("$path", (landing: Landing) => {
  const { path, content } = landing;

  test("carries one drawn picture, which comes when it is near", async () => {
    const [illustration, ...more] = ofKind(landing, "illustration");
    expect(more).toEqual([]);
    const { html } = await site.page(path);
    const src = `/images/plates/${illustration?.picture}.svg`;
    expect(attributes(html, "figure.illustration img")).toMatchObject([
      {
        src,
        loading: "lazy",
        width: String(illustrationSize.width),
        height: String(illustrationSize.height),
        alt: illustration && illustrations[illustration.picture].alt,
      },
    ]);
  });

  test("says by its price what a buyer wants to know of it, taxes and terms included", async () => {
    const { html } = await site.page(path);
    const offer = element(html, ".offer");
    expect(texts(offer, "dt")).toEqual(colophon.map(({ label }) => label));
    expect(texts(offer, "dd")).toEqual(colophon.flatMap(({ lines }) => lines));
    expect(texts(offer, "small")).toEqual([colophonWords.taxes]);
    expect(links(offer).map(({ href }) => href)).toContain(colophonWords.terms.to);
  });

  test("says the price and the delivery on the first screen", async () => {
    const { html } = await site.page(path);
    const hero = element(html, "main section");
    expect(texts(hero, ".price strong")).toEqual([price(book.cents)]);
    expect(texts(hero, ".facts li").at(-1)).toContain(deliveryTime);
  });

  test("a hero with the cover, a headline and a call; a closing call", async () => {
    const { html } = await site.page(path);
    const hero = element(html, "main section");
    expect(texts(hero, "h1")).toEqual([content.hero.title]);
    expect(attributes(hero, "img")[0]).toMatchObject({
      width: expect.stringMatching(/^\d+$/),
      height: expect.stringMatching(/^\d+$/),
      alt: expect.stringContaining(book.title),
    });
    for (const part of [hero, sectionWith(html, content.closing.title)]) {
      expect(count(part, "form")).toBe(1);
    }
  });

  test("every order button is a plain form that posts to its own address", async () => {
    const { html } = await site.page(path);
    const forms = attributes(html, "main form");
    expect(forms.length).toBeGreaterThanOrEqual(3);
    expect(forms).toEqual(forms.map(() => ({ method: "post" })));
    expect(attributes(html, "main button")).toMatchObject(forms.map(() => ({ type: "submit" })));
    expect(texts(html, "main button")).toEqual(forms.map(() => content.cta));
  });
});
