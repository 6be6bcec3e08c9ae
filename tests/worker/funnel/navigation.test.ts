import { describe, expect, test } from "vitest";
import { funnelPages, navigationLinks } from "../../support/funnel";
import { element, elements, links, tags } from "../../support/html";
import { sharedSite } from "../../support/shared-site";

const site = await sharedSite();

/** The bar's two menus, each as its links. */
function menus(html: string) {
  return elements(element(html, "header"), "nav").map(links);
}

test.each(funnelPages)("%s: bar, mobile menu, footer, skip link", async (path) => {
  const { html } = await site.page(path);
  expect(menus(html)).toHaveLength(2);
  for (const menu of menus(html)) {
    expect(menu.map(({ href }) => href)).toEqual(navigationLinks);
    expect(menu).toContainEqual({ href: "/pack-prompt-ia", label: "Pack de prompts" });
    expect(menu).toContainEqual({ href: "/livre", label: "Le Livre" });
  }
  const footer = links(element(html, "footer")).map(({ href }) => href);
  for (const href of [
    "/mentions-legales",
    "/conditions-generales-de-vente",
    "mailto:contact@auteur-augmente.example",
    "tel:+33123456789",
  ]) {
    expect(footer).toContain(href);
  }
  const [skip] = links(element(html, "body"));
  expect(skip?.href).toBe("#contenu");
  expect(tags(html, "main")[0]?.id).toBe("contenu");
});

test("the mobile menu is a native disclosure, closed at first", async () => {
  const { html } = await site.page("/");
  const header = element(html, "header");
  expect(tags(header, "details")).toHaveLength(1);
  expect(tags(header, "details")[0]).not.toHaveProperty("open");
  expect(links(element(header, "details")).map(({ href }) => href)).toEqual(navigationLinks);
});

test("both menus mark the page one is on", async () => {
  const { html } = await site.page("/");
  const current = tags(element(html, "header"), "a").filter((link) => link["aria-current"]);
  expect(current).toEqual([
    { href: "/", "aria-current": "page" },
    { href: "/", "aria-current": "page" },
  ]);
});

describe("the bar is hidden", () => {
  test.each(["fb", "ig"])("for utm_source=%s, on every page", async (source) => {
    for (const path of [...funnelPages, "/rien-ici"]) {
      const { html } = await site.page(`${path}?utm_source=${source}`);
      expect(html, path).not.toContain("<header class=");
      expect(menus(html), path).toEqual([]);
      expect(links(element(html, "footer")).length, path).toBeGreaterThan(0);
    }
  });

  test("whatever else the link carries", async () => {
    const { html } = await site.page("/merci?session_id=&utm_source=fb&prompt_pack=false&x=1");
    expect(menus(html)).toEqual([]);
  });
});

describe("the bar is shown", () => {
  test.each([
    "FB",
    "Ig",
    "fb2",
    "fb,ig",
    "",
    "facebook",
    "%20fb",
    "fb%20",
    "fb%00",
    "f%E2%80%8Bb",
    "x&utm_source=fb",
  ])("for utm_source=%s", async (source) => {
    const { html } = await site.page(`/livre-augmente-fl?utm_source=${source}`);
    expect(menus(html)).toHaveLength(2);
  });

  test.each(["UTM_SOURCE=fb", "utm_medium=fb", "source=fb", "utm_source[]=fb"])(
    "for %s",
    async (query) => {
      const { html } = await site.page(`/livre-augmente-fl?${query}`);
      expect(menus(html)).toHaveLength(2);
    },
  );
});

test("the bar's visibility is each visitor's own, whoever came before", async () => {
  const path = "/livre-augmente-fl-c";
  for (const [query, shown] of [
    ["?utm_source=fb", 0],
    ["", 2],
    ["?utm_source=newsletter", 2],
    ["?utm_source=ig&utm_campaign=a", 0],
    ["?utm_source=fb2", 2],
  ] as const) {
    const { html } = await site.page(path + query);
    expect(menus(html), query).toHaveLength(shown);
  }
});
