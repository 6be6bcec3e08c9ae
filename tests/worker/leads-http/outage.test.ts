import { expect, inject, test } from "vitest";
import { status } from "../../support/fakes";
import { fieldsOf } from "../../support/fields";
import { chapter, leadForms } from "../../support/lead-forms";
import { type LeadSite, received, sharedLeadSite, verifier } from "../../support/lead-site";

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

/* A webhook that has moved, and runs at once or cut short: `unit/outbox/webhook`, `worker/leads/outbox`, `security/flood`. */
test("stores 20 leads while the webhook is unavailable", async () => {
  site.partner(status(503));
  await storeLeads(site, 20);
  const failed = await site.settled();
  expect(failed.map(({ attempts, status: state }) => [attempts, state])).toEqual(
    Array(20).fill([1, "pending"]),
  );
  const first = site.announced();
  expect(new Set(first.map(({ id }) => id)).size).toBe(20);
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
