import { expect, test } from "vitest";
import { book } from "~/content/offers";
import { orderPage } from "~/content/order-page";
import { deliverables, products } from "~/content/products";
import type { Order, Parcel } from "~/db/schema";
import { amount } from "~/lib/money";
import { guaranteeOf, money, orderView } from "~/orders/view";
import { orderRow } from "../../support/payments";

const now = Date.parse(orderRow().created_at);
const [pdf, epub] = deliverables.book.files;
const { key } = orderRow();

const boughtParcel: Parcel = {
  session_id: orderRow().session_id,
  name: "Camille",
  address: "1 rue",
  dedication: "À Léa",
  sent_at: null,
  tracking_url: null,
  dedicated_on: null,
  dedicated_times: null,
  created_at: orderRow().created_at,
};
const parcelOf = (overrides: Partial<Parcel> = {}) => ({ ...boughtParcel, ...overrides });

function viewOf(
  overrides: Partial<Order> = {},
  { parcel = null, files = [], addresses = {} }: Shown = {},
) {
  const purchase = { order: orderRow(overrides), parcel };
  const buyer = { current: purchase, purchases: [purchase] };
  const view = orderView(buyer, { now, stored: new Set(files.map(String)), addresses });
  return { ...view, purchase: view.purchases[0] };
}
interface Shown {
  parcel?: Parcel | null;
  files?: (string | undefined)[];
  addresses?: object;
}

const opened = { opened_at: "2026-05-03T22:30:00.000Z" };

test("a purchase with what belongs to it", () => {
  expect(viewOf({}, { parcel: parcelOf() })).toMatchObject({
    reference: orderRow().reference,
    isTest: false,
    boughtOn: "2026-05-01",
    purchase: {
      reference: orderRow().reference,
      name: products.book.name,
      guarantee: guaranteeOf("book"),
      paidOn: "2026-05-01",
      amount: amount(book.cents),
      refunded: null,
      sentOn: null,
      emailHint: "c…@example.com",
      digital: { access: "waiting", opensOn: "2026-05-16", openedOn: null, files: [], links: [] },
      parcel: { state: "toSend", trackingUrl: null, dedication: "À Léa" },
    },
  });
});

test("a product not sold here: a name, nothing to open", () => {
  const { purchase } = viewOf({ product: "other" });
  expect(purchase).toMatchObject({ name: orderPage.other, guarantee: null, digital: null });
});

test("an order without address, number and key; a test payment", () => {
  const { reference, isTest, purchase } = viewOf({
    email: null,
    reference: null,
    key: null,
    livemode: false,
  });
  expect([reference, purchase?.emailHint, isTest]).toEqual(["", null, true]);
  expect(viewOf({ email: "😀a@b@example.com" }).purchase?.emailHint).toBe("😀…@example.com");
});

test("terms of the first payment", () => {
  const order = (created_at: string) => ({ order: orderRow({ created_at }), parcel: null });
  const purchases = [order("2026-05-01T22:30:00.000Z"), order("2026-05-03T12:00:00.000Z")] as const;
  const circumstances = { now, stored: new Set<string>(), addresses: {} };
  const { boughtOn } = orderView(
    { current: purchases[1], purchases: [...purchases] },
    circumstances,
  );
  expect(boughtOn).toBe("2026-05-02");
});

const pdfLink = {
  name: pdf?.name,
  format: "PDF",
  path: `/ma-commande/${key}/l-auteur-augmente.pdf`,
};
const { later } = deliverables.book;

test.each<[string, Partial<Order>, (string | undefined)[], object]>([
  ["nothing is there", opened, [], { canOpen: false, files: [], later }],
  ["one file is", opened, [pdf?.key], { canOpen: true, files: [pdfLink], later }],
  ["both are", opened, [pdf?.key, epub?.key], { files: [pdfLink, {}], later: null }],
  ["it is still closed", {}, [pdf?.key], { canOpen: true, files: [], openedOn: null }],
  ["the buyer opened it", opened, [], { access: "open", openedOn: "2026-05-04" }],
])("a book: %s", (_, order, files, shown) => {
  expect(viewOf(order, { files }).purchase?.digital).toMatchObject(shown);
});

test.each([
  [{}, {}, "toSend"],
  [{ address: null }, {}, "noAddress"],
  [{ sent_at: "2026-05-04T22:30:00.000Z", address: null }, {}, "sent"],
  [{ address: null }, { refunded_cents: book.cents }, "cancelled"],
  [{}, { refunded_cents: 500 }, "toSend"],
  [{}, { dispute: "open" }, "held"],
] as const)("parcel with %o of an order with %o: %s", (parcel, order, state) => {
  expect(viewOf(order, { parcel: parcelOf(parcel) }).purchase?.parcel?.state).toBe(state);
});

test("day in Paris and place of a sent parcel", () => {
  const sent = { sent_at: "2026-05-04T22:30:00.000Z", tracking_url: "https://poste.example/1" };
  const { purchase } = viewOf({}, { parcel: parcelOf(sent) });
  expect([purchase?.sentOn, purchase?.parcel?.trackingUrl]).toEqual([
    "2026-05-05",
    sent.tracking_url,
  ]);
});

test.each([
  [0, null],
  [1, "0,01€"],
])("%d cents that went back: %s", (refunded_cents, refunded) => {
  expect(viewOf({ refunded_cents }).purchase?.refunded).toBe(refunded);
});

test.each([
  [1990, "eur", "19,90€"],
  [1990, "chf", "19,90 CHF"],
  [1990, "kwd", "1,990 KWD"],
  [1990, "jpy", "1 990 JPY"],
])("%d of the smallest unit of %s: %s", (cents, currency, written) => {
  expect(money(cents, currency).replace(/\s/g, " ")).toBe(written);
});

test("sentence of the guarantee", () => {
  expect(guaranteeOf("book")).toBe(`L${products.book.guarantee.slice(1)}.`);
});

const { links } = deliverables.training;
const space = { name: links[0]?.name, label: links[0]?.label, url: "https://training.test/" };
const group = {
  name: links[1]?.name,
  label: links[1]?.label,
  accompanies: true,
  url: "https://group.test/",
};
const both = { TRAINING_URL: space.url, COMMUNITY_URL: group.url };

test.each([
  [{}, []],
  [{ COMMUNITY_URL: group.url }, [group]],
  [{ TRAINING_URL: space.url }, [space]],
  [both, [space, group]],
])("a training with %o, before its day and open", (addresses, known) => {
  const training = (order: Partial<Order>) =>
    viewOf({ product: "training", ...order }, { addresses }).purchase?.digital;
  const { later } = deliverables.training;
  const waits = { access: "waiting", canOpen: false, hasOwnDay: true, links: [], later };
  expect(training({})).toMatchObject(waits);
  expect(training(opened)?.links).toEqual(known);
});
