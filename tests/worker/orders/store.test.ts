import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { training } from "~/content/offers";
import { type Order, orders, outboxEvents, parcels, refunds } from "~/db/schema";
import { findOrder, findPurchases } from "~/orders/buyer";
import type { NewOrder } from "~/orders/payment-event";
import { storeEvent, storePayment, storeRefund } from "~/orders/store";
import { createDatabase, type TestDatabase } from "../../support/database";
import { newOrder, storedFields } from "../../support/payments";

let database: TestDatabase;
const time = Date.UTC(2026, 4, 1, 12, 30);
const context = () => ({ db: database.db, now: () => time });

beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());
beforeEach(async () => {
  for (const table of [orders, parcels, refunds, outboxEvents]) await database.db.delete(table);
});

const pay = (overrides: Partial<NewOrder> = {}) => storePayment(context(), newOrder(overrides));
const refund = (refunded_cents: number, payment_intent = "pi_1") =>
  storeRefund(context(), {
    payment_intent,
    refunded_cents,
    created_at: "2026-05-01T13:00:00.000Z",
  });

async function orderRow(session_id = newOrder().session_id): Promise<Order | undefined> {
  const [row] = await database.db.select().from(orders).where(eq(orders.session_id, session_id));
  return row;
}

const readEvents = () => database.db.select().from(outboxEvents).orderBy(outboxEvents.id);

async function announcements() {
  const events = await readEvents();
  return events.map(({ type, payload }) => [type, JSON.parse(payload).data.refunded_cents]).sort();
}

describe("a payment", () => {
  test("is stored and announced as a lead is", async () => {
    const id = (await pay())[0]?.id;
    expect(await orderRow()).toEqual({ ...newOrder(), ...storedFields });

    const [event, ...others] = await readEvents();
    expect(others).toEqual([]);
    expect(event).toMatchObject({
      id,
      type: "order.paid",
      subject_table: "orders",
      subject_id: newOrder().session_id,
      email: newOrder().email,
      status: "pending",
      attempts: 0,
      next_attempt_at: new Date(time).toISOString(),
      claimed_until: null,
    });
    const { added_to: _, ...announced } = newOrder();
    expect(JSON.parse(event?.payload ?? "")).toEqual({
      type: "order.paid",
      id,
      timestamp: new Date(time).toISOString(),
      data: { ...announced, ...storedFields },
    });
  });

  test("told again changes nothing, and brings no erased address back", async () => {
    await pay();
    await database.db.update(orders).set({ email: null });
    expect(await pay()).toEqual([]);
    expect(await orderRow()).toMatchObject({ email: null });
    expect(await announcements()).toEqual([["order.paid", 0]]);
  });

  test("of nobody known is stored all the same", async () => {
    await pay({ email: null, payment_intent: null, landing: null });
    expect(await orderRow()).toMatchObject({ email: null, payment_intent: null, landing: null });
    expect((await readEvents())[0]?.email).toBe("");
  });

  test("says which address paid, and when", async () => {
    await pay();
    const { session_id, email, created_at } = newOrder();
    expect(await findOrder(database.db, session_id)).toEqual({
      email,
      created_at,
      key: storedFields.key,
      reference: storedFields.reference,
    });
    expect(await findOrder(database.db, "cs_unknown")).toBeUndefined();
  });
});

