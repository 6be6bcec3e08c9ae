import { expect, test } from "vitest";
import { orders, outboxEvents, pageCounts, parcels } from "~/db/schema";
import { parisDay } from "~/lib/time";
import { readFacts } from "~/operator/facts";
import { mailEvent } from "~/outbox/record";
import { makeEnv } from "../../support/env";
import { openLeadSite } from "../../support/lead-site";
import { orderRow, paymentEvent, sessionObject, signedPost } from "../../support/payments";
import { setting } from "../../support/variables";

test("reports a late parcel, a failed delivery and missing tables", async () => {
  await using site = await openLeadSite();
  expect(await site.page("/healthz")).toMatchObject({ status: 200, html: "ok" });
  const created_at = "2026-05-01T12:00:00.000Z";
  await site.db.insert(orders).values(orderRow({ created_at }));
  await site.db.insert(parcels).values({ session_id: "cs_test_a1", sent_at: null, created_at });
  expect(await site.page("/healthz")).toMatchObject({ status: 200, html: "ok, 1 parcel late" });

  const { id: _, ...event } = mailEvent({
    type: "chapter.requested",
    table: "resource_subscribers",
    id: "x",
    email: "camille@example.com",
    created_at: new Date().toISOString(),
  });
  await site.db.insert(outboxEvents).values({ id: "1", ...event, status: "failed" });
  const page = await site.page("/healthz");
  expect(page).toMatchObject({ status: 503, html: "delivery stopped: 1 failed, 1 parcel late" });
  expect(page.headers.get("Cache-Control")).toBe("no-store");
  await site.d1.exec("ALTER TABLE outbox_events RENAME TO away");
  expect(await site.page("/healthz")).toMatchObject({ status: 503, html: "database unavailable" });
});

test("reports payments without orders until an event is accepted", async () => {
  await using site = await openLeadSite();
  const body = paymentEvent("checkout.session.completed", sessionObject());
  const tell = async (secret: string) =>
    (await site.fetch("/webhooks/payment", signedPost(body, secret))).status;
  expect(await tell("whsec_of_another_site")).toBe(400);
  expect(await site.db.$count(orders)).toBe(0);
  const refusals = "1 payment event with an invalid signature";
  expect(await site.page("/healthz")).toMatchObject({ status: 200, html: `ok, ${refusals}` });
  expect((await site.logged()).join()).toContain("Payment event refused: no valid signature");

  const day = parisDay(Date.now());
  await site.db.insert(pageCounts).values({ day, page: "livre", source: "", views: 1, orders: 1 });
  const html = `payments without orders, ${refusals}`;
  expect(await site.page("/healthz")).toMatchObject({ status: 503, html });
  expect(await tell(setting("PAYMENT_WEBHOOK_SECRET"))).toBe(200);
  expect(await site.page("/healthz")).toMatchObject({ status: 200 });
  const { refused } = await readFacts(site.db, makeEnv(), day);
  expect(refused).toBe(1);
});
