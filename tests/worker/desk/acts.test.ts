/** Acts are written down with their changes: only D1 itself shows that it counts the changes of a batch. */

import { expect, test } from "vitest";
import { operatorActs, orders, parcels } from "~/db/schema";
import { readActs } from "~/operator/acts";
import {
  changeAddress,
  correctTracking,
  giveProduct,
  resendConfirmation,
  sendAgain,
  sendParcel,
  sendParcels,
  undoSending,
} from "~/orders/order";
import { newParcel } from "~/orders/payment";
import { operator } from "../../support/access";
import { counted } from "../../support/counted";
import { orderRow, shippingTo } from "../../support/payments";
import { sharedDatabase } from "../../support/shared-database";

const { db } = await sharedDatabase();
const reference = "C-20260501-00000001";

async function store(number = 1) {
  const ids = { session_id: `cs_${number}`, payment_intent: `pi_${number}`, key: `${number}` };
  const order = orderRow({ ...ids, reference: `C-20260501-0000000${number}` });
  await db.insert(orders).values(order);
  await db.insert(parcels).values(newParcel(order, shippingTo()));
  return order.reference ?? "";
}

const by = (act: string) => ({ db, mailed: true, actor: { operator, act } });
const sent = { reference, tracking: null };
const tracking = "https://carrier.example/1";
const gift = { email: "amie@example.com", product: "prompt-pack", after: null } as const;

test("writes down each act once, however often it is repeated", async () => {
  await store();
  const acts: [string, () => Promise<unknown>][] = [
    [
      "parcel.address",
      () => changeAddress(by("parcel.address"), { reference, change: { name: "A" } }),
    ],
    ["parcel.sent", () => sendParcel(by("parcel.sent"), sent)],
    ["parcel.tracking", () => correctTracking(by("parcel.tracking"), { reference, tracking })],
    ["parcel.undone", () => undoSending(by("parcel.undone"), { reference })],
    ["parcel.sent", () => sendParcel(by("parcel.sent"), sent)],
    ["parcel.again", () => sendAgain(by("parcel.again"), { reference })],
    ["order.confirmed", () => resendConfirmation(by("order.confirmed"), { reference, seen: 0 })],
  ];
  for (const [, act] of acts) {
    await act();
    await act();
  }
  const written = (await readActs(db, { limit: 20 })).toReversed();
  expect(written.map(({ act }) => act)).toEqual(acts.map(([name]) => name));
  for (const row of counted(acts.length, written))
    expect(row).toMatchObject({ operator, reference });
});

test("writes down a gift under its own number", async () => {
  const given = await giveProduct(by("order.given"), gift);
  await giveProduct(by("order.given"), gift);
  const written = await readActs(db, { limit: 20 });
  expect(written.map(({ reference }) => reference)).toEqual([
    given.kind === "done" ? given.order.reference : "not given",
  ]);
});

test("writes down which of many parcels were sent", async () => {
  const all = await Promise.all([1, 2, 3].map(store));
  await sendParcel({ db }, { reference: all[1] ?? "", tracking: null });
  const sendings = [...all, "C-20260501-FFFFFFFF"].map((reference) => ({ ...sent, reference }));
  await Promise.all([1, 2].map(() => sendParcels(by("parcel.sent"), sendings)));
  const written = await readActs(db, { limit: 20 });
  expect(written.map(({ reference }) => reference).sort()).toEqual([all[0], all[2]]);
});

test("writes nothing down for a command", async () => {
  await store();
  await sendParcel({ db }, sent);
  expect(await db.$count(operatorActs)).toBe(0);
});
