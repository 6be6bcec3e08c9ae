import { describe, expect, test } from "vitest";
import { upsellPage } from "~/content/funnel";
import { promptPack, saving } from "~/content/offers";
import { price } from "~/lib/money";
import { attributes, count, element, scripts, texts } from "../../support/html";
import { sharedSite } from "../../support/shared-site";

const site = await sharedSite();

test("the pack: price, categories with their counts, extras", async () => {
  const page = await site.page("/offre-speciale");
  const { categories, inclusions } = upsellPage.offer;
  expect(page).toShow(
    upsellPage.title,
    price(promptPack.cents),
    price(saving(promptPack)),
    `${promptPack.prompts} prompts`,
    ...(categories?.items ?? []).map(({ count, title }) => `${count} ${title}`),
    ...inclusions,
  );
  expect(texts(page.html, "s")).toEqual([price(promptPack.listCents)]);
});

test("one box, unticked, and a button whose label the style sheet chooses", async () => {
  const { html } = await site.page("/offre-speciale");
  expect(attributes(html, "main form")).toEqual([{ method: "post" }]);
  expect(attributes(html, "main input")).toEqual([
    { type: "checkbox", name: "prompt_pack", value: "true" },
  ]);
  expect(count(html, "main button")).toBe(1);
  expect(texts(html, "main button span")).toEqual([
    upsellPage.acceptLabel,
    upsellPage.declineLabel,
  ]);
  expect(scripts(html)).toEqual([]);
  expect(element(html, "style").text).toMatch(/:has\([^)]*:checked\)/);
});

describe("ticked", () => {
  test("goes to the pack's checkout, the e-mail prefilled", async () => {
    const path = "/offre-speciale?session_id=cs_1&prefilled_email=lectrice@example.com";
    expect(await site.post(path, { prompt_pack: "true" })).toHaveRedirect(
      "https://pay.test/pack-upsell?prefilled_email=lectrice%40example.com&client_reference_id=offre-speciale",
    );
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
});

test("the page asks no partner", async () => {
  await site.page("/offre-speciale?session_id=cs_1&prefilled_email=a@b.fr");
  expect(site.calls).toEqual([]);
});
