import { beforeEach, expect, test } from "vitest";
import { orderLabels } from "~/content/funnel";
import { orders } from "~/db/schema";
import { receipt } from "../../support/html";
import { sharedLeadSite } from "../../support/lead-site";
import { lookupPages } from "../../support/pages";
import { newOrder, paymentEvent, sessionObject, signedPost } from "../../support/payments";
import { setting } from "../../support/variables";

const noWebhooks = { ORDER_WEBHOOK_URL: "", CONFIRMATION_WEBHOOK_URL: "" };
const { session_id, email } = newOrder();

const site = await sharedLeadSite({ vars: noWebhooks });
beforeEach(() => site.db.delete(orders));

function tell() {
  const body = paymentEvent("checkout.session.completed", sessionObject());
  return site.fetch("/webhooks/payment", signedPost(body, setting("PAYMENT_WEBHOOK_SECRET")));
}

test.each(lookupPages)("address of an order that was told before, on %s", async (path) => {
  await tell();
  const { html } = await site.page(`${path}?session_id=${session_id}`);
  expect(receipt(html)[orderLabels.email]).toBe(email);
  expect(await site.logged()).toEqual([]);
});
