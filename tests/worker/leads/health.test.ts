import { expect, test } from "vitest";
import { outboxEvents } from "~/db/schema";
import { mailEvent } from "~/outbox/event";
import { openLeadSite } from "../../support/lead-site";

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

test("without its tables the page says so, and 503", async () => {
  await using site = await openLeadSite({ migrated: false });
  expect(await site.page("/healthz")).toMatchObject({ status: 503, html: "database unavailable" });
});
