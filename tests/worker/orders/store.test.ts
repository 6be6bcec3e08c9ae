import { eq } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import { movements, type Order, orders, outboxEvents, parcels } from "~/db/schema";
import { type NewLedgerEntry, storeLedgerEntry } from "~/orders/ledger-entries";
import { dedicate } from "~/orders/order";
import type { NewOrder } from "~/orders/order-row";
import { newParcel, storePayment } from "~/orders/payment";
import {
  entryOf,
  orderRow as makeRow,
  newOrder,
  shippingTo,
  storedFields,
} from "../../support/payments";
import { sharedDatabase } from "../../support/shared-database";

const database = await sharedDatabase();
const time = Date.UTC(2026, 4, 1, 12, 30);
const context = () => ({ db: database.db, now: () => time });

const pay = (overrides: Partial<NewOrder> = {}) => storePayment(context(), newOrder(overrides));
const move = (entry: Partial<NewLedgerEntry>) =>
  storeLedgerEntry({ ...context(), mailed: true }, entryOf(entry));

async function orderRow(session_id = newOrder().session_id): Promise<Order | undefined> {
  const [row] = await database.db.select().from(orders).where(eq(orders.session_id, session_id));
  return row;
}

const readEvents = () => database.db.select().from(outboxEvents).orderBy(outboxEvents.id);

test("stores a payment and announces it", async () => {
  const id = (await pay())[0]?.id;
  expect(await orderRow()).toEqual({ ...newOrder(), ...storedFields });

  const [event, ...others] = await readEvents();
  expect(others).toEqual([]);
  const { session_id: subject_id, email } = newOrder();
  const about = { subject_table: "orders", subject_id, email };
  expect(event).toMatchObject({ id, type: "order.paid", ...about });
  const timestamp = new Date(time).toISOString();
  const { opened_at: _, opened_consent: __, ...fields } = storedFields;
  const data = { ...newOrder(), ...fields };
  expect(JSON.parse(event?.payload ?? "")).toEqual({ type: "order.paid", id, timestamp, data });
});

test("does not restore an erased address when a payment is reported again", async () => {
  await pay();
  await database.db.update(orders).set({ email: null });
  expect(await pay()).toEqual([]);
  expect(await orderRow()).toMatchObject({ email: null });
  expect(await readEvents()).toHaveLength(1);
});

test("queues a payment's mail if mail is on and addressed", async () => {
  const mailed = { ...context(), mailed: true };
  expect(await storePayment(mailed, newOrder())).toMatchObject([
    { destination: "webhook" },
    { destination: "mail", type: "order.paid", email: newOrder().email },
  ]);
  const unknown = newOrder({ session_id: "cs_2", payment_intent: "pi_2", email: null });
  expect(await storePayment(mailed, unknown)).toMatchObject([{ destination: "webhook" }]);
});

test("stores no payment under a number that another order has", async () => {
  vi.spyOn(crypto, "getRandomValues").mockImplementation((array) => array);
  onTestFinished(() => void vi.restoreAllMocks());
  await pay();
  await expect(pay({ session_id: "cs_2", payment_intent: "pi_2" })).rejects.toThrow("UNIQUE");
  expect(await readEvents()).toHaveLength(1);
});

const disputed = { id: "dp_1", kind: "dispute open", due_on: "2026-06-10" } as const;
const lost = { ...disputed, kind: "dispute lost", taken_cents: 1990 } as const;

test("announces a refund once, even before its payment", async () => {
  expect(await move({ amount_cents: 500 })).toEqual([]);
  const paid = await storePayment({ ...context(), mailed: true }, newOrder());
  const both = ["webhook", "mail"];
  expect(paid.map(({ type, destination }) => `${type} ${destination}`)).toEqual([
    ...both.map((destination) => `order.paid ${destination}`),
    ...both.map((destination) => `order.refunded ${destination}`),
  ]);
  expect(await move({ amount_cents: 500 })).toEqual([]);
  const told = await move({ id: "re_2", amount_cents: 300 });
  expect(told.map(({ destination }) => destination)).toEqual(both);
  expect(await orderRow()).toMatchObject({ refunded_cents: 800 });
});

