import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { type Order, orders, outboxEvents, parcelHistory, parcels } from "~/db/schema";
import { hourInMs } from "~/lib/time";
import {
  changeAddress,
  correctTracking,
  dedicate,
  giveProduct,
  resendConfirmation,
  sendAgain,
  sendParcel,
  sendParcels,
  undoSending,
} from "~/orders/order";
import { isLate } from "~/orders/parcels";
import { newParcel } from "~/orders/payment";
import { orderRow, shippingTo } from "../../support/payments";
import { sharedDatabase } from "../../support/shared-database";

const { db } = await sharedDatabase();
const noon = Date.parse("2026-05-04T12:00:00.000Z");
const minute = 60 * 1000;
let time = noon;
const context = { db, mailed: true, now: () => time };

beforeEach(() => {
  time = noon;
});

const reference = "C-20260501-00000001";
const tracking = "https://carrier.example/1";
const email = "camille.roux@example.com";

async function store(number = 1, changes: Partial<Order> = {}) {
  const ids = { session_id: `cs_${number}`, payment_intent: `pi_${number}`, key: `${number}` };
  const order = orderRow({ ...ids, reference: `C-20260501-0000000${number}`, ...changes });
  await db.insert(orders).values(order);
  await db.insert(parcels).values(newParcel(order, shippingTo()));
  return order.reference ?? "";
}

const send = (url: string | null = tracking) => sendParcel(context, { reference, tracking: url });
const stored = async () => (await db.select().from(parcels))[0];
const history = async () => (await db.select().from(parcelHistory)).map(({ act }) => act);
const announced = async (type = "order.sent") =>
  (await db.select().from(outboxEvents)).filter((event) => event.type === type);

test("announces a sending an hour later, once over two tabs", async () => {
  await store();
  const both = await Promise.all([send(), send("https://carrier.example/2")]);
  expect(both.map(({ kind }) => kind).sort()).toEqual(["already", "done"]);
  const events = await announced();
  expect(events.map(({ destination }) => destination)).toEqual(["webhook", "mail"]);
  const due = new Date(noon + hourInMs).toISOString();
  expect(events.map(({ next_attempt_at }) => next_attempt_at)).toEqual([due, due]);
});

test("sends many parcels at once, and names those that cannot go", async () => {
  const all = await Promise.all([1, 2, 3, 4, 5, 6].map((number) => store(number)));
  await sendParcel(context, { reference: all[1] ?? "", tracking: null });
  await db
    .update(orders)
    .set({ refunded_cents: 1990 })
    .where(eq(orders.reference, all[2] ?? ""));
  await db
    .update(orders)
    .set({ dispute: "open" })
    .where(eq(orders.reference, all[3] ?? ""));
  await db.delete(parcels).where(eq(parcels.session_id, "cs_5"));
  const references = [...all, "C-20260501-0000000F"];
  const outcomes = await sendParcels(
    context,
    references.map((each) => ({ reference: each, tracking: `https://carrier.example/${each}` })),
  );
  expect(outcomes.map((outcome) => ("reason" in outcome ? outcome.reason : outcome.kind))).toEqual([
    "done",
    "already",
    "refunded",
    "disputed",
    "no parcel",
    "done",
    "unknown reference",
  ]);
  const sent = (await db.select().from(parcels)).filter(({ sent_at }) => sent_at !== null);
  expect(sent.map(({ session_id, tracking_url }) => [session_id, tracking_url])).toEqual([
    ["cs_1", `https://carrier.example/${all[0]}`],
    ["cs_2", null],
    ["cs_6", `https://carrier.example/${all[5]}`],
  ]);
});

test("refuses to send what has changed since its caller saw it", async () => {
  await store();
  const seen = { reference, tracking: null, version: 0 };
  await dedicate(db, { session_id: "cs_1" }, "À Léa", "2026-05-04");
  expect(await sendParcel(context, seen)).toEqual({ kind: "changed" });
  expect(await sendParcel(context, { ...seen, version: 1 })).toMatchObject({ kind: "done" });
});

test("undoes a sending within the hour, so that nobody is told", async () => {
  await store();
  await send();
  time = noon + hourInMs - minute;
  expect(await undoSending(context, { reference })).toEqual({ kind: "done" });
  expect(await stored()).toMatchObject({ sent_at: null, tracking_url: null });
  expect(await announced()).toEqual([]);
  expect(await undoSending(context, { reference })).toEqual({ kind: "already" });
  expect(await db.select().from(parcelHistory)).toMatchObject([
    { act: "undone", tracking_url: tracking, sent_at: new Date(noon).toISOString() },
  ]);
  expect(await send()).toMatchObject({ kind: "done" });
});

test("does not undo a sending later, unseen, or once it is announced", async () => {
  await store();
  const asked = { reference };
  const refusal = (reason: string) => ({ kind: "refused", reason });
  expect(await undoSending(context, asked)).toEqual(refusal("not sent"));
  await send();
  expect(await undoSending(context, { ...asked, version: 0 })).toEqual({ kind: "changed" });
  await db.update(outboxEvents).set({ attempts: 1 });
  expect(await undoSending(context, asked)).toEqual(refusal("announced"));
  time = noon + hourInMs;
  expect(await undoSending(context, asked)).toEqual(refusal("too late"));
  expect(await stored()).toMatchObject({ sent_at: new Date(noon).toISOString() });
  expect(await announced()).toHaveLength(2);
  expect(await history()).toEqual([]);
});

