import { expect, inject, test, vi } from "vitest";
import { outboxEvents } from "~/db/schema";
import { hang, status } from "../../support/fakes";
import { fieldsOf } from "../../support/fields";
import { chapter, leadForms } from "../../support/lead-forms";
import {
  type LeadSite,
  openLeadSite,
  received,
  sharedLeadSite,
  verifier,
} from "../../support/lead-site";
import { temporaryFolder } from "../../support/temporary-folder";

const { delivery: everyMinute, nightly: everyNight } = inject("crons");

const site = await sharedLeadSite();

/** Stores as many leads as asked, each of another person, over all four forms. */
async function storeLeads(site: LeadSite, count: number) {
  const posts = Array.from({ length: count }, async (_, index) => {
    const { path, valid, success } = leadForms[index % leadForms.length] ?? chapter;
    const page = await site.submit(path, fieldsOf(valid, { email: `a${index}@example.com` }));
    expect(page.status).toBe(success ? 303 : 200);
  });
  await Promise.all(posts);
}

/** Every event arrived once and says what the first try said, under the same id. */
function expectOnceEach(site: LeadSite, first: { id: string; body: string }[]) {
  const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
  expect(site.announced().sort(byId)).toEqual([...first].sort(byId));
  for (const { body, request } of site.calls) {
    expect(verifier.verify(body, Object.fromEntries(request.headers))).toBeTruthy();
  }
}

/** Empties what was received so far and lets the receiver work from now on. */
function comeBack(site: LeadSite) {
  site.calls.length = 0;
  site.errors.length = 0;
  site.partner(received);
}

test.each([
  ["is unavailable", status(503)],
  ["has moved", status(302, { Location: "https://evil.test/" })],
])("20 leads while the webhook %s", async (_, down) => {
  site.partner(down);
  await storeLeads(site, 20);
  const failed = await site.settled();
  expect(failed.map(({ attempts, status: state }) => [attempts, state])).toEqual(
    Array(20).fill([1, "pending"]),
  );
  const first = site.announced();
  expect(new Set(first.map(({ id }) => id)).size).toBe(20);
  expect(site.calls.map(({ url }) => new URL(url).origin)).not.toContain("https://evil.test");
  const told = await site.logged();
  expect(told).toHaveLength(20);
  for (const { id } of failed) expect(told.join("\n")).toContain(id);
  expect(told.join("\n")).not.toMatch(/@|example\.com|Camille|Roux|hooks\.test/);

  // Nothing is due yet.
  comeBack(site);
  await site.cron(everyMinute);
  expect(site.calls).toEqual([]);

  await site.passDelays();
  await site.cron(everyMinute);
  expectOnceEach(site, first);
  expect((await site.settled()).map(({ status: state }) => state)).toEqual(
    Array(20).fill("delivered"),
  );
  await site.passDelays();
  await site.cron(everyMinute);
  await site.cron(everyNight);
  expectOnceEach(site, first);
  expect(await site.logged()).toEqual([expect.stringMatching(/^Last day: 20 leads, /)]);
});

test("three triggers at once", async () => {
  site.partner(status(503));
  await storeLeads(site, 20);
  await site.settled();
  const first = site.announced();
  comeBack(site);
  await site.passDelays();
  await Promise.all([site.cron(everyMinute), site.cron(everyMinute), site.cron(everyNight)]);
  await site.settled();
  expectOnceEach(site, first);
});

test("an event whose Worker ended in the middle of a try", async () => {
  const persistTo = await temporaryFolder();
  const before = await openLeadSite({ persistTo });
  before.partner(hang);
  await before.submit(chapter.path, fieldsOf(chapter.valid));
  await vi.waitFor(() => expect(before.calls).toHaveLength(1));
  const first = before.announced();
  await before[Symbol.asyncDispose]();

  await using after = await openLeadSite({ persistTo, migrated: false });
  after.partner(received);
  await after.cron(everyMinute);
  expect(after.calls, "still claimed by the run that died").toEqual([]);

  await after.db.update(outboxEvents).set({ claimed_until: new Date(0).toISOString() });
  await after.cron(everyMinute);
  expectOnceEach(after, first);
});

test("leads of before there was a webhook", async () => {
  const persistTo = await temporaryFolder();
  const before = await openLeadSite({ persistTo, vars: { LEADS_WEBHOOK_URL: undefined } });
  await storeLeads(before, 4);
  await before.cron(everyMinute);
  expect(before.calls).toEqual([]);
  expect(await before.logged()).toEqual([]);
  await before[Symbol.asyncDispose]();

  await using after = await openLeadSite({ persistTo, migrated: false });
  after.partner(received);
  await after.cron(everyMinute);
  const events = await after.settled();
  expect(events.map(({ attempts, status: state }) => [attempts, state])).toEqual(
    Array(4).fill([1, "delivered"]),
  );
  expectOnceEach(
    after,
    events.map(({ id, payload }) => ({ id, body: payload })),
  );
});
