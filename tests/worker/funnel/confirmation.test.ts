import { describe, expect, test } from "vitest";
import { element, elements, links, pageText, receipt, tags } from "../../support/html";
import { json } from "../../support/partners";
import { sharedSite } from "../../support/shared-site";
import { settings } from "../../support/variables";

const site = await sharedSite();

const training = /^Formation en ligne L'Auteur Augmenté PRÉ-VENTE/;
const pack = /^Pack de Prompts IA pour Auteurs/;

/** The recap's rows that start with a product's name. */
function rows(html: string, product: RegExp) {
  return Object.entries(receipt(html)).filter(([label]) => product.test(label));
}

function steps(html: string): string[] {
  const lists = elements(element(html, "main"), "ol");
  return elements(lists.at(-1) ?? "", "li").map(pageText);
}

describe.each(["/merci", "/confirmation-commande"])("%s", (path) => {
  test.each([
    ["prompt_pack=false", "19,90€"],
    ["prompt_pack=true", "76,90€"],
    ["presale_course=true", "216,90€"],
    ["presale_course=true&prompt_pack=true", "273,90€"],
    ["presale_course=true&prompt_pack=false", "216,90€"],
    ["presale_course=false&prompt_pack=true", "76,90€"],
    ["presale_course=TRUE&prompt_pack=True", "19,90€"],
    ["presale_course=1&prompt_pack=yes", "19,90€"],
    ["presale_course=&prompt_pack=", "19,90€"],
    ["presale_course=true%00&prompt_pack=%20true", "19,90€"],
    ["prompt_pack=%3Cb%3E", "19,90€"],
  ])("%s: a total of %s", async (query, total) => {
    const page = await site.page(`${path}?${query}`);
    const withTraining = /(^|&)presale_course=true(&|$)/.test(query);
    const withPack = /(^|&)prompt_pack=true(&|$)/.test(query);

    expect(page.status).toBe(200);
    expect(page).toShow("Félicitations pour votre commande !");
    expect(page).toHide("Merci pour votre commande !", "OFFRE SPÉCIALE");
    expect(receipt(page.html).Total).toBe(total);
    expect(rows(page.html, /^L'Auteur Augmenté/).map(([, price]) => price)).toEqual(["19,90€"]);
    expect(rows(page.html, training).map(([, price]) => price)).toEqual(
      withTraining ? ["197€"] : [],
    );
    expect(rows(page.html, pack).map(([, price]) => price)).toEqual(withPack ? ["57€"] : []);
  });

  test("the training comes with a notice, and only then", async () => {
    const page = await site.page(`${path}?presale_course=true`);
    expect(page).toShow("PRÉ-VENTE", "dans 3 mois", "masterclass préparatoire");
    expect(page.text).toMatch(/un mois avant le lancement/);
    expect(await site.page(`${path}?prompt_pack=true`)).toHide("PRÉ-VENTE", "masterclass prép");
  });

  test.each([
    ["prompt_pack=false", 2],
    ["prompt_pack=false&presale_course=true", 2],
    ["prompt_pack=true", 3],
    ["prompt_pack=False", 3],
    ["prompt_pack=", 3],
    ["presale_course=true", 3],
    ["presale_course=false", 3],
  ])("%s: %i next steps", async (query, count) => {
    const { html } = await site.page(`${path}?${query}`);
    const shown = steps(html);
    expect(shown).toHaveLength(count);
    expect(shown.filter((step) => /e-mail de confirmation/i.test(step))).toHaveLength(count - 2);
    expect(shown.at(-2)).toMatch(/groupe privé.*réseau professionnel/);
    expect(shown.at(-1)).toMatch(/#\p{L}+/u);
  });

  test("links to the group and to the support's address", async () => {
    const { html } = await site.page(`${path}?prompt_pack=false`);
    const hrefs = links(element(html, "main")).map(({ href }) => href);
    expect(hrefs).toEqual([settings.COMMUNITY_URL, `mailto:${settings.CONTACT_EMAIL}`]);
  });

  test("shows the e-mail that was looked up, escaped", async () => {
    site.partner(json({ email: `"><img/src=x>'&amp;@b.fr` }));
    const { html } = await site.page(`${path}?session_id=cs_1&prompt_pack=true`);
    expect(receipt(html)["E-mail"]).toBe(`"><img/src=x>'&amp;@b.fr`);
    expect(tags(element(html, "main"), "img")).toEqual([]);
    expect(html).not.toContain('"><img');
  });

  test("has no e-mail row without one", async () => {
    const { html } = await site.page(`${path}?prompt_pack=true`);
    expect(receipt(html)).not.toHaveProperty("E-mail");
  });

  test("asks for nothing: it has no form", async () => {
    const { html } = await site.page(`${path}?prompt_pack=true`);
    expect(tags(html, "form")).toEqual([]);
  });
});

test("/confirmation-commande is the confirmation without any parameter, too", async () => {
  const page = await site.page("/confirmation-commande");
  expect(page).toShow("Félicitations pour votre commande !");
  expect(receipt(page.html).Total).toBe("19,90€");
  expect(steps(page.html)).toHaveLength(3);
});

test.each(["", "?session_id=", "?prefilled_email=a@b.fr", "?PROMPT_PACK=true", "?prompt_pack[]=x"])(
  "/merci%s is the thank-you page",
  async (query) => {
    expect(await site.page(`/merci${query}`)).toShow("Merci pour votre commande !");
  },
);

test.each(["?prompt_pack", "?presale_course", "?presale_course=x", "?session_id=&prompt_pack=x"])(
  "/merci%s is the final confirmation",
  async (query) => {
    expect(await site.page(`/merci${query}`)).toShow("Félicitations pour votre commande !");
  },
);

test("the title says which of the two readings it is", async () => {
  const thanks = await site.page("/merci");
  const final = await site.page("/merci?prompt_pack=false");
  expect(pageText(element(thanks.html, "title"))).toMatch(/^Merci pour votre commande/);
  expect(pageText(element(final.html, "title"))).toMatch(/^Félicitations pour votre commande/);
});
