import { getTableName } from "drizzle-orm";
import { expect } from "vitest";
import { leadTables, outboxEvents } from "~/db/schema";
import { type Fields, fieldsOf } from "./fields";
import { chapter, type LeadForm, leadForms } from "./lead-forms";
import type { LeadSite } from "./lead-site";
import { withoutResult } from "./matchers";
import type { Page } from "./site";

/** One person's post to one form. */
export interface Lead {
  form: LeadForm;
  fields: Fields;
  /** The event and the address it will be known by once it is stored. */
  name: string;
}

/** So many leads, each of another person, over all forms in turn. */
export function manyLeads(count: number): Lead[] {
  return Array.from({ length: count }, (_, index) => {
    const form = leadForms[index % leadForms.length] ?? chapter;
    const email = `lecteur${index}@example.com`;
    return { form, fields: fieldsOf(form.valid, { email }), name: `${form.event} ${email}` };
  });
}

/** Whether the visitor was told that the lead was received. */
export function isAcknowledged({ form: { success, thanks } }: Lead, page: Page): boolean {
  if (!success) return page.status === 200 && page.text.includes(thanks);
  return page.status === 303 && withoutResult(page.headers.get("Location")) === success;
}

/**
 * Looks that each lead has one event and each event its lead, and that none is there twice.
 *
 * @returns the names of all that are stored, sorted
 */
export async function auditLeads(site: LeadSite): Promise<string[]> {
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
