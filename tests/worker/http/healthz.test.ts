import { expect, test } from "vitest";
import { orders, outboxEvents, parcels } from "~/db/schema";
import { parisDay } from "~/lib/time";
import { readFacts } from "~/operator/facts";
import { mailEvent } from "~/outbox/record";
import { makeEnv } from "../../support/env";
import { openLeadSite } from "../../support/lead-site";
import { orderRow, paymentEvent, sessionObject, signedPost } from "../../support/payments";
import { setting } from "../../support/variables";

test("/healthz: a late parcel, failed delivery, no tables", async () => {
  await using site = await openLeadSite();
  expect(await site.page("/healthz")).toMatchObject({ status: 200, html: "ok" });
  const created_at = "2026-05-01T12:00:00.000Z";
  await site.db.insert(orders).values(orderRow({ created_at }));
  await site.db.insert(parcels).values({ session_id: "cs_test_a1", sent_at: null, created_at });
  expect(await site.page("/healthz")).toMatchObject({ status: 200, html: "ok, 1 parcels late" });

  const { id: _, ...event } = mailEvent({
    type: "chapter.requested",
    table: "resource_subscribers",
    id: "x",
    email: "camille@example.com",
    created_at: new Date().toISOString(),
  });
  await site.db.insert(outboxEvents).values({ id: "1", ...event, status: "failed" });
  const page = await site.page("/healthz");
  expect(page).toMatchObject({ status: 503, html: "delivery stopped: 1 failed, 1 parcels late" });
  expect(page.headers.get("Cache-Control")).toBe("no-store");
  await site.d1.exec("ALTER TABLE outbox_events RENAME TO away");
  expect(await site.page("/healthz")).toMatchObject({ status: 503, html: "database unavailable" });
});

test("payment events with a wrong signature, until one is accepted", async () => {
  await using site = await openLeadSite();
  const body = paymentEvent("checkout.session.completed", sessionObject());
  const tell = async (secret: string) =>
    (await site.fetch("/webhooks/payment", signedPost(body, secret))).status;
  for (let turn = 0; turn < 2; turn += 1) expect(await tell("whsec_of_another_site")).toBe(400);
  expect(await site.page("/healthz")).toMatchObject({ status: 200, html: "ok" });
  expect(await tell("whsec_of_another_site")).toBe(400);
  expect(await site.page("/healthz")).toMatchObject({
    status: 503,
    html: "3 payment events refused by their signature",
  });
  expect((await site.logged()).join()).toContain("Payment event refused: no valid signature");
  expect(await tell(setting("PAYMENT_WEBHOOK_SECRET"))).toBe(200);
  expect(await site.page("/healthz")).toMatchObject({ status: 200 });
  const { refused } = await readFacts(site.db, makeEnv(), parisDay(Date.now()));
  expect(refused).toBe(3);
});
