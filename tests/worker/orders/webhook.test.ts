import { beforeEach, describe, expect, test } from "vitest";
import { orders, refunds } from "~/db/schema";
import { sharedLeadSite } from "../../support/lead-site";
import { chargeObject, paymentEvent, sessionObject, signedPost } from "../../support/payments";
import { setting } from "../../support/settings";
import { openSite } from "../../support/site";

const path = "/webhooks/payment";
const secret = setting("PAYMENT_WEBHOOK_SECRET");
const paid = paymentEvent("checkout.session.completed", sessionObject());
const limit = 256 * 1024;

const site = await sharedLeadSite();
beforeEach(() => site.db.batch([site.db.delete(orders), site.db.delete(refunds)]));

/** Tells the site of an event; `time` is when it was signed. */
async function tell(body: string, time = Date.now()) {
  const response = await site.fetch(path, signedPost(body, secret, time));
  return { status: response.status, text: await response.text() };
}

const minute = 60_000;
const storedOrders = () => site.rows(orders);

describe("an event", () => {
  test("is stored, acknowledged, and announced to the leads' webhook", async () => {
    expect(await tell(paid)).toMatchObject({ status: 200 });
    expect(await storedOrders()).toMatchObject([
      { session_id: sessionObject().id, product: "book" },
    ]);
    await site.settled();
    expect(site.announced().map(({ body }) => JSON.parse(body).type)).toEqual(["order.paid"]);
    expect(await site.logged()).toEqual([]);
  });

  test("told again and its refund before it end in one row", async () => {
    await tell(paymentEvent("charge.refunded", chargeObject({ amount_refunded: 500 })));
    await tell(paid);
    await tell(paid);
    expect(await storedOrders()).toMatchObject([{ refunded_cents: 500 }]);
    await site.settled();
    const types = site.announced().map(({ body }) => JSON.parse(body).type);
    expect(types.sort()).toEqual(["order.paid", "order.refunded"]);
  });

  test.each([
    ["of another kind", "invoice.paid", {}],
    [
      "of an amount beyond anything sold here",
      "checkout.session.completed",
      sessionObject({ amount_total: 100_000_000, currency: "idr" }),
    ],
  ])("%s is acknowledged and ignored", async (_, type, object) => {
    expect(await tell(paymentEvent(type, object))).toEqual({ status: 200, text: "ignored" });
    expect(await storedOrders()).toEqual([]);
    expect(await site.logged()).toEqual([]);
  });

  test("that comes with an origin and another type is one all the same", async () => {
    const { headers, ...post } = signedPost(paid, secret);
    const foreign = {
      ...headers,
      Origin: "https://payments.example",
      "Content-Type": "text/plain",
    };
    expect((await site.fetch(path, { ...post, headers: foreign })).status).toBe(200);
    expect(await storedOrders()).toHaveLength(1);
  });
});

/* What a signature and an event may be: `unit/orders`. */
describe("refused with 400, nothing stored", () => {
  test.each<[string, string | null]>([
    ["no signature", null],
    ["an empty one", ""],
    ["of another secret", signedPost(paid, "whsec_another").headers["Stripe-Signature"]],
    ["of another body", signedPost(`${paid} `, secret).headers["Stripe-Signature"]],
  ])("%s", async (_, given) => {
    const sent = {
      "Content-Type": "application/json",
      ...(given !== null && { "Stripe-Signature": given }),
    };
    const response = await site.fetch(path, { method: "POST", body: paid, headers: sent });
    expect(response.status).toBe(400);
    expect(await storedOrders()).toEqual([]);
  });

  test.each([
    ["10 s less than five minutes ago", -5 * minute + 10_000, 200],
    ["five minutes ago and 10 s", -5 * minute - 10_000, 400],
  ])("signed %s", async (_, skew, status) => {
    expect(await tell(paid, Date.now() + skew)).toMatchObject({ status });
  });

  test.each([
    ["no JSON", "{"],
    [
      "a negative amount",
      paymentEvent("checkout.session.completed", sessionObject({ amount_total: -1 })),
    ],
  ])("signed, but %s", async (_, body) => {
    expect(await tell(body)).toMatchObject({
      status: 400,
      text: expect.stringContaining("malformed"),
    });
    expect(await storedOrders()).toEqual([]);
    const [line = "", ...others] = await site.logged();
    expect(line).toMatch(/^Payment event malformed: /);
    expect(others).toEqual([]);
  });
});

describe("the body", () => {
  const padded = (bytes: number) => paid.padEnd(bytes, " ");

  test("of exactly 256 KiB is read", async () => {
    expect(await tell(padded(limit))).toMatchObject({ status: 200 });
  });

  test("one byte longer is 413", async () => {
    expect(await tell(padded(limit + 1))).toMatchObject({ status: 413 });
    expect(await storedOrders()).toEqual([]);
  });
});

test("other methods are refused, and POST is named", async () => {
  for (const method of ["GET", "HEAD", "PUT", "DELETE"]) {
    const response = await site.fetch(path, { method });
    expect([method, response.status, response.headers.get("Allow")]).toEqual([method, 405, "POST"]);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  }
});

test("a foreign form is as unwelcome elsewhere as before", async () => {
  const { headers, ...post } = signedPost(paid, secret);
  const foreign = { ...headers, Origin: "https://payments.example" };
  expect((await site.fetch("/challenge", { ...post, headers: foreign })).status).toBe(403);
  expect((await site.fetch("/challenge", signedPost(paid, secret))).status).toBe(415);
});

test("without the secret there is no such page", async () => {
  await using closed = await openSite({ vars: { PAYMENT_WEBHOOK_SECRET: undefined } });
  expect((await closed.fetch(path, signedPost(paid, secret))).status).toBe(404);
  expect((await closed.fetch(path)).status).toBe(404);
});

test("without its database it answers 500, so that the provider comes again", async () => {
  await using broken = await openSite();
  expect((await broken.fetch(path, signedPost(paid, secret))).status).toBe(500);
  expect(await broken.logged()).toEqual([expect.stringMatching(/^Payment event not stored: /)]);
});
