import { expect, test } from "vitest";
import { orderLabels, orderLoading } from "~/content/funnel";
import { chunks, compressed, json, status } from "../../support/fakes";
import { receipt } from "../../support/html";
import { openSite, type Partner, sharedSite } from "../../support/site";

const order = "https://hooks.test/order?token=s3cret";
const confirmation = "https://hooks.test/confirmation?token=s3cret";

const site = await sharedSite({
  vars: { ORDER_WEBHOOK_URL: order, CONFIRMATION_WEBHOOK_URL: confirmation },
});

test.each([
  ["/merci?session_id=cs_1", order, '{"session_id":"cs_1"}'],
  ["/merci?session_id=cs_1&prompt_pack=false", confirmation, '{"session_id":"cs_1"}'],
  [
    "/merci?session_id=cs_1&presale_course=true",
    confirmation,
    '{"session_id":"cs_1","product":"presale_course"}',
  ],
  ["/confirmation-commande?session_id=cs_1", confirmation, '{"session_id":"cs_1"}'],
  [
    "/merci-masterclass?session_id=cs_1&prompt_pack=true",
    confirmation,
    '{"session_id":"cs_1","product":"presale_course"}',
  ],
  [
    "/merci-prompts?session_id=cs_1&presale_course=true",
    confirmation,
    '{"session_id":"cs_1","product":"prompt_pack"}',
  ],
])("looks up %s with its own automation", async (path, url, body) => {
  site.partner(json({ email: "lectrice@example.com" }));
  await site.page(path);
  const [call, ...others] = site.calls;
  expect(others).toEqual([]);
  expect(call).toMatchObject({ url, body });
  expect(call?.request.method).toBe("POST");
  expect(call?.request.headers.get("Content-Type")).toMatch(/^application\/json\b/);
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

/** Answers of the network that give no address; how an answer is read, `unit/funnel/lookup-webhook` tries. */
const useless: [string, Partner][] = [
  ["a permanent redirect", status(308, { Location: "https://hooks.test/other" })],
  ["a body over 64 KiB in pieces", chunks(Array(65).fill("x@".repeat(512)))],
  ["a compressed body that unpacks to 10 MB", compressed(`a@b.fr${" ".repeat(10_000_000)}`)],
  ["a body over 64 KiB without end", chunks(Array(65).fill("x".repeat(1024)), { open: true })],
];

test.each(useless)(
  "%s: shows no e-mail and logs one line without personal data",
  async (_name, partner) => {
    expect(await emailShown(partner)).toBeUndefined();
    const lines = await site.logged();
    expect(lines).toEqual([expect.stringMatching(/^Webhook call failed: ./)]);
    expect(lines.join()).not.toMatch(secret);
    expect(site.calls).toHaveLength(1);
  },
);

test("shows no e-mail when the partner cannot be reached", async () => {
  await using cut = await openSite({ partnersDown: true, withoutAssets: true });
  const page = await cut.page("/merci?session_id=cs_1");
  expect(page.status).toBe(200);
  expect(receipt(page.html)).not.toHaveProperty(orderLabels.email);
  const lines = await cut.logged();
  expect(lines.join()).toContain("Webhook call failed");
  expect(lines.join()).not.toMatch(/127\.0\.0\.1|hooks\.test|cs_1/);
});
