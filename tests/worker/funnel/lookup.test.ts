import { expect, test } from "vitest";
import { orderLabels, orderLoading } from "~/content/funnel";
import { chunks, compressed, json } from "../../support/fakes";
import { receipt } from "../../support/html";
import { sharedSite } from "../../support/site";

const order = "https://hooks.test/order?token=s3cret";
const confirmation = "https://hooks.test/confirmation?token=s3cret";

const site = await sharedSite({
  vars: { ORDER_WEBHOOK_URL: order, CONFIRMATION_WEBHOOK_URL: confirmation },
});

test.each([
  ["/merci?", order, undefined],
  ["/merci?prompt_pack=false&", confirmation, undefined],
  ["/merci?presale_course=true&", confirmation, "presale_course"],
  ["/confirmation-commande?", confirmation, undefined],
  ["/merci-masterclass?prompt_pack=true&", confirmation, "presale_course"],
  ["/merci-prompts?presale_course=true&", confirmation, "prompt_pack"],
])("looks up %s with its own automation", async (path, url, product) => {
  site.partner(json({ email: "lectrice@example.com" }));
  await site.page(`${path}session_id=cs_1`);
  const [call, ...others] = site.calls;
  expect(others).toEqual([]);
  expect(call).toMatchObject({ url, body: JSON.stringify({ session_id: "cs_1", product }) });
  expect(call?.request.method).toBe("POST");
  expect(call?.request.headers.get("Content-Type")).toMatch(/^application\/json\b/);
});

/* How an answer is read: `unit/funnel/lookup-webhook`. */
test.each([
  ["a compressed body that unpacks to 10 MB", compressed(`a@b.fr${" ".repeat(10_000_000)}`)],
  ["a body over 64 KiB without end", chunks(Array(65).fill("x".repeat(1024)), { open: true })],
])("shows no e-mail for %s and logs one line without personal data", async (_name, partner) => {
  site.partner(partner);
  const page = await site.page("/merci?session_id=cs_1");
  expect(page.status).toBe(200);
  expect(page).toHide(orderLoading);
  expect(receipt(page.html)).not.toHaveProperty(orderLabels.email);
  const lines = await site.logged();
  expect(lines).toEqual([expect.stringMatching(/^Webhook call failed: ./)]);
  expect(lines.join()).not.toMatch(/hooks\.test|s3cret|cs_1|@|lectrice/);
  expect(site.calls).toHaveLength(1);
});
