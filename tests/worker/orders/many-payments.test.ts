import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "~/db/client";
import { orders, outboxEvents, parcels } from "~/db/schema";
import { findBuyer } from "~/orders/buyer";
import { rejectMail } from "../../../scripts/local/partners/mail-service";
import { openLeadSite, received } from "../../support/lead-site";
import { chargeObject, paymentEvent, sessionObject, signedPost } from "../../support/payments";
import { randomNumbers } from "../../support/random";
import { temporaryFolder } from "../../support/temporary-folder";
import { setting } from "../../support/variables";
import { withKill } from "../../support/workerd";

interface Payment {
  session: string;
  intent: string;
  cents: number;
  /** Sums that went back, the last one in the end. */
  refunds: number[];
  /** Of them, what failed. */
  failed: number;
  /** How the bank's dispute ends, if there is one. */
  dispute: "open" | "won" | "lost" | null;
}

const disputeEnds = ["open", "won", "lost"] as const;

/**
 * So many payments, and the provider's events of them, repeated and in any order: what takes money back less often, so that
 * some come before their payment, the greatest sum first.
 */
function manyPayments(count: number) {
  const { next, shuffle } = randomNumbers(11);
  const payments = Array.from({ length: count }, (_, number): Payment => {
    const cents = 100 + next(30_000);
    const parts = next(2) === 0 ? 1 + next(3) : 0;
    const isDisputed = number % 5 === 2;
    return {
      session: `cs_${number}`,
      intent: `pi_${number}`,
      cents,
      refunds: Array.from({ length: parts }, (_, part) => Math.floor((cents * (part + 1)) / parts)),
      failed: number % 5 === 4 && parts > 0 ? 1 + next(cents) : 0,
      dispute: isDisputed ? (disputeEnds[next(disputeEnds.length)] ?? null) : null,
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
function eventsOf(payment: Payment, number: number) {
  const { session, intent, cents, refunds } = payment;
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
    ...[...refunded, ...otherReversals(payment)].map((body) => ({ body, repeats: 2 })),
  ];
}

function otherReversals({ session, intent, cents, failed, dispute }: Payment): string[] {
  const told = (type: string, id: string, fields: object) =>
    paymentEvent(type, { id: `${id}_${session}`, payment_intent: intent, ...fields });
  const disputed = (type: string, status: string) =>
    told(`charge.dispute.${type}`, "dp", { amount: cents, status });
  return [
    ...(failed > 0 ? [told("refund.failed", "re", { amount: failed })] : []),
    ...(dispute ? [disputed("created", "needs_response")] : []),
    ...(dispute === "won" || dispute === "lost" ? [disputed("closed", dispute)] : []),
  ];
}

/** What went back in the end. */
function reversed({ cents, refunds, failed, dispute }: Payment): number {
  return Math.max(0, (refunds.at(-1) ?? 0) - failed) + (dispute === "lost" ? cents : 0);
}

/**
 * Every payment is one order with a key, a reference and one parcel, exact to the cent, and each sum of it was announced
 * once.
 */
async function expectExact(db: Database, payments: readonly Payment[]): Promise<void> {
  const rows = await db.select().from(orders);
  const amounts = rows.map(({ session_id, amount_cents, refunded_cents, dispute }) =>
    [session_id, amount_cents, refunded_cents, dispute].join(),
  );
  expect(amounts.sort()).toEqual(
    payments
      .map((payment) => [payment.session, payment.cents, reversed(payment), payment.dispute].join())
      .sort(),
  );

  for (const values of [rows.map(({ key }) => key), rows.map(({ reference }) => reference)])
    expect(new Set(values).size).toBe(payments.length);
  for (const { key, reference } of rows) {
    expect(reference).toMatch(/^C-\d{8}-[\dA-F]{8}$/);
    expect((await findBuyer(db, key ?? ""))?.current.order.reference).toBe(reference);
  }

  const posted = await db.select({ id: parcels.session_id }).from(parcels);
  expect(posted.map(({ id }) => id).sort()).toEqual(rows.map((row) => row.session_id).sort());

  const events = await db
    .select()
    .from(outboxEvents)
    .where(eq(outboxEvents.destination, "webhook"));
  // Where a refund failed, a later one may bring back the same sum.
  const failed = new Set(payments.filter((one) => one.failed > 0).map(({ session }) => session));
  const told = events.flatMap(({ type, subject_id, payload }) => {
    const { refunded_cents, disputed_cents, dispute } = JSON.parse(payload).data;
    if (type === "order.refunded" && failed.has(subject_id)) return [];
    const state = type === "order.disputed" ? dispute : refunded_cents - disputed_cents;
    return [[type, subject_id, state].join()];
  });
  const announced = new Set(told);
  expect(announced.size).toBe(told.length);
  for (const { session, refunds, dispute } of payments) {
    expect(announced.delete(`order.paid,${session},0`)).toBe(true);
    if (dispute) expect(announced.delete(`order.disputed,${session},${dispute}`)).toBe(true);
    announced.delete(`order.disputed,${session},open`);
    const last = failed.has(session) ? undefined : refunds.at(-1);
    if (last) expect(announced).toContain(`order.refunded,${session},${last}`);
    for (const sum of refunds) announced.delete(`order.refunded,${session},${sum}`);
  }
  expect([...announced]).toEqual([]);
}

/** `PAYMENTS=1000` shows it on the scale of a bad day. */
const many = Number(process.env.PAYMENTS ?? 120);
/** A run may make as many queries as the paid plan lets it. */
const vars = { CRON_QUERIES: "1000" };
const secret = setting("PAYMENT_WEBHOOK_SECRET");

interface Persisted {
  persistTo: string;
  migrated: boolean;
}

/**
 * Tells the site of payments over eight connections, each event until it is acknowledged, and kills
 * the site when so many were; those that were not are told again by whoever goes on.
 *
 * @returns what is left to tell
 */
async function tell(bodies: readonly string[], killAfter: number, persisted: Persisted) {
  const { opened, kill } = await withKill(() => openLeadSite({ vars, ...persisted, mail: true }));
  await using site = opened;
  site.mailService(() => rejectMail("E_INTERNAL_SERVER_ERROR"));
  const left = [...bodies];
  let acknowledged = 0;
  let killed = false;
  const lane = async () => {
    while (!killed) {
      const body = left.shift();
      if (body === undefined) return;
      const url = new URL("/webhooks/payment", site.address);
      const answer = await fetch(url, signedPost(body, secret)).catch(() => null);
      await answer?.text().catch(() => null);
      if (answer?.status === 200) acknowledged += 1;
      else left.push(body);
      if (acknowledged === killAfter && !killed) {
        killed = true;
        await kill();
      }
    }
  };
  await Promise.all(Array.from({ length: 8 }, lane));
  return left;
}

/** How many times each was seen. */
function tally(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

test(`loses none of ${many} payments when killed twice with receivers down`, {
  timeout: 500_000,
}, async () => {
  const { payments, bodies } = manyPayments(many);
  const persistTo = await temporaryFolder();
  const again = { persistTo, migrated: false };
  const third = Math.floor(bodies.length / 3);
  const afterFirst = await tell(bodies, third, { persistTo, migrated: true });
  expect(afterFirst.length).toBeGreaterThan(third);
  const afterSecond = await tell(afterFirst, third, again);
  expect(afterSecond.length).toBeGreaterThan(0);
  expect(await tell(afterSecond, Number.POSITIVE_INFINITY, again)).toEqual([]);

  await using site = await openLeadSite({ vars, ...again, mail: true });
  await expectExact(site.db, payments);
  site.partner(received);
  await site.deliverAll();

  const told = site.announced().map(({ body }) => JSON.parse(body));
  const paid = tally(
    told.filter(({ type }) => type === "order.paid").map(({ data }) => data.session_id),
  );
  expect([...paid]).toEqual(expect.arrayContaining(payments.map(({ session }) => [session, 1])));
  const references = (await site.db.select().from(orders)).map(({ reference }) => reference ?? "");
  const confirmations = references.map((reference) => `Votre commande ${reference}`);
  const subjects = tally(site.mails.map(({ subject }) => subject));
  expect(confirmations.filter((subject) => subjects.get(subject) !== 1)).toEqual([]);
  expect(new Set(tally(site.announced().map(({ id }) => id)).values())).toEqual(new Set([1]));
});
