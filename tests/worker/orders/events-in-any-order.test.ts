import { expect, test } from "vitest";
import { orders, outboxEvents } from "~/db/schema";
import type { NewOrder } from "~/orders/payment-event";
import { storePayment, storeRefund } from "~/orders/store";
import { createDatabase } from "../../support/database";
import { newOrder } from "../../support/payments";
import { randomNumbers } from "../../support/random";

const lanes = 8;

interface Payment {
  order: NewOrder;
  /** Sums that went back, as each refund of a part tells them. */
  refunds: number[];
}

type Work = () => Promise<unknown>;

test("1,000 payments in any order, repeated, with refunds, in parallel, are exact to the cent", async () => {
  await using database = await createDatabase();
  const { next, shuffle } = randomNumbers(11);
  const { db } = database;
  const context = { db };

  const payments = Array.from({ length: 1000 }, (_, number): Payment => {
    const amount_cents = 100 + next(30_000);
    const payment_intent = `pi_${number}`;
    const parts = next(5) === 0 ? 1 + next(3) : 0;
    return {
      order: newOrder({
        session_id: `cs_${number}`,
        payment_intent,
        amount_cents,
        email: `buyer-${number % 700}@example.com`,
      }),
      refunds: Array.from({ length: parts }, (_, part) =>
        Math.floor((amount_cents * (part + 1)) / parts),
      ),
    };
  });
  const repeated = (work: Work) => Array.from({ length: 1 + next(5) }, () => work);
  const work = shuffle(
    payments.flatMap(({ order, refunds }) => [
      ...repeated(() => storePayment(context, order)),
      ...refunds.flatMap((refunded_cents) =>
        repeated(() =>
          storeRefund(context, {
            payment_intent: order.payment_intent ?? "",
            refunded_cents,
            created_at: order.created_at,
          }),
        ),
      ),
    ]),
  );
  const queue = work.values();
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (const task of queue) await task();
    }),
  );

  const rows = await db.select().from(orders);
  const stored = new Map(rows.map((row) => [row.session_id, row]));
  expect(rows).toHaveLength(payments.length);
  for (const { order, refunds } of payments) {
    expect(stored.get(order.session_id)).toMatchObject({
      amount_cents: order.amount_cents,
      refunded_cents: refunds.at(-1) ?? 0,
    });
  }

  const events = (await db.select().from(outboxEvents)).map(({ type, payload }) => {
    const { session_id, refunded_cents } = JSON.parse(payload).data;
    return { type, session_id, refunded_cents, key: `${type} ${session_id} ${refunded_cents}` };
  });
  expect(new Set(events.map(({ key }) => key)).size).toBe(events.length);
  expect(events.filter(({ type }) => type === "order.paid")).toHaveLength(payments.length);
  const announced = new Set(events.map(({ key }) => key));
  for (const { order, refunds } of payments) {
    const sum = refunds.at(-1);
    if (sum) expect(announced).toContain(`order.refunded ${order.session_id} ${sum}`);
  }
  const sums = new Set(
    payments.flatMap(({ order, refunds }) => refunds.map((sum) => `${order.session_id} ${sum}`)),
  );
  for (const { type, session_id, refunded_cents } of events) {
    if (type === "order.refunded") expect(sums).toContain(`${session_id} ${refunded_cents}`);
  }
});
