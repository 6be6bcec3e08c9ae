import { expect, test } from "vitest";
import { training } from "~/content/offers";
import { orderPage } from "~/content/order-page";
import { gift } from "~/content/price-words";
import { deliverables, products } from "~/content/products";
import type { Order, Parcel } from "~/db/schema";
import { amount } from "~/lib/money";
import { nowhere } from "~/orders/address";
import { money } from "~/orders/money";
import { newParcel } from "~/orders/payment";
import { orderView } from "~/orders/view";
import { changeContent } from "../../support/change-content";
import { orderCents, orderRow, shippingTo } from "../../support/payments";

const now = Date.parse(orderRow().created_at);
const [pdf, epub] = deliverables.book.files;
const { key } = orderRow();

const boughtParcel = newParcel(orderRow(), shippingTo({ dedication: "À Léa" }));
const sent = { sent_at: "2026-05-04T22:30:00.000Z" };

function viewOf(changes: Partial<Order> = {}, shown: Shown = {}) {
  const { parcel = null, files = [], addresses = {}, refundedOn = null } = shown;
  const purchase = { order: orderRow(changes), parcel };
  const buyer = { current: purchase, purchases: [purchase] };
  const stored = new Set(files.map(String));
  const refundDays = new Map([[purchase.order.session_id, refundedOn]]);
  const view = orderView(buyer, { now, stored, addresses, refundDays });
  return { ...view, purchase: view.purchases[0] };
}
interface Shown {
  parcel?: Parcel | null;
  files?: (string | undefined)[];
  addresses?: object;
  refundedOn?: string | null;
}

test("shows a purchase with all that belongs to it", () => {
  expect(viewOf({}, { parcel: boughtParcel })).toMatchObject({
    reference: orderRow().reference,
    isTest: false,
    boughtOn: "2026-05-01",
    purchase: {
      reference: orderRow().reference,
      name: products.book.name,
      rights: products.book.rights,
      paidOn: "2026-05-01",
      amount: amount(orderCents),
      refunded: null,
      sentOn: null,
      emailHint: "c…@example.com",
      digital: { access: "open", opening: null, files: [], links: [] },
      parcel: { state: "toSend", isNear: true, trackingUrl: null, dedication: "À Léa" },
    },
  });
});

const tracking_url = "https://poste.example/1";
const onItsWay = { state: "sent", trackingUrl: tracking_url };
const sentOn = "2026-05-05";
const paidBack = { refunded_cents: orderCents };
const noRights = { rights: null };
const pack = { product: "prompt-pack" } as const;
const destination = "Camille Roux, 75011 Paris";
const half = { quantity: 2, amount_cents: 2 * orderCents, refunded_cents: orderCents };
const halfName = `2\u00a0×\u00a0${products.book.name}, 1\u00a0remboursé`;

test.each<[string, Partial<Order>, Partial<Parcel> | null, object]>([
  ["named nowhere", { product: "other" }, null, { name: orderPage.other }],
  ["by its name of that day", { product_name: "Ancien titre" }, null, { name: "Ancien titre" }],
  ["without an address", { email: null }, null, { emailHint: null }],
  ["of a strange address", { email: "😀a@b@example.com" }, null, { emailHint: "😀…@example.com" }],
  ["that was a gift", { amount_cents: 0 }, null, { amount: gift }],
  ["of which a cent went back", { refunded_cents: 1 }, null, { refunded: "0,01€" }],
  ["refunded and disputed", { refunded_cents: 9999 }, null, { refunded: amount(orderCents) }],
  ["of two copies", { quantity: 2 }, null, { name: `2\u00a0×\u00a0${products.book.name}` }],
  ["to send", {}, {}, { parcel: { state: "toSend" } }],
  ["without a postal address", {}, nowhere, { parcel: { state: "noAddress" } }],
  ["sent", {}, { ...sent, ...nowhere, tracking_url }, { sentOn, parcel: onItsWay }],
  ["paid back", paidBack, {}, { ...noRights, parcel: { state: "cancelled" } }],
  ["paid back once sent", paidBack, sent, { isRefunded: true, parcel: { state: "sent" } }],
  ["to Belgium", {}, { country: "BE", postal_code: "1000" }, { parcel: { isNear: false } }],
  ["to Réunion", {}, { postal_code: "97400" }, { parcel: { isNear: false } }],
  ["to Paris", {}, { postal_code: "75011" }, { parcel: { isNear: true } }],
  ["with its destination", {}, {}, { parcel: { destination } }],
  ["disputed", { dispute: "open" }, {}, { parcel: { state: "held" } }],
  ["of two copies, one refunded", half, {}, { name: halfName, parcel: { copies: 1 } }],
  ["sent again", {}, { replaces_sent_at: sent.sent_at }, { parcel: { replacesSentOn: sentOn } }],
  ["of two copies to send", { quantity: 2 }, {}, { parcel: { copies: 2 } }],
  ["of a pack", pack, null, { rights: products["prompt-pack"].rights }],
  ["to send, paid back in part", { refunded_cents: 500 }, {}, { parcel: { state: "toSend" } }],
  [
    "of a product not sold here",
    { product: "other" },
    null,
    { rights: orderPage.rights.ofOther, digital: null },
  ],
])("shows a purchase %s", (_, order, parcel, shown) => {
  const { purchase } = viewOf(order, { parcel: parcel && { ...boughtParcel, ...parcel } });
  expect(purchase).toMatchObject(shown);
});

