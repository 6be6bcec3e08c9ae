/** Confirmation pages and the order's page of an order that is not, or no longer, paid. */
import { beforeEach, expect, test } from "vitest";
import { confirmationPage, orderCardLabels, thankYouPage } from "~/content/funnel";
import { orderPage } from "~/content/order-page";
import { keptBook } from "~/content/order-status";
import { promptPackThanksPage, trainingThanksPage } from "~/content/product-thanks";
import { deliverables, type ProductId, products } from "~/content/products";
import { movements, type Order, orders, parcels, pendingPayments } from "~/db/schema";
import { keptOffer } from "~/orders/order-row";
import { newParcel } from "~/orders/payment";
import { notEmpty } from "../../support/counted";
import { attributes, count, element, hrefs, texts } from "../../support/html";
import { sharedLeadSite } from "../../support/lead-site";
import { entryOf, orderRow, shippingTo } from "../../support/payments";

const site = await sharedLeadSite();
const book = orderRow({ created_at: new Date().toISOString() });
const { session_id, key } = book;
const created_at = book.created_at;
const refunded = { refunded_cents: book.amount_cents };

beforeEach(async () => {
  for (const { files } of Object.values(deliverables))
    for (const { key } of files) await site.files.put(key, new Uint8Array(9));
});

async function buy(product: ProductId, change: Partial<Order> = {}, sent_at: string | null = null) {
  await site.db.insert(orders).values({ ...book, ...keptOffer(product), product, ...change });
  const parcel = newParcel(book, shippingTo({ dedication: "À Léa" }));
  if (product === "book") await site.db.insert(parcels).values({ ...parcel, sent_at });
  if (change.refunded_cents)
    await site.db
      .insert(movements)
      .values([
        entryOf({ id: session_id, kind: "payment", at: created_at }),
        entryOf({ at: "2026-11-28T12:00:00.000Z" }),
      ]);
}

const fail = (failed: boolean) =>
  site.db.insert(pendingPayments).values({ session_id, created_at, failed });

const states: Record<string, (product: ProductId) => Promise<unknown>> = {
  pending: () => fail(false),
  refused: () => fail(true),
  disputed: (product) => buy(product, { dispute: "open" }),
  refunded: (product) => buy(product, refunded),
  "sent and refunded": (product) => buy(product, refunded, "2026-11-27T12:00:00.000Z"),
  "sent and disputed": (product) => buy(product, { dispute: "open" }, "2026-11-27T12:00:00.000Z"),
};

const notices: Record<string, RegExp> = {
  pending: /^Votre paiement est en cours$/,
  refused: /^Votre paiement n’a pas abouti$/,
  disputed: /^Votre paiement est contesté$/,
  refunded: /^Commande remboursée le 28\snovembre\s2026$/,
};

const pages: [string, ProductId, string][] = [
  ["/merci", "book", thankYouPage.title],
  ["/confirmation-commande", "book", confirmationPage.title],
  ["/merci-prompts", "prompt-pack", promptPackThanksPage.statusTitle],
  ["/merci-masterclass", "training", trainingThanksPage.statusTitle],
];

const promises =
  /prendre la route|arrive|déjà ouvert|va s’ouvrir|place réservée|pour vous|mène|OFFRE SPÉCIALE|197€ 990€|À Léa/i;

const cells = pages.flatMap((page) =>
  Object.keys(states).map((state) => [state, ...page] as const),
);

test.each(notEmpty(cells))(
  "offers and promises nothing of a %s order on %s",
  async (state, path, product, title) => {
    await states[state]?.(product);
    const { html, text } = await site.page(`${path}?session_id=${session_id}`);
    const main = element(html, "main");
    expect(texts(main, "h1")).toEqual([title]);
    const [notice = ""] = texts(main, ".notice h2");
    expect(notice).toMatch(notices[state.replace("sent and ", "")] ?? /^$/);
    expect(count(main, "form, input, button, .order-card, .dedication, .timeline")).toBe(0);
    const buttons = attributes(main, ".button").map(({ href }) => href);
    expect(buttons).toEqual(state === "refused" ? [products[product].page.to] : []);
    expect(texts(main, ".notice p").join()).not.toMatch(promises);
    expect(texts(main, ".order-facts").join()).not.toMatch(promises);
    const isReturned = state === "sent and refunded";
    expect(text.includes(keptBook)).toBe(isReturned && product === "book");
    expect(isReturned && /ne part(ira)? pas/.test(text)).toBe(false);
  },
);

const ownPage = `/ma-commande/${key}`;
const owned = productIdsWith(["disputed", "refunded", "sent and refunded", "sent and disputed"]);

function productIdsWith(names: string[]) {
  return (["book", "prompt-pack", "training"] as const).flatMap((product) =>
    names.map((state) => [state, product] as const),
  );
}

test.each(owned)("offers and promises nothing of a %s %s on its page", async (state, product) => {
  await states[state]?.(product);
  const { html, text } = await site.page(ownPage);
  const main = element(html, "main");
  expect(count(main, "form, input, button, .button, .files")).toBe(0);
  const isRefunded = state.endsWith("refunded");
  expect(text.includes(orderPage.print)).toBe(!isRefunded);
  expect(text).toContain(orderPage.leadUnpaid);
  expect(text.includes(products[product].rights)).toBe(!isRefunded);
  expect(/19,90€ vous a été rendue le 28\snovembre\s2026/.test(text)).toBe(isRefunded);
  const isSent = state.startsWith("sent") && product === "book";
  expect(text.includes(keptBook)).toBe(isSent && isRefunded);
  expect(isSent && /colis ne part|aucun colis ne partira/.test(text)).toBe(false);
});

test.each([
  ["/merci", "book", "Lire le premier chapitre"],
  ["/confirmation-commande", "book", "Lire le premier chapitre"],
  ["/merci-prompts", "prompt-pack", "Ouvrir le pack"],
] as const)("opens what was paid for from %s", async (path, product, label) => {
  await buy(product);
  const { html } = await site.page(`${path}?session_id=${session_id}`);
  const [file] = deliverables[product].files;
  const name = file?.key.split("/")[1];
  const card = element(html, "main .order-card");
  expect(texts(card, ".button")).toEqual([label]);
  expect(hrefs(card, "")).toEqual([`${ownPage}/${name}`, ownPage, `${ownPage}/recu`]);
  expect(texts(card, "li a")).toContain(orderCardLabels.see);
  const response = await site.fetch(`${ownPage}/${name}`, { method: "HEAD" });
  expect(response.status).toBe(200);
  for (const { key } of deliverables[product].files) await site.files.delete(key);
  const later = await site.page(`${path}?session_id=${session_id}`);
  expect(count(later.html, ".order-card .button")).toBe(0);
});
