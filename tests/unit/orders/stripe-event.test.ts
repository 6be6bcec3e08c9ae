import fc from "fast-check";
import { expect, test } from "vitest";
import { book, listCents, promptPack, training } from "~/content/offers";
import { nowhere } from "~/orders/address";
import { readPaymentEvent } from "~/orders/stripe/event";
import { anyText } from "../../support/any-text";
import { notEmpty } from "../../support/counted";
import * as payments from "../../support/payments";

const { chargeObject, entryOf, paymentEvent, sessionObject } = payments;
const now = Date.UTC(2026, 4, 2);
const created_at = "2026-05-01T12:00:00.000Z";
const completed = "checkout.session.completed";
const arrived = "checkout.session.async_payment_succeeded";

const session = (fields = {}, type = completed) => paymentEvent(type, sessionObject(fields));
const charge = (fields = {}) => paymentEvent("charge.refunded", chargeObject(fields));
const refund = (type: string, fields = {}) => paymentEvent(type, payments.refundObject(fields));
const dispute = (type: string, fields = {}) =>
  paymentEvent(`charge.dispute.${type}`, payments.disputeObject(fields));

const read = (body: string, onLiveSite = false) => readPaymentEvent(body, now, onLiveSite);

test("reads the order and the parcel of a paid session", () => {
  const paid = session({ shipping_details: { name: "Camille", address: { line1: "1 rue" } } });
  const shipping = { ...nowhere, name: "Camille", line1: "1 rue", dedication: null };
  expect(read(paid)).toEqual({ kind: "paid", order: payments.newOrder(), shipping });
});

const currency_conversion = { amount_subtotal: book.cents, source_currency: "eur" };

test.each([
  [{ metadata: { product: "training" }, amount_subtotal: book.cents }, "training"],
  // A name that is not known says nothing: the price does.
  [{ metadata: { product: "prompt_pack" }, amount_subtotal: promptPack.cents }, "prompt-pack"],
  [{ metadata: { product: "mug" }, amount_subtotal: 1 }, "other"],
  [{ metadata: { product: "book" }, mode: "subscription" }, "other"],
  [{ metadata: { product: 7 }, amount_subtotal: training.cents }, "training"],
  [{ metadata: {}, amount_subtotal: listCents(training) }, "training"],
  [{ metadata: {}, amount_subtotal: 1 }, "other"],
  // The same figure is another price in another currency.
  [{ metadata: {}, amount_subtotal: book.cents, currency: "jpy" }, "other"],
  [{ metadata: {}, amount_subtotal: 2260, currency: "usd", currency_conversion }, "book"],
  // Discount and delivery change what is paid.
  [{ metadata: null, amount_subtotal: book.cents, amount_total: 5 }, "book"],
  [{ metadata: undefined, amount_subtotal: null }, "other"],
])("reads the product of a session with %j", (fields, product) => {
  expect(read(session(fields))).toMatchObject({ order: { product } });
});

test.each([
  [{ amount_subtotal: 2 * book.cents }, 2],
  [{ amount_subtotal: 99 * book.cents }, 99],
  [{ amount_subtotal: 100 * book.cents }, 1],
  [{ amount_subtotal: 2 * book.cents + 1 }, 1],
  [{ amount_subtotal: null }, 1],
  [{ metadata: { product: "training" }, amount_subtotal: listCents(training) }, 1],
  [{ metadata: { product: "mug" }, amount_subtotal: 7 * book.cents }, 1],
])("reads the quantity of a session with %j", (fields, quantity) => {
  expect(read(session(fields))).toMatchObject({ order: { quantity } });
});

const origin = { landing: null, source: null, campaign: null, after_session: null };

