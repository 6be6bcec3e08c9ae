import { describe, expect, inject, test } from "vitest";
import { leadTables } from "~/db/schema";
import { fieldsOf } from "../../support/fields";
import { attributes, count, hiddenFields, pageTitle } from "../../support/html";
import { answers, diagnostic, type LeadForm, leadForms, trap } from "../../support/lead-forms";
import { type LeadSite, openLeadSite } from "../../support/lead-site";
import { alerts, keptValues } from "../../support/refusals";
import type { Page } from "../../support/site";
import { progress } from "../../support/wizard";

/** The form again: the specified alert, all that was typed, nothing that says it was received. */
function expectFailure(page: Page, { failure, valid }: LeadForm) {
  expect(page.status).toBe(500);
  expect(alerts(page)).toEqual([failure]);
  expect(pageTitle(page.html)).toMatch(/^Erreur : /);
  expect(page.headers.get("Cache-Control")).toContain("no-store");
  expect(count(page.html, "form")).toBeGreaterThan(0);
  const kept = keptValues(page);
  for (const [name, value] of Object.entries(valid)) {
    if (typeof value === "string") expect(kept).toHaveProperty(name, value);
  }
  expect(page.html).not.toMatch(/D1_|SQLITE|no such table|at \w+ \(/);
}

/** One line that names the fault, and nobody. */
function expectOneLine(lines: string[], table: string, missing: string) {
  const fault = `Error: no such table: ${missing}: SQLITE_ERROR`;
  expect(lines).toEqual([`Lead not stored in ${table}: ${fault}`]);
}

describe.each(leadForms)("$path", (form) => {
  const { path, valid, table, success } = form;

  test("no table at all: the alert, everything kept, one line that names nobody", async () => {
    await using site = await openLeadSite({ migrated: false });
    expectFailure(await site.submit(path, fieldsOf(valid)), form);
    expectOneLine(await site.logged(), table, table);
    expect(site.calls).toEqual([]);
  });

  test("no outbox: the lead that could not be announced is not stored either", async () => {
    await using site = await openLeadSite();
    await site.d1.exec("DROP TABLE outbox_events");
    expectFailure(await site.submit(path, fieldsOf(valid)), form);
    expectOneLine(await site.logged(), table, "outbox_events");
    for (const lead of leadTables) expect(await site.db.$count(lead)).toBe(0);
    expect(site.calls).toEqual([]);
  });

  test("the same form goes through once the database is back", async () => {
    await using site = await openLeadSite();
    await breakAndMend(site, async () => {
      expectFailure(await site.submit(path, fieldsOf(valid)), form);
    });
    const { status } = await site.submit(path, fieldsOf(valid));
    expect(status).toBe(success ? 303 : 200);
    expect(await site.stored()).toEqual({ leads: 1, events: 1 });
  });

  test("a wrong form is refused as ever, a robot content as ever", async () => {
    await using site = await openLeadSite({ migrated: false });
    expect((await site.submit(path, fieldsOf(valid, { email: "x" }))).status).toBe(400);
    const robot = await site.submit(path, fieldsOf(valid, { [trap]: "x" }));
    expect(robot.status).toBe(success ? 303 : 200);
    expect(await site.logged()).toEqual([]);
  });

  test("the pages are there", async () => {
    await using site = await openLeadSite({ migrated: false });
    expect((await site.page(path)).status).toBe(200);
    expect(await site.logged()).toEqual([]);
  });
});

async function breakAndMend(site: LeadSite, meanwhile: () => Promise<void>) {
  await site.d1.exec("ALTER TABLE outbox_events RENAME TO elsewhere");
  await meanwhile();
  await site.d1.exec("ALTER TABLE elsewhere RENAME TO outbox_events");
}

test.each(leadForms.filter(({ path, success }) => success?.startsWith(`${path}?`)))(
  "$path: a failure in the success state's address is no success",
  async (form) => {
    await using site = await openLeadSite({ migrated: false });
    expectFailure(await site.submit(form.success ?? "", fieldsOf(form.valid)), form);
  },
);

test.each(leadForms)("$path: the alert is what the reader is brought to", async (form) => {
  await using site = await openLeadSite({ migrated: false });
  const { html } = await site.submit(form.path, fieldsOf(form.valid));
  const [alert] = attributes(html, "[role=alert]");
  expect(alert).toMatchObject({ autofocus: "", tabindex: "-1" });
});

test("the diagnostic stays on its last step, answers and all", async () => {
  await using site = await openLeadSite({ migrated: false });
  const page = await site.submit("/diagnostic", fieldsOf(diagnostic.valid));
  expect(page).toShow(progress(6).label, `${progress(6).percent}%`);
  expect(hiddenFields(page.html)).toEqual(fieldsOf(answers));
});

test("a broken database is no matter for the cron trigger's caller", async () => {
  await using site = await openLeadSite({ migrated: false });
  await site.cron(inject("crons").delivery);
  const lines = await site.logged();
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines)
    expect(line).toBe("Outbox: Error: D1_ERROR: no such table: outbox_events: SQLITE_ERROR");
});
