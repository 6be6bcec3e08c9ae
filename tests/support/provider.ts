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

/** Some steps, each with a number from which a sum follows, and the hours since the step before. */
export const histories = fc.array(fc.tuple(steps, fc.nat(9999), fc.integer({ min: 0, max: 500 })), {
  maxLength: 12,
});

export type History = typeof histories extends fc.Arbitrary<infer Steps> ? Steps : never;

interface Refund {
  id: string;
  amount: number;
  status: "pending" | "succeeded" | "failed" | "canceled";
}

/** @param start in milliseconds since the epoch */
export function providerOf(cents: number, start: number, history: History) {
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
    send(type, refundObject({ id, amount, status: state }));
  const tellDispute = (type: string) =>
    send(
      `charge.dispute.${type}`,
      disputeObject({
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

  send(
    "checkout.session.completed",
    sessionObject({ amount_subtotal: cents, amount_total: cents }),
  );
  for (const [step, number, hours] of history) {
    time += hours * 60 * 60 * 1000;
    const left = cents - refunded("pending", "succeeded");
    if ((step === "refund" || step === "pend") && left > 0) {
      const state = step === "refund" ? "succeeded" : "pending";
      const refund: Refund = {
        id: `re_${refunds.length}`,
        amount: 1 + (number % left),
        status: state,
      };
      refunds.push(refund);
      tellRefund("refund.created", refund);
      const amount_refunded = refunded("pending", "succeeded");
      send("charge.refunded", chargeObject({ amount: cents, amount_refunded }));
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
  return { events, holds: cents - refunded("succeeded") + sumOf(balance) };
}
