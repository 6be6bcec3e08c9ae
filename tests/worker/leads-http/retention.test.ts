import { expect, test } from "vitest";
import { manyLeads } from "../../support/lead-audit";
import { leadForms } from "../../support/lead-forms";
import { type LeadSite, openLeadSite, received, sharedLeadSite } from "../../support/lead-site";

const everyMinute = "* * * * *";
const everyNight = "17 3 * * *";

const day = 24 * 60 * 60 * 1000;

/** Moves every lead and event into the past; a lead's key belongs to the time of its post. */
async function age(site: LeadSite, days: number) {
  const then = new Date(Date.now() - days * day).toISOString();
  for (const table of new Set(leadForms.map((form) => form.table))) {
    await site.d1
      .prepare(`UPDATE ${table} SET created_at = ?, submission_key = id`)
      .bind(then)
      .run();
  }
  await site.d1.prepare("UPDATE outbox_events SET created_at = ?").bind(then).run();
}

const site = await sharedLeadSite();

async function olderLeads(days: number, where = site) {
  for (const { form, fields } of manyLeads(4)) await where.submit(form.path, fields);
  await where.settled();
  await age(where, days);
}

test("every night what is older than three years goes, in all tables", async () => {
  await olderLeads(1096);
  await site.cron(everyMinute);
  expect(await site.stored()).toEqual({ leads: 4, events: 4 });
  await site.cron(everyNight);
  expect(await site.stored()).toEqual({ leads: 0, events: 0 });
  expect(await site.logged()).toEqual([expect.stringMatching(/^Last day: .* rows purged$/)]);
});

test("the operator's number of days counts", async () => {
  await using strict = await openLeadSite({ vars: { LEAD_RETENTION_DAYS: "30" } });
  strict.partner(received);
  await olderLeads(31, strict);
  await strict.cron(everyNight);
  expect(await strict.stored()).toEqual({ leads: 0, events: 0 });
});
