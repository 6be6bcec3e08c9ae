import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { book, promptPack, training } from "~/content/offers";
import { readPaymentEvent } from "~/orders/payment-event";
import { anyText } from "../../support/any-text";
import { chargeObject, newOrder, paymentEvent, sessionObject } from "../../support/payments";

const now = Date.UTC(2026, 4, 2);
const completed = "checkout.session.completed";
const arrived = "checkout.session.async_payment_succeeded";

const session = (fields = {}, type = completed) => paymentEvent(type, sessionObject(fields));
const charge = (fields = {}) => paymentEvent("charge.refunded", chargeObject(fields));

const read = (body: string) => readPaymentEvent(body, now, false);
const readSession = (fields = {}, type = completed) => read(session(fields, type));

function orderOf(overrides = {}) {
  const event = readSession(overrides);
  if (event.kind !== "paid") throw new Error(`${event.kind}, not paid`);
  return event.order;
}

test("order of a paid session", () => {
  expect(readSession()).toEqual({
    kind: "paid",
    order: newOrder(),
    shipping: { name: null, address: null, dedication: null },
  });
});

test.each([
  [completed, "paid", "paid"],
  [completed, "no_payment_required", "paid"],
  [completed, "unpaid", "ignored"],
  [completed, "something new", "ignored"],
  [arrived, "paid", "paid"],
  [arrived, "unpaid", "paid"],
])("%s with payment_status %s: %s", (type, payment_status, kind) => {
  expect(readSession({ payment_status }, type).kind).toBe(kind);
});

test("the greatest amount", () => {
  const amounts = { amount_total: 99_999_999, amount_subtotal: 1e15 };
  expect(orderOf(amounts).amount_cents).toBe(99_999_999);
});

describe("the product", () => {
  test.each([
    [{ product: "book" }, 1, "book"],
    [{ product: "training" }, book.cents, "training"],
    [{ product: "prompt-pack" }, 1, "prompt-pack"],
    [{ product: "mug" }, book.cents, "other"],
    [{ product: "" }, book.cents, "book"],
    [{ product: 7 }, training.cents, "training"],
    [{}, book.cents, "book"],
    [{}, training.cents, "training"],
    [{}, promptPack.cents, "prompt-pack"],
    [{}, 1, "other"],
    [null, book.cents, "book"],
    [undefined, null, "other"],
  ])("metadata %o and a subtotal of %s: %s", (metadata, amount_subtotal, product) => {
    expect(orderOf({ metadata, amount_subtotal }).product).toBe(product);
  });

  test("same figure in another currency: another price", () => {
    expect(orderOf({ metadata: {}, currency: "jpy" })).toMatchObject({
      product: "other",
      currency: "jpy",
    });
  });

  test("the training at its list price", () => {
    const amounts = { amount_subtotal: training.listCents, amount_total: training.listCents };
    expect(orderOf({ metadata: null, ...amounts })).toMatchObject({ product: "training" });
  });

  test("discount and delivery: another amount, the same product", () => {
    const amounts = { amount_subtotal: book.cents, amount_total: 5 };
    expect(orderOf({ metadata: null, ...amounts })).toMatchObject({
      product: "book",
      amount_cents: 5,
    });
  });
});

test.each([
  ["livre-augmente-fl__fb__mai", ["livre-augmente-fl", "fb", "mai", null]],
  ["livre-augmente-fl__fb__", ["livre-augmente-fl", "fb", null, null]],
  ["merci______cs_test_a1", ["merci", null, null, "cs_test_a1"]],
  [null, [null, null, null, null]],
  ["x".repeat(201), [null, null, null, null]],
  ["<img src=x>", [null, null, null, null]],
  [{ toString: "x" }, [null, null, null, null]],
])("reference %o: where it sold, and after what", (client_reference_id, parts) => {
  const [landing, source, campaign, after_session] = parts;
  expect(orderOf({ client_reference_id })).toMatchObject({
    landing,
    source,
    campaign,
    after_session,
  });
});

test.each([
  [{ customer_details: { email: "a@b.fr" }, customer_email: "c@d.fr" }, "a@b.fr"],
  [{ customer_details: { email: null }, customer_email: "c@d.fr" }, "c@d.fr"],
  [{ customer_details: null, customer_email: "c@d.fr" }, "c@d.fr"],
  [{ customer_details: { email: "Été.Kiss@Exämple.fr" } }, "été.Kiss@xn--exmple-cua.fr"],
  [{ customer_details: { email: "no address" }, customer_email: null }, null],
  [{ customer_details: { email: `${"a".repeat(250)}@b.fr` }, customer_email: 7 }, null],
])("buyer's address of %o: %s", (fields, email) => {
  expect(orderOf(fields).email).toBe(email);
});

test("intent as an object, or none", () => {
  expect(orderOf({ payment_intent: { id: "pi_9", amount: 1 } }).payment_intent).toBe("pi_9");
  expect(orderOf({ payment_intent: null }).payment_intent).toBeNull();
});

test("the parcel of a session", () => {
  const fields = { shipping_details: { name: "Camille", address: { line1: "1 rue" } } };
  expect(readSession(fields)).toMatchObject({
    shipping: { name: "Camille", address: "1 rue", dedication: null },
  });
});

