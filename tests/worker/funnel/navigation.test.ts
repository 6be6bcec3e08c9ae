import { expect, test } from "vitest";
import { legalLinks, navigation } from "~/content/site";
import { count, element, elements, hrefs, links, metas } from "../../support/html";
import { funnelPages } from "../../support/pages";
import { sharedSite } from "../../support/site";
import { setting } from "../../support/variables";

const site = await sharedSite();

const bar = navigation.map(({ to, label }) => ({ href: to, label }));

/** The bar's two menus, each as its links. */
function menus(html: string) {
  return elements(html, "body > header nav").map((menu) => links(menu));
}

test.each(funnelPages)("%s: head, bar, mobile menu, footer, skip link", async (path) => {
  const { status, html } = await site.page(path);
  expect(status).toBe(200);
  expect(html).toMatch(/^<!DOCTYPE html><html lang="fr">/);
  expect(count(html, "h1")).toBe(1);
  expect(metas(html).description).toMatch(/.{50,}/);
  expect(menus(html)).toEqual([bar, bar]);
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

test.each(["fb", "ig"])("no bar for utm_source=%s", async (source) => {
  for (const path of [...funnelPages, "/rien-ici"]) {
    const { html } = await site.page(`${path}?utm_source=${source}`);
    expect(count(html, "body > header"), path).toBe(0);
    expect(hrefs(html, "footer").length, path).toBeGreaterThan(0);
  }
});
