import { beforeEach, expect, test } from "vitest";
import { orderLabels } from "~/content/funnel";
import { orderPage } from "~/content/order-page";
import { deliverables, products } from "~/content/products";
import { type Order, orders } from "~/db/schema";
import { amount, price } from "~/lib/money";
import { status } from "../../support/fakes";
import { attributes, count, receipt, texts } from "../../support/html";
import { sharedLeadSite } from "../../support/lead-site";
import { orderRow } from "../../support/payments";

const site = await sharedLeadSite();
const bucket = await site.miniflare.getR2Bucket("FILES");
const files = Object.values(deliverables).flatMap(({ files }) => files);

const book = orderRow({ created_at: new Date().toISOString() });
const { session_id, key, reference } = book;
const ownPage = `/ma-commande/${key}`;
const { consentMissing, open } = orderPage.digital;

beforeEach(async () => {
  await site.db.delete(orders);
  for (const { key } of files) await bucket.put(key, "a file");
});

async function buy(overrides: Partial<Order> = {}) {
  await site.db.insert(orders).values({ ...book, ...overrides });
}

const ask = (path: string, fields: Record<string, string> = {}) =>
  site.submit(path, [["intent", "open"], ["order", reference ?? ""], ...Object.entries(fields)]);
const openedAt = async () => (await site.rows(orders))[0]?.opened_at;

test.each([
  [`/merci?session_id=${session_id}`, "book"],
  [`/merci?session_id=${session_id}&prompt_pack=false`, "book"],
  [`/confirmation-commande?session_id=${session_id}`, "book"],
  [`/merci-prompts?session_id=${session_id}`, "prompt-pack"],
] as const)("offers immediate supply on %s", async (path, product) => {
  await buy({ product });
  const { html } = await site.page(path);
  expect(texts(html, ".access button")).toEqual([open]);

  const unknown = path.replace(session_id, "cs_unknown");
  expect(count((await site.page(unknown)).html, ".access")).toBe(0);
  expect((await ask(unknown, { immediateSupply: "on" })).status).toBe(400);
  const refused = await ask(path);
  expect(refused.status).toBe(400);
  expect(texts(refused.html, ".field-error")).toEqual([consentMissing]);
  expect(texts(refused.html, "h1")).toEqual(texts(html, "h1"));
  expect(await openedAt()).toBeNull();

  const { headers } = await ask(path, { immediateSupply: "on" });
  expect(headers.get("Location")).toBe(ownPage);
  expect(await openedAt()).toBeTruthy();
  expect(count((await site.page(path)).html, ".access")).toBe(0);
});

test("offers no access to the training, missing files or refunded books", async () => {
  await buy({ product: "training" });
  const { html } = await site.page(`/merci-masterclass?session_id=${session_id}`);
  expect(count(html, ".access")).toBe(0);
  for (const change of [{ refunded_cents: book.amount_cents }, {}]) {
    await site.db.delete(orders);
    await buy(change);
    if (!change.refunded_cents) for (const { key } of files) await bucket.delete(key);
    const { html } = await site.page(`/merci?session_id=${session_id}`);
    expect(count(html, ".access")).toBe(0);
  }
});

test.each([
  [1490, 0],
  [products.book.cents + 690, 690],
])("recaps %i cents paid, %i of them for delivery", async (cents, delivery) => {
  await buy({ amount_cents: cents });
  const { html } = await site.page(`/confirmation-commande?session_id=${session_id}`);
  expect(receipt(html)).toMatchObject({
    [orderLabels.total]: amount(cents),
    ...(delivery > 0 && { [orderLabels.delivery]: price(delivery) }),
  });
  expect(Object.values(receipt(html))).toContain(price(cents - delivery));
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
