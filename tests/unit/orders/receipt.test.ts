import fc from "fast-check";
import { expect, test } from "vitest";
import { book } from "~/content/offers";
import { receiptPage } from "~/content/receipt-page";
import type { Dispute, Order } from "~/db/schema";
import { amount } from "~/lib/money";
import { unbroken } from "~/lib/time";
import { deliveryCentsOf, movementsOf, rateOf, taxed } from "~/orders/receipt";
import { readMadeOut, receiptView } from "~/orders/receipt-view";
import { orderRow } from "../../support/payments";

test.each([
  [1990, 55, 1886, 104],
  [19_700, 200, 16_417, 3283],
  [5700, 200, 4750, 950],
  // Half a cent is rounded up.
  [3, 200, 3, 0],
  [211, 55, 200, 11],
  [0, 55, 0, 0],
  [990, 0, 990, 0],
])("%i cents at %i thousandths: %i and %i of VAT", (gross, rate, net, vat) => {
  expect(taxed(gross, rate)).toEqual({ net, vat, gross });
  expect(taxed(0 - gross, rate)).toEqual({ net: 0 - net, vat: 0 - vat, gross: 0 - gross });
});

test("net and VAT: whole cents of the gross amount, within half a cent", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -99_999_999, max: 99_999_999 }),
      fc.constantFrom(0, 55, 200),
      (gross, rate) => {
        const { net, vat } = taxed(gross, rate);
        expect([Number.isInteger(net), net + vat]).toEqual([true, gross]);
        expect(Math.abs(net * (1000 + rate) - gross * 1000) * 2).toBeLessThanOrEqual(1000 + rate);
      },
    ),
  );
});

test("rate of each product, none of another or without VAT", () => {
  expect(rateOf("book", false)).toBe(55);
  expect([rateOf("training", false), rateOf("prompt-pack", false)]).toEqual([200, 200]);
  expect(rateOf("other", false)).toBeNull();
  expect([rateOf("book", true), rateOf("other", true)]).toEqual([0, 0]);
});

const delivery = 490;
const order = orderRow({ amount_cents: book.cents + delivery });
test("delivery as the provider tells it, else beyond the book's price", () => {
  const deliveryOf = (fields: Partial<Order>) => deliveryCentsOf(orderRow(fields));
  expect(deliveryOf({ amount_cents: book.cents + delivery })).toBe(delivery);
  expect(deliveryOf({ amount_cents: 1, shipping_cents: delivery })).toBe(delivery);
  expect(deliveryOf({ amount_cents: book.cents + delivery, shipping_cents: 0 })).toBe(0);
});

const sum = (refunded_cents: number, day: string, payment_intent = "pi_1") => ({
  payment_intent,
  refunded_cents,
  created_at: `2026-05-${day}T12:00:00.000Z`,
});

const failure = (amount_cents: number, day: string) => ({
  refund_id: `re_${amount_cents}`,
  payment_intent: "pi_1",
  amount_cents,
  created_at: `2026-05-${day}T12:00:00.000Z`,
});
const dispute = (state: "open" | "won" | "lost", day: string): Dispute => ({
  dispute_id: `dp_${state}`,
  payment_intent: "pi_1",
  amount_cents: order.amount_cents,
  state,
  due_on: null,
  created_at: "2026-05-02T12:00:00.000Z",
  closed_at: `2026-05-${day}T12:00:00.000Z`,
});

test("movements of a refund, one that failed, and a lost dispute", () => {
  const disputes = [dispute("lost", "20"), dispute("won", "21"), dispute("open", "22")];
  const known = {
    sums: [sum(500, "03")],
    failed: [failure(400, "07"), failure(300, "06")],
    disputes,
  };
  const all = movementsOf(order, known).map(({ kind, at, cents }) => [
    kind,
    at.slice(8, 10),
    cents,
  ]);
  expect(all).toEqual([
    ["payment", "01", order.amount_cents],
    ["refund", "03", -500],
    ["failed refund", "06", 300],
    ["failed refund", "07", 200],
    ["dispute", "20", -order.amount_cents],
  ]);
});

test("a receipt: VAT, delivery, refunds on their days, what is left", () => {
  const extra = orderRow({
    session_id: "cs_2",
    payment_intent: "pi_2",
    product: "prompt-pack",
    amount_cents: 5700,
    reference: "C-20260501-0000000F",
  });
  const purchases = [order, extra].map((row) => ({ order: row, parcel: null }));
  const [current] = purchases;
  if (!current) throw new Error("no purchase");
  const sums = [sum(1500, "09", "pi_2"), sum(500, "04", "pi_2"), sum(9, "04", "pi_other")];
  const known = { sums, failed: [], disputes: [dispute("lost", "20")] };
  const { purchases: shown, totals } = receiptView({ current, purchases }, known);
  expect(shown).toMatchObject([
    {
      gross: amount(order.amount_cents),
      taxes: {
        net: amount(taxed(order.amount_cents, 55).net),
        rate: receiptPage.rate(55),
        vat: amount(taxed(order.amount_cents, 55).vat),
      },
      delivery: amount(delivery),
      reversals: [{ label: receiptPage.reversed.dispute(unbroken("20 mai 2026")) }],
    },
    {
      gross: amount(5700),
      delivery: null,
      reversals: [
        {
          label: receiptPage.reversed.refund(unbroken("4 mai 2026")),
          gross: amount(-500),
          taxes: { net: amount(-417), vat: amount(-83) },
        },
        { gross: amount(-1000), taxes: { net: amount(-833), vat: amount(-167) } },
      ],
    },
  ]);
  expect(totals).toEqual([{ paid: amount(order.amount_cents + 5700), kept: amount(4200) }]);
});

test("another product without VAT, another currency apart", () => {
  const row = orderRow({ product: "other", currency: "jpy", amount_cents: 500 });
  const current = { order: row, parcel: null };
  const purchases = [current, { order, parcel: null }];
  const view = receiptView({ current, purchases }, { sums: [], failed: [], disputes: [] });
  expect(view.purchases[0]).toMatchObject({ taxes: null, isUntaxed: true });
  expect(view.totals).toHaveLength(2);
});

test("words typed onto a receipt", () => {
  const form = new FormData();
  form.set("name", ` Camille\u0000 Roux\u202e${"x".repeat(200)}`);
  form.set("address", "1 rue\r\n\r\n75011 Paris\n3\n4\n5\n6\n7");
  const { name, address, business } = readMadeOut(form);
  expect(name).toMatch(/^Camille Rouxx+$/);
  expect(name.length).toBeLessThanOrEqual(100);
  expect(address).toEqual(["1 rue", "75011 Paris", "3", "4", "5", "6"]);
  expect(business).toBe("");
});
