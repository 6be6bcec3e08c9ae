/** Forms that come back: what is wrong in them, or that storing failed, with all that was typed. */
import { afterEach, describe, expect, inject, test } from "vitest";
import { errorText } from "~/content/errors";
import { readConstraints } from "~/forms/fields";
import { consentField } from "~/leads/forms/consent-hash";
import { counted, notEmpty } from "../../support/counted";
import { fieldsOf } from "../../support/fields";
import * as dom from "../../support/html";
import * as forms from "../../support/lead-forms";
import { openLeadSite, received, sharedLeadSite } from "../../support/lead-site";
import type { Page } from "../../support/site";
import { lastStep, progress } from "../../support/wizard";

const site = await sharedLeadSite();

function fieldErrors({ html }: Page): Record<string, string> {
  const wrong = dom
    .attributes(html, "[aria-invalid=true]:is(input, textarea)")
    .map(({ name, "aria-describedby": id }) => [name, dom.texts(html, `[id="${id}"]`).join()]);
  return Object.fromEntries(wrong);
}

/** What the text fields and boxes of the page hold; a box that is not ticked is left out. */
function keptValues({ html }: Page): Record<string, string> {
  const inputs = dom
    .attributes(html, "input:not([type=checkbox], [type=radio]), input[checked]")
    .map(({ name, value }) => [name, value ?? ""]);
  const areas = dom.elements(html, "textarea").map(
    // A browser drops one line break right after the tag.
    (area) => [area.attrs.name, area.text.replace(/^\n/, "")],
  );
  return Object.fromEntries([...inputs, ...areas]);
}

/** All that was posted but what is chosen from a list. */
function singleValues(posted: forms.LeadForm["valid"]) {
  const single = Object.entries(posted).filter(([, value]) => typeof value === "string");
  return Object.fromEntries(notEmpty(single));
}

/**
 * The same page again, status 400: each message at its field, and in a summary whose links lead to
 * these fields.
 */
function expectRefusal(page: Page, errors: Record<string, string>) {
  expect(fieldErrors(page)).toEqual(errors);
  expect(page.status).toBe(400);
  expect(dom.pageTitle(page.html)).toMatch(/^Erreur : (?!.*Erreur : )/);
  expect(dom.count(page.html, "h1")).toBe(1);

  const names = Object.fromEntries(dom.fields(page.html).map(({ id, name }) => [id, name]));
  const listed = dom.links(dom.element(page.html, ".problems[role=alert]"));
  expect(listed.map(({ href, label }) => [names[href.slice(1)], label])).toEqual(
    Object.entries(errors),
  );
}

describe("refused", () => {
  afterEach(async () => {
    expect(site.calls).toEqual([]);
    expect(await site.logged()).toEqual([]);
    expect(await site.stored()).toEqual({ leads: 0, events: 0 });
  });

  test.each(forms.leadForms)("rejects an empty post to $path", async (form) => {
    const rules = Object.entries(readConstraints(form.schema()));
    const missing = rules.flatMap(([field, { required }]) => (required ? [field] : []));
    const errors = Object.fromEntries(
      missing.map((field) => [field, forms.messageOf(form, field)]),
    );
    const posts =
      form === forms.diagnostic ? [fieldsOf(forms.answers)] : [[], fieldsOf({ stray: "x" })];
    for (const post of notEmpty(posts)) {
      const page = await site.submit(form.path, post);
      expectRefusal(page, errors);
      const { label } = progress(lastStep);
      expect(page.text.includes(label)).toBe(form === forms.diagnostic);
    }
  });

  const nasty = `"'><script>alert(1)</script>&lt;&#39;</textarea><b onload=x>`;

  test.each(forms.leadForms)("shows $path again as typed, uncached", async ({ path, valid }) => {
    const typed = Object.fromEntries(
      Object.entries(valid).map(([name, value]) => [
        name,
        typeof value !== "string" || value === "on" || name in forms.answers ? value : nasty,
      ]),
    );
    const page = await site.submit(path, fieldsOf(typed));
    expect(page.status).toBe(400);
    expect(page.headers.get("Cache-Control")).toContain("no-store");
    expect(page.html).not.toMatch(/<script>|<b onload|alert\(1\)<\/script>/);
    expect(keptValues(page)).toMatchObject(singleValues(typed));
    const carried = path === forms.diagnostic.path ? fieldsOf(forms.answers) : [];
    const consent = [consentField, expect.stringMatching(/^[\da-z]{5,7}$/)];
    expect(dom.hiddenFields(page.html)).toEqual([...carried, consent]);
    expect((await site.page(path)).html).not.toContain("onload");
  });

  test("keeps ticked boxes and line breaks", async () => {
    const bookTopicIdea = "Une idée\r\n\r\n  et une autre";
    const typed = { firstName: "C", privacyConsent: undefined, bookTopicIdea };
    const page = await site.submit(forms.challenge.path, fieldsOf(forms.challenge.valid, typed));
    const boxes = dom.attributes(page.html, "input[type=checkbox][checked]");
    expect(boxes.map(({ name }) => name)).toEqual(["agreeToEmails"]);
    expect(keptValues(page).bookTopicIdea?.replaceAll("\r\n", "\n")).toBe(
      bookTopicIdea.replaceAll("\r\n", "\n"),
    );
  });

  test.each([forms.chapter, forms.challenge])(
    "shows the errors of a post to $success",
    async (form) => {
      const page = await site.submit(form.success ?? "", fieldsOf(form.valid, { email: "x" }));
      expectRefusal(page, { email: forms.messageOf(form, "email", "x") });
    },
  );
});

