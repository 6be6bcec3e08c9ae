import { describe, expect, test } from "vitest";
import { orderLabels, orderLoading } from "~/content/funnel";
import { chunks, compressed, json, status, text } from "../../support/fakes";
import { receipt } from "../../support/html";
import { lookupPages } from "../../support/pages";
import { sharedSite } from "../../support/shared-site";
import { openSite, type Partner } from "../../support/site";

const site = await sharedSite({
  vars: {
    ORDER_WEBHOOK_URL: "https://hooks.test/order?token=s3cret",
    CONFIRMATION_WEBHOOK_URL: "https://hooks.test/confirmation?token=s3cret",
  },
});

/** What nobody should find in a log. */
const secret = /hooks\.test|s3cret|cs_1|@|lectrice/;

/** Shows a page while the partner answers so, and returns the e-mail row. */
async function emailShown(partner: Partner) {
  site.partner(partner);
  const page = await site.page("/merci?session_id=cs_1");
  expect(page.status).toBe(200);
  expect(page).toHide(orderLoading);
  return receipt(page.html)[orderLabels.email];
}

describe("the e-mail is shown", () => {
  test.each([
    ["JSON", json({ email: "lectrice@example.com", name: "x" })],
    ["text", text("\r\n lectrice@example.com\n")],
    ["text in pieces, without a type", chunks(["lectrice@", "example.com"])],
  ])("from %s", async (_name, partner) => {
    expect(await emailShown(partner)).toBe("lectrice@example.com");
    expect(await site.logged()).toEqual([]);
  });
});

/** Answers of the network that give no address; how an answer is read, `unit/funnel/lookup-webhook` tries. */
const useless: [string, Partner][] = [
  ["status 500", status(500)],
  ["a permanent redirect", status(308, { Location: "https://hooks.test/other" })],
  ["a body over 64 KiB in pieces", chunks(Array(65).fill("x@".repeat(512)))],
  ["a compressed body that unpacks to 10 MB", compressed(`a@b.fr${" ".repeat(10_000_000)}`)],
  ["a body over 64 KiB without end", chunks(Array(65).fill("x".repeat(1024)), { open: true })],
];

describe("no e-mail row, and one log line that tells nothing, for", () => {
  test.each(useless)("%s", async (_name, partner) => {
    expect(await emailShown(partner)).toBeUndefined();
    const lines = await site.logged();
    expect(lines).toEqual([expect.stringMatching(/^Webhook call failed: ./)]);
    expect(lines.join()).not.toMatch(secret);
    expect(site.calls).toHaveLength(1);
  });

  test("a partner that cannot be reached", async () => {
    await using cut = await openSite({ partnersDown: true, withoutAssets: true });
    for (const path of lookupPages) {
      const page = await cut.page(`${path}?session_id=cs_1`);
      expect(page.status).toBe(200);
      expect(receipt(page.html)).not.toHaveProperty(orderLabels.email);
    }
    const lines = (await cut.logged()).filter((line) => line.startsWith("Webhook call failed"));
    expect(lines).toHaveLength(lookupPages.length);
    expect((await cut.logged()).join()).not.toMatch(/127\.0\.0\.1|hooks\.test|cs_1/);
  });
});

test("without its webhook and payments a page looks nothing up and shows the rest", async () => {
  await using mute = await openSite({
    vars: {
      ORDER_WEBHOOK_URL: undefined,
      CONFIRMATION_WEBHOOK_URL: "",
      PAYMENT_WEBHOOK_SECRET: undefined,
    },
    withoutAssets: true,
  });
  for (const path of lookupPages) {
    const page = await mute.page(`${path}?session_id=cs_1`);
    expect(page.status).toBe(200);
    expect(receipt(page.html)).toHaveProperty(orderLabels.total);
  }
  expect(mute.calls).toEqual([]);
  expect(await mute.logged()).toEqual([]);
});