test("announces a dispute's opening and closing to no buyer", async () => {
  await pay();
  expect(await move(disputed)).toMatchObject([{ type: "order.disputed", destination: "webhook" }]);
  const shown = { dispute: "open", dispute_due_on: disputed.due_on, refunded_cents: 0 };
  expect(await orderRow()).toMatchObject(shown);
  await move({ amount_cents: 500 });
  expect(await move(lost)).toMatchObject([{ type: "order.disputed", destination: "webhook" }]);
  for (const again of [disputed, lost]) expect(await move(again)).toEqual([]);
  const closed = { dispute: "lost", disputed_cents: 1990, refunded_cents: 2490 };
  expect(await orderRow()).toMatchObject(closed);
  const [refunded] = await move({ id: "re_2", amount_cents: 9 });
  expect(refunded?.type).toBe("order.refunded");
});

test("keeps the earliest of two payment moments, in either order", async () => {
  const early = "2026-05-01T11:00:00.000Z";
  await pay();
  await pay({ created_at: early });
  await pay({ session_id: "cs_2", payment_intent: "pi_2", created_at: early });
  await pay({ session_id: "cs_2", payment_intent: "pi_2" });
  const both = [{ created_at: early }, { created_at: early }];
  for (const table of [orders, parcels])
    expect(await database.db.select().from(table)).toMatchObject(both);
});

test("stores another product in the ledger without mail or page", async () => {
  const other = newOrder({ product: "other" });
  expect(await storePayment({ ...context(), mailed: true }, other)).toMatchObject([
    { type: "order.paid", destination: "webhook" },
  ]);
  expect(await orderRow()).toMatchObject({ key: null });
  expect(await database.db.select().from(movements)).toMatchObject([{ kind: "payment" }]);
});

const shipping = shippingTo({ dedication: "À Léa" });
const { session_id } = newOrder();
const ship = (overrides: Partial<NewOrder> = {}) =>
  storePayment(context(), newOrder(overrides), shipping);
const readParcels = () => database.db.select().from(parcels);

test("creates a parcel once, for a real payment of a book only", async () => {
  await ship({ livemode: false });
  await ship({ session_id: "cs_pack", payment_intent: "pi_2", product: "prompt-pack" });
  await ship({ session_id: "cs_mug", payment_intent: "pi_3", product: "other" });
  expect(await readParcels()).toEqual([]);
  const { created_at } = newOrder();
  for (let i = 0; i < 2; i += 1) await ship({ session_id: "cs_book", payment_intent: "pi_4" });
  expect(await readParcels()).toEqual([
    newParcel(makeRow({ session_id: "cs_book", created_at }), shipping),
  ]);
});

test("dedicates a parcel until it is sent", async () => {
  await ship();
  await ship({ session_id: "cs_2", payment_intent: "pi_2" });
  const day = "2026-05-01";
  expect(await dedicate(database.db, { session_id }, "À Zoé", day)).toBe("stored");
  await database.db.update(parcels).set({ sent_at: newOrder().created_at });
  for (const id of [session_id, "cs_unknown"])
    expect(await dedicate(database.db, { session_id: id }, "À Noé", day)).toBe("sent");
  expect((await readParcels()).map(({ dedication }) => dedication).sort()).toEqual([
    "À Léa",
    "À Zoé",
  ]);
});

test("dedicates a parcel at most twenty times a day", async () => {
  await ship();
  const sign = (day: string) => dedicate(database.db, { session_id }, "À Zoé", day);
  const outcomes = await Promise.all(Array.from({ length: 25 }, () => sign("2026-05-01")));
  expect(outcomes.filter((outcome) => outcome === "stored")).toHaveLength(20);
  expect(outcomes.filter((outcome) => outcome === "limited")).toHaveLength(5);
  expect(await sign("2026-05-02")).toBe("stored");
});
