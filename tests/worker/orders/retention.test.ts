import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { type Product, products } from "~/content/products";
import { movements, orders, outboxEvents, parcels } from "~/db/schema";
import { storeLedgerEntry } from "~/orders/ledger-entries";
import { storePayment } from "~/orders/payment";
import { changeContent } from "../../support/change-content";
import { counted } from "../../support/counted";
import { entryOf, newOrder } from "../../support/payments";
import { purgeAt } from "../../support/retention";
import { sharedDatabase } from "../../support/shared-database";

const emailDays = 90;
const now = Date.UTC(2028, 6, 1);
const daysAgo = (days: number) => now - days * 24 * 60 * 60 * 1000;

const { db } = await sharedDatabase();

async function storeOrders(ages: readonly number[]) {
  for (const age of ages) {
    const context = { db, now: () => daysAgo(age) };
    const created_at = new Date(daysAgo(age)).toISOString();
    const ids = { session_id: `cs_${age}`, payment_intent: `pi_${age}` };
    await storePayment(context, newOrder({ ...ids, created_at, email: `${age}@example.com` }));
    const refund = { id: `re_${age}`, payment: `pi_${age}`, amount_cents: 1, at: created_at };
    await storeLedgerEntry(context, entryOf(refund));
  }
  await db.update(parcels).set({ sent_at: sql`${parcels.created_at}`, address: "1 rue des Lilas" });
}

test("purges orders of 1 to 770 days ago with their announcements", async () => {
  await storeOrders([1, 89, 91, 750, 770]);
  // Three addresses, each in its order, its parcel and two announcements; then the six rows of the oldest order.
  expect(await purgeAt(db, now, { emailDays })).toBe(3 * 4 + 6);

  const left = await db.select().from(orders).orderBy(orders.created_at);
  const refunded_cents = 1;
  expect(left).toMatchObject([
    { session_id: "cs_750", email: null, refunded_cents },
    { session_id: "cs_91", email: null, refunded_cents },
    { session_id: "cs_89", email: "89@example.com", refunded_cents },
    { session_id: "cs_1", email: "1@example.com", refunded_cents },
  ]);
  expect(await db.select().from(movements)).toHaveLength(2 * 4);

  const events = await db.select().from(outboxEvents);
  expect(events).toHaveLength(8);
  for (const { subject_id, email, payload } of counted(8, events)) {
    const kept = ["cs_89", "cs_1"].includes(subject_id);
    expect(email !== "").toBe(kept);
    expect(payload.includes("@example.com")).toBe(kept);
    expect(JSON.parse(payload)).toMatchObject({ data: { session_id: subject_id } });
  }
});

const large = { product: "other", amount_cents: 12_000 } as const;

test.each([
  ["a book not sent", { product: "book" }, 100, null, true],
  ["a book sent 91 days ago", { product: "book" }, 100, 91, false],
  ["a pack after it", { product: "prompt-pack" }, 370, null, false],
  ["a training a year ago", { product: "training" }, 370, null, true],
  ["a training after its year", { product: "training" }, 470, null, false],
  ["an unknown product after that, of a large sale", large, 770, null, false],
] as const)("keeps or erases the address of %s", async (_, fields, age, sentAgo, isKept) => {
  const created_at = new Date(daysAgo(age)).toISOString();
  await storePayment({ db, now: () => daysAgo(age) }, newOrder({ ...fields, created_at }));
  if (sentAgo) await db.update(parcels).set({ sent_at: new Date(daysAgo(sentAgo)).toISOString() });
  await purgeAt(db, now, { emailDays });
  expect((await db.select().from(orders))[0]?.email !== null).toBe(isKept);
});

test("keeps a training's address until a year after the launch", async () => {
  const created_at = new Date(daysAgo(700)).toISOString();
  await storePayment({ db }, newOrder({ product: "training", created_at }));
  const emails = async () => (await db.select().from(orders)).map(({ email }) => email !== null);
  changeContent(products.training as Product, { owedUntil: "2028-07-01" });
  await purgeAt(db, now, { emailDays });
  expect(await emails()).toEqual([true]);
  await purgeAt(db, now + 24 * 60 * 60 * 1000, { emailDays });
  expect(await emails()).toEqual([false]);
});

test("keeps a sale of 120 € longer than a smaller one", async () => {
  for (const [session_id, amount_cents, age] of [
    ["cs_small", 11_999, 800],
    ["cs_large", 12_000, 3_600],
    ["cs_old", 12_000, 3_700],
  ] as const) {
    const created_at = new Date(daysAgo(age)).toISOString();
    const payment_intent = `pi_${session_id}`;
    await storePayment({ db }, newOrder({ session_id, payment_intent, amount_cents, created_at }));
  }
  await purgeAt(db, now, { emailDays });
  expect(await db.select().from(orders)).toMatchObject([{ session_id: "cs_large" }]);
});

test("keeps e-mail and address while a dispute is open", async () => {
  await storeOrders([100]);
  await db.update(orders).set({ dispute: "open" });
  expect(await purgeAt(db, now, { emailDays })).toBe(0);

  await db.update(orders).set({ dispute: "lost" });
  await purgeAt(db, now, { emailDays });
  expect(await db.select().from(orders)).toMatchObject([{ email: null }]);
  expect(await db.select().from(parcels)).toMatchObject([{ address: null }]);
});
