import { describe, expect, test } from "vitest";
import { element, elements, links, receipt } from "../../support/html";
import { json } from "../../support/partners";
import { sharedSite } from "../../support/shared-site";

const site = await sharedSite();

describe.each([
  {
    path: "/merci-masterclass",
    product: "Formation en ligne L'Auteur Augmenté",
    price: "197€",
    steps: 4,
  },
  {
    path: "/merci-prompts",
    product: "Pack de Prompts IA pour Auteurs",
    price: "57€",
    steps: 3,
  },
])("$path", ({ path, product, price, steps }) => {
  test("product, price, total", async () => {
    const { html } = await site.page(path);
    expect(receipt(html)).toEqual({ Produit: product, Prix: price, Total: price });
  });

  test("the buyer's e-mail when it is found, escaped", async () => {
    site.partner(json({ email: "<b>@b.fr" }));
    const { html } = await site.page(`${path}?session_id=cs_1`);
    expect(receipt(html)).toEqual({
      Produit: product,
      Prix: price,
      "E-mail": "<b>@b.fr",
      Total: price,
    });
    expect(html).not.toContain("<b>@");
  });

  test("next steps and a support address", async () => {
    const { html } = await site.page(path);
    const main = element(html, "main");
    expect(elements(element(main, "ol"), "li")).toHaveLength(steps);
    expect(links(main)).toContainEqual({
      href: "mailto:contact@auteur-augmente.example",
      label: "contact@auteur-augmente.example",
    });
  });

  test("parameters of the funnel change nothing here", async () => {
    const plain = await site.page(path);
    const other = await site.page(`${path}?prompt_pack=true&presale_course=true`);
    expect(other.text).toBe(plain.text);
  });
});

test("the training's four steps in their order, and what is included", async () => {
  const page = await site.page("/merci-masterclass");
  const steps = elements(element(element(page.html, "main"), "ol"), "h3").join(" | ");
  expect(steps).toMatch(/confirmation.*module préparatoire.*masterclass préparatoire.*formation/i);
  expect(page.text).toMatch(/30 jours avant le lancement.*dans 3 mois/i);
  expect(page).toShow("8 modules", "25+ heures", "2 séances");
});

test("the pack's access is immediate", async () => {
  const page = await site.page("/merci-prompts");
  expect(page.text).toMatch(/e-mail de confirmation.*accès est immédiat/i);
});
