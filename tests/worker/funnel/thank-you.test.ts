import { describe, expect, test } from "vitest";
import { element, elements, pageText, receipt, tags } from "../../support/html";
import { json } from "../../support/partners";
import { sharedSite } from "../../support/shared-site";

const site = await sharedSite();

test("the order: product, price and total, no e-mail row while none is known", async () => {
  const page = await site.page("/merci");
  expect(page).toShow("Merci pour votre commande !");
  expect(receipt(page.html)).toEqual({
    Produit: "L'Auteur Augmenté",
    Prix: "19,90€",
    Total: "19,90€",
  });
  expect(page).toHide("Félicitations pour votre commande !");
});

test("the buyer's e-mail stands in the recap and travels with the form", async () => {
  site.partner(json({ email: "lectrice@example.com" }));
  const { html } = await site.page("/merci?session_id=cs_1");
  expect(receipt(html)).toMatchObject({ "E-mail": "lectrice@example.com" });
  expect(tags(element(html, "main"), "input")).toContainEqual({
    type: "hidden",
    name: "prefilled_email",
    value: "lectrice@example.com",
  });
});

test("the training's offer has all of it, its box unticked", async () => {
  const page = await site.page("/merci");
  expect(page).toShow("OFFRE SPÉCIALE", "197€", "990€", "3 mois", "8 modules", "Continuer");
  expect(page.text).toMatch(/plus de 25 heures|25\+ heures/i);
  expect(page.text).toMatch(/modèles et les prompts/);
  expect(page.text).toMatch(/guide de l’offre premium/i);
  expect(page.text).toMatch(/2 (séances|sessions) de questions-réponses en groupe/);
  expect(page.text).toMatch(/rembours\S* .*30 jours après le lancement/i);
  expect(elements(page.html, "s").map(pageText)).toEqual(["990€"]);

  const main = element(page.html, "main");
  const boxes = tags(main, "input").filter(({ type }) => type === "checkbox");
  expect(boxes).toEqual([{ type: "checkbox", name: "presale_course", value: "true" }]);
  expect(tags(main, "form")).toEqual([{ method: "post" }]);
  expect(elements(main, "button").map(pageText)).toEqual(["Continuer"]);
});

test("three next steps", async () => {
  const { html } = await site.page("/merci");
  expect(elements(element(element(html, "main"), "ol"), "li")).toHaveLength(3);
});

describe("ticked", () => {
  test("goes to the training's checkout with the e-mail that the page knew", async () => {
    const response = await site.post("/merci?session_id=cs_1", {
      presale_course: "true",
      prefilled_email: "lectrice@example.com",
    });
    expect(response).toHaveRedirect(
      "https://pay.test/training-upsell?prefilled_email=lectrice%40example.com&client_reference_id=merci",
    );
  });

  test("goes there without an e-mail when none is known", async () => {
    expect(await site.post("/merci?session_id=cs_1", { presale_course: "true" })).toHaveRedirect(
      "https://pay.test/training-upsell?client_reference_id=merci",
    );
  });
});

describe("unticked", () => {
  test("goes on to the next offer with session and e-mail", async () => {
    const response = await site.post("/merci?session_id=cs_1", {
      prefilled_email: "jean+livre@example.com",
    });
    expect(response).toHaveRedirect(
      "/offre-speciale?session_id=cs_1&prefilled_email=jean%2Blivre%40example.com",
    );
  });

  test("takes the e-mail of the address when the form has none", async () => {
    expect(await site.post("/merci?session_id=cs_1&prefilled_email=a@b.fr")).toHaveRedirect(
      "/offre-speciale?session_id=cs_1&prefilled_email=a%40b.fr",
    );
  });

  test("goes on without what is not known", async () => {
    expect(await site.post("/merci")).toHaveRedirect("/offre-speciale");
    expect(await site.post("/merci?prefilled_email=a@b.fr")).toHaveRedirect(
      "/offre-speciale?prefilled_email=a%40b.fr",
    );
  });

  test("carries nothing else", async () => {
    const query = "?session_id=cs_1&utm_source=fb&fbclid=1&redirect=https://evil.test&x=1";
    expect(
      await site.post(`/merci${query}`, { redirect: "https://evil.test", action: "//evil.test" }),
    ).toHaveRedirect("/offre-speciale?session_id=cs_1");
  });

  test.each([
    ["a session with control characters", "session_id=cs%00_1", {}],
    ["a session over 255 characters", `session_id=${"a".repeat(256)}`, {}],
    ["a blank session", "session_id=%20", {}],
    ["an e-mail without at-sign", "prefilled_email=nobody", { prefilled_email: "nobody" }],
    [
      "an e-mail with a line break",
      "prefilled_email=a%0d%0a@b.fr",
      { prefilled_email: "a@b.fr\r\nX: y" },
    ],
    ["an e-mail of 60 KB", "", { prefilled_email: `${"a".repeat(60_000)}@b.fr` }],
  ])("drops %s", async (_name, query, fields) => {
    expect(await site.post(`/merci?${query}`, fields)).toHaveRedirect("/offre-speciale");
  });

  test("encodes what it carries", async () => {
    expect(await site.post("/merci?session_id=a%26prompt_pack%3Dtrue%23%2F")).toHaveRedirect(
      "/offre-speciale?session_id=a%26prompt_pack%3Dtrue%23%2F",
    );
  });

  test.each(["on", "TRUE", "1", "", "false", "true "])(
    "the box's value %o is no order",
    async (value) => {
      expect(await site.post("/merci", { presale_course: value })).toHaveRedirect(
        "/offre-speciale",
      );
    },
  );
});

test("no look-up is made for an answer to the offer", async () => {
  await site.post("/merci?session_id=cs_1");
  await site.post("/merci?session_id=cs_1", { presale_course: "true" });
  expect(site.calls).toEqual([]);
});
