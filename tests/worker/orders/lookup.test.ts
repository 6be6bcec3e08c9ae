import { beforeEach, expect, test } from "vitest";
import { orderLabels, orderLoading } from "~/content/funnel";
import { orders } from "~/db/schema";
import { json } from "../../support/fakes";
import { receipt } from "../../support/html";
import { sharedLeadSite } from "../../support/lead-site";
import { lookupPages } from "../../support/pages";
import {
  newOrder,
  orderRow,
  paymentEvent,
  sessionObject,
  signedPost,
} from "../../support/payments";
import { setting } from "../../support/settings";
import { openSite } from "../../support/site";
import { readStream } from "../../support/stream";

const noWebhooks = { ORDER_WEBHOOK_URL: "", CONFIRMATION_WEBHOOK_URL: "" };
const { session_id, email } = newOrder();
const stored = orderRow();

const site = await sharedLeadSite({ vars: noWebhooks });
beforeEach(() => site.db.delete(orders));

function tell() {
  const body = paymentEvent("checkout.session.completed", sessionObject());
  return site.fetch("/webhooks/payment", signedPost(body, setting("PAYMENT_WEBHOOK_SECRET")));
}

test.each(lookupPages)("%s finds the address in an order that was told before", async (path) => {
  await tell();
  const { html } = await site.page(`${path}?session_id=${session_id}`);
  expect(receipt(html)[orderLabels.email]).toBe(email);
  expect(await site.logged()).toEqual([]);
});

test("an event that comes after the visitor is waited for", async () => {
  const page = readStream(await site.fetch(`/merci?session_id=${session_id}`));
  const before = await page.until("</footer>");
  expect(before).toContain(orderLoading);
  await tell();
  expect(receipt(await page.rest())[orderLabels.email]).toBe(email);
});

test("an event that never comes: five seconds, one line, the page without the row", async () => {
  const start = Date.now();
  const page = readStream(await site.fetch("/merci?session_id=cs_never"));
  await page.until("</footer>");
  expect(receipt(await page.rest())[orderLabels.email]).toBeUndefined();
  expect(Date.now() - start).toBeGreaterThan(4_500);
  expect(Date.now() - start).toBeLessThan(9_000);
  expect(await site.logged()).toEqual(["Order look-up failed: no payment within 5 s"]);
}, 15_000);

test("an order whose address is erased is not waited for", async () => {
  await site.db.insert(orders).values({ ...stored, email: null });
  const { html } = await site.page(`/merci?session_id=${session_id}`);
  expect(html).not.toContain(orderLoading);
  expect(receipt(html)[orderLabels.email]).toBeUndefined();
});

test("a database that is away costs the address, and nothing else", async () => {
  await using broken = await openSite({ vars: noWebhooks });
  const { status, html } = await broken.page(`/merci?session_id=${session_id}`);
  expect([status, receipt(html)[orderLabels.email]]).toEqual([200, undefined]);
  expect(await broken.logged()).toEqual([expect.stringMatching(/^Order look-up failed: /)]);
});

test("a webhook that is set wins", async () => {
  await using asking = await openSite();
  asking.partner(json({ email: "automation@example.com" }));
  const { html } = await asking.page(`/merci?session_id=${session_id}`);
  expect(receipt(html)[orderLabels.email]).toBe("automation@example.com");
  expect(asking.calls).toHaveLength(1);
});
