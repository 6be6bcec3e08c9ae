import { beforeEach, expect, test } from "vitest";
import { orderCardLabels, orderLabels } from "~/content/funnel";
import { failedText, pendingText } from "~/content/order-status";
import { gift } from "~/content/price-words";
import { deliverables, funnelOffers, products } from "~/content/products";
import { type Order, orders, pendingPayments } from "~/db/schema";
import { amount, price } from "~/lib/money";
import { frenchDate, parisDay, unbroken } from "~/lib/time";
import { json, status } from "../../support/fakes";
import { attributes, count, element, hrefs, receipt, texts } from "../../support/html";
import { sharedLeadSite } from "../../support/lead-site";
import { lookupPages } from "../../support/pages";
import { orderRow } from "../../support/payments";

const site = await sharedLeadSite();
const files = Object.values(deliverables).flatMap(({ files }) => files);

const book = orderRow({ created_at: new Date().toISOString() });
const { session_id, key, reference } = book;
const ownPage = `/ma-commande/${key}`;

beforeEach(async () => {
  for (const { key } of files) await site.files.put(key, new Uint8Array(9));
});

async function buy(overrides: Partial<Order> = {}) {
  await site.db.insert(orders).values({ ...book, ...overrides });
}

const pack: Partial<Order> = {
  session_id: "cs_test_pack",
  previous_session: session_id,
  payment_intent: "pi_2",
  product: "prompt-pack",
  key: "b".repeat(32),
  reference: "C-20260501-2B3C4D5E",
};
const packPage = `/confirmation-commande?session_id=${pack.session_id}`;

test("does not promise a refunded book on its pack's confirmation", async () => {
  await buy({ refunded_cents: book.amount_cents });
  await buy(pack);
  const { html, text } = await site.page(packPage);
  expect(text).toContain(`${products.book.name} – Commande remboursée`);
  expect(count(html, ".order-card")).toBe(0);
  expect(text).not.toMatch(/Le livre arrive|déjà ouverte/);
});

test("does not call a whole order refunded if its pack alone is", async () => {
  await buy();
  await buy({ ...pack, refunded_cents: book.amount_cents });
  const shared = await site.page(`/confirmation-commande?session_id=${session_id}`);
  expect(texts(shared.html, ".order-card li").join()).toMatch(/Le livre arrive/);
  const own = await site.page(packPage);
  for (const { text } of [own, shared])
    expect(text).toContain(`${products["prompt-pack"].name} – Commande remboursée`);
  expect(Object.keys(receipt(own.html)).join()).not.toContain(products.book.name);
});

test("shows only the address of another shop's order", async () => {
  await buy({ product: "other" });
  const { html, text } = await site.page(`/merci?session_id=${session_id}`);
  expect(receipt(html)).toMatchObject({ [orderLabels.email]: book.email });
  expect(text).not.toContain(reference);
});

test("shows how many copies were bought", async () => {
  await buy({ quantity: 2, amount_cents: 2 * book.amount_cents });
  for (const path of ["/merci", "/confirmation-commande"]) {
    const { text } = await site.page(`${path}?session_id=${session_id}`);
    expect(text).toMatch(new RegExp(`2\u00a0×\\s*${products.book.name}`));
  }
});

test("mentions a pending bank debit until it arrives", async () => {
  await site.db.insert(pendingPayments).values({ session_id, created_at: book.created_at });
  const path = `/merci?session_id=${session_id}`;
  expect((await site.page(path)).text).toContain(pendingText.title);
  await site.db.update(pendingPayments).set({ failed: true });
  const failed = failedText("prompt-pack");
  expect((await site.page(path)).text).toContain(failed.title);
  const extra = (await site.page(`${path}&prompt_pack=true`)).html;
  expect(texts(extra, ".notice h2")[0]).toBe(`${products["prompt-pack"].name} – ${failed.title}`);
  expect(hrefs(extra, "main .notice:first-of-type")).toEqual([failed.resume?.to]);
  await buy();
  expect((await site.page(path)).text).not.toContain(pendingText.title);
});

