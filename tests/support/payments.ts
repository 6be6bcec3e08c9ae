import Stripe from "stripe";
import { expect } from "vitest";
import type { Order } from "~/db/schema";
import { type NewLedgerEntry, newLedgerEntry } from "~/orders/ledger-entries";
import { initialState, keptOffer, type NewOrder } from "~/orders/order-row";
import type { Shipping } from "~/orders/payment";

export const paymentSecret = "whsec_test_of_the_payment_webhook";

/** The provider's own package makes the header. @param time in milliseconds since the epoch */
export function signatureHeader(payload: string, time: number, secret = paymentSecret): string {
  return Stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor(time / 1000),
  });
}

/** What the order of the tests cost, whatever the catalogue asks for a book today. */
export const orderCents = 1990;

export function newOrder(overrides: Partial<NewOrder> = {}): NewOrder {
  return {
    session_id: "cs_test_a1",
    payment_intent: "pi_1",
    product: "book",
    ...keptOffer(overrides.product ?? "book"),
    quantity: 1,
    unit_cents: orderCents,
    discount_cents: 0,
    amount_cents: orderCents,
    currency: "eur",
    landing: "livre-augmente-fl",
    source: null,
    campaign: null,
    after_session: null,
    email: "camille.roux@example.com",
    created_at: "2026-05-01T12:00:00.000Z",
    livemode: true,
    country: null,
    shipping_cents: 0,
    ...overrides,
  };
}

export function orderRow(overrides: Partial<Order> = {}): Order {
  return {
    ...newOrder(overrides),
    ...initialState,
    key: "0123456789abcdef0123456789abcdef",
    reference: "C-20260501-1A2B3C4D",
    ...overrides,
  };
}

/** A row of the ledger of `newOrder`: unless told, a refund of the whole. */
export function entryOf(overrides: Partial<NewLedgerEntry> = {}): NewLedgerEntry {
  return newLedgerEntry({
    id: "re_1",
    kind: "refund",
    payment: "pi_1",
    amount_cents: orderCents,
    currency: "eur",
    at: "2026-05-01T13:00:00.000Z",
    ...overrides,
  });
}

/** What a payment page told about a parcel. */
export const shippingTo = (overrides: Partial<Shipping> = {}): Shipping => ({
  name: "Camille Roux",
  company: null,
  line1: "12 rue des Lilas",
  line2: null,
  postal_code: "75011",
  city: "Paris",
  state: null,
  country: "FR",
  dedication: null,
  ...overrides,
});

export const storedFields = {
  ...initialState,
  key: expect.stringMatching(/^[\da-f]{32}$/),
  reference: expect.stringMatching(/^C-20260501-[\dA-F]{8}$/),
};

/** Seconds since the epoch, as the provider writes times. */
const paidAt = Date.UTC(2026, 4, 1, 12) / 1000;

type Fields = Record<string, unknown>;

export function paymentEvent(type: string, object: unknown, overrides: Fields = {}): string {
  const event = { id: "evt_1", object: "event", type, created: paidAt, data: { object } };
  return JSON.stringify({ ...event, ...overrides });
}

export function sessionObject(overrides: Fields = {}): Fields {
  return {
    id: "cs_test_a1",
    object: "checkout.session",
    created: paidAt - 60,
    mode: "payment",
    status: "complete",
    payment_status: "paid",
    payment_intent: "pi_1",
    amount_subtotal: orderCents,
    amount_total: orderCents,
    total_details: { amount_shipping: 0 },
    currency: "eur",
    client_reference_id: "livre-augmente-fl",
    customer_email: null,
    customer_details: { email: "camille.roux@example.com", name: "Camille Roux" },
    metadata: { product: "book" },
    ...overrides,
  };
}

/** What the provider says about the one payment. */
const aboutPayment =
  (own: Fields) =>
  (overrides: Fields = {}): Fields => ({
    amount: orderCents,
    currency: "eur",
    payment_intent: "pi_1",
    ...own,
    ...overrides,
  });

export const chargeObject = aboutPayment({
  id: "ch_1",
  object: "charge",
  amount_refunded: orderCents,
  refunded: true,
});

export const refundObject = aboutPayment({ id: "re_1", object: "refund", status: "succeeded" });

export const disputeObject = aboutPayment({
  id: "dp_1",
  object: "dispute",
  status: "needs_response",
  evidence_details: { due_by: Date.UTC(2026, 4, 20, 23, 59, 59) / 1000 },
  balance_transactions: [],
});

export function signedPost(body: string, secret: string, time = Date.now()) {
  const headers = {
    "Content-Type": "application/json; charset=utf-8",
    "Stripe-Signature": signatureHeader(body, time, secret),
  };
  return { method: "POST", headers, body };
}
