import fc from "fast-check";
import { expect, test } from "vitest";
import { gift } from "~/content/price-words";
import { vatRateOf } from "~/content/publisher";
import { receiptPage } from "~/content/receipt-page";
import type { LedgerEntry, Order } from "~/db/schema";
import { amount } from "~/lib/money";
import { unbroken } from "~/lib/time";
import { sumOf } from "~/orders/ledger";
import { breakDown } from "~/orders/money";
import { storedRate, taxed, taxedLines } from "~/orders/receipt";
import { readBillTo, receiptView } from "~/orders/receipt-view";
import { entryOf, orderCents, orderRow } from "../../support/payments";

test("splits gross into whole cents, half a cent rounded up", () => {
  const gross = fc.integer({ min: -99_999_999, max: 99_999_999 });
  fc.assert(
    fc.property(gross, fc.constantFrom(0, 55, 200), (cents, rate) => {
      const { net, vat } = taxed(cents, rate);
      expect([Number.isInteger(net), net + vat]).toEqual([true, cents]);
      expect(Math.abs(net * (1000 + rate) - cents * 1000) * 2).toBeLessThanOrEqual(1000 + rate);
    }),
  );
  expect(taxed(3, 200)).toEqual({ net: 3, vat: 0, gross: 3 });
  expect(taxed(-3, 200)).toEqual({ net: -3, vat: 0, gross: -3 });
});

test("finds each product's VAT rate on a day, or none", () => {
  const vat = { number: "FR 00", since: "2026-07-01" };
  expect(vatRateOf("book", "2026-07-01", vat)).toBe(55);
  expect(vatRateOf("training", "2026-07-01", vat)).toBe(200);
  expect(vatRateOf("other", "2026-07-01", vat)).toBeNull();
  for (const product of ["book", "other"] as const) {
    expect(vatRateOf(product, "2026-06-30", vat)).toBe(0);
    expect(vatRateOf(product, "2026-07-01", null)).toBe(0);
  }
});

/** Net and VAT of a payment of the book and of what comes back of it. */
const split = (...cents: number[]) =>
  taxedLines(
    cents.map((one) => ({ cents: one })),
    55,
    cents[0] ?? 0,
  ).map(({ net, vat }) => [net, vat]);

test("lets the last refund take the rest of net and VAT", () => {
  expect(split(1990, -663, -663, -664)).toEqual([
    [1886, 104],
    [-628, -35],
    [-628, -35],
    [-630, -34],
  ]);
});

