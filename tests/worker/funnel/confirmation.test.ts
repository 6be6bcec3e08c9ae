import { describe, expect, test } from "vitest";
import { confirmationPage, orderLabels, thankYouPage } from "~/content/funnel";
import { book, promptPack, training } from "~/content/offers";
import { promptPackThanksPage, trainingThanksPage } from "~/content/product-thanks";
import { funnelOffers, products } from "~/content/products";
import { amount, price } from "~/lib/money";
import { json } from "../../support/fakes";
import {
  count,
  element,
  elements,
  hrefs,
  links,
  pageTitle,
  receipt,
  texts,
} from "../../support/html";
import { sharedSite } from "../../support/site";
import { setting } from "../../support/variables";

const site = await sharedSite();

const { recap, nextSteps, trainingNotice } = confirmationPage;
const { tag = "" } = recap.added.training;
const { parameter: lastOffered } = products[funnelOffers[1].product];

/** Prices in the recap's rows of a product. */
function pricesOf(html: string, { name }: { name: string }): string[] {
  const rows = Object.entries(receipt(html)).filter(([label]) => label.startsWith(name));
  return rows.map(([, value]) => value);
}

function steps(html: string): string[] {
  const list = elements(html, "main ol").at(-1);
  return list ? texts(list, "li") : [];
}

describe.each(["/merci", "/confirmation-commande"])("%s", (path) => {
  test.each([
    ["prompt_pack=false", []],
    ["prompt_pack=true", [promptPack]],
    ["presale_course=true", [training]],
    ["presale_course=true&prompt_pack=true", [training, promptPack]],
    ["prompt_pack=%3Cb%3E", []],
  ])("%s: its rows and its total", async (query, extras) => {
    const page = await site.page(`${path}?${query}`);
    const pricesWhenBought = (extra: (typeof extras)[number]) =>
      extras.includes(extra) ? [price(extra.cents)] : [];

    expect(page.status).toBe(200);
    expect(page).toShow(confirmationPage.title);
    expect(page).toHide(thankYouPage.title, thankYouPage.nextSteps.title);
    expect(count(page.html, "form")).toBe(0);
    const total = [book, ...extras].reduce((sum, { cents }) => sum + cents, 0);
    expect(receipt(page.html)[orderLabels.total]).toBe(amount(total));
    expect(pricesOf(page.html, recap.book)).toEqual([price(book.cents)]);
    expect(pricesOf(page.html, recap.added.training)).toEqual(pricesWhenBought(training));
    expect(pricesOf(page.html, recap.added["prompt-pack"])).toEqual(pricesWhenBought(promptPack));
  });

  test("the training comes with a notice, and only then", async () => {
    const notice = [tag, trainingNotice.title, trainingNotice.text];
    expect(await site.page(`${path}?presale_course=true`)).toShow(...notice);
    expect(await site.page(`${path}?prompt_pack=true`)).toHide(...notice);
  });

  test.each([
    [`${lastOffered}=false`, false],
    [`${lastOffered}=true`, true],
    [`${lastOffered}=False`, true],
  ])("%s: next steps with the confirmation e-mail: %s", async (query, announced) => {
    const { html } = await site.page(`${path}?${query}`);
    const { confirmationEmail, community, hashtag } = nextSteps;
    const wanted = [...(announced ? [confirmationEmail] : []), community, hashtag];
    expect(steps(html)).toEqual(wanted.map(({ title }) => expect.stringContaining(title)));
    expect(steps(html).at(-1)).toContain(hashtag.tag);
  });

  test("links to the group and to the support's address", async () => {
    const { html } = await site.page(`${path}?prompt_pack=false`);
    expect(hrefs(html, "main")).toEqual([
      setting("COMMUNITY_URL"),
      `mailto:${setting("CONTACT_EMAIL")}`,
    ]);
  });
});

test("/confirmation-commande is the confirmation without any parameter, too", async () => {
  const page = await site.page("/confirmation-commande");
  expect(page).toShow(confirmationPage.title);
  expect(receipt(page.html)[orderLabels.total]).toBe(amount(book.cents));
  expect(steps(page.html)).toHaveLength(3);
});

test("the title says which of the two readings it is", async () => {
  const thanks = await site.page("/merci");
  const final = await site.page("/merci?prompt_pack=false");
  expect(pageTitle(thanks.html)).toBe(thankYouPage.meta.title);
  expect(pageTitle(final.html)).toBe(confirmationPage.meta.title);
});

describe.each([
  { path: "/merci-masterclass", content: trainingThanksPage, product: training },
  { path: "/merci-prompts", content: promptPackThanksPage, product: promptPack },
])("$path", ({ path, content, product: { name, cents } }) => {
  const { email, ...rows } = orderLabels;
  const recap = { [rows.product]: name, [rows.price]: price(cents), [rows.total]: price(cents) };

  test("product, price, total", async () => {
    const { html } = await site.page(path);
    expect(receipt(html)).toEqual(recap);
    expect(count(html, "form")).toBe(0);
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
});
