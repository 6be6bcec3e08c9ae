import { afterAll, afterEach, describe, expect, test } from "vitest";
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
import { origin } from "../../support/site";
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

/** Posts a form with one field changed and expects that field's message, and no other. */
async function refuse(form: LeadForm, field: string, value?: string) {
  const page = await site.submit(form.path, fieldsOf(form.valid, { [field]: value }));
  expectRefusal(page, { [field]: messageOf(form, field, value) });
}

/* Each field's own rules: `unit/leads/forms`. */
test.each(leadForms)("$path: a field's message, and no other", async (form) => {
  for (const value of ["60 KB".repeat(12_000), "a@b.fr\r\nBcc: x@y.fr"])
    await refuse(form, "email", value);
  for (const box of Object.keys(form.valid).filter((field) => form.valid[field] === "on"))
    await refuse(form, box, undefined);
});

/** The message of each of these fields when all of them hold the same. */
function messagesOf(form: LeadForm, fields: readonly string[], value?: string) {
  return Object.fromEntries(fields.map((field) => [field, messageOf(form, field, value)]));
}

describe("nothing at all", () => {
  const everything: [LeadForm, string[]][] = [
    [chapter, ["prenom", "nom", "email", "gdpr_consent"]],
    [
      challenge,
      ["firstName", "lastName", "email", "expertiseArea", "agreeToEmails", "privacyConsent"],
    ],
    [resources, ["email"]],
  ];

  test.each(everything)("$path: every message, in the form's order", async (form, fields) => {
    const errors = messagesOf(form, fields);
    for (const page of [
      await site.submit(form.path, []),
      await site.page(form.path, { method: "POST", headers: { Origin: origin } }),
    ]) {
      expectRefusal(page, errors);
      expect(summary(page).map(({ message }) => message)).toEqual(Object.values(errors));
    }
  });

  test("/diagnostic: every contact message, in the form's order", async () => {
    const nothing = { name: "", email: "", phone: "", gdpr_consent: undefined };
    const page = await site.submit("/diagnostic", fieldsOf(diagnostic.valid, nothing));
    const errors = messagesOf(diagnostic, ["name", "email", "gdpr_consent"]);
    expectRefusal(page, errors);
    expect(summary(page).map(({ message }) => message)).toEqual(Object.values(errors));
    expect(page).toShow(progress(lastStep).label);
  });
});

describe("what was typed comes back as text", () => {
  const nasty = `"'><script>alert(1)</script>&lt;&#39;</textarea><b onload=x>`;

  test.each(leadForms)("$path", async ({ path, valid }) => {
    const typed = Object.fromEntries(
      Object.entries(valid).map(([name, value]) => [
        name,
        typeof value !== "string" || value === "on" || name in answers ? value : nasty,
      ]),
    );
    const page = await site.submit(path, fieldsOf(typed));
    expect(page.status).toBe(400);
    expect(page.html).not.toMatch(/<script>|<b onload|alert\(1\)<\/script>/);
    for (const [name, value] of Object.entries(typed)) {
      if (typeof value === "string") expect(keptValues(page)).toHaveProperty(name, value);
    }
  });

  test("the ticked boxes stay ticked, the others not", async () => {
    const page = await site.submit(
      "/challenge",
      fieldsOf(challenge.valid, { firstName: "C", privacyConsent: undefined }),
    );
    const boxes = attributes(page.html, "input[type=checkbox][checked]");
    expect(boxes.map(({ name }) => name)).toEqual(["agreeToEmails"]);
  });

  test("several lines stay several lines", async () => {
    const bookTopicIdea = "Une idée\r\n\r\n  et une autre";
    const page = await site.submit(
      "/challenge",
      fieldsOf(challenge.valid, { email: "x", bookTopicIdea }),
    );
    expect(keptValues(page).bookTopicIdea?.replaceAll("\r\n", "\n")).toBe(
      bookTopicIdea.replaceAll("\r\n", "\n"),
    );
  });

  test("the answers of the diagnostic stay in the form of its last step", async () => {
    const page = await site.submit("/diagnostic", fieldsOf(diagnostic.valid, { email: "x" }));
    expect(hiddenFields(page.html)).toEqual(fieldsOf(answers));
  });
});

describe("a refusal in the success state's address is no success", () => {
  test.each([chapter, challenge])("$path", async ({ success = "", valid }) => {
    const page = await site.submit(success, fieldsOf(valid, { email: "x" }));
    expectRefusal(page, { email: messageOf(chapter, "email", "x") });
  });
});

test.each(leadForms)("$path: a refusal is nobody else's to see", async ({ path, valid }) => {
  const page = await site.submit(path, fieldsOf(valid, { email: "privé@x" }));
  expect(page.headers.get("Cache-Control")).toContain("no-store");
  expect((await site.page(path)).html).not.toContain("privé@x");
});
