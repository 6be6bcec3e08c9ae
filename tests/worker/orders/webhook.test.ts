import { beforeEach, describe, expect, test } from "vitest";
import { orders, refunds } from "~/db/schema";
import { sharedLeadSite } from "../../support/lead-site";
import { paymentEvent, sessionObject, signedPost } from "../../support/payments";
import { openSite } from "../../support/site";
import { setting } from "../../support/variables";

const path = "/webhooks/payment";
const secret = setting("PAYMENT_WEBHOOK_SECRET");
const paid = paymentEvent("checkout.session.completed", sessionObject());
const limit = 256 * 1024;

const site = await sharedLeadSite();
beforeEach(() => site.db.batch([site.db.delete(orders), site.db.delete(refunds)]));

/** Tells the site of an event. */
async function tell(body: string) {
  const response = await site.fetch(path, signedPost(body, secret));
  return { status: response.status, text: await response.text() };
}

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
    ["one of another secret", signedPost(paid, "whsec_another").headers["Stripe-Signature"]],
    [
      "one of ten minutes ago",
      signedPost(paid, secret, Date.now() - 600_000).headers["Stripe-Signature"],
    ],
    ["one of another body", signedPost(`${paid} `, secret).headers["Stripe-Signature"]],
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
