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

export const histories = fc.array(fc.tuple(steps, fc.nat(9999), fc.integer({ min: 0, max: 500 })), {
  maxLength: 12,
});

export type History = typeof histories extends fc.Arbitrary<infer Steps> ? Steps : never;

interface Refund {
  id: string;
  amount: number;
  status: "pending" | "succeeded" | "failed" | "canceled";
}

/**
 * @param start in milliseconds since the epoch
 * @param number tells the payment's ids from another's
 */
export function providerOf(cents: number, start: number, history: History, number = "") {
  const payment_intent = `pi_1${number}`;
  let time = start;
  const events: string[] = [];
  const send = (type: string, object: object) =>
    events.push(paymentEvent(type, object, { created: Math.floor(time / 1000) }));
  const refunds: Refund[] = [];
  /** What left the balance for the dispute and came back. */
  const balance: number[] = [];
  let status: string | null = null;
  const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
  const refunded = (...wanted: Refund["status"][]) =>
    sumOf(refunds.filter((one) => wanted.includes(one.status)).map(({ amount }) => amount));

  const tellRefund = (type: string, { id, amount, status: state }: Refund) =>
    send(type, refundObject({ id, amount, status: state, payment_intent }));
  const tellDispute = (type: string) =>
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
    if (!refund) return;
    refund.status = to;
    tellRefund("charge.refund.updated", refund);
    tellRefund(type, refund);
  };

  const session = sessionObject({
    id: `cs_test_a1${number}`,
    payment_intent,
    amount_subtotal: cents,
    amount_total: cents,
    customer_details: { email: `buyer${number}@example.com` },
  });
  send("checkout.session.completed", session);
  for (const [step, share, hours] of history) {
    time += hours * 60 * 60 * 1000;
    const left = cents - refunded("pending", "succeeded");
    if ((step === "refund" || step === "pend") && left > 0) {
      const state = step === "refund" ? "succeeded" : "pending";
      const refund: Refund = {
        id: `re_${number}_${refunds.length}`,
        amount: 1 + (share % left),
        status: state,
      };
      refunds.push(refund);
      tellRefund("refund.created", refund);
      const amount_refunded = refunded("pending", "succeeded");
      send("charge.refunded", chargeObject({ amount: cents, amount_refunded, payment_intent }));
    }
    if (step === "succeed") settle("pending", "succeeded", "refund.updated");
    if (step === "cancel") settle("pending", "canceled", "refund.updated");
    if (step === "fail") settle("succeeded", "failed", "refund.failed");
    if (step === "dispute" && status === null) {
      status = "needs_response";
      tellDispute("created");
      balance.push(-cents);
      tellDispute("funds_withdrawn");
    }
    // A lost one may be won on appeal.
    if (step === "win" && status !== null && status !== "won") {
      status = "won";
      tellDispute("closed");
      balance.push(cents);
      tellDispute("funds_reinstated");
    }
    if (step === "lose" && status === "needs_response") {
      status = "lost";
      tellDispute("closed");
    }
  }
  return { session: session.id, events, holds: cents - refunded("succeeded") + sumOf(balance) };
}

/** So many payments, each with what happened to it later. */
export const manyPayments = (count: number) =>
  fc
    .sample(histories, { seed: 11, numRuns: count })
    .map((history, number) => providerOf(1990, Date.UTC(2026, 0, 20), history, `_${number}`));
