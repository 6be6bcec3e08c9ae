import { expect, test } from "vitest";
import { products } from "~/content/products";
import { movements, orders, outboxEvents, parcels } from "~/db/schema";
import { paidFor, purchaseStatus, sumsOf } from "~/funnel/order";
import { findPurchase } from "~/orders/buyer";
import { paidMail, refundedMail } from "~/orders/mails/order";
import { readLedgerEntries, receiptView } from "~/orders/receipt-view";
import { readTakings } from "~/orders/takings";
import { orderView } from "~/orders/view";
import { changeContent } from "../../support/change-content";
import { sharedDatabase } from "../../support/shared-database";
import { moment, paid, refund, storeStory } from "../../support/story";

const { db } = await sharedDatabase(orders, parcels, movements, outboxEvents);

const seller = { siteUrl: "https://site.test", email: "a@site.test", phone: "01 02 03 04 05" };

/** Everything that the site says of the one order. */
async function documents() {
  const purchase = await findPurchase(db, "cs_test_a1");
  if (!purchase) throw new Error("no order");
  const buyer = { current: purchase, purchases: [purchase] };
  const context = { stored: new Set<string>(), addresses: {}, refundDays: new Map() };
  const now = Date.parse(moment("05-20"));
  const paidProduct = { ...purchaseStatus(purchase, now), ...paidFor(purchase.order) };
  return {
    page: orderView(buyer, { now, ...context }),
    receipt: receiptView(buyer, await readLedgerEntries(db, buyer)),
    confirmed: paidMail(purchase, seller),
    refunded: refundedMail(purchase, seller),
    takings: await readTakings(db, { from: "2026-01-01", to: "2026-12-31" }),
    card: sumsOf([{ product: "book", cents: 1990 }], [paidProduct]),
  };
}

test("computes nothing about an order from a later catalogue", async () => {
  const { cents } = products.book;
  const bought = paid("05-01", {
    amount_subtotal: 2 * cents,
    amount_total: 2 * cents - 10,
    total_details: { amount_shipping: 490, amount_discount: 500 },
  });
  await storeStory({ db }, [bought, refund("05-10", "created", 300)]);
  const before = await documents();
  expect(before.card).toMatchObject({
    lines: [{ cents: 2 * cents, quantity: 2, product_name: products.book.name }],
    discount: [{ cents: 500 }],
    delivery: [{ cents: 490 }],
    total: [{ cents: 2 * cents - 10 }],
  });
  changeContent(products.book, {
    ...{ name: "Un autre titre", cents: cents + 1000, rights: "Livre\u00a0: sans garantie." },
    characteristics: ["Un livre de poche"],
  } as object);
  expect(await documents()).toEqual(before);
});
