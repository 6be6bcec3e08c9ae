import { beforeEach, expect, test } from "vitest";
import { orderLabels, orderLoading } from "~/content/funnel";
import { orders } from "~/db/schema";
import { receipt } from "../../support/html";
import { sharedLeadSite } from "../../support/lead-site";
import { lookupPages } from "../../support/pages";
import { newOrder, paymentEvent, sessionObject, signedPost } from "../../support/payments";
import { setting } from "../../support/settings";
import { openSite } from "../../support/site";
import { readStream } from "../../support/stream";

const noWebhooks = { ORDER_WEBHOOK_URL: "", CONFIRMATION_WEBHOOK_URL: "" };
const { session_id, email } = newOrder();

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

test("a database that is away costs the address, and nothing else", async () => {
  await using broken = await openSite({ vars: noWebhooks });
  const { status, html } = await broken.page(`/merci?session_id=${session_id}`);
  expect([status, receipt(html)[orderLabels.email]]).toEqual([200, undefined]);
  expect(await broken.logged()).toEqual([expect.stringMatching(/^Order look-up failed: /)]);
});
