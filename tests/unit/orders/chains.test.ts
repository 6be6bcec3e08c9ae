import fc from "fast-check";
import { expect, test } from "vitest";
import { productIds, products } from "~/content/products";
import { orders, outboxEvents, parcels, refunds } from "~/db/schema";
import { noAd } from "~/lib/ad";
import { findBuyer } from "~/orders/buyer";
import { writeOrigin } from "~/orders/origin";
import { storeEvent } from "~/orders/payment";
import { readPaymentEvent } from "~/orders/payment-event";
import { chargeObject, paymentEvent, sessionObject } from "../../support/payments";
import { sharedDatabase } from "../../support/shared-database";

const { db } = await sharedDatabase(orders, parcels, refunds, outboxEvents);
const victim = "victime@example.com";

interface Payment {
  id: string;
  after?: string | null;
  product?: keyof typeof products;
  /** Seconds since the epoch: of the event, and of its checkout's beginning. */
  paid?: number;
  begun?: number;
}

function paid({ id, after = null, product = "book", paid = 1_777_636_800, begun = paid }: Payment) {
  const { cents } = products[product];
  const object = sessionObject({
    id,
    created: begun,
    payment_intent: `pi_${id}`,
    amount_subtotal: cents,
    amount_total: cents,
    client_reference_id: writeOrigin("merci", noAd, after),
    customer_details: { email: victim },
    metadata: { product },
  });
  return paymentEvent("checkout.session.completed", object, { created: paid });
}

const refunded = (id: string) =>
  paymentEvent("charge.refunded", chargeObject({ payment_intent: `pi_${id}` }));

async function tell(bodies: readonly string[]) {
  for (const body of bodies) {
    const event = readPaymentEvent(body, Date.now(), false);
    if (event.kind === "malformed") throw new Error(event.error);
    await storeEvent({ db }, event);
  }
}

/** The sessions that each order's key shows. */
async function pages() {
  const rows = await db.select().from(orders);
  const shown = rows.map(async ({ session_id, key }) => {
    const { purchases = [] } = (await findBuyer(db, key ?? "")) ?? {};
    return [session_id, purchases.map(({ order }) => order.session_id).sort()] as const;
  });
  return Object.fromEntries(await Promise.all(shown));
}

const forget = () =>
  db.batch([db.delete(orders), db.delete(parcels), db.delete(refunds), db.delete(outboxEvents)]);

test("extras of a purchase that is not known yet", async () => {
  await tell([paid({ id: "cs_1", after: "cs_book" }), paid({ id: "cs_2", after: "cs_book" })]);
  expect(await pages()).toEqual({ cs_1: ["cs_1", "cs_2"], cs_2: ["cs_1", "cs_2"] });
});

test("payments under another's address, whenever and however refunded", async () => {
  const own = ["cs_victim_book", "cs_victim_training"];
  const theirs = [
    paid({ id: "cs_victim_book" }),
    paid({ id: "cs_victim_training", after: "cs_victim_book", product: "training" }),
  ];
  const attack = fc.record({
    product: fc.constantFrom(...productIds),
    // Before, between and after the victim's.
    paid: fc.integer({ min: 1_777_550_000, max: 1_777_730_000 }),
    begun: fc.integer({ min: 1_777_550_000, max: 1_777_730_000 }),
    after: fc.constantFrom(null, "cs_0", "cs_1", "cs_victim"),
    isRefunded: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(attack, { minLength: 1, maxLength: 4 }),
      fc.infiniteStream(fc.nat()),
      async (attacks, places) => {
        await forget();
        const bodies = [...theirs];
        for (const [number, { isRefunded, ...payment }] of attacks.entries()) {
          const id = `cs_${number}`;
          const events = [paid({ id, ...payment }), ...(isRefunded ? [refunded(id)] : [])];
          for (const event of events)
            bodies.splice((places.next().value ?? 0) % (bodies.length + 1), 0, event);
        }
        await tell(bodies);
        for (const [session, shown] of Object.entries(await pages())) {
          if (own.includes(session)) expect(shown).toEqual(own);
          else expect(shown.filter((other) => own.includes(other))).toEqual([]);
        }
      },
    ),
    { numRuns: 60 },
  );
});
