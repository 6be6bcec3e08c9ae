import { afterAll, afterEach, expect, test } from "vitest";
import { fieldsOf } from "../../support/fields";
import { attributes, hiddenFields } from "../../support/html";
import {
  answers,
  challenge,
  chapter,
  diagnostic,
  type LeadForm,
  leadForms,
  messageOf,
  resources,
} from "../../support/lead-forms";
import { openLeadSite } from "../../support/lead-site";
import { lastStep, progress } from "../../support/wizard";
import { expectRefusal, keptValues, summary } from "./refused-form";

const site = await openLeadSite();

afterEach(async () => {
  expect(site.calls).toEqual([]);
  expect(await site.logged()).toEqual([]);
});

/** Whatever this file posts is refused, so one look at the end tells. */
afterAll(async () => {
  expect(await site.stored()).toEqual({ leads: 0, events: 0 });
  await site[Symbol.asyncDispose]();
});

/** The message of each of these fields when all of them hold the same. */
function messagesOf(form: LeadForm, fields: readonly string[], value?: string) {
  return Object.fromEntries(fields.map((field) => [field, messageOf(form, field, value)]));
}

test.each<[LeadForm, string[]]>([
  [chapter, ["prenom", "nom", "email", "gdpr_consent"]],
  [
    challenge,
    ["firstName", "lastName", "email", "expertiseArea", "agreeToEmails", "privacyConsent"],
  ],
  [resources, ["email"]],
  [diagnostic, ["name", "email", "gdpr_consent"]],
])("$path with nothing at all", async (form, fields) => {
  const errors = messagesOf(form, fields);
  const posts = form === diagnostic ? [fieldsOf(answers)] : [[], fieldsOf({ stray: "x" })];
  for (const post of posts) {
    const page = await site.submit(form.path, post);
    expectRefusal(page, errors);
    expect(summary(page).map(({ message }) => message)).toEqual(Object.values(errors));
    if (form === diagnostic) expect(page).toShow(progress(lastStep).label);
  }
});

const nasty = `"'><script>alert(1)</script>&lt;&#39;</textarea><b onload=x>`;

test.each(leadForms)(
  "$path with what was typed, for nobody else to see",
  async ({ path, valid }) => {
    const typed = Object.fromEntries(
      Object.entries(valid).map(([name, value]) => [
        name,
        typeof value !== "string" || value === "on" || name in answers ? value : nasty,
      ]),
    );
    const page = await site.submit(path, fieldsOf(typed));
    expect(page.status).toBe(400);
    expect(page.headers.get("Cache-Control")).toContain("no-store");
    expect(page.html).not.toMatch(/<script>|<b onload|alert\(1\)<\/script>/);
    for (const [name, value] of Object.entries(typed))
      if (typeof value === "string") expect(keptValues(page)).toHaveProperty(name, value);
    if (path === diagnostic.path) expect(hiddenFields(page.html)).toEqual(fieldsOf(answers));
    expect((await site.page(path)).html).not.toContain("onload");
  },
);

test("boxes and lines of a refused form", async () => {
  const bookTopicIdea = "Une idée\r\n\r\n  et une autre";
  const typed = { firstName: "C", privacyConsent: undefined, bookTopicIdea };
  const page = await site.submit(challenge.path, fieldsOf(challenge.valid, typed));
  const boxes = attributes(page.html, "input[type=checkbox][checked]");
  expect(boxes.map(({ name }) => name)).toEqual(["agreeToEmails"]);
  expect(keptValues(page).bookTopicIdea?.replaceAll("\r\n", "\n")).toBe(
    bookTopicIdea.replaceAll("\r\n", "\n"),
  );
});

test.each([chapter, challenge])("$path: a refusal in the success state's address", async (form) => {
  const page = await site.submit(form.success ?? "", fieldsOf(form.valid, { email: "x" }));
  expectRefusal(page, { email: messageOf(form, "email", "x") });
});