test("shows an order without number and key, and a test payment", () => {
  const unknown = { reference: null, key: null, livemode: false };
  expect(viewOf(unknown)).toMatchObject({ reference: "", isTest: true });
});

test("dates the terms by the first payment", () => {
  const days = ["2026-05-01T22:30:00.000Z", "2026-05-03T12:00:00.000Z"];
  const purchases = days.map((created_at) => ({ order: orderRow({ created_at }), parcel: null }));
  const current = purchases[1] ?? { order: orderRow(), parcel: null };
  const buyer = { current, purchases };
  const context = { now, stored: new Set<string>(), addresses: {}, refundDays: new Map() };
  expect(orderView(buyer, context).boughtOn).toBe("2026-05-02");
});

const [packFile] = deliverables["prompt-pack"].files;
const path = `/ma-commande/${key}/pack-de-prompts.pdf`;
const packLink = { name: packFile?.name, format: "PDF", path };
const { later } = deliverables["prompt-pack"];

test.each<[string, Partial<Order>, (string | undefined)[], object]>([
  ["nothing is there", {}, [], { files: [], later }],
  ["its file is", {}, [packFile?.key], { files: [packLink], later: null }],
  ["it is suspended", { dispute: "open" }, [packFile?.key], { files: [], later: null }],
])("shows a pack: %s", (_, order, files, shown) => {
  expect(viewOf({ ...pack, ...order }, { files }).purchase?.digital).toMatchObject(shown);
});

test("opens a book's files with the payment", () => {
  const { purchase } = viewOf({}, { files: [pdf?.key, epub?.key] });
  expect(purchase?.digital).toMatchObject({ files: [{}, {}], later: null });
});

test("says on which day all was refunded", () => {
  const refundedOn = "2026-05-07";
  expect(viewOf(paidBack, { refundedOn }).purchase).toMatchObject({ refundedOn });
});

test.each([
  [1990, "eur", "19,90€"],
  [1990, "chf", "19,90 CHF"],
  [1990, "kwd", "1,990 KWD"],
  [1990, "jpy", "1 990 JPY"],
  // The provider counts hundredths, whatever the currency has by now.
  [799_000, "huf", "7 990,00 HUF"],
  [500, "isk", "5,00 ISK"],
  [-500, "krw", "-500 KRW"],
])("formats %d of the smallest unit of %s: %s", (cents, currency, written) => {
  expect(money(cents, currency).replace(/\s/g, " ")).toBe(written);
});

const { links } = deliverables.training;
const shown = (place: number) => ({ name: links[place]?.name, label: links[place]?.label });
const space = { ...shown(0), url: "https://training.test/" };
const group = { ...shown(1), url: "https://group.test/" };

test.each([
  [{}, []],
  [{ COMMUNITY_URL: group.url }, [group]],
  [{ TRAINING_URL: space.url }, [space]],
  [{ TRAINING_URL: space.url, COMMUNITY_URL: group.url }, [space, group]],
])("shows a training with %j before its day and when open", (addresses, links) => {
  const launchOn = (launch: string) =>
    changeContent<{ launch: string | null }>(training, { launch });
  launchOn("2026-05-02");
  const seen = () => viewOf({ product: "training" }, { addresses }).purchase?.digital;
  const opening = "le 2\u00A0mai\u00A02026";
  expect(seen()).toMatchObject({ access: "waiting", opening, links: [], later: null });
  launchOn("2026-05-01");
  expect(seen()).toMatchObject({ access: "open", links });
  expect(seen()?.later).toBe(links.length === 2 ? null : deliverables.training.later);
});
