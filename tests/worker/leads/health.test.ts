import { expect, test } from "vitest";
import { orders, outboxEvents, parcels } from "~/db/schema";
import { nightlySummary } from "~/operator/nightly-summary";
import { mailEvent } from "~/outbox/event";
import { openLeadSite } from "../../support/lead-site";
import { orderRow } from "../../support/payments";

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
