import fc from "fast-check";
import { expect, test } from "vitest";
import { productIds, products } from "~/content/products";
import { normalizeMailbox } from "~/db/mailbox";
import { movements, orders, outboxEvents, parcels } from "~/db/schema";
import { findBuyer } from "~/orders/buyer";
import { writeClientReference } from "~/orders/client-reference";
import { storeEvent } from "~/orders/order";
import { readPaymentEvent } from "~/orders/stripe/event";
import { noAd } from "~/statistics/ad";
import { chargeObject, paymentEvent, sessionObject } from "../../support/payments";
import { sharedDatabase } from "../../support/shared-database";

const tables = [orders, parcels, movements, outboxEvents];
const { db } = await sharedDatabase(...tables);

interface Payment {
  id: string;
  after?: string | null;
  email?: string | null;
  product?: keyof typeof products;
  /** Of the cents that were paid. */
  refunded?: number;
  /** Seconds since the epoch. */
  paidAt?: number;
}

function eventsOf(payment: Payment): string[] {
  const { id, after = null, email = "victime@example.com", product = "book" } = payment;
  const { refunded = 0, paidAt = 1_777_636_800 } = payment;
  const { cents } = products[product];
  const session = sessionObject({
    id,
    payment_intent: `pi_${id}`,
    amount_subtotal: cents,
    amount_total: cents,
    client_reference_id: writeClientReference("merci", noAd, after),
    customer_details: { email },
    metadata: { product },
  });
  const amount_refunded = Math.round(cents * refunded);
  const charge = chargeObject({ payment_intent: `pi_${id}`, amount_refunded });
  const paid = paymentEvent("checkout.session.completed", session, { created: paidAt });
  return refunded > 0 ? [paid, paymentEvent("charge.refunded", charge)] : [paid];
}

async function receive(bodies: readonly string[]) {
  for (const body of bodies) {
    const event = readPaymentEvent(body, Date.now(), false);
    if (event.kind === "malformed") throw new Error(event.error);
    await storeEvent({ db }, event);
  }
}

async function pages() {
  const rows = await db.select().from(orders);
  const shown = rows.map(async ({ session_id, key }) => {
    const { purchases = [] } = (await findBuyer(db, key ?? "")) ?? {};
    return [session_id, purchases.map(({ order }) => order.session_id).sort()] as const;
  });
  return Object.fromEntries(await Promise.all(shown));
}

const sessions = ["cs_0", "cs_1", "cs_2", "cs_3"];
/** Three mailboxes in several spellings, and payments without an address. */
const addresses = [
  ...["victime@example.com", "Victime@Example.com", "victime+livre@example.com"],
  ...["vic.time@gmail.com", "victime@googlemail.com", "victime+a@example.org"],
  null,
];

const purchases = fc.array(
  fc.record({
    after: fc.constantFrom(null, "promo123", ...sessions),
    email: fc.constantFrom(...addresses),
    product: fc.constantFrom(...productIds),
    refunded: fc.constantFrom(0, 0, 0.5, 1),
    // Within and beyond the two hours of a walk, to the second.
    paidAt: fc.constantFrom(...[0, 1800, 7200, 7201, 9000].map((after) => 1_777_636_800 + after)),
  }),
  { minLength: 1, maxLength: sessions.length },
);

/** What each key may show, from the rule in words: neighbours agree in session, mailbox and time. */
function expectedPages(all: readonly Required<Payment>[]) {
  const follows = (one: Required<Payment>, other: Required<Payment>) =>
    one.after === other.id &&
    one.paidAt - other.paidAt <= 7200 &&
    !!one.email &&
    !!other.email &&
    normalizeMailbox(one.email) === normalizeMailbox(other.email);
  const pageOf = (own: Required<Payment>) => {
    const chain = new Set([own]);
    // A set's iteration goes on to what is added meanwhile.
    for (const known of chain)
      for (const other of all) if (follows(known, other) || follows(other, known)) chain.add(other);
    return (own.refunded === 1 ? [own] : [...chain]).map(({ id }) => id).sort();
  };
  return Object.fromEntries(all.map((own) => [own.id, pageOf(own)]));
}

test("shows each key its own chain and no other mailbox's orders", async () => {
  const received = purchases.chain((drawn) => {
    const all = drawn.map((payment, index) => ({ ...payment, id: `cs_${index}` }));
    const events = [...all, ...all].flatMap(eventsOf);
    return fc.tuple(fc.constant(all), fc.shuffledSubarray(events, { minLength: events.length }));
  });
  await fc.assert(
    fc.asyncProperty(received, async ([all, bodies]) => {
      for (const table of tables) await db.delete(table);
      await receive(bodies);
      const shown = await pages();
      expect(shown).toEqual(expectedPages(all));
      await db.update(orders).set({ email: null });
      await receive(bodies);
      expect(await pages(), "after the addresses were erased").toEqual(shown);
    }),
    { numRuns: 40 },
  );
});
