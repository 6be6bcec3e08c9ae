import fc from "fast-check";
import { chargeObject, disputeObject, paymentEvent, refundObject, sessionObject } from "./payments";

/*
 * A payment provider that keeps books of its own: what it did to one payment, the events that it sends of it, and what it
 * holds for the seller in the end.
 */

const steps = fc.constantFrom(
  "refund",
  "pend",
  "succeed",
  "cancel",
  "fail",
  "dispute",
  "win",
  "lose",
);

/** What was done, a share of what is left, and the hours since the step before. */
export const histories = fc.array(fc.tuple(steps, fc.nat(9999), fc.integer({ min: 1, max: 500 })), {
  maxLength: 12,
});

export type History = typeof histories extends fc.Arbitrary<infer Steps> ? Steps : never;

/** The events about refunds that an endpoint subscribed to. */
export type Subscription = "both" | "sums" | "ids";

export const subscriptions = fc.constantFrom<Subscription>("both", "sums", "ids");

interface Refund {
  id: string;
  amount: number;
  status: "pending" | "succeeded" | "failed" | "canceled";
  /** Seconds since the epoch. */
  created: number;
  /** The status that was last sent with its id. */
  sent?: Refund["status"];
}

interface Options {
  /** Tells the payment's ids from another's. */
  number?: string;
  /** The subscription at first and from some step on; both kinds of events by default. */
  hears?: { first: Subscription; later: Subscription; from: number };
}

/** @param start in milliseconds since the epoch */
export function providerOf(
  cents: number,
  start: number,
  history: History,
  { number = "", hears = { first: "both", later: "both", from: 0 } }: Options = {},
) {
  const payment_intent = `pi_1${number}`;
  let time = start;
  let subscription = hears.first;
  const events: string[] = [];
  const seconds = () => Math.floor(time / 1000);
  const send = (type: string, object: object) =>
    events.push(paymentEvent(type, object, { created: seconds() }));
  const refunds: Refund[] = [];
  /** The refunds in the sum that was sent last. */
  let summed: Refund[] = [];
  /** How often a sent sum was higher than the one sent before. */
  let growths = 0;
  /** What left the balance for the dispute and came back. */
  const balance: number[] = [];
  let status: string | null = null;
  const living = () => refunds.filter((one) => /pending|succeeded/.test(one.status));

  const sendRefund = (type: string, refund: Refund) => {
    if (subscription === "sums") return;
    const { sent: _, ...fields } = refund;
    refund.sent = refund.status;
    send(type, refundObject({ ...fields, payment_intent }));
  };
  const sendSum = () => {
    if (subscription === "ids") return;
    if (sumOf(living()) > sumOf(summed)) growths += 1;
    summed = living().map((one) => ({ ...one }));
    const amount_refunded = sumOf(summed);
    send("charge.refunded", chargeObject({ amount: cents, amount_refunded, payment_intent }));
  };
  const sendDispute = (type: string) =>
    send(
      `charge.dispute.${type}`,
      disputeObject({
        id: `dp_1${number}`,
        payment_intent,
        amount: cents,
        status,
        balance_transactions: balance.map((amount) => ({ amount, currency: "eur" })),
      }),
    );
  const settle = (from: Refund["status"], to: Refund["status"], type: string) => {
    const refund = refunds.find((one) => one.status === from);
    // Of a refund that it knows by id, an endpoint that hears sums alone could not know the end.
    if (!refund || (refund.sent && subscription === "sums")) return;
    refund.status = to;
    sendRefund("charge.refund.updated", refund);
    sendRefund(type, refund);
  };

  const session = sessionObject({
    id: `cs_test_a1${number}`,
    payment_intent,
    amount_subtotal: cents,
    amount_total: cents,
    customer_details: { email: `buyer${number}@example.com` },
  });
  send("checkout.session.completed", session);
  for (const [index, [step, share, hours]] of history.entries()) {
    time += hours * 60 * 60 * 1000;
    subscription = index < hears.from ? hears.first : hears.later;
    const left = cents - sumOf(living());
    if ((step === "refund" || step === "pend") && left > 0) {
      const refund: Refund = {
        id: `re_${number}_${refunds.length}`,
        amount: 1 + (share % left),
        status: step === "refund" ? "succeeded" : "pending",
        created: seconds(),
      };
      refunds.push(refund);
      sendRefund("refund.created", refund);
      sendSum();
    }
    if (step === "succeed") settle("pending", "succeeded", "refund.updated");
    if (step === "cancel") settle("pending", "canceled", "refund.updated");
    if (step === "fail") settle("succeeded", "failed", "refund.failed");
    if (step === "dispute" && status === null) {
      status = "needs_response";
      sendDispute("created");
      balance.push(-cents);
      sendDispute("funds_withdrawn");
    }
    // A lost one may be won on appeal.
    if (step === "win" && status !== null && status !== "won") {
      status = "won";
      sendDispute("closed");
      balance.push(cents);
      sendDispute("funds_reinstated");
    }
    if (step === "lose" && status === "needs_response") {
      status = "lost";
      sendDispute("closed");
    }
  }
  const isNamed = ({ id }: Refund) => refunds.some((one) => one.id === id && one.sent);
  const disputed = balance.reduce((sum, one) => sum + one, 0);
  return {
    session: session.id,
    events,
    holds: cents - sumOf(refunds.filter((one) => one.status === "succeeded")) + disputed,
    /** What somebody must believe that it holds who heard these events alone. */
    seemsToHold:
      cents -
      sumOf(refunds.filter(({ sent }) => sent === "succeeded")) -
      sumOf(summed.filter((one) => !isNamed(one))) +
      disputed,
    refunds: refunds.length,
    growths,
    /** Refunds of which a success was sent. */
    succeeded: refunds.filter(({ id }) => events.some((body) => isSuccess(body, id))).length,
  };
}

const sumOf = (refunds: readonly Refund[]) => refunds.reduce((sum, { amount }) => sum + amount, 0);

const isSuccess = (body: string, id: string) =>
  body.includes(`"id":"${id}"`) && body.includes('"status":"succeeded"');

/** So many payments, each with what happened to it later. */
export const manyPayments = (count: number) =>
  fc
    .sample(histories, { seed: 11, numRuns: count })
    .map((history, number) =>
      providerOf(1990, Date.UTC(2026, 0, 20), history, { number: `_${number}` }),
    );
