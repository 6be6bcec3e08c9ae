import fc from "fast-check";
import { expect, test } from "vitest";
import { book, promptPack, training } from "~/content/offers";
import { readPaymentEvent } from "~/orders/payment-event";
import { anyText } from "../../support/any-text";
import { chargeObject, newOrder, paymentEvent, sessionObject } from "../../support/payments";

const now = Date.UTC(2026, 4, 2);
const created_at = "2026-05-01T12:00:00.000Z";
const completed = "checkout.session.completed";
const arrived = "checkout.session.async_payment_succeeded";

const session = (fields = {}, type = completed) => paymentEvent(type, sessionObject(fields));
const charge = (fields = {}) => paymentEvent("charge.refunded", chargeObject(fields));
const refundFailed = (fields = {}) =>
  paymentEvent("refund.failed", { id: "re_1", payment_intent: "pi_1", amount: 500, ...fields });
const dispute = (type: string, fields = {}) =>
  paymentEvent(`charge.dispute.${type}`, {
    id: "dp_1",
    payment_intent: "pi_1",
    amount: 1990,
    status: "needs_response",
    evidence_details: { due_by: Date.UTC(2026, 4, 20, 23, 59, 59) / 1000 },
    ...fields,
  });

const read = (body: string, onLiveSite = false) => readPaymentEvent(body, now, onLiveSite);

test("order of a paid session", () => {
  expect(read(session())).toEqual({
    kind: "paid",
    order: newOrder(),
    shipping: { name: null, address: null, dedication: null },
  });
});

test.each([
  [{ metadata: { product: "book" }, amount_subtotal: 1 }, "book"],
  [{ metadata: { product: "training" }, amount_subtotal: book.cents }, "training"],
  [{ metadata: { product: "prompt-pack" }, amount_subtotal: 1 }, "prompt-pack"],
  [{ metadata: { product: "mug" }, amount_subtotal: book.cents }, "other"],
  [{ metadata: { product: "" }, amount_subtotal: book.cents }, "book"],
  [{ metadata: { product: 7 }, amount_subtotal: training.cents }, "training"],
  [{ metadata: {}, amount_subtotal: training.listCents }, "training"],
  [{ metadata: {}, amount_subtotal: promptPack.cents }, "prompt-pack"],
  [{ metadata: {}, amount_subtotal: 1 }, "other"],
  // The same figure is another price in another currency.
  [{ metadata: {}, amount_subtotal: book.cents, currency: "jpy" }, "other"],
  // Discount and delivery change what is paid.
  [{ metadata: null, amount_subtotal: book.cents, amount_total: 5 }, "book"],
  [{ metadata: undefined, amount_subtotal: null }, "other"],
])("product of a session with %o: %s", (fields, product) => {
  expect(read(session(fields))).toMatchObject({ order: { product } });
});

const origin = { landing: null, source: null, campaign: null, after_session: null };

test.each([
  [{ amount_total: 99_999_999 }, { amount_cents: 99_999_999 }],
  [
    { client_reference_id: "livre-augmente-fl__fb__mai" },
    { ...origin, landing: "livre-augmente-fl", source: "fb", campaign: "mai" },
  ],
  [
    { client_reference_id: "merci______cs_test_a1" },
    { ...origin, landing: "merci", after_session: "cs_test_a1" },
  ],
  [{ client_reference_id: null }, origin],
  [{ client_reference_id: { toString: "x" } }, origin],
  [{ customer_details: { email: "a@b.fr" }, customer_email: "c@d.fr" }, { email: "a@b.fr" }],
  [{ customer_details: { email: null }, customer_email: "c@d.fr" }, { email: "c@d.fr" }],
  [{ customer_details: null, customer_email: "c@d.fr" }, { email: "c@d.fr" }],
  [{ customer_details: { email: "Été.Kiss@Exämple.fr" } }, { email: "été.Kiss@xn--exmple-cua.fr" }],
  [{ customer_details: { email: "no address" }, customer_email: null }, { email: null }],
  [{ customer_details: { email: `${"a".repeat(250)}@b.fr` }, customer_email: 7 }, { email: null }],
  [{ payment_intent: { id: "pi_9", amount: 1 } }, { payment_intent: "pi_9" }],
  [{ payment_intent: null }, { payment_intent: null }],
  [{ total_details: { amount_shipping: 490 } }, { shipping_cents: 490 }],
  // The event's time counts, not the session's.
  [{ created: 1 }, { created_at }],
])("order of a session with %o: %o", (fields, order) => {
  expect(read(session(fields))).toMatchObject({ order });
});

test("time of an event without one: the clock's", () => {
  const body = paymentEvent(completed, sessionObject(), { created: undefined });
  expect(read(body)).toMatchObject({ order: { created_at: "2026-05-02T00:00:00.000Z" } });
});

test("the parcel of a session", () => {
  const details = { name: "Camille", address: { line1: "1 rue" } };
  expect(read(session({ shipping_details: details }))).toMatchObject({
    shipping: { name: "Camille", address: "1 rue", dedication: null },
  });
});

test.each([
  [{}, false, true],
  [{ livemode: true }, true, true],
  [{ livemode: false }, true, false],
  // Where no payment is live, a test one is like any other.
  [{ livemode: false }, false, true],
  [{ livemode: null }, true, true],
])("an event or its session with %o, on the live site %s: live %s", (fields, isLive, livemode) => {
  for (const body of [paymentEvent(completed, sessionObject(), fields), session(fields)])
    expect(read(body, isLive)).toMatchObject({ order: { livemode } });
});

