import { describe, expect, test } from "vitest";
import { orderLabels } from "~/content/funnel";
import { promptPack, training } from "~/content/offers";
import { promptPackThanksPage, trainingThanksPage } from "~/content/product-thanks";
import { price } from "~/lib/money";
import { count, element, links, receipt, texts } from "../../support/html";
import { json } from "../../support/partners";
import { setting } from "../../support/settings";
import { sharedSite } from "../../support/shared-site";

const site = await sharedSite();

describe.each([
  { path: "/merci-masterclass", content: trainingThanksPage, product: training },
  { path: "/merci-prompts", content: promptPackThanksPage, product: promptPack },
])("$path", ({ path, content, product: { name, cents } }) => {
  const { email, ...rows } = orderLabels;
  const recap = { [rows.product]: name, [rows.price]: price(cents), [rows.total]: price(cents) };

  test("product, price, total", async () => {
    const { html } = await site.page(path);
    expect(receipt(html)).toEqual(recap);
  });

  test("the buyer's e-mail when it is found, escaped", async () => {
    site.partner(json({ email: "<b>@b.fr" }));
    const { html } = await site.page(`${path}?session_id=cs_1`);
    expect(receipt(html)).toEqual({ ...recap, [email]: "<b>@b.fr" });
    expect(html).not.toContain("<b>@");
  });

  test("next steps in their order and a support address", async () => {
    const { html } = await site.page(path);
    const steps = content.nextSteps.steps.map(({ title, text }) => `${title} ${text}`);
    expect(texts(element(html, "main ol"), "li")).toEqual(
      steps.map((step) => expect.stringContaining(step)),
    );
    expect(links(element(html, "main"))).toContainEqual({
      href: `mailto:${setting("CONTACT_EMAIL")}`,
      label: setting("CONTACT_EMAIL"),
    });
  });

  test("parameters of the funnel change nothing here", async () => {
    const plain = await site.page(path);
    const other = await site.page(`${path}?prompt_pack=true&presale_course=true`);
    expect(other.text).toBe(plain.text);
  });

  test("asks for nothing: it has no form", async () => {
    const { html } = await site.page(path);
    expect(count(html, "form")).toBe(0);
  });
});

test("the training's page says what is included", async () => {
  const page = await site.page("/merci-masterclass");
  expect(page).toShow(...(trainingThanksPage.inclusions?.items ?? []));
});