test.each([
  [{ amount_total: 2 ** 53 - 1 }, { amount_cents: 2 ** 53 - 1 }],
  [{ client_reference_id: "livre__fb__mai" }, { landing: "livre", source: "fb", campaign: "mai" }],
  [{ client_reference_id: "merci______cs_1" }, { landing: "merci", after_session: "cs_1" }],
  [{ client_reference_id: { toString: "x" } }, origin],
  [{ customer_details: { email: "a@b.fr" }, customer_email: "c@d.fr" }, { email: "a@b.fr" }],
  [{ customer_details: { email: null }, customer_email: "c@d.fr" }, { email: "c@d.fr" }],
  [{ customer_details: { email: " a@b.fr\u200b " } }, { email: "a@b.fr" }],
  [{ customer_details: { email: "\"'a@b.fr'\"" } }, { email: "a@b.fr" }],
  [{ customer_details: { email: "<a@b.fr>," } }, { email: "a@b.fr" }],
  [{ customer_details: { email: "Été.Kiss@Exämple.fr" } }, { email: "été.Kiss@xn--exmple-cua.fr" }],
  [{ customer_details: null, customer_email: "c@d.fr" }, { email: "c@d.fr" }],
  [{ customer_details: { email: "no address" }, customer_email: null }, { email: null }],
  [{ customer_details: { email: `${"a".repeat(250)}@b.fr` }, customer_email: 7 }, { email: null }],
  [{ payment_intent: { id: "pi_9", amount: 1 } }, { payment_intent: "pi_9" }],
  [{ payment_intent: null }, { payment_intent: null }],
  // The parts of what was paid are stored: later prices change nothing.
  [{}, { unit_cents: 1990, shipping_cents: 0, discount_cents: 0 }],
  [
    { amount_total: 2480, total_details: { amount_shipping: 490, amount_discount: 0 } },
    { unit_cents: 1990, shipping_cents: 490, discount_cents: 0 },
  ],
  [
    { amount_total: 0, total_details: { amount_shipping: 490, amount_discount: 1990 } },
    { unit_cents: 1990, shipping_cents: 490, discount_cents: 2480 },
  ],
  [
    { amount_total: 2480, total_details: null },
    { unit_cents: 1990, shipping_cents: 490 },
  ],
  [
    { amount_total: 1490, total_details: null },
    { unit_cents: 1990, discount_cents: 500 },
  ],
  [
    { amount_subtotal: 2 * book.cents, total_details: { amount_shipping: 490 } },
    { quantity: 2, unit_cents: book.cents, shipping_cents: 490 },
  ],
  [
    { amount_subtotal: null, amount_total: 1990, metadata: { product: "book" } },
    { product_name: book.title, unit_cents: 1990, shipping_cents: 0 },
  ],
  [{ metadata: { product: "mug" }, amount_subtotal: 700 }, { product_name: null }],
  // The event's time counts, not the session's.
  [{ created: 1 }, { created_at }],
])("reads the order of a session with %j", (fields, order) => {
  expect(read(session(fields))).toMatchObject({ order });
});

test("dates an event without a time by the clock", () => {
  const body = paymentEvent(completed, sessionObject(), { created: undefined });
  expect(read(body)).toMatchObject({ order: { created_at: "2026-05-02T00:00:00.000Z" } });
});

test.each([
  [{}, false, true],
  [{ livemode: true }, true, true],
  [{ livemode: false }, true, false],
  // Where no payment is live, a test one is like any other.
  [{ livemode: false }, false, true],
  [{ livemode: null }, true, true],
])("reads livemode from an event with %j on a live site: %s", (fields, isLive, livemode) => {
  for (const body of [paymentEvent(completed, sessionObject(), fields), session(fields)])
    expect(read(body, isLive)).toMatchObject({ order: { livemode } });
});

const reported = (fields: Parameters<typeof entryOf>[0]) => ({
  kind: "ledger",
  entry: entryOf({ at: created_at, ...fields }),
});

test("reads the sum of a payment's refunds", () => {
  const sum = reported({ id: "ch_1", kind: "refund sum", amount_cents: 500 });
  expect(read(charge({ amount_refunded: 500 }))).toEqual(sum);
});

test.each([
  ["refund.created", { status: "pending" }, "refund pending"],
  ["refund.updated", { status: "requires_action" }, "refund pending"],
  ["refund.created", { status: "succeeded" }, "refund"],
  ["charge.refund.updated", { status: "failed" }, "refund failed"],
  ["refund.updated", { status: "canceled" }, "refund failed"],
  ["refund.failed", { status: undefined }, "refund failed"],
  ["charge.refund.updated", { status: undefined }, "refund"],
  ["refund.updated", { status: "something new" }, "refund pending"],
] as const)("reads %s with %j as a %s", (type, fields, kind) => {
  const begun_at = type === "refund.created" ? created_at : null;
  expect(read(refund(type, fields))).toEqual(reported({ kind, begun_at }));
});

const left = { amount: -1990, currency: "eur" };

