import { expect, test } from "vitest";
import { colophonWords } from "~/content/colophon";
import { specifiedOffers } from "~/content/dated-offers";
import {
  confirmationPage,
  offerTexts,
  orderLabels,
  thankYouPage,
  upsellPage,
} from "~/content/funnel";
import { book, promptPack, training } from "~/content/offers";
import { promptPackThanksPage, trainingThanksPage } from "~/content/product-thanks";
import { funnelOffers, products } from "~/content/products";
import { withdrawalLines } from "~/content/sale-terms";
import { amount, price } from "~/lib/money";
import { json } from "../../support/fakes";
import {
  attributes,
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

const [first, second] = funnelOffers;
const { parameter: firstBox } = products[first.product];
const { parameter: secondBox } = products[second.product];
const firstText = offerTexts[first.product](specifiedOffers);
const secondText = offerTexts[second.product](specifiedOffers);

function expectOffer(html: string, product: (typeof funnelOffers)[number]["product"]) {
  const name = products[product].parameter;
  expect(attributes(html, "main form")).toEqual([{ method: "post" }]);
  expect(attributes(html, "main input")).toEqual([
    { id: expect.any(String), type: "checkbox", name, value: "true" },
  ]);
  expect(texts(html, ".choice > .small-print")[0]).toContain(withdrawalLines[product]);
  expect(hrefs(html, ".choice")).toEqual([colophonWords.terms.to]);
}

test("shows the first offer", async () => {
  const page = await site.page("/merci");
  if (!firstText) throw new Error("nothing is offered");
  const { tag = "", title, badge, inclusions, checkboxLabel } = firstText;
  expect(page).toShow(tag, title, badge, ...inclusions, checkboxLabel, firstText.price);
  expect(texts(page.html, "s")).toEqual([firstText.listPrice]);
  expectOffer(page.html, first.product);
  expect(texts(page.html, "main button")).toEqual([thankYouPage.continueLabel]);
});

test("shows the second offer whatever the query claims was paid", async () => {
  const claims = `/offre-speciale?session_id=cs_1&${firstBox}=true&${secondBox}=true`;
  const page = await site.page(claims);
  if (!secondText) throw new Error("nothing is offered");
  const { title, categories, inclusions, checkboxLabel, price } = secondText;
  expect(page).toShow(title, price, ...inclusions, checkboxLabel);
  expect(texts(page.html, ".counts li")).toEqual(
    (categories?.items ?? []).map(({ count, title }) => `${count} ${title}`),
  );
  expectOffer(page.html, second.product);
  expect(texts(page.html, "main button span")).toEqual([
    upsellPage.acceptLabel,
    upsellPage.declineLabel,
  ]);
  expect(element(page.html, "style").text).toContain(
    ":checked~.button>.when-ticked{display:inline}",
  );
  expect((await site.page("/offre-speciale")).text).toBe(page.text);
  expect(site.calls).toEqual([]);
});

const { recap, nextSteps, trainingNotice } = confirmationPage;
const { tag = "" } = recap.added.training;
const { parameter: lastOffered } = products[funnelOffers[1].product];

function pricesOf(html: string, { name }: { name: string }): string[] {
  const rows = Object.entries(receipt(html)).filter(([label]) => label.startsWith(name));
  return rows.map(([, value]) => value);
}

function steps(html: string): string[] {
  const list = elements(html, "main ol").at(-1);
  return list ? texts(list, "li") : [];
}

test.each([
  ["/merci?prompt_pack=false", []],
  ["/merci?prompt_pack=true", [promptPack]],
  ["/merci?presale_course=true&prompt_pack=true", [training, promptPack]],
  ["/confirmation-commande?presale_course=true", [training]],
  ["/confirmation-commande", []],
])("shows rows, total, training notice and next steps on %s", async (path, extras) => {
  const page = await site.page(path);
  const pricesWhenBought = (extra: (typeof extras)[number]) =>
    extras.includes(extra) ? [price(extra.cents)] : [];

  expect(page.status).toBe(200);
  expect(page).toShow(confirmationPage.title);
  expect(page).toHide(thankYouPage.title, thankYouPage.nextSteps.title);
  expect(pageTitle(page.html)).toBe(confirmationPage.meta.title);
  expect(count(page.html, "form")).toBe(0);
  const total = [book, ...extras].reduce((sum, { cents }) => sum + cents, 0);
  expect(receipt(page.html)[orderLabels.total]).toBe(amount(total));
  expect(pricesOf(page.html, recap.book)).toEqual([price(book.cents)]);
  expect(pricesOf(page.html, recap.added.training)).toEqual(pricesWhenBought(training));
  expect(pricesOf(page.html, recap.added["prompt-pack"])).toEqual(pricesWhenBought(promptPack));

  const notice = [tag, trainingNotice.title, trainingNotice.text];
  if (extras.includes(training)) expect(page).toShow(...notice);
  else expect(page).toHide(...notice);

  const { confirmationEmail, community, hashtag } = nextSteps;
  const declined = path.includes(`${lastOffered}=false`);
  const wanted = [...(declined ? [] : [confirmationEmail]), community, hashtag];
  expect(steps(page.html)).toEqual(wanted.map(({ title }) => expect.stringContaining(title)));
  expect(steps(page.html).at(-1)).toContain(hashtag.tag);
  expect(hrefs(page.html, "main")).toEqual([
    setting("COMMUNITY_URL"),
    `mailto:${setting("CONTACT_EMAIL")}`,
  ]);
});

test.each([
  { path: "/merci-masterclass", content: trainingThanksPage, product: training },
  { path: "/merci-prompts", content: promptPackThanksPage, product: promptPack },
])(
  "shows product, buyer and next steps on $path",
  async ({ path, content, product: { name, cents } }) => {
    const { email, ...rows } = orderLabels;
    const recap = { [rows.product]: name, [rows.price]: price(cents), [rows.total]: price(cents) };
    const { html, text } = await site.page(path);
    expect(receipt(html)).toEqual(recap);
    expect(count(html, "form")).toBe(0);
    const steps = content.nextSteps.steps.map(({ title, text }) => `${title} ${text}`);
    expect(texts(element(html, "main ol"), "li")).toEqual(
      steps.map((step) => expect.stringContaining(step)),
    );
    expect(links(element(html, "main"))).toContainEqual({
      href: `mailto:${setting("CONTACT_EMAIL")}`,
      label: setting("CONTACT_EMAIL"),
    });
    expect((await site.page(`${path}?prompt_pack=true&presale_course=true`)).text).toBe(text);

    site.partner(json({ email: "<b>@b.fr" }));
    const known = await site.page(`${path}?session_id=cs_1`);
    expect(receipt(known.html)).toEqual({ ...recap, [email]: "<b>@b.fr" });
    expect(known.html).not.toContain("<b>@");
  },
);