describe("a refund", () => {
  test("after its payment is announced with the order", async () => {
    await pay();
    const id = (await refund(500))[0]?.id;
    expect(await orderRow()).toMatchObject({ refunded_cents: 500 });
    expect((await readEvents()).find((event) => event.id === id)).toMatchObject({
      type: "order.refunded",
      subject_id: newOrder().session_id,
      email: newOrder().email,
    });
  });

  test("before its payment waits for it", async () => {
    expect(await refund(500)).toEqual([]);
    expect(await announcements()).toEqual([]);
    expect(await pay()).toHaveLength(2);
    expect(await orderRow()).toMatchObject({ refunded_cents: 500 });
    expect(await announcements()).toEqual([
      ["order.paid", 0],
      ["order.refunded", 500],
    ]);
  });

  test("in parts is a sum that only grows, each announced once", async () => {
    await pay();
    for (const cents of [500, 500, 1500, 1000, 1500, 0]) await refund(cents);
    expect(await orderRow()).toMatchObject({ refunded_cents: 1500 });
    expect(await announcements()).toEqual([
      ["order.paid", 0],
      ["order.refunded", 1500],
      ["order.refunded", 500],
    ]);
  });

  test("told several times at once is announced once", async () => {
    await pay();
    const told = await Promise.all([refund(500), refund(500), refund(500)]);
    expect(told.flat()).toHaveLength(1);
    expect(await announcements()).toHaveLength(2);
  });

  test("of another payment changes nothing", async () => {
    await pay({ payment_intent: null });
    await pay({ session_id: "cs_2", payment_intent: "pi_2" });
    await refund(500, "pi_3");
    expect(
      await database.db.select().from(orders).where(eq(orders.refunded_cents, 0)),
    ).toHaveLength(2);
  });
});

test("an event is stored as what it tells of", async () => {
  const order = newOrder();
  const shipping = { name: null, address: null, dedication: null };
  const paid = await storeEvent(context(), { kind: "paid", order, shipping });
  expect(paid.map(({ type }) => type)).toEqual(["order.paid"]);
  const created_at = "2026-05-01T13:00:00.000Z";
  const back = { payment_intent: "pi_1", refunded_cents: 500, created_at };
  const refunded = await storeEvent(context(), { kind: "refunded", refund: back });
  expect(refunded.map(({ type }) => type)).toEqual(["order.refunded"]);
  expect(await storeEvent(context(), { kind: "ignored" })).toEqual([]);
  expect(await readEvents()).toHaveLength(2);
});

describe("what was added to a book inside the funnel", () => {
  const bought = newOrder({ session_id: "cs_book", payment_intent: "pi_book" });
  const extra = newOrder({
    session_id: "cs_extra",
    payment_intent: "pi_extra",
    product: "training",
    amount_cents: training.cents,
    landing: "merci",
    created_at: "2026-05-01T12:10:00.000Z",
  });
  const named = { ...extra, added_to: "cs_book" };
  const last = newOrder({
    session_id: "cs_last",
    payment_intent: "pi_last",
    product: "prompt-pack",
    landing: "offre-speciale",
    created_at: "2026-05-01T12:20:00.000Z",
    added_to: "cs_extra",
  });

  /** Sessions that the page of each order shows. */
  async function shown() {
    const rows = await database.db.select().from(orders).orderBy(orders.created_at);
    const pages = rows.map(async ({ key }) => {
      const purchases = await findPurchases(database.db, key ?? "");
      return purchases.map(({ order }) => order.session_id).join();
    });
    return Promise.all(pages);
  }

  test.each(permutations([bought, named, last]))(
    "is shown with it, whatever is told first",
    async (...payments) => {
      for (const payment of payments) await pay(payment);
      expect(await shown()).toEqual(Array(3).fill("cs_book,cs_extra,cs_last"));
    },
  );

  test("still is once the addresses are erased", async () => {
    await pay(bought);
    await pay({ ...named, email: bought.email?.toUpperCase() ?? null });
    await database.db.update(orders).set({ email: null }).where(eq(orders.product, "book"));
    expect(await shown()).toEqual(["cs_book,cs_extra", "cs_book,cs_extra"]);
  });

  test.each<[string, NewOrder]>([
    ["was paid with the buyer's address by somebody else", extra],
    ["names the book, from another address", { ...named, email: "other@example.com" }],
    ["names a payment of nobody", { ...named, added_to: "cs_unknown" }],
  ])("what %s is shown apart from it", async (_, payment) => {
    await pay(bought);
    await pay(payment);
    expect(await shown()).toEqual(["cs_book", "cs_extra"]);
  });
});

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((first) =>
    permutations(items.filter((item) => item !== first)).map((rest) => [first, ...rest]),
  );
}
