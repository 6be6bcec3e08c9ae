import { expect, test } from "vitest";
import { orderLabels } from "~/content/funnel";
import { json } from "../../support/fakes";
import { receipt } from "../../support/html";
import { sharedSite } from "../../support/site";

/** As `wrangler.toml` has it. */
const rateLimit = 60;

const site = await sharedSite({ rateLimit });

async function visit(index: number, address = "192.0.2.1") {
  const headers = { "CF-Connecting-IP": address };
  return (await site.page(`/merci?session_id=anything${index}`, { headers })).status;
}

test("looks up thirty of fifty visits a minute from one network", async () => {
  // The limiter counts by the minute of the clock: the test begins within one.
  const left = 60_000 - (Date.now() % 60_000);
  if (left < 15_000) await new Promise((resolve) => setTimeout(resolve, left + 50));
  site.partner(json({ email: "lectrice@example.com" }));
  const fifty = Array.from({ length: 50 }, (_, index) => visit(index));
  expect(await Promise.all(fifty)).toEqual(Array(50).fill(200));
  expect(site.calls).toHaveLength(30);

  const over = await site.page("/merci?session_id=cs_1&prefilled_email=camille@example.com", {
    headers: { "CF-Connecting-IP": "192.0.2.1" },
  });
  expect(receipt(over.html)[orderLabels.email]).toBe("camille@example.com");
  expect(site.calls).toHaveLength(30);

  await visit(0, "192.0.2.2");
  expect(site.calls).toHaveLength(31);
  expect(await site.logged()).toEqual([]);
});
