import { afterAll, beforeEach, expect, inject, test } from "vitest";
import { fieldsOf } from "../../support/fields";
import { attributes, count, pageTitle } from "../../support/html";
import { type LeadForm, leadForms, trap } from "../../support/lead-forms";
import { openLeadSite, sharedLeadSite } from "../../support/lead-site";
import type { Page } from "../../support/site";
import { alerts, keptValues } from "./refused-form";

const site = await sharedLeadSite();
/** Its database has no table at all. */
const bare = await openLeadSite({ migrated: false });
beforeEach(() => {
  bare.calls.length = 0;
  bare.errors.length = 0;
});
afterAll(() => bare[Symbol.asyncDispose]());

/** The form again: the specified alert, all that was typed, nothing that says it was received. */
function expectFailure(page: Page, { failure, valid }: LeadForm) {
  expect(page.status).toBe(500);
  expect(alerts(page)).toEqual([failure]);
  const [alert] = attributes(page.html, "[role=alert]");
  expect(alert, "the reader is brought to it").toMatchObject({ autofocus: "", tabindex: "-1" });
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
function expectOneLine(lines: string[], table: string) {
  const fault = "Error: no such table: outbox_events: SQLITE_ERROR";
  expect(lines).toEqual([`Lead not stored in ${table}: ${fault}`]);
}

test.each(leadForms)("$path without any table", async (form) => {
  const { path, valid, table, success } = form;
  expectFailure(await bare.submit(path, fieldsOf(valid)), form);
  expectOneLine(await bare.logged(), table);
  expect(bare.calls).toEqual([]);
  bare.errors.length = 0;

  expect((await bare.submit(path, fieldsOf(valid, { email: "x" }))).status).toBe(400);
  const robot = await bare.submit(path, fieldsOf(valid, { [trap]: "x" }));
  expect(robot.status).toBe(success ? 303 : 200);
  expect((await bare.page(path)).status).toBe(200);
  expect(await bare.logged()).toEqual([]);
});

test.each(leadForms)("$path without an outbox, and after", async (form) => {
  const { path, valid, table, success } = form;
  await site.d1.exec("ALTER TABLE outbox_events RENAME TO elsewhere");
  const page = await site.submit(path, fieldsOf(valid));
  const lines = await site.logged();
  await site.d1.exec("ALTER TABLE elsewhere RENAME TO outbox_events");
  expectFailure(page, form);
  expectOneLine(lines, table);
  // No lead is stored that could not be announced.
  expect(await site.stored()).toEqual({ leads: 0, events: 0 });
  expect(site.calls).toEqual([]);

  const { status } = await site.submit(path, fieldsOf(valid));
  expect(status).toBe(success ? 303 : 200);
  expect(await site.stored()).toEqual({ leads: 1, events: 1 });
});

test("the cron trigger of a broken database", async () => {
  await bare.cron(inject("crons").delivery);
  const lines = await bare.logged();
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines)
    expect(line).toBe("Outbox: Error: D1_ERROR: no such table: outbox_events: SQLITE_ERROR");
});
