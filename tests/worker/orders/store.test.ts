import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { book, promptPack, training } from "~/content/offers";
import { type Order, orders, outboxEvents, parcels, refunds } from "~/db/schema";
import { findOrder } from "~/orders/buyer";
import type { NewOrder } from "~/orders/payment-event";
import { storeEvent, storePayment, storeRefund } from "~/orders/store";
import { newOrder, storedFields } from "../../support/payments";
import { sharedDatabase } from "../../support/shared-database";

const database = await sharedDatabase(orders, parcels, refunds, outboxEvents);
const time = Date.UTC(2026, 4, 1, 12, 30);
const context = () => ({ db: database.db, now: () => time });

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
    expect(await orderRow()).toEqual({ ...newOrder(), ...storedFields, added_to: null });

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
    expect(JSON.parse(event?.payload ?? "")).toEqual({
      type: "order.paid",
      id,
      timestamp: new Date(time).toISOString(),
      data: { ...newOrder(), ...storedFields },
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
    email: bought.email?.toUpperCase() ?? null,
    created_at: "2026-05-01T12:10:00.000Z",
  });

  test.each([
    ["after it", [bought, extra]],
    ["before it", [extra, bought]],
  ])("is linked to it when told %s", async (_, payments) => {
    for (const payment of payments) await pay(payment);
    expect(await orderRow("cs_extra")).toMatchObject({ added_to: "cs_book" });
    expect(await orderRow("cs_book")).toMatchObject({ added_to: null });
  });

  test("is linked to it, a pack like a training", async () => {
    await pay(bought);
    await pay({ ...extra, product: "prompt-pack", amount_cents: promptPack.cents });
    expect(await orderRow("cs_extra")).toMatchObject({ added_to: "cs_book" });
  });

  const created_at = "2026-05-01T12:05:00.000Z";
  const another = { ...bought, session_id: "cs_another", payment_intent: "pi_another", created_at };

  test.each([
    ["before it", [bought, another, extra]],
    ["after it", [bought, extra, another]],
    ["first of all", [another, extra, bought]],
  ])("is linked to neither of two books, the other told %s", async (_, payments) => {
    for (const payment of payments) await pay(payment);
    expect(await orderRow("cs_extra")).toMatchObject({ added_to: null });
  });

  test("is linked to neither once the address of one of them is erased", async () => {
    for (const payment of [bought, another, extra]) await pay(payment);
    await database.db.update(orders).set({ email: null }).where(eq(orders.session_id, "cs_book"));
    const later = { session_id: "cs_later", created_at: "2026-09-01T12:00:00.000Z" };
    await pay({ ...bought, ...later, payment_intent: "pi_later" });
    expect(await orderRow("cs_extra")).toMatchObject({ added_to: null });
  });

  test("stays with its book when its address buys another after it", async () => {
    for (const payment of [bought, extra]) await pay(payment);
    await pay({ ...another, created_at: "2026-05-01T12:20:00.000Z" });
    expect(await orderRow("cs_extra")).toMatchObject({ added_to: "cs_book" });
  });

  test("stays linked once the addresses are erased", async () => {
    await pay(bought);
    await pay(extra);
    await database.db.update(orders).set({ email: null });
    await pay(extra);
    expect(await orderRow("cs_extra")).toMatchObject({ added_to: "cs_book" });
  });

  test.each<[string, Partial<NewOrder>]>([
    ["another address", { email: "other@example.com" }],
    ["no address", { email: null }],
    ["a day and a second later", { created_at: "2026-05-02T12:00:01.000Z" }],
    ["before the book", { created_at: "2026-05-01T11:59:59.000Z" }],
    ["another product", { product: "other" }],
  ])("is not: %s", async (_, fields) => {
    await pay(bought);
    await pay({ ...extra, amount_cents: promptPack.cents, ...fields });
    expect(await orderRow("cs_extra")).toMatchObject({ added_to: null });
  });

  test("the book's price is what it was", async () => {
    await pay(bought);
    expect(await orderRow("cs_book")).toMatchObject({ amount_cents: book.cents });
  });
});