test("corrects a tracking address in the mail that waits, else in another", async () => {
  await store();
  expect(await correctTracking(context, { reference, tracking })).toMatchObject({
    reason: "not sent",
  });
  await send("https://carrier.example/wrong");
  const right = { reference, tracking };
  expect(await correctTracking(context, right)).toMatchObject({ kind: "done", isMailed: true });
  expect(await correctTracking(context, right)).toMatchObject({ kind: "already" });
  const waiting = await announced();
  const due = new Date(noon + hourInMs).toISOString();
  expect(waiting).toMatchObject([{ next_attempt_at: due }, { next_attempt_at: due }]);
  expect(JSON.parse(waiting[0]?.payload ?? "").data.tracking_url).toBe(tracking);

  time = noon + 2 * hourInMs;
  await db.update(outboxEvents).set({ status: "delivered", attempts: 1 });
  await correctTracking(context, { ...right, tracking: `${tracking}2` });
  const told = await announced();
  expect(told).toHaveLength(4);
  expect(told.at(-1)?.next_attempt_at).toBe(new Date(time).toISOString());
});

test("makes a second parcel with a delivery time of its own", async () => {
  await store();
  expect(await sendAgain(context, { reference })).toMatchObject({ reason: "not sent" });
  await send();
  time = noon + 20 * 24 * hourInMs;
  const replaces = { replaces_sent_at: new Date(noon).toISOString() };
  const outcomes = await Promise.all([1, 2].map(() => sendAgain(context, { reference })));
  expect(outcomes.map(({ kind }) => kind).sort()).toEqual(["already", "done"]);
  expect(await stored()).toMatchObject({ sent_at: null, tracking_url: null, ...replaces });
  expect(await history()).toEqual(["sent again"]);
  const late = db
    .select()
    .from(parcels)
    .innerJoin(orders, eq(orders.session_id, parcels.session_id));
  expect(await late.where(isLate(time))).toEqual([]);
  expect(await announced(), "the first announcement still waited").toEqual([]);
  expect(await send(null)).toMatchObject({ kind: "done" });
  expect(await announced()).toHaveLength(2);
});

test("sends no second parcel of a refunded or disputed order", async () => {
  await store();
  await send();
  for (const state of [{ refunded_cents: 1990 }, { refunded_cents: 0, dispute: "open" as const }]) {
    await db.update(orders).set(state);
    expect(await sendAgain(context, { reference })).toMatchObject({ kind: "refused" });
  }
});

test("changes the fields of an address, and keeps the others", async () => {
  await store();
  await db.update(parcels).set({ country: "BE", postal_code: "1000", city: "Bruxelles" });
  const change = { line1: "Rue Haute 3" };
  const done = await changeAddress(context, { reference, change, version: 0 });
  expect(done).toMatchObject({ kind: "done", destination: { ...change, country: "BE" } });
  expect(await changeAddress(context, { reference, change, version: 0 })).toMatchObject({
    kind: "already",
  });
  expect(
    await changeAddress(context, { reference, change: { line1: "Rue 9" }, version: 0 }),
  ).toEqual({ kind: "changed" });
  const wrong = await changeAddress(context, { reference, change: { line1: "7" } });
  expect(wrong).toMatchObject({ problem: { field: "line1" } });
  expect(await db.select().from(parcelHistory)).toMatchObject([
    { act: "address", line1: "12 rue des Lilas", country: "BE" },
  ]);
  await send();
  expect(await changeAddress(context, { reference, change: { line1: "Rue 9" } })).toMatchObject({
    reason: "sent",
  });
});

test("replaces an address of an earlier version by its fields", async () => {
  await store();
  const text = { line1: null, postal_code: null, city: null, country: null };
  await db.update(parcels).set({ ...text, address: "Rue Basse 1\n1000 Bruxelles\nBE" });
  await changeAddress(context, { reference, change: { name: "Zoé" } });
  expect(await stored()).toMatchObject({ name: "Zoé", address: expect.stringContaining("Basse") });
  const moved = { line1: "Rue Haute 3", line2: null, postal_code: "1000", city: "Bruxelles" };
  await changeAddress(context, { reference, change: moved });
  expect(await stored()).toMatchObject({ ...moved, country: "BE", address: null });
  const kept = await db.select().from(parcelHistory);
  expect(kept.at(-1)?.address).toContain("Rue Basse 1");
});

test("confirms an order again once for each time that its caller asks", async () => {
  await store();
  const ask = (seen?: number) => resendConfirmation(context, { reference, seen });
  expect(await Promise.all([ask(0), ask(0)])).toEqual([{ kind: "done" }, { kind: "already" }]);
  expect(await ask(1)).toEqual({ kind: "done" });
  expect(await ask()).toEqual({ kind: "done" });
  expect(await announced("order.paid")).toHaveLength(3);
});

test("gives a book twice only after the first gift was seen", async () => {
  const give = (after: string | null) =>
    giveProduct(context, { email, product: "book", destination: shippingTo(), after });
  const first = await Promise.all([give(null), give(null)]);
  expect(first.map(({ kind }) => kind).sort()).toEqual(["already", "done"]);
  const [order] = await db.select().from(orders);
  time += minute;
  const seen = order?.reference ?? "";
  expect((await Promise.all([give(seen), give(seen)])).map(({ kind }) => kind).sort()).toEqual([
    "already",
    "done",
  ]);
  expect(await give(null)).toMatchObject({ kind: "already" });
  expect(await db.select().from(parcels)).toHaveLength(2);
  expect(await announced("order.paid")).toHaveLength(4);
});

test("gives nothing to an address that a parcel cannot reach", async () => {
  const destination = { line1: "7", postal_code: "75011", city: "Paris" };
  const given = giveProduct(context, { email, product: "book", destination, after: null });
  expect(await given).toMatchObject({ kind: "invalid" });
  expect(await db.select().from(orders)).toEqual([]);
});
