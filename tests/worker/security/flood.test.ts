import { expect, test } from "vitest";
import { forEachConcurrently } from "../../support/concurrently";
import { auditLeads, isAcknowledged, manyLeads } from "../../support/lead-audit";
import { openLeadSite } from "../../support/lead-site";

/** `FLOOD=5000` shows it on the scale of a bad day. */
const many = Number(process.env.FLOOD ?? 200);
const patience = { timeout: 60_000 + many * 50 };

test(`${many} leads, 50 at a time: each acknowledged, one row, one event`, patience, async () => {
  await using site = await openLeadSite({
    rateLimit: 100_000,
    vars: { LEADS_WEBHOOK_URL: undefined },
  });
  const leads = manyLeads(many);
  const acknowledged: string[] = [];
  await forEachConcurrently(leads, 50, async (lead) => {
    const page = await site.submit(lead.form.path, lead.fields);
    if (isAcknowledged(lead, page)) acknowledged.push(lead.name);
  });
  expect(acknowledged).toHaveLength(many);
  expect(await auditLeads(site)).toEqual(acknowledged.sort());
  expect(await site.logged()).toEqual([]);
});

test("more than 60 leads a minute from one address to one form", async () => {
  const limit = 60;
  await using site = await openLeadSite({
    rateLimit: limit,
    vars: { LEADS_WEBHOOK_URL: undefined },
  });
  const posts = manyLeads(560).map((lead, index) => ({
    lead,
    address: index % 8 < 4 ? "192.0.2.1" : "2001:db8::1",
  }));
  const acknowledged: string[] = [];
  const taken = new Map<string, number>();
  let refused = 0;
  await forEachConcurrently(posts, 50, async ({ lead, address }) => {
    const page = await site.submit(lead.form.path, lead.fields, {
      "CF-Connecting-IP": address,
    });
    if (page.status === 429) refused += 1;
    if (!isAcknowledged(lead, page)) return;
    const sender = `${lead.form.path} ${address}`;
    taken.set(sender, (taken.get(sender) ?? 0) + 1);
    acknowledged.push(lead.name);
  });

  expect(acknowledged.length + refused).toBe(posts.length);
  expect(await auditLeads(site)).toEqual(acknowledged.sort());
  // The measure is taken anew at each full minute, which may pass meanwhile.
  expect(taken.size).toBe(8);
  expect(Math.min(...taken.values())).toBeGreaterThanOrEqual(limit);
  expect(Math.max(...taken.values())).toBeLessThanOrEqual(2 * limit);
  expect(await site.logged()).toEqual([]);
});
