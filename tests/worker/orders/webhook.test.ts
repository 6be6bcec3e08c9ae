import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { todayPage } from "~/content/desk-today";
import {
  invalidSignatures,
  type OutboxEvent,
  orders,
  outboxEvents,
  pageCounts,
  parcels,
} from "~/db/schema";
import { parisDay } from "~/lib/time";
import { readFacts } from "~/operator/facts";
import { entered, publishKeys } from "../../support/desk";
import { makeEnv } from "../../support/env";
import { openLeadSite, sharedLeadSite } from "../../support/lead-site";
import { storeChapterRequest } from "../../support/leads";
import { orderRow, paymentEvent, sessionObject, signedPost } from "../../support/payments";
import { openSite } from "../../support/site";
import { setting } from "../../support/variables";

const path = "/webhooks/payment";
const secret = setting("PAYMENT_WEBHOOK_SECRET");
const paid = paymentEvent("checkout.session.completed", sessionObject());
const limit = 256 * 1024;

const site = await sharedLeadSite();

async function tell(body: string) {
  const response = await site.fetch(path, signedPost(body, secret));
  return { status: response.status, text: await response.text() };
}

const storedOrders = () => site.rows(orders);

test("stores, acknowledges and announces an event from elsewhere", async () => {
  const { headers, ...post } = signedPost(paid, secret);
  const foreign = { ...headers, Origin: "https://payments.example", "Content-Type": "text/plain" };
  expect((await site.fetch(path, { ...post, headers: foreign })).status).toBe(200);
  expect(await storedOrders()).toMatchObject([{ session_id: sessionObject().id, product: "book" }]);
  await site.settled();
  expect(site.announced().map(({ body }) => JSON.parse(body).type)).toEqual(["order.paid"]);
  expect(await site.logged()).toEqual([]);
});

test("acknowledges a stored event although an older refusal cannot be settled", async () => {
  await site.db.insert(invalidSignatures).values({ id: "1", created_at: "2026", settled: false });
  await site.db.run(
    sql`CREATE TRIGGER unsettled BEFORE UPDATE ON refused_payments BEGIN SELECT RAISE(ABORT, 'full'); END`,
  );
  expect(await tell(paid)).toEqual({ status: 200, text: "paid" });
  await site.db.run(sql`DROP TRIGGER unsettled`);
  expect(await storedOrders()).toHaveLength(1);
  expect(await site.logged()).toEqual([
    expect.stringMatching(/^Refused payment events not settled/),
  ]);
});

test.each([
  ["an event of another kind", paymentEvent("invoice.paid", {}), 200, "ignored", []],
  ["a body that is no event", "{", 400, "malformed", [/^Payment event malformed: /]],
])("stores nothing of a signed post: %s", async (_, body, status, said, logged) => {
  expect(await tell(body)).toEqual({ status, text: expect.stringContaining(said) });
  expect(await storedOrders()).toEqual([]);
  expect(await site.logged()).toEqual(logged.map((line) => expect.stringMatching(line)));
});

test("accepts a body of 256 KiB and rejects a longer one", async () => {
  expect(await tell(paid.padEnd(limit, " "))).toMatchObject({ status: 200 });
  expect(await tell(paid.padEnd(limit + 1, " "))).toMatchObject({ status: 413 });
  expect(await storedOrders()).toHaveLength(1);
});

test.each(["GET", "HEAD", "PUT"])("answers 405 to %s", async (method) => {
  const { status, headers } = await site.fetch(path, { method });
  expect([status, headers.get("Allow")]).toEqual([405, "POST"]);
  expect(headers.get("Cache-Control")).toBe("no-store");
});

test("answers 404 without the secret and 500 without a database", async () => {
  await using closed = await openSite({ vars: { PAYMENT_WEBHOOK_SECRET: undefined } });
  expect((await closed.fetch(path, signedPost(paid, secret))).status).toBe(404);
  expect((await closed.fetch(path)).status).toBe(404);
  await using broken = await openSite();
  expect((await broken.fetch(path, signedPost(paid, secret))).status).toBe(500);
  expect(await broken.logged()).toEqual([expect.stringMatching(/^Payment event not stored: /)]);
});

test("reports a late parcel, a failed delivery and missing tables on /healthz", async () => {
  await using site = await openLeadSite();
  expect(await site.page("/healthz")).toMatchObject({ status: 200, html: "ok" });
  const created_at = "2026-05-01T12:00:00.000Z";
  await site.db.insert(orders).values(orderRow({ created_at }));
  await site.db.insert(parcels).values({ session_id: "cs_test_a1", sent_at: null, created_at });
  expect(await site.page("/healthz")).toMatchObject({ status: 200, html: "ok, 1 parcel late" });

  await storeChapterRequest({ db: site.db });
  await site.db.update(outboxEvents).set({ status: "failed" });
  const page = await site.page("/healthz");
  expect(page).toMatchObject({ status: 503, html: "delivery stopped: 1 failed, 1 parcel late" });
  expect(page.headers.get("Cache-Control")).toBe("no-store");
  await site.d1.exec("ALTER TABLE outbox_events RENAME TO away");
  expect(await site.page("/healthz")).toMatchObject({ status: 503, html: "database unavailable" });
});

test("alarms on /healthz and the desk for a database four fifths full", async () => {
  await using site = await openLeadSite({ vars: { DATABASE_MB: "2" } });
  expect((await site.page("/healthz")).status).toBe(200);
  const { events } = await storeChapterRequest({ db: site.db });
  const filled = Array.from({ length: 3 }, (_, id) => ({
    ...events[0],
    subject: undefined,
    id: `${id}`,
    status: "delivered",
    payload: "x".repeat(700_000),
  }));
  for (const event of filled) await site.db.insert(outboxEvents).values(event as OutboxEvent);
  const { status, html } = await site.page("/healthz");
  expect([status, html]).toEqual([503, expect.stringMatching(/^database \d+ % full/)]);
  publishKeys(site);
  expect(await site.page("/bureau", { headers: await entered() })).toShow(todayPage.almostFull);
});

test("reports payments without orders on /healthz until an event is accepted", async () => {
  await using site = await openLeadSite();
  const tell = async (secret: string) => (await site.fetch(path, signedPost(paid, secret))).status;
  expect(await tell("whsec_of_another_site")).toBe(400);
  expect(await site.db.$count(orders)).toBe(0);
  const refusals = "1 payment event with an invalid signature";
  expect(await site.page("/healthz")).toMatchObject({ status: 200, html: `ok, ${refusals}` });
  expect((await site.logged()).join()).toContain("Payment event refused: no valid signature");

  const day = parisDay(Date.now());
  await site.db.insert(pageCounts).values({ day, page: "livre", source: "", views: 1, orders: 1 });
  const html = `payments without orders, ${refusals}`;
  expect(await site.page("/healthz")).toMatchObject({ status: 503, html });
  expect(await tell(secret)).toBe(200);
  expect(await site.page("/healthz")).toMatchObject({ status: 200 });
  const { refused } = await readFacts(site.db, makeEnv(), day);
  expect(refused).toBe(1);
});
