import { getTableName } from "drizzle-orm";
import { expect, test } from "vitest";
import { leadTables, outboxEvents } from "~/db/schema";
import { forEachConcurrently } from "../../support/concurrently";
import { type Fields, fieldsOf } from "../../support/fields";
import { chapter, type LeadForm, leadForms } from "../../support/lead-forms";
import { type LeadSite, openLeadSite, received } from "../../support/lead-site";
import { withoutResult } from "../../support/matchers";
import type { Page } from "../../support/site";
import { temporaryFolder } from "../../support/temporary-folder";
import { withKill } from "../../support/workerd";
import { exchange, formPost } from "./wire";

/** One person's post to one form. */
interface Lead {
  form: LeadForm;
  fields: Fields;
  /** The event and the address it will be known by once it is stored. */
  name: string;
}

/** So many leads, each of another person, over all forms in turn. */
function manyLeads(count: number): Lead[] {
  return Array.from({ length: count }, (_, index) => {
    const form = leadForms[index % leadForms.length] ?? chapter;
    const email = `lecteur${index}@example.com`;
    return { form, fields: fieldsOf(form.valid, { email }), name: `${form.event} ${email}` };
  });
}

/** Whether the visitor was told that the lead was received. */
function isAcknowledged({ form: { success, thanks } }: Lead, page: Page): boolean {
  if (!success) return page.status === 200 && page.text.includes(thanks);
  return page.status === 303 && withoutResult(page.headers.get("Location")) === success;
}

/**
 * Looks that each lead has one event and each event its lead, and that none is there twice.
 *
 * @returns the names of all that are stored, sorted
 */
async function auditLeads(site: LeadSite): Promise<string[]> {
  const leads = await Promise.all(
    leadTables.map(async (table) =>
      (await site.rows(table)).map(({ id, email }) => `${getTableName(table)} ${id} ${email}`),
    ),
  );
  const events = await site.db.select().from(outboxEvents);
  const announced = events.map(({ subject_table, subject_id, email, payload }) => {
    expect(payload).toContain(subject_id);
    return `${subject_table} ${subject_id} ${email}`;
  });
  expect(announced.sort()).toEqual(leads.flat().sort());

  const names = events.map(({ type, email }) => `${type} ${email}`).sort();
  expect(new Set(names).size).toBe(names.length);
  return names;
}

/** `FLOOD=5000` shows it on the scale of a bad day. */
const many = Number(process.env.FLOOD ?? 200);
const patience = { timeout: 60_000 + many * 50 };

test(`stores each of ${many} leads once, 50 at a time`, patience, async () => {
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

test.each([1, 20, 200])("loses no lead when killed after %i acknowledgements", async (after) => {
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
});
