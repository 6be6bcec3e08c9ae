import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ne } from "drizzle-orm";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { outboxEvents } from "~/db/schema";
import { auditLeads, isAcknowledged, manyLeads } from "../../support/lead-audit";
import { type LeadSite, openLeadSite, received } from "../../support/lead-site";
import { withKill } from "../../support/workerd";
import { exchange, formPost } from "./wire";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "killed-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/**
 * Posts 400 leads at once, each over a connection of its own, so that the site always has many in
 * hand, and kills it in the moment in which so many were acknowledged.
 *
 * @returns the names of those that were, and the ids of the events that the webhook received
 */
async function postUntilKilled(after: number) {
  const { opened, kill } = await withKill(() =>
    openLeadSite({ persistTo: folder, rateLimit: 100_000 }),
  );
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

/** The killed run's claims end and its delays pass; the cron trigger then fires until nothing waits. */
async function deliverAll(site: LeadSite) {
  await site.db.update(outboxEvents).set({ claimed_until: null });
  await site.passDelays();
  const waiting = () => site.db.$count(outboxEvents, ne(outboxEvents.status, "delivered"));
  while ((await waiting()) > 0) await site.cron(inject("crons").delivery);
}

test.each([1, 20, 200])(
  "killed after %i acknowledgements: what was acknowledged is there, and is announced",
  async (after) => {
    const { acknowledged, announced } = await postUntilKilled(after);

    await using site = await openLeadSite({ persistTo: folder, migrated: false });
    const stored = await auditLeads(site);
    expect(stored).toEqual(expect.arrayContaining(acknowledged));

    site.partner(received);
    await deliverAll(site);
    const ids = (await site.rows(outboxEvents)).map(({ id }) => id as string);
    const all = new Set([...announced, ...site.announced().map(({ id }) => id)]);
    expect([...all].sort()).toEqual(ids.sort());
    expect(await auditLeads(site)).toEqual(stored);
  },
);
