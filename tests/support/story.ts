import type { Order } from "~/db/schema";
import { readLedger } from "~/orders/ledger";
import { type NewLedgerEntry, paymentEntry } from "~/orders/ledger-entries";
import { storeEvent } from "~/orders/order";
import { newOrder } from "~/orders/order-row";
import type { PaymentEvent } from "~/orders/payment";
import { readPaymentEvent } from "~/orders/stripe/event";
import type { StoreContext } from "~/outbox/record";
import { chargeObject, disputeObject, paymentEvent, refundObject, sessionObject } from "./payments";

/*
 * The story of one payment, as events of the provider. A moment is `05-01` or `05-01T12:00`, of 2026 and in UTC.
 */

export const moment = (text: string) =>
  new Date(`2026-${text.includes("T") ? text : `${text}T12:00`}:00.000Z`).toISOString();

const event = (type: string, at: string, object: object) =>
  paymentEvent(type, object, { created: Date.parse(moment(at)) / 1000 });

type Fields = Record<string, unknown>;

/** 1990 cents for a book, unless told. */
export const paid = (at: string, fields: Fields = {}) =>
  event("checkout.session.completed", at, sessionObject(fields));

export const sum = (at: string, amount_refunded: number, fields: Fields = {}) =>
  event("charge.refunded", at, chargeObject({ amount_refunded, ...fields }));

type RefundStep = "created" | "updated" | "failed";

/** @param status of the refund; `failed` for an event of that name */
export const refund = (
  at: string,
  step: RefundStep,
  amount: number,
  status = step === "failed" ? "failed" : "succeeded",
  fields: Fields = {},
) => event(`refund.${step}`, at, refundObject({ amount, status, ...fields }));

export const dispute = (at: string, step: string, fields: Fields = {}) =>
  event(`charge.dispute.${step}`, at, disputeObject(fields));

/** @throws if the event is malformed */
export function readEvent(body: string): PaymentEvent {
  const read = readPaymentEvent(body, Date.parse(moment("01-01")), false);
  if (read.kind === "malformed") throw new Error(read.error);
  return read;
}

/** The row of an event; of a payment, that of its order. */
export function rowOf(body: string): NewLedgerEntry {
  const read = readEvent(body);
  if (read.kind === "paid") return paymentEntry(newOrder(read.order));
  if (read.kind === "ledger") return read.entry;
  throw new Error(read.kind);
}

/** The ledger after events that arrived when they happened: `refund 05-03 -500` for each line. */
export function ledgerAfter(
  events: readonly string[],
  order: Pick<Order, "session_id" | "currency"> = { session_id: "cs_test_a1", currency: "eur" },
) {
  const entries = events.map(rowOf).map((row) => ({ ...row, received_at: row.at }));
  const { lines, ...ledger } = readLedger(order, entries);
  return {
    ...ledger,
    lines: lines.map(({ kind, at, cents }) => [kind, at.slice(5, 10), cents].join(" ")),
  };
}

/** Stores events when they happened, or at other times. */
export async function storeStory(
  context: Omit<StoreContext, "now">,
  events: readonly string[],
  times: readonly string[] = [],
): Promise<void> {
  for (const [index, body] of events.entries()) {
    const time = times[index];
    const now = time ? Date.parse(moment(time)) : JSON.parse(body).created * 1000;
    await storeEvent({ ...context, now: () => now }, readEvent(body));
  }
}