test("leaves no net or VAT when all went back", () => {
  const parts = fc.array(fc.integer({ min: 1, max: 999 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(parts, fc.constantFrom(55, 200), (refunds, rate) => {
      const paid = sumOf(refunds);
      const lines = [paid, ...refunds.map((cents) => -cents)].map((cents) => ({ cents }));
      const returned = refunds.map((cents) => ({ cents }));
      const netOf = (all: typeof lines) => sumOf(taxedLines(all, rate, paid).map(({ net }) => net));
      expect(netOf(lines)).toBe(0);
      expect(netOf([...lines, ...returned])).toBe(taxed(paid, rate).net);
    }),
  );
});

const delivery = 490;
const order = orderRow({ amount_cents: orderCents + delivery, shipping_cents: delivery });

test("breaks a sum down into price, discount and delivery", () => {
  const parts = (fields: Partial<Order>) => breakDown(orderRow(fields));
  const gift = { amount_cents: 0, discount_cents: 2480, shipping_cents: 490 };
  expect(parts(gift)).toEqual({ price: 1990, discount: 2480, delivery: 490, total: 0 });
  const plain = { amount_cents: 2480, shipping_cents: 490 };
  expect(parts(plain)).toEqual({ price: 1990, discount: 0, delivery: 490, total: 2480 });
});

test("shows what a promotion took off on a receipt", () => {
  const free = orderRow({ amount_cents: 0, discount_cents: 2480, shipping_cents: 490 });
  const current = { order: free, parcel: null };
  const { purchases } = receiptView({ current, purchases: [current] }, []);
  const shown = { price: amount(1990), discount: amount(-2480), delivery: amount(490) };
  expect(purchases).toMatchObject([{ ...shown, gross: gift }]);
});

const entry = (fields: Partial<LedgerEntry>) => ({ ...entryOf(fields), received_at: null });
const back = (amount_cents: number, day: string, payment?: string) =>
  entry({ id: `re_${day}`, amount_cents, at: `2026-05-${day}T12:00:00.000Z`, payment });
const taken = { amount_cents: order.amount_cents, taken_cents: order.amount_cents };
const lost = entry({ id: "dp_1", kind: "dispute lost", ...taken, at: "2026-05-20T12:00:00.000Z" });

const paidAt = (rate: number | null) => entry({ id: order.session_id, kind: "payment", rate });

const held = entry({ id: "dp_2", kind: "dispute open", taken_cents: 100, payment: "pi_2" });

test("uses the ledger's rate, whatever it is today", () => {
  const otherRate = { ...paidAt(200), id: "cs_other" };
  expect(storedRate(order, [{ ...lost, rate: 55 }, otherRate, paidAt(0)])).toBe(0);
  expect(storedRate(order, [paidAt(null)])).toBe(vatRateOf("book", "2026-05-01"));
});

test("shows VAT, delivery, dated refunds and the balance on a receipt", () => {
  const ids = { session_id: "cs_2", payment_intent: "pi_2", reference: "C-20260501-0000000F" };
  const extra = orderRow({ ...ids, product: "prompt-pack", amount_cents: 5700 });
  const purchases = [order, extra].map((row) => ({ order: row, parcel: null }));
  const current = { order, parcel: null };
  const known = [
    back(1000, "09", "pi_2"),
    back(500, "04", "pi_2"),
    back(9, "04", "other"),
    lost,
    held,
  ];
  const { purchases: shown, totals } = receiptView({ current, purchases }, known);
  const [book, pack] = [taxed(order.amount_cents, 55), taxed(5700, 200)];
  expect(shown).toMatchObject([
    {
      gross: amount(order.amount_cents),
      taxes: { net: amount(book.net), rate: receiptPage.rate(55), vat: amount(book.vat) },
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
  const taxes = { net: amount(book.net + pack.net), vat: amount(book.vat + pack.vat) };
  expect(totals).toEqual([{ taxes, paid: amount(order.amount_cents + 5700), kept: amount(4200) }]);
});

test("shows other products without VAT, and another currency apart", () => {
  const ids = { session_id: "cs_2", payment_intent: "pi_2" };
  const row = orderRow({ ...ids, product: "other", currency: "jpy", amount_cents: 500 });
  const current = { order: row, parcel: null };
  const purchases = [current, { order, parcel: null }];
  const view = receiptView({ current, purchases }, [paidAt(0)]);
  expect(view).toMatchObject({ isTest: false, isExempt: true });
  expect(view.purchases.map(({ isUntaxed }) => isUntaxed)).toEqual([true, false]);
  const paid = ["500\u00a0JPY", amount(order.amount_cents)];
  expect(view.totals).toEqual(paid.map((sum) => ({ taxes: null, paid: sum, kept: null })));
});

test("cleans what buyers type onto a receipt", () => {
  const form = new FormData();
  form.set("name", ` Camille\u0000 Roux\u202e${"x".repeat(200)}`);
  form.set("address", "1 rue\r\n\r\n75011 Paris\n3\n4\n5\n6\n7");
  const { name, address, business } = readBillTo(form);
  expect(name).toMatch(/^Camille Rouxx+$/);
  expect(name.length).toBeLessThanOrEqual(100);
  expect(address).toEqual(["1 rue", "75011 Paris", "3", "4", "5", "6"]);
  expect(business).toBe("");
});