test("shows each form filled in again after too many posts", async () => {
  await using strict = await openLeadSite({ rateLimit: 1 });
  strict.partner(received);
  for (const { path, valid } of counted(4, forms.leadForms)) {
    const post = () => strict.submit(path, fieldsOf(valid));
    // The measure is taken anew at each full minute, which may pass meanwhile.
    const pages = [await post(), await post(), await post()];
    const [page = await post()] = pages.filter(({ status }) => status === 429);
    expect(page.status, path).toBe(429);
    expect(page).toShow(errorText(429).text);
    expect(keptValues(page)).toMatchObject({ email: valid.email });
  }
  expect(await strict.logged()).toEqual([]);
});

/** The form again: the specified alert, all that was typed, nothing that says it was received. */
function expectFailure(page: Page, { failure, valid }: forms.LeadForm) {
  expect(page.status).toBe(500);
  expect(dom.texts(page.html, "[role=alert]")).toEqual([failure]);
  const [alert] = dom.attributes(page.html, "[role=alert]");
  expect(alert, "the reader is brought to it").toMatchObject({ autofocus: "", tabindex: "-1" });
  expect(dom.pageTitle(page.html)).toMatch(/^Erreur : /);
  expect(page.headers.get("Cache-Control")).toContain("no-store");
  expect(dom.count(page.html, "form")).toBeGreaterThan(0);
  expect(keptValues(page)).toMatchObject(singleValues(valid));
  expect(page.html).not.toMatch(/D1_|SQLITE|no such table|at \w+ \(/);
}

test.each(forms.leadForms)("stores $path only once there is an outbox", async (form) => {
  const { path, valid, table, success } = form;
  await site.d1.exec("ALTER TABLE outbox_events RENAME TO elsewhere");
  const page = await site.submit(path, fieldsOf(valid));
  const lines = await site.logged();
  await site.d1.exec("ALTER TABLE elsewhere RENAME TO outbox_events");
  expectFailure(page, form);
  const fault = "Error: no such table: outbox_events: SQLITE_ERROR";
  expect(lines).toEqual([`Lead not stored in ${table}: ${fault}`]);
  // No lead is stored that could not be announced.
  expect(await site.stored()).toEqual({ leads: 0, events: 0 });
  expect(site.calls).toEqual([]);

  const { status } = await site.submit(path, fieldsOf(valid));
  expect(status).toBe(success ? 303 : 200);
  expect(await site.stored()).toEqual({ leads: 1, events: 1 });
});

test("survives the cron trigger with a broken database", async () => {
  await using bare = await openLeadSite({ migrated: false });
  await bare.cron(inject("crons").delivery);
  const lines = await bare.logged();
  expect(lines.length).toBeGreaterThan(0);
  for (const line of counted(1, lines))
    expect(line).toBe("Outbox: Error: D1_ERROR: no such table: outbox_events: SQLITE_ERROR");
});
