import { expect, test } from "vitest";
import { orderLabels } from "~/content/funnel";
import { json } from "../../support/fakes";
import { receipt } from "../../support/html";
import { openLeadSite, received } from "../../support/lead-site";
import { newOrder, paymentEvent, sessionObject, signedPost } from "../../support/payments";
import { type Site, sharedSite } from "../../support/site";
import { setting } from "../../support/variables";

/** As `wrangler.toml` has it. */
const rateLimit = 60;
const noWebhooks = { ORDER_WEBHOOK_URL: "", CONFIRMATION_WEBHOOK_URL: "" };

/** A page after a payment that a stranger made up. */
async function visit(site: Site, index: number, address = "192.0.2.1") {
  const headers = { "CF-Connecting-IP": address };
  return (await site.page(`/merci?session_id=anything${index}`, { headers })).status;
}

/** The limiter counts by the minute of the clock: a test begins within one. */
async function withinMinute() {
  const left = 60_000 - (Date.now() % 60_000);
  if (left < 15_000) await new Promise((resolve) => setTimeout(resolve, left + 50));
}

const fifty = Array.from({ length: 50 }, (_, index) => index);

const site = await sharedSite({ rateLimit });

test("fifty visits a minute from one network: thirty look-ups", async () => {
  await withinMinute();
  site.partner(json({ email: "lectrice@example.com" }));
  const statuses = await Promise.all(fifty.map((index) => visit(site, index)));
  expect(statuses).toEqual(fifty.map(() => 200));
  expect(site.calls).toHaveLength(30);

  const over = await site.page("/merci?session_id=cs_1&prefilled_email=camille@example.com", {
    headers: { "CF-Connecting-IP": "192.0.2.1" },
  });
  expect(receipt(over.html)[orderLabels.email]).toBe("camille@example.com");
  expect(site.calls).toHaveLength(30);

  await visit(site, 0, "192.0.2.2");
  expect(site.calls).toHaveLength(31);
  expect(await site.logged()).toEqual([]);
});

test("an order that was told, and fifty visits without one: thirty queries", async () => {
  await using site = await openLeadSite({ rateLimit, vars: noWebhooks });
  site.partner(received);
  const paid = paymentEvent("checkout.session.completed", sessionObject());
  await site.fetch("/webhooks/payment", signedPost(paid, setting("PAYMENT_WEBHOOK_SECRET")));
  const known = await site.page(`/merci?session_id=${newOrder().session_id}`);
  expect(receipt(known.html)[orderLabels.email]).toBe(newOrder().email);

  await withinMinute();
  const statuses = await Promise.all(
    fifty.map((index) => visit(site, index, `2001:db8::${index}`)),
  );
  expect(statuses).toEqual(fifty.map(() => 200));
  const lines = await site.logged();
  expect(lines).toEqual(Array(30).fill("Order look-up failed: no payment within 5 s"));
});
