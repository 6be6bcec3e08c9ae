import { expect, test } from "vitest";
import { movements, orders, outboxEvents, parcels, pendingPayments } from "~/db/schema";
import { findPending } from "~/orders/buyer";
import { paymentEvent } from "../../support/payments";
import { sharedDatabase } from "../../support/shared-database";
import { moment, paid, storeStory } from "../../support/story";

const { db } = await sharedDatabase(orders, parcels, movements, outboxEvents, pendingPayments);

const reserved = paid("05-01", {
  payment_status: "unpaid",
  shipping_details: { name: "Camille", address: { line1: "1 rue", country: "FR" } },
});
const charged = (at: string, amount_captured: number) =>
  paymentEvent(
    "charge.captured",
    { id: "ch_1", object: "charge", payment_intent: "pi_1", amount_captured, currency: "eur" },
    { created: Date.parse(moment(at)) / 1000 },
  );

test.each([
  ["after its checkout", [reserved, charged("05-04", 1990)]],
  ["before its checkout is known", [charged("05-04", 1990), reserved]],
])("stores the order of a payment that is charged later, %s", async (_, events) => {
  await storeStory({ db, mailed: true }, events);
  const paidThen = { product: "book", amount_cents: 1990, created_at: moment("05-04") };
  expect(await db.select().from(orders)).toMatchObject([paidThen]);
  expect(await db.select().from(parcels)).toMatchObject([{ name: "Camille" }]);
  expect(await db.select().from(pendingPayments)).toEqual([]);
  expect(await db.select({ type: outboxEvents.type }).from(outboxEvents)).toHaveLength(2);
});

test("counts the part that was charged, the rest as a reduction", async () => {
  await storeStory({ db }, [reserved, charged("05-04", 1500)]);
  expect(await db.select().from(orders)).toMatchObject([
    { amount_cents: 1500, discount_cents: 490, unit_cents: 1990 },
  ]);
});

test("takes the payment's own event for the charge's", async () => {
  const object = { id: "pi_1", object: "payment_intent", amount_received: 1990, currency: "eur" };
  const created = Date.parse(moment("05-04")) / 1000;
  const succeeded = paymentEvent("payment_intent.succeeded", object, { created });
  await storeStory({ db }, [reserved, succeeded, charged("05-04", 1990)]);
  expect(await db.select().from(orders)).toHaveLength(1);
});

test("makes no order of a charge whose checkout is unknown", async () => {
  await storeStory({ db }, [charged("05-04", 1990)]);
  expect(await db.select().from(orders)).toEqual([]);
});

test("forgets the buyer of a payment that failed", async () => {
  const failed = paymentEvent(
    "checkout.session.async_payment_failed",
    JSON.parse(reserved).data.object,
  );
  await storeStory({ db }, [reserved, failed]);
  const [row] = await db.select().from(pendingPayments);
  expect(row).toMatchObject({ failed: true, email: null, purchase: null });
  expect(await findPending(db, "cs_test_a1")).toEqual({ failed: true });
});