test("time of a payment: the event's, else the clock's", () => {
  expect(orderOf({ created: 1 }).created_at).toBe(newOrder().created_at);
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
])(
  "an event or its session with %o, on the live site %s: live %s",
  (fields, onLiveSite, livemode) => {
    for (const body of [
      paymentEvent(completed, sessionObject(), fields),
      paymentEvent(completed, sessionObject(fields)),
    ]) {
      expect(readPaymentEvent(body, now, onLiveSite)).toMatchObject({ order: { livemode } });
    }
  },
);

test("the greatest sum of a refund", () => {
  expect(read(charge({ amount_refunded: 99_999_999 })).kind).toBe("refunded");
});

test("sum of a refund", () => {
  expect(read(charge({ amount_refunded: 500 }))).toEqual({
    kind: "refunded",
    refund: { payment_intent: "pi_1", refunded_cents: 500, created_at: "2026-05-01T12:00:00.000Z" },
  });
});

const refundFailed = (fields = {}) =>
  paymentEvent("refund.failed", { id: "re_1", payment_intent: "pi_1", amount: 500, ...fields });

test("sum of a failed refund", () => {
  expect(read(refundFailed())).toEqual({
    kind: "refundFailed",
    refund: {
      refund_id: "re_1",
      payment_intent: "pi_1",
      amount_cents: 500,
      created_at: "2026-05-01T12:00:00.000Z",
    },
  });
});

const dispute = (type: string, fields = {}) =>
  paymentEvent(`charge.dispute.${type}`, {
    id: "dp_1",
    payment_intent: "pi_1",
    amount: 1990,
    status: "needs_response",
    evidence_details: { due_by: Date.UTC(2026, 4, 20, 23, 59, 59) / 1000 },
    ...fields,
  });

test.each([
  ["created", "needs_response", "open", null],
  ["created", "warning_needs_response", "open", null],
  ["closed", "won", "won", "2026-05-01T12:00:00.000Z"],
  ["closed", "lost", "lost", "2026-05-01T12:00:00.000Z"],
  ["closed", "warning_closed", "won", "2026-05-01T12:00:00.000Z"],
])("dispute %s as %s: %s, and its last day in UTC", (type, status, state, closed_at) => {
  expect(read(dispute(type, { status }))).toEqual({
    kind: "disputed",
    dispute: {
      dispute_id: "dp_1",
      payment_intent: "pi_1",
      amount_cents: 1990,
      state,
      due_on: "2026-05-20",
      created_at: "2026-05-01T12:00:00.000Z",
      closed_at,
    },
  });
});

test("delivery of a session", () => {
  expect(orderOf({ total_details: { amount_shipping: 490 } }).shipping_cents).toBe(490);
});

test.each([
  ["a failed refund without an intent", refundFailed({ payment_intent: null })],
  ["a dispute without one", dispute("created", { payment_intent: null })],
  ["a dispute's other events", dispute("updated")],
  ["a charge without an intent", charge({ payment_intent: null })],
  ["a session without an amount", session({ amount_total: null })],
  ["a session without a currency", session({ currency: null })],
  ["a huge amount", session({ amount_total: 100_000_000 })],
  ["a huge amount that went back", charge({ amount_refunded: 100_000_000 })],
  ["another event", paymentEvent("payment_intent.succeeded", { id: "pi_1" })],
  ["an event of another shape", JSON.stringify({ type: "v2.core.event", related_object: null })],
])("ignored: %s", (_, body) => {
  expect(read(body)).toEqual({ kind: "ignored" });
});

test.each([
  ["nothing", ""],
  ["no JSON", "{"],
  ["no object", "[]"],
  ["no type", "{}"],
  ["no data", JSON.stringify({ type: completed })],
  ["a session that is a text", paymentEvent(completed, "cs_1")],
  ["a session without id", session({ id: undefined })],
  ["a blank id", session({ id: " " })],
  ["an id of 256 characters", session({ id: "x".repeat(256) })],
  ["no status", session({ payment_status: null })],
  ["a negative amount", session({ amount_total: -1 })],
  ["half a cent", session({ amount_total: 0.5 })],
  ["no amount", session({ amount_total: undefined })],
  ["a currency in capitals", session({ currency: "EUR" })],
  ["an intent without an id", session({ payment_intent: {} })],
  ["a time beyond all calendars", paymentEvent(completed, sessionObject(), { created: 1e15 })],
  ["a negative refund", charge({ amount_refunded: -1 })],
  ["a failed refund of no sum", refundFailed({ amount: undefined })],
  ["a dispute of half a cent", dispute("created", { amount: 0.5 })],
  ["a refund of nothing known", charge({ amount_refunded: null })],
])("refused: %s", (_, body) => {
  expect(read(body)).toMatchObject({ kind: "malformed", error: expect.stringMatching(/^\w+: /) });
});

test("each wrong field, or a body that is no object", () => {
  const body = session({ amount_total: "1990", currency: 7 });
  expect(read(body)).toMatchObject({ error: "session: amount_total, currency" });
  expect(read(paymentEvent(completed, "cs_1"))).toMatchObject({ error: "session: not an object" });
  expect(readSession({ customer_details: "x", metadata: 7, payment_intent: " " })).toMatchObject({
    error: "session: payment_intent, customer_details, metadata",
  });
  expect(read(JSON.stringify({ type: completed, data: 7 }))).toMatchObject({
    error: "event: data",
  });
  expect(read(charge({ payment_intent: { id: 7 } }))).toMatchObject({
    error: "charge: payment_intent",
  });
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
