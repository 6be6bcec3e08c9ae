import { describe, expect, test } from "vitest";
import { element, elements, pageText, scripts, tags } from "../../support/html";
import { sharedSite } from "../../support/shared-site";

const site = await sharedSite();

test("the pack: price, categories with their counts, extras", async () => {
  const page = await site.page("/offre-speciale");
  expect(page).toShow("Une offre exclusive pour vous", "57€", "97€", "50+ prompts", "40€");
  expect(elements(page.html, "s").map(pageText)).toEqual(["97€"]);
  const text = page.text.toLowerCase();
  for (const category of [
    "15 prompts de création de contenu",
    "12 prompts d’édition professionnelle",
    "10 prompts d’optimisation de la publication",
    "13 prompts de promotion",
    "guide d’utilisation",
    "exemples",
    "12 mois de mises à jour gratuites",
  ]) {
    expect(text).toContain(category);
  }
});

test("one box, unticked, and a button whose label the style sheet chooses", async () => {
  const { html } = await site.page("/offre-speciale");
  const main = element(html, "main");
  expect(tags(main, "form")).toEqual([{ method: "post" }]);
  expect(tags(main, "input")).toEqual([{ type: "checkbox", name: "prompt_pack", value: "true" }]);
  expect(elements(element(main, "button"), "span").map(pageText)).toEqual([
    "OUI, J'AJOUTE LE PACK DE PROMPTS →",
    "Non merci, je continue sans le pack",
  ]);
  expect(scripts(html)).toEqual([]);
  expect(element(html, "style")).toMatch(/:has\([^)]*:checked\)/);
});

describe("ticked", () => {
  test("goes to the pack's checkout, the e-mail prefilled", async () => {
    const path = "/offre-speciale?session_id=cs_1&prefilled_email=lectrice@example.com";
    expect(await site.post(path, { prompt_pack: "true" })).toHaveRedirect(
      "https://pay.test/pack-upsell?prefilled_email=lectrice%40example.com&client_reference_id=offre-speciale",
    );
  });

  test("goes there without an e-mail when none is known", async () => {
    expect(
      await site.post("/offre-speciale?session_id=cs_1", { prompt_pack: "true" }),
    ).toHaveRedirect("https://pay.test/pack-upsell?client_reference_id=offre-speciale");
  });
});

describe("unticked", () => {
  test("goes to the confirmation with the session", async () => {
    expect(await site.post("/offre-speciale?session_id=cs_1")).toHaveRedirect(
      "/merci?session_id=cs_1&prompt_pack=false",
    );
  });

  test("keeps presale_course when it came with it", async () => {
    expect(await site.post("/offre-speciale?session_id=cs_1&presale_course=true")).toHaveRedirect(
      "/merci?session_id=cs_1&prompt_pack=false&presale_course=true",
    );
    expect(await site.post("/offre-speciale?presale_course=false")).toHaveRedirect(
      "/merci?prompt_pack=false&presale_course=false",
    );
  });

  test("without a session, the answer alone", async () => {
    expect(await site.post("/offre-speciale")).toHaveRedirect("/merci?prompt_pack=false");
    expect(await site.post("/offre-speciale?session_id=%09")).toHaveRedirect(
      "/merci?prompt_pack=false",
    );
  });

  test("carries nothing else", async () => {
    const query =
      "?session_id=cs_1&prefilled_email=a@b.fr&utm_source=fb&prompt_pack=true&redirect=//evil.test";
    expect(
      await site.post(`/offre-speciale${query}`, { redirect: "https://evil.test" }),
    ).toHaveRedirect("/merci?session_id=cs_1&prompt_pack=false");
  });

  test("an unknown presale_course never becomes a purchase", async () => {
    for (const value of ["TRUE", "1", "true%20", "%3Cscript%3E", "%0d%0aX:%20y", ""]) {
      const response = await site.post(`/offre-speciale?presale_course=${value}`);
      const location = response.headers.get("Location") ?? "";
      expect(location).toMatch(/^\/merci\?prompt_pack=false(&presale_course=false)?$/);
    }
  });

  test.each(["on", "TRUE", "1", "", "false"])("the box's value %o is no order", async (value) => {
    expect(await site.post("/offre-speciale", { prompt_pack: value })).toHaveRedirect(
      "/merci?prompt_pack=false",
    );
  });
});

test("the page asks no partner", async () => {
  await site.page("/offre-speciale?session_id=cs_1&prefilled_email=a@b.fr");
  expect(site.calls).toEqual([]);
});
