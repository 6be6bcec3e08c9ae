import { expect, test } from "vitest";
import { orders, outboxEvents, parcels, refusedPayments } from "~/db/schema";
import { parisDay } from "~/lib/time";
import { readFacts } from "~/operator/facts";
import { nightlySummary } from "~/operator/nightly-summary";
import { alarmingRefusals, noteRefusal } from "~/orders/refusals";
import { mailEvent } from "~/outbox/event";
import { makeEnv } from "../../support/env";
import { openLeadSite } from "../../support/lead-site";
import { orderRow, paymentEvent, sessionObject, signedPost } from "../../support/payments";
import { setting } from "../../support/variables";

test("the page says it in one line, and 503", async () => {
  await using site = await openLeadSite();
  expect(await site.page("/healthz")).toMatchObject({ status: 200, html: "ok" });
  await site.db.insert(outboxEvents).values({
    ...mailEvent({
      type: "chapter.requested",
      table: "resource_subscribers",
      id: "x",
      email: "camille@example.com",
      created_at: new Date().toISOString(),
    }),
    status: "failed",
  });
  const page = await site.page("/healthz");
  expect(page).toMatchObject({ status: 503, html: "delivery stopped: 1 failed" });
  expect(page.headers.get("Cache-Control")).toBe("no-store");
});

test("a hundred addresses that the mail service refuses for ever hide no failure, and are none", async () => {
  await using site = await openLeadSite();
  const failed = (number: number, last_error: string) => ({
    ...mailEvent({
      type: "withdrawal.submitted",
      table: "withdrawals",
      id: `${number}`,
      email: `${number}@example.com`,
      created_at: new Date(Date.now() + number).toISOString(),
    }),
    status: "failed" as const,
    last_error,
  });
  for (const code of ["E_VALIDATION_ERROR", "E_RECIPIENT_NOT_ALLOWED"])
    for (let number = 1; number <= 120; number += 1)
      await site.db.insert(outboxEvents).values(failed(number, code));
  expect(await site.page("/healthz")).toMatchObject({ status: 200, html: "ok" });
  await site.db.insert(outboxEvents).values(failed(0, "E_INTERNAL_SERVER_ERROR"));
  expect(await site.page("/healthz")).toMatchObject({ html: "delivery stopped: 1 failed" });
});

test("payment events with a wrong signature: 503 from the third within an hour, until one is accepted", async () => {
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
  const { refused } = await readFacts(site.db, makeEnv(), parisDay(new Date().toISOString()));
  expect(refused).toBe(3);
});

test("an hour later, and of a flood, few are counted", async () => {
  await using site = await openLeadSite();
  const now = Date.now();
  for (let turn = 0; turn < 150; turn += 1) await noteRefusal(site.db, now + turn);
  expect(await site.db.$count(refusedPayments)).toBe(100);
  expect(await alarmingRefusals(site.db, now + 60 * 60 * 1000 + 1000)).toBe(0);
});

test("without its tables the page says so, and 503", async () => {
  await using site = await openLeadSite({ migrated: false });
  expect(await site.page("/healthz")).toMatchObject({ status: 503, html: "database unavailable" });
});

test("a late parcel is named by the page, without an alarm, and by the nightly line", async () => {
  await using site = await openLeadSite();
  // A Friday: the seventh working day after it is a Tuesday, and the parcel is late on the Wednesday.
  const created_at = "2026-05-01T12:00:00.000Z";
  await site.db
    .insert(orders)
    .values([
      orderRow({ created_at }),
      orderRow({ session_id: "cs_given", key: "1", reference: "1", amount_cents: 0 }),
    ]);
  const parcel = { sent_at: null, created_at };
  await site.db.insert(parcels).values([
    { session_id: "cs_test_a1", ...parcel },
    { session_id: "cs_given", ...parcel },
  ]);
  expect(await site.page("/healthz")).toMatchObject({ status: 200, html: "ok, 2 parcels late" });
  const line = await nightlySummary(site.db, Date.now(), 0);
  expect(line).toMatch(/0 events failed, 2 parcels late, 0 rows purged$/);
});