test("sum of a refund, and of one that failed", () => {
  expect(read(charge({ amount_refunded: 500 }))).toEqual({
    kind: "refunded",
    refund: { payment_intent: "pi_1", refunded_cents: 500, created_at },
  });
  expect(read(refundFailed())).toEqual({
    kind: "refundFailed",
    refund: { refund_id: "re_1", payment_intent: "pi_1", amount_cents: 500, created_at },
  });
});

test.each([
  ["created", "needs_response", "open", null],
  ["created", "warning_needs_response", "open", null],
  ["closed", "won", "won", created_at],
  ["closed", "lost", "lost", created_at],
  ["closed", "warning_closed", "won", created_at],
])("dispute %s as %s: %s, and its last day in UTC", (type, status, state, closed_at) => {
  expect(read(dispute(type, { status }))).toEqual({
    kind: "disputed",
    dispute: {
      dispute_id: "dp_1",
      payment_intent: "pi_1",
      amount_cents: 1990,
      state,
      due_on: "2026-05-20",
      created_at,
      closed_at,
    },
  });
});

test.each([
  ["paid", "a session that is paid", session({ payment_status: "paid" })],
  ["paid", "a session without a price", session({ payment_status: "no_payment_required" })],
  ["paid", "a payment that arrived", session({ payment_status: "unpaid" }, arrived)],
  ["ignored", "a session that is not paid", session({ payment_status: "unpaid" })],
  ["ignored", "a session of a new status", session({ payment_status: "something new" })],
  ["ignored", "a session without an amount", session({ amount_total: null })],
  ["ignored", "a session without a currency", session({ currency: null })],
  ["ignored", "a huge amount", session({ amount_total: 100_000_000 })],
  ["refunded", "the greatest amount that went back", charge({ amount_refunded: 99_999_999 })],
  ["ignored", "a huge amount that went back", charge({ amount_refunded: 100_000_000 })],
  ["ignored", "a charge without an intent", charge({ payment_intent: null })],
  ["ignored", "a failed refund without an intent", refundFailed({ payment_intent: null })],
  ["ignored", "a dispute without one", dispute("created", { payment_intent: null })],
  ["ignored", "a dispute's other events", dispute("updated")],
  ["ignored", "another event", paymentEvent("payment_intent.succeeded", { id: "pi_1" })],
  ["ignored", "another shape", JSON.stringify({ type: "v2.core.event", related_object: null })],
])("%s: %s", (kind, _what, body) => {
  expect(read(body).kind).toBe(kind);
});

test.each([
  ["nothing", "", /^event: /],
  ["no JSON", "{", /^event: /],
  ["no object", "[]", /^event: /],
  ["no type", "{}", "event: type"],
  ["no data", JSON.stringify({ type: completed }), "event: data"],
  ["a session that is a text", paymentEvent(completed, "cs_1"), "session: not an object"],
  ["a session without id", session({ id: undefined }), "session: id"],
  ["a blank id", session({ id: " " }), "session: id"],
  ["an id of 256 characters", session({ id: "x".repeat(256) }), "session: id"],
  ["no status", session({ payment_status: null }), "session: payment_status"],
  ["a negative amount", session({ amount_total: -1 }), "session: amount_total"],
  ["half a cent", session({ amount_total: 0.5 }), "session: amount_total"],
  ["no amount", session({ amount_total: undefined }), "session: amount_total"],
  ["a currency in capitals", session({ currency: "EUR" }), "session: currency"],
  ["an intent without an id", session({ payment_intent: {} }), "session: payment_intent"],
  ["a far time", paymentEvent(completed, sessionObject(), { created: 1e15 }), "event: created"],
  ["a negative refund", charge({ amount_refunded: -1 }), "charge: amount_refunded"],
  ["a refund of nothing known", charge({ amount_refunded: null }), "charge: amount_refunded"],
  ["an intent of a number", charge({ payment_intent: { id: 7 } }), "charge: payment_intent"],
  ["a failed refund of no sum", refundFailed({ amount: undefined }), /: amount$/],
  ["a dispute of half a cent", dispute("created", { amount: 0.5 }), /: amount$/],
  [
    "several wrong fields",
    session({ amount_total: "1990", customer_details: "x", metadata: 7 }),
    "session: amount_total, customer_details, metadata",
  ],
])("refused, with the names of what is wrong: %s", (_what, body, error) => {
  expect(read(body)).toEqual({ kind: "malformed", error: expect.stringMatching(error) });
});

test("any event: no value in a refusal", () => {
  const type = fc.constantFrom(completed, arrived, "charge.refunded");
  const odd = fc.oneof(anyText, fc.jsonValue());
  const spoilt = fc
    .tuple(fc.constantFrom(...Object.keys(sessionObject()), "amount_refunded"), odd)
    .map(([name, value]) => ({ ...sessionObject(), ...chargeObject(), [name]: value }));
  fc.assert(
    fc.property(type, fc.oneof(odd, spoilt), (name, object) => {
      const event = read(paymentEvent(name, object));
      if (event.kind === "malformed") expect(event.error).toMatch(/^\w+: [\w., ]+$/);
    }),
  );
  fc.assert(
    fc.property(fc.oneof(anyText, fc.json()), (body) => {
      expect(["ignored", "malformed"]).toContain(read(body).kind);
    }),
  );
});
