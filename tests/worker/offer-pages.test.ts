import { describe, expect, test } from "vitest";
import { bookPage } from "~/content/book-page";
import { masterclassPage } from "~/content/masterclass";
import { book, discount, promptPack, vip } from "~/content/offers";
import { promptPackPage } from "~/content/prompt-pack";
import { trainingPage } from "~/content/training";
import { vipPage } from "~/content/vip";
import { price } from "~/lib/money";
import { copyOf } from "../support/content";
import {
  attributes,
  count,
  element,
  figures,
  links,
  pageText,
  receipt,
  scripts,
  sectionWith,
  texts,
  unspaced,
} from "../support/html";
import { sharedSite } from "../support/shared-site";

const bookingUrl = "https://booking.test/vip?call=45";
const site = await sharedSite({ vars: { VIP_BOOKING_URL: bookingUrl } });

const contents: Record<string, { meta: object }> = {
  "/livre": bookPage,
  "/inscription-masterclass": trainingPage,
  "/masterclass": masterclassPage,
  "/accompagnement-vip": vipPage,
  "/pack-prompt-ia": promptPackPage,
};

/** Labels of the main part's links to an address. */
function labelsOf(html: string, href: string): string[] {
  return links(element(html, "main"))
    .filter((link) => link.href === href)
    .map(({ label }) => label);
}

/** The headings of the items in the section of a title. */
function headings(html: string, { title }: { title: string }): string[] {
  return texts(sectionWith(html, title), "h3");
}

/** Large figures as the page shows them. */
function shown(list: { value: string; label: string }[]): string[] {
  return list.map(({ value, label }) => `${value} ${label}`);
}

describe.each(Object.entries(contents))("%s", (path, { meta, ...content }) => {
  test("says all that its content says", async () => {
    const page = await site.page(path);
    expect(page.status).toBe(200);
    expect(page).toShow(...copyOf(content));
    expect(count(page.html, "h1")).toBe(1);
  });

  test("is the same for everybody, and carries no script", async () => {
    const { html, headers } = await site.page(path);
    expect(headers.get("Cache-Control")).toMatch(/^public/);
    expect(headers.get("Content-Security-Policy")).toContain("script-src 'none'");
    expect(scripts(html)).toEqual([]);
  });
});

describe("/livre", () => {
  test("shows the cover, the learning points and the benefits", async () => {
    const { html } = await site.page("/livre");
    const hero = element(html, "main section");
    expect(texts(hero, "h1")).toEqual([bookPage.title]);
    expect(attributes(hero, "img")).toMatchObject([{ alt: expect.stringContaining(book.title) }]);
    for (const { title, items } of [bookPage.learning, bookPage.benefits]) {
      expect(headings(html, { title })).toEqual(items.map((item) => item.title));
    }
  });

  test("leads to the order page and to the resources", async () => {
    const { html } = await site.page("/livre");
    const { orderLabel, resourcesLabel } = bookPage;
    expect(labelsOf(html, "/livre-augmente-fl")).toEqual([orderLabel, orderLabel]);
    expect(labelsOf(html, "/ressources-livre")).toEqual([resourcesLabel, resourcesLabel]);
    expect(count(html, "main form")).toBe(0);
  });

  test("says all of the price in one place", async () => {
    const { html } = await site.page("/livre");
    const offer = sectionWith(html, price(book.cents));
    expect(texts(offer, "s")).toEqual([price(book.listCents)]);
    const facts = [discount(book), `${book.pages} pages`, book.freeShippingArea];
    const text = pageText(offer);
    for (const fact of facts) expect(unspaced(text)).toContain(unspaced(fact));
    expect(text).toMatch(new RegExp(`remboursé.*${book.guaranteeDays}\\s*jours`));
  });
});

test("/masterclass leads to the training", async () => {
  const { html } = await site.page("/masterclass");
  const label = masterclassPage.registerLabel;
  expect(labelsOf(html, "/inscription-masterclass")).toEqual([label, label]);
  expect(figures(html)).toEqual(shown(masterclassPage.facts));
});

describe("/accompagnement-vip", () => {
  const path = "/accompagnement-vip";

  test("names the programme, its figures and its phases in their order", async () => {
    const { html } = await site.page(path);
    expect(texts(html, "h1")).toEqual([vip.name]);
    expect(figures(html)).toEqual(shown(vipPage.facts));
    const { title, items } = vipPage.phases;
    expect(headings(html, { title })).toEqual(items.map((phase) => phase.title));
  });

  test("says openly that its testimonials are fictional", async () => {
    const { html } = await site.page(path);
    const { fictionalNote, reviews } = vipPage.testimonials;
    const authors = texts(sectionWith(html, fictionalNote), "figcaption");
    expect(authors).toHaveLength(reviews.length);
    for (const author of authors) expect(author).toContain("(personnage fictif)");
  });

  test("states its price, the instalments and the places left", async () => {
    const { html } = await site.page(path);
    const { feeLabel, instalments, places } = vipPage.price;
    const terms = sectionWith(html, feeLabel);
    expect(texts(terms, "strong")).toEqual([price(vip.cents)]);
    expect(texts(terms, "s")).toEqual([price(vip.listCents)]);
    expect(texts(terms, "dd").slice(1)).toEqual([instalments, places.value]);
  });

  test("books the call where the operator says", async () => {
    const { html } = await site.page(path);
    const { linkLabel } = vipPage.call;
    expect(labelsOf(html, bookingUrl)).toEqual([linkLabel, linkLabel]);
    expect(count(html, "main form")).toBe(0);
  });
});

describe("/pack-prompt-ia", () => {
  const path = "/pack-prompt-ia";

  test("shows the title and the price first", async () => {
    const { html } = await site.page(path);
    const hero = element(html, "main section");
    expect(texts(hero, "h1")).toEqual([promptPackPage.title]);
    expect(texts(hero, "strong")).toEqual([price(promptPack.cents)]);
    expect(texts(hero, "s")).toEqual([price(promptPack.listCents)]);
  });

  test("counts its prompts by category", async () => {
    const { html } = await site.page(path);
    const inventory = promptPack.categories.map(({ name, count }) => [name, String(count)]);
    expect(receipt(html)).toEqual({
      [promptPack.name]: promptPack.prompts,
      ...Object.fromEntries(inventory),
    });
    const { title, items } = promptPackPage.categories;
    expect(headings(html, { title })).toEqual(
      items.map((item) => `${item.count} prompts ${item.title}`),
    );
  });

  test("adds the extras, and one author's testimonial", async () => {
    const { html } = await site.page(path);
    const { title, items } = promptPackPage.extras;
    expect(headings(html, { title })).toEqual(items.map((extra) => extra.title));
    const { quote } = promptPackPage.testimonial;
    expect(texts(html, "blockquote").filter((text) => text.includes(quote))).toHaveLength(1);
  });

  test("has two order buttons, which lead to its checkout under its own name", async () => {
    const { html } = await site.page(path);
    expect(attributes(html, "main form")).toEqual([{ method: "post" }, { method: "post" }]);
    const { top, bottom } = promptPackPage.orderLabels;
    expect(texts(html, "main button[type=submit]")).toEqual([top, bottom]);
    expect(await site.post(path)).toHaveRedirect(
      "https://pay.test/pack?client_reference_id=pack-prompt-ia",
    );
    expect(await site.post(`${path}?prefilled_email=a%40b.fr`)).toHaveRedirect(
      "https://pay.test/pack?prefilled_email=a%40b.fr&client_reference_id=pack-prompt-ia",
    );
  });
});
