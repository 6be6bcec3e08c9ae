import { expect, test } from "vitest";
import { outboxEvents } from "~/db/schema";
import { auditLeads, isAcknowledged, manyLeads } from "../../support/lead-audit";
import { openLeadSite, received } from "../../support/lead-site";
import { temporaryFolder } from "../../support/temporary-folder";
import { withKill } from "../../support/workerd";
import { exchange, formPost } from "./wire";

/**
 * Posts 400 leads at once, each over a connection of its own, so that the site always has many in
 * hand, and kills it in the moment in which so many were acknowledged.
 *
 * @returns the names of those that were, and the ids of the events that the webhook received
 */
async function postUntilKilled(persistTo: string, after: number) {
  const { opened, kill } = await withKill(() => openLeadSite({ persistTo, rateLimit: 100_000 }));
  await using site = opened;
  site.partner(received);
  const acknowledged: string[] = [];
  const posts = manyLeads(400).map(async (lead) => {
    const post = formPost(lead.form.path, lead.fields);
    const page = await exchange(site.address, [post]).catch(() => null);
    if (!page || !isAcknowledged(lead, page)) return;
    if (acknowledged.push(lead.name) === after) await kill();
  });
  await Promise.all(posts);
  expect(acknowledged.length).toBeGreaterThanOrEqual(after);
  expect(acknowledged.length).toBeLessThan(400);
  return { acknowledged, announced: site.announced().map(({ id }) => id) };
}

test.each([1, 20, 200])(
  "leads of a site that is killed after %i acknowledgements",
  async (after) => {
    const persistTo = await temporaryFolder();
    const { acknowledged, announced } = await postUntilKilled(persistTo, after);

    await using site = await openLeadSite({ persistTo, migrated: false });
    const stored = await auditLeads(site);
    expect(stored).toEqual(expect.arrayContaining(acknowledged));

    site.partner(received);
    await site.deliverAll();
    const ids = (await site.rows(outboxEvents)).map(({ id }) => id as string);
    const all = new Set([...announced, ...site.announced().map(({ id }) => id)]);
    expect([...all].sort()).toEqual(ids.sort());
    expect(await auditLeads(site)).toEqual(stored);
  },
);