test.each([
  [1490, 0],
  [2680, 690],
])("recaps %i cents paid, %i of them for delivery", async (cents, delivery) => {
  await buy({ amount_cents: cents, shipping_cents: delivery });
  const { html } = await site.page(`/confirmation-commande?session_id=${session_id}`);
  expect(receipt(html)).toMatchObject({
    [orderLabels.total]: amount(cents),
    ...(delivery > 0 && { [orderLabels.delivery]: price(delivery) }),
  });
  expect(Object.values(receipt(html))).toContain(price(cents - delivery));
});

test("recaps a promotion of 100 % as price, reduction, delivery and total", async () => {
  await buy({ amount_cents: 0, discount_cents: 2480, shipping_cents: 490 });
  const { html } = await site.page(`/confirmation-commande?session_id=${session_id}`);
  expect(receipt(html)).toMatchObject({
    [orderLabels.discount]: "-24,80€",
    [orderLabels.delivery]: "4,90€",
    [orderLabels.total]: gift,
  });
  expect(Object.values(receipt(html))).toContain("19,90€");
});

test("uses the order's address when the automation fails", async () => {
  await buy();
  site.partner(status(500));
  const { html } = await site.page(`/merci?session_id=${session_id}`);
  expect(receipt(html)).toMatchObject({ [orderLabels.email]: book.email });
  expect(attributes(html, "main input")).toContainEqual(
    expect.objectContaining({ name: "prefilled_email", value: book.email }),
  );
  expect(await site.logged()).toEqual(["Webhook call failed: status 500"]);
});

const paid = [
  `${orderCardLabels.paid} ${unbroken(frenchDate(parisDay(book.created_at)))}`,
  `${orderCardLabels.reference} ${reference}`,
];
const when = expect.stringMatching(/\.$/);
const ways = [orderCardLabels.see, orderCardLabels.receipt];
const waysOfBook = [`${products.book.read} ${orderCardLabels.see}`, orderCardLabels.receipt];
const isAboutBook = (path: string) => ["/merci", "/confirmation-commande"].includes(path);

const lines = (html: string) => texts(element(html, ".order-card"), "li").slice(0, -1);

/** What does not depend on the order. */
const titles = "main h1, main ol h3";

test.each(lookupPages)("shows the order card on %s, for a known order only", async (path) => {
  await buy();
  site.partner(json({ email: "lectrice@example.com" }));
  const { html } = await site.page(`${path}?session_id=${session_id}`);
  expect(texts(html, ".dedication")).toEqual([expect.stringMatching(/ pour vous$/)]);
  expect(lines(html)).toEqual([...paid, when, ...(isAboutBook(path) ? waysOfBook : ways)]);
  for (const page of [ownPage, `${ownPage}/recu`]) expect(html).toContain(`href="${page}"`);
  expect(receipt(html)[orderLabels.email]).toBe("lectrice@example.com");
  for (const query of ["", "?session_id=cs_unknown"]) {
    const unknown = await site.page(path + query);
    expect(lines(unknown.html)).toEqual([when]);
    expect(texts(unknown.html, titles)).toEqual(texts(html, titles));
  }
});

const [first, second] = funnelOffers;
/** The pages that lead on after a purchase, and their boxes. */
const walk = [
  ["/merci", products[first.product].parameter],
  ["/offre-speciale", products[second.product].parameter],
] as const;

/** The e-mail and the reference at the checkout that an offer leads to. */
async function nextCheckout(page: string, ...fields: [name: string, value: string][]) {
  const { headers } = await site.submit(`${page}?session_id=${session_id}`, fields);
  const { searchParams } = new URL(headers.get("Location") ?? "");
  return [searchParams.get("prefilled_email"), searchParams.get("client_reference_id")];
}

test.each(walk)(
  "lends a paid order's e-mail and session to the checkout after %s",
  async (page, box) => {
    await buy();
    const named = `${page.slice(1)}______${session_id}`;
    expect(await nextCheckout(page, [box, "true"])).toEqual([book.email, named]);
  },
);