test.each([
  ["created", "needs_response", [], "dispute open", null],
  ["updated", "under_review", [left], "dispute open", 1990],
  ["funds_withdrawn", "needs_response", [], "dispute open", 1990],
  ["funds_reinstated", "under_review", [left], "dispute open", 0],
  ["funds_reinstated", "won", [left, { amount: 1990, currency: "eur" }], "dispute won", 0],
  ["closed", "won", [left], "dispute won", 0],
  ["closed", "won", [left, { amount: 900, currency: "eur" }], "dispute won", 1090],
  ["closed", "lost", [], "dispute lost", 1990],
  ["closed", "lost", [{ amount: -900, currency: "eur" }], "dispute lost", 900],
  // The balance of one currency says nothing of the other.
  ["closed", "lost", [left, { amount: -2150, currency: "usd" }], "dispute lost", 1990],
  ["closed", "warning_closed", [], "dispute won", 0],
  ["closed", "charge_refunded", [], "dispute won", 0],
  ["closed", "something new", [], "dispute won", 0],
  ["closed", "prevented", [], "dispute won", 0],
  ["closed", "prevented", [left], "dispute lost", 1990],
] as const)(
  "reads a dispute %s as %s with the balance %j",
  (type, status, balance, kind, taken) => {
    const entry = reported({ id: "dp_1", kind, taken_cents: taken, due_on: "2026-05-20" });
    expect(read(dispute(type, { status, balance_transactions: balance }))).toEqual(entry);
  },
);

test.each([
  ["paid", "a session that is paid", session({ payment_status: "paid" })],
  ["paid", "a session without a price", session({ payment_status: "no_payment_required" })],
  ["paid", "a payment that arrived", session({ payment_status: "unpaid" }, arrived)],
  ["pending", "a session that is not paid", session({ payment_status: "unpaid" })],
  ["pending", "a debit that failed", session({}, "checkout.session.async_payment_failed")],
  ["pending", "a session of a new status", session({ payment_status: "something new" })],
  ["ignored", "a session without an amount", session({ amount_total: null })],
  ["ledger", "a huge amount that went back", charge({ amount_refunded: 100_000_000 })],
  ["ledger", "a dispute without a day", dispute("created", { evidence_details: { due_by: null } })],
  ["ignored", "a charge without an intent", charge({ payment_intent: null })],
  ["ignored", "one of 2013", dispute("closed", { id: undefined, payment_intent: undefined })],
  ["ignored", "another event", paymentEvent("payment_intent.succeeded", { id: "pi_1" })],
  ["ignored", "another shape", JSON.stringify({ type: "v2.core.event", related_object: null })],
])("takes as %s: %s", (kind, _what, body) => {
  expect(read(body).kind).toBe(kind);
});

test("tells a debit that failed from one that is still unpaid", () => {
  const failed = session({ payment_status: "unpaid" }, "checkout.session.async_payment_failed");
  expect(read(failed)).toMatchObject({ failed: true });
  expect(read(session({ payment_status: "unpaid" }))).toMatchObject({ failed: false });
});

test.each([
  ["nothing", "", /^event: /],
  ["no JSON", "{", /^event: /],
  ["no type", "{}", "event: type"],
  ["a session that is a text", paymentEvent(completed, "cs_1"), "session: not an object"],
  ["a session without id", session({ id: undefined }), "session: id"],
  ["an id of 256 characters", session({ id: "x".repeat(256) }), "session: id"],
  ["no status", session({ payment_status: null }), "session: payment_status"],
  ["a negative amount", session({ amount_total: -1 }), "session: amount_total"],
  ["a far time", paymentEvent(completed, sessionObject(), { created: 1e15 }), "event: created"],
  ["a negative refund", charge({ amount_refunded: -1 }), "charge: amount_refunded"],
  ["a refund of nothing known", charge({ amount_refunded: null }), "charge: amount_refunded"],
  ["an intent of a number", charge({ payment_intent: { id: 7 } }), "charge: payment_intent"],
  ["two fields", session({ amount_total: "1", metadata: 7 }), "session: amount_total, metadata"],
])("rejects and names what is wrong: %s", (_what, body, error) => {
  expect(read(body)).toEqual({ kind: "malformed", error: expect.stringMatching(error) });
});

test("names no value when it rejects an event", () => {
  const others = ["charge.refunded", "refund.updated", "charge.dispute.updated"];
  const type = fc.constantFrom(completed, arrived, ...others);
  const odd = fc.oneof(anyText, fc.jsonValue());
  const spoilt = fc
    .tuple(fc.constantFrom(...Object.keys(sessionObject()), "amount_refunded"), odd)
    .map(([name, value]) => ({ ...sessionObject(), ...chargeObject(), [name]: value }));
  const errors: string[] = [];
  fc.assert(
    fc.property(type, fc.oneof(odd, spoilt), (name, object) => {
      const event = read(paymentEvent(name, object));
      errors.push(...(event.kind === "malformed" ? [event.error] : []));
    }),
  );
  for (const error of notEmpty(errors)) expect(error).toMatch(/^\w+: [\w., ]+$/);
  fc.assert(
    fc.property(fc.oneof(anyText, fc.json()), (body) => {
      expect(["ignored", "malformed"]).toContain(read(body).kind);
    }),
  );
});
