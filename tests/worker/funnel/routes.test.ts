import { describe, expect, test } from "vitest";
import { funnelPages, landings } from "../../support/funnel";
import { element, elements, links, pageText, sectionWith, tags } from "../../support/html";
import { sharedSite } from "../../support/shared-site";

const site = await sharedSite();

describe.each(funnelPages)("%s", (path) => {
  test("is a complete French document", async () => {
    const { status, headers, html } = await site.page(path);
    expect(status).toBe(200);
    expect(headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    expect(html).toMatch(/^<!DOCTYPE html><html lang="fr">/);
    expect(elements(html, "h1")).toHaveLength(1);
    expect(element(html, "title")).not.toBe("");
    const description = tags(html, "meta").find(({ name }) => name === "description");
    expect(description?.content).toMatch(/.{50,}/);
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
  const titles = pages.map(({ html }) => element(html, "title"));
  const descriptions = pages.map(
    ({ html }) => tags(html, "meta").find(({ name }) => name === "description")?.content,
  );
  // `/merci` and `/confirmation-commande` differ while no parameter says that they are the same.
  expect(new Set(titles).size).toBe(funnelPages.length);
  expect(new Set(descriptions).size).toBe(funnelPages.length);
});

test.each([
  ...landings.slice(1),
  "/commande",
  "/merci",
  "/merci?prompt_pack=false",
  "/confirmation-commande",
  "/offre-speciale",
  "/merci-masterclass",
  "/merci-prompts",
])("%s stays out of search engines", async (path) => {
  const { html } = await site.page(path);
  expect(tags(html, "meta")).toContainEqual({ name: "robots", content: "noindex" });
});

test.each([
  ["/", "https://site.test/"],
  ["/livre-augmente-fl", "https://site.test/livre-augmente-fl"],
])("%s is for search engines, under its canonical address", async (path, canonical) => {
  const { html } = await site.page(`${path}?utm_source=x`);
  expect(tags(html, "link")).toContainEqual({ rel: "canonical", href: canonical });
  expect(html).not.toContain("noindex");
});

test.each(["/livre-augmente-fl/", "/LIVRE-augmente-fl", "/livre%2Daugmente-fl"])(
  "%s, if it is a page at all, names the one canonical address",
  async (path) => {
    const { html } = await site.page(path);
    const canonical = tags(html, "link").filter(({ rel }) => rel === "canonical");
    for (const { href } of canonical) expect(href).toBe("https://site.test/livre-augmente-fl");
  },
);

describe("the price block", () => {
  const sold = ["/", ...landings, "/commande"];

  test.each(sold)("%s says all of it", async (path) => {
    const page = await site.page(path);
    expect(page).toShow("19,90€", "29,90€", "-33%", "184 pages", "France métropolitaine");
    expect(elements(page.html, "s").map(pageText)).toContain("29,90€");
    expect(page.text).toMatch(/rembours[^.]*30 jours|30 jours[^.]*rembours/i);
  });

  test.each(["/", ...landings])("%s says all of it in one place", async (path) => {
    const { html } = await site.page(path);
    const text = pageText(sectionWith(html, "29,90€", "184 pages"));
    for (const fact of ["19,90€", "-33%", "France métropolitaine"]) expect(text).toContain(fact);
    expect(text).toMatch(/port (offert|gratuit)|livraison (offerte|gratuite)/i);
    expect(text).toMatch(/remboursé 30 jours/i);
  });
});

describe("home", () => {
  test("hero: two ways on, the rating, the badge", async () => {
    const page = await site.page("/");
    expect(page).toShow("Dédicacé + Port offert", "4.9/5", "127 avis");
    const main = links(element(page.html, "main"));
    expect(main).toContainEqual({ href: "/livre-augmente-fl", label: "Commander le livre" });
    expect(main).toContainEqual({ href: "/diagnostic", label: "Diagnostic gratuit" });
  });

  test("three benefits, why now, for whom", async () => {
    const { html } = await site.page("/");
    const benefits = sectionWith(html, "ATLAS", "25+ prompts");
    expect(elements(benefits, "li")).toHaveLength(3);
    expect(pageText(benefits)).toContain("moins de 2 heures");

    const headings = elements(html, "h2").map(pageText);
    expect(headings).toContain("Pourquoi maintenant ?");
    expect(headings).toContain("Pour qui exactement ?");
    const audiences = elements(sectionWith(html, "Pour qui exactement ?"), "h3").map(pageText);
    expect(audiences).toEqual(["Coachs et consultants", "Experts et formateurs", "Entrepreneurs"]);
  });

  test("claims, three readers, a guarantee", async () => {
    const page = await site.page("/");
    expect(page).toShow("500+", "10+", "30M€+", "experts formés", "Satisfait ou remboursé");
    expect(elements(page.html, "blockquote")).toHaveLength(3);
  });

  test("is for reading only: it has no form", async () => {
    const { html } = await site.page("/");
    expect(tags(html, "form")).toEqual([]);
  });
});

test("/commande: one line item and the way on", async () => {
  const page = await site.page("/commande");
  const main = element(page.html, "main");
  expect(elements(main, "h1").map(pageText)).toEqual(["Finaliser votre commande"]);
  expect(page).toShow("L'Auteur Augmenté", "Ebook", "19,90€");
  expect(elements(main, "dt").map(pageText)).toEqual([
    "L'Auteur Augmenté Ebook et livre broché dédicacé",
    "Total",
  ]);
  expect(links(main)).toEqual([{ href: "/offre-speciale", label: "CONTINUER" }]);
});
