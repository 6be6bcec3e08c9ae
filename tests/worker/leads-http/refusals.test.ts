import { afterAll, afterEach, describe, expect, test } from "vitest";
import { fieldsOf } from "../../support/fields";
import { attributes, element, hiddenFields } from "../../support/html";
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
import { expectRefusal, keptValues, summary } from "../../support/refusals";
import { origin } from "../../support/site";
import { lastStep, progress } from "../../support/wizard";

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

const controlCharacter = "a\u0000b@example.com";

/** Each required line of text. */
const lines: [LeadForm, field: string][] = [
  ...["email", "nom", "prenom"].map((field): [LeadForm, string] => [chapter, field]),
  ...["email", "firstName", "lastName", "expertiseArea"].map((field): [LeadForm, string] => [
    challenge,
    field,
  ]),
  [resources, "email"],
  ...["name", "email"].map((field): [LeadForm, string] => [diagnostic, field]),
];

const optional: [LeadForm, field: string][] = [
  [diagnostic, "phone"],
  [challenge, "bookTopicIdea"],
];

const boxes: [LeadForm, field: string][] = [
  [chapter, "gdpr_consent"],
  [challenge, "agreeToEmails"],
  [challenge, "privacyConsent"],
  [diagnostic, "gdpr_consent"],
];

/** For the title: a form holds its schema, which is too long for one. */
function titled([form, field]: [LeadForm, field: string]) {
  return { form, field, path: form.path };
}

type Value = string | string[] | undefined;

/** Posts a form with one field changed and expects that field's message, and no other. */
async function refuse(form: LeadForm, field: string, value: Value) {
  const page = await site.submit(form.path, fieldsOf(form.valid, { [field]: value }));
  expectRefusal(page, { [field]: messageOf(form, field, value) });
}

/** How many characters the page lets people type into a field. */
async function maxLength({ path, address = path }: LeadForm, field: string): Promise<number> {
  const { html } = await site.page(address);
  return Number(element(html, `form [name=${field}]`).attrs.maxlength);
}

describe.each(lines.map(titled))("$path, $field", ({ form, field }) => {
  test.each<[string, Value]>([
    ["missing", undefined],
    ["empty", ""],
    ["blank", " \u00a0\u3000"],
    ["repeated", ["camille@example.com", "camille@example.com"]],
    ["repeated, one empty", ["camille@example.com", ""]],
  ])("%s: its message", (_name, value) => refuse(form, field, value));

  test("more characters than the field takes", async () => {
    const max = await maxLength(form, field);
    const email = `${"a".repeat(max - 5)}@b.com`;
    expect(email).toHaveLength(max + 1);
    await refuse(form, field, email);
  });

  test.each(["\u0000", "\u001b[31m", "\u007f", "\u0085"])("a control character: %j", (character) =>
    refuse(form, field, `a${character}b@example.com`),
  );

  test.each(["a@b.fr\r\nBcc: x@y.fr", "a@b.fr\n", "\r\na@b.fr", "a\u2028@b.fr"])(
    "a line break: %j",
    (value) => refuse(form, field, value),
  );

  test("60 KB of text", () => refuse(form, field, "a".repeat(60_000)));
});

describe.each(optional.map(titled))("$path, $field", ({ form, field }) => {
  test("more than it takes", async () =>
    refuse(form, field, "a".repeat((await maxLength(form, field)) + 1)));
  test("repeated", () => refuse(form, field, ["a", "b"]));
  test("a control character", () => refuse(form, field, controlCharacter));
});

test("a telephone number of two lines", () => refuse(diagnostic, "phone", "06\r\n12"));

describe.each(boxes.map(titled))("$path, $field", ({ form, field }) => {
  test.each<[string, Value]>([
    ["not ticked", undefined],
    ["empty", ""],
    ["another value", "false"],
    ["another word", "off"],
    ["repeated", ["on", "on"]],
  ])("%s: its message", (_name, value) => refuse(form, field, value));
});

test.each([
  [chapter, ["nom", "prenom"]],
  [challenge, ["firstName", "lastName", "expertiseArea"]],
] as const)("$path: one character is too short", async (form, fields) => {
  const short = Object.fromEntries(fields.map((field) => [field, " é "]));
  const page = await site.submit(form.path, fieldsOf(form.valid, short));
  expectRefusal(page, messagesOf(form, fields, " é "));
});

/** The message of each of these fields when all of them hold the same. */
function messagesOf(form: LeadForm, fields: readonly string[], value?: string) {
  return Object.fromEntries(fields.map((field) => [field, messageOf(form, field, value)]));
}

describe.each(leadForms)("$path, addresses", (form) => {
  test.each([
    "camille",
    "@example.com",
    "camille@",
    "a b@example.com",
    "a@b@example.com",
    "<a@example.com>",
    "a@example.com, b@example.com",
    "mailto:a@b.fr,",
    "a@exa mple.com",
    "a@-example.com",
  ])("%s", (value) => refuse(form, "email", value));
});

test.each([chapter, challenge])(
  "$path: an address that no mailbox can have, though the browser lets it through",
  async (form) => {
    for (const value of ["camille@localhost", "camille..roux@example.com", "a@b.c"]) {
      await refuse(form, "email", value);
    }
  },
);

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
