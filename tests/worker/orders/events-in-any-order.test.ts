import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { Miniflare } from "miniflare";
import { expect, test } from "vitest";
import { openDatabase } from "~/db/client";
import { orders, outboxEvents } from "~/db/schema";
import { applyMigrations } from "../../support/database";
import { chargeObject, paymentEvent, sessionObject } from "../../support/payments";
import { randomNumbers } from "../../support/random";

const { next, shuffle } = randomNumbers(11);

interface Payment {
  session: string;
  intent: string;
  cents: number;
  /** Sums that went back, the last one in the end. */
  refunds: number[];
}

const payments = Array.from({ length: 1000 }, (_, number): Payment => {
  const cents = 100 + next(30_000);
  const parts = next(5) === 0 ? 1 + next(3) : 0;
  return {
    session: `cs_${number}`,
    intent: `pi_${number}`,
    cents,
    refunds: Array.from({ length: parts }, (_, part) => Math.floor((cents * (part + 1)) / parts)),
  };
});

/** Each told one to five times; some payments are completed first and paid later. */
function eventsOf({ session, intent, cents, refunds }: Payment, number: number): string[] {
  const object = sessionObject({
    id: session,
    payment_intent: intent,
    amount_total: cents,
    customer_details: { email: `buyer-${number % 700}@example.com` },
  });
  const completed = "checkout.session.completed";
  const paid =
    number % 10 === 0
      ? [
          paymentEvent(completed, { ...object, payment_status: "unpaid" }),
          paymentEvent("checkout.session.async_payment_succeeded", object),
        ]
      : [paymentEvent(completed, object)];
  const refunded = refunds.map((amount_refunded) =>
    paymentEvent("charge.refunded", chargeObject({ payment_intent: intent, amount_refunded })),
  );
  return [...paid, ...refunded].flatMap((body) => Array(1 + next(5)).fill(body));
}

async function startWorker() {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL("../../support/payment-worker.ts", import.meta.url))],
    bundle: true,
    write: false,
    format: "esm",
  });
  return new Miniflare({
    modules: true,
    script: outputFiles[0]?.text ?? "",
    compatibilityDate: "2026-01-01",
    d1Databases: ["DB"],
  });
}

test("1,000 payments in any order, repeated, with refunds, 8 at a time, are exact to the cent", async () => {
  const bodies = shuffle(payments.flatMap(eventsOf));
  const worker = await startWorker();
  const d1 = await worker.getD1Database("DB");
  await applyMigrations(d1);
  const body = JSON.stringify({ bodies, lanes: 8 });
  expect((await worker.dispatchFetch("http://x/", { method: "POST", body })).status).toBe(200);
  const db = openDatabase(d1);
  const rows = await db.select().from(orders);
  const events = await db.select().from(outboxEvents);
  await worker.dispose();

  const amounts = rows.map(({ session_id, amount_cents, refunded_cents }) =>
    [session_id, amount_cents, refunded_cents].join(),
  );
  expect(amounts.sort()).toEqual(
    payments
      .map(({ session, cents, refunds }) => [session, cents, refunds.at(-1) ?? 0].join())
      .sort(),
  );

  const told = events.map(({ type, lead_id, payload }) =>
    [type, lead_id, JSON.parse(payload).data.refunded_cents].join(),
  );
  const announced = new Set(told);
  expect(announced.size).toBe(told.length);
  for (const { session, refunds } of payments) {
    expect(announced.delete(`order.paid,${session},0`)).toBe(true);
    if (refunds.length > 0) {
      expect(announced).toContain(`order.refunded,${session},${refunds.at(-1)}`);
    }
    for (const sum of refunds) announced.delete(`order.refunded,${session},${sum}`);
  }
  expect([...announced]).toEqual([]);
}, 120_000);
