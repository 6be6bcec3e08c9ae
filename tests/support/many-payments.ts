import { eq } from "drizzle-orm";
import { expect } from "vitest";
import type { Database } from "~/db/client";
import { orders, outboxEvents, parcels } from "~/db/schema";
import { chargeObject, paymentEvent, sessionObject } from "./payments";
import { randomNumbers } from "./random";

interface Payment {
  session: string;
  intent: string;
  cents: number;
  /** Sums that went back, the last one in the end. */
  refunds: number[];
}

/**
 * So many payments, and the provider's events of them, repeated and in any order: the refunds less often, so that
 * some come before their payment, the greatest sum first.
 */
export function manyPayments(count: number) {
  const { next, shuffle } = randomNumbers(11);
  const payments = Array.from({ length: count }, (_, number): Payment => {
    const cents = 100 + next(30_000);
    const parts = next(2) === 0 ? 1 + next(3) : 0;
    return {
      session: `cs_${number}`,
      intent: `pi_${number}`,
      cents,
      refunds: Array.from({ length: parts }, (_, part) => Math.floor((cents * (part + 1)) / parts)),
    };
  });
  const bodies = payments.flatMap((payment, number) =>
    eventsOf(payment, number).flatMap(({ body, repeats }) =>
      Array<string>(1 + next(repeats)).fill(body),
    ),
  );
  return { payments, bodies: shuffle(bodies) };
}

/** Some payments are completed first and paid later. */
function eventsOf({ session, intent, cents, refunds }: Payment, number: number) {
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
  return [
    ...paid.map((body) => ({ body, repeats: 5 })),
    ...refunded.map((body) => ({ body, repeats: 2 })),
  ];
}

/**
 * Every payment is one order with a key, a reference and one parcel, exact to the cent, and each sum of it was announced
 * once.
 */
export async function expectExact(db: Database, payments: readonly Payment[]): Promise<void> {
  const rows = await db.select().from(orders);
  const amounts = rows.map(({ session_id, amount_cents, refunded_cents }) =>
    [session_id, amount_cents, refunded_cents].join(),
  );
  expect(amounts.sort()).toEqual(
    payments
      .map(({ session, cents, refunds }) => [session, cents, refunds.at(-1) ?? 0].join())
      .sort(),
  );

  for (const values of [rows.map(({ key }) => key), rows.map(({ reference }) => reference)])
    expect(new Set(values).size).toBe(payments.length);
  for (const { key, reference } of rows) {
    expect(key).toMatch(/^[\da-f]{32}$/);
    expect(reference).toMatch(/^C-\d{8}-[\dA-F]{8}$/);
  }

  const posted = await db.select({ id: parcels.session_id }).from(parcels);
  expect(posted.map(({ id }) => id).sort()).toEqual(rows.map((row) => row.session_id).sort());

  const events = await db
    .select()
    .from(outboxEvents)
    .where(eq(outboxEvents.destination, "webhook"));
  const told = events.map(({ type, subject_id, payload }) =>
    [type, subject_id, JSON.parse(payload).data.refunded_cents].join(),
  );
  const announced = new Set(told);
  expect(announced.size).toBe(told.length);
  for (const { session, refunds } of payments) {
    expect(announced.delete(`order.paid,${session},0`)).toBe(true);
    const last = refunds.at(-1);
    if (last) expect(announced).toContain(`order.refunded,${session},${last}`);
    for (const sum of refunds) announced.delete(`order.refunded,${session},${sum}`);
  }
  expect([...announced]).toEqual([]);
}
