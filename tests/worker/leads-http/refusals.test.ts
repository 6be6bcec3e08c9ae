import { afterAll, afterEach, describe, expect, test } from "vitest";
import { attributes } from "../../support/html";
import {
  challenge,
  chapter,
  diagnostic,
  type LeadForm,
  leadForms,
  resources,
} from "../../support/lead-forms";
import { fieldsOf, openLeadSite } from "../../support/lead-site";
import { expectRefusal, keptValues, summary } from "../../support/refusals";

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

const invalidEmail = "Email invalide";
const conditions = "Vous devez accepter les conditions";
const privacy = "Vous devez accepter la politique de confidentialité";

interface TextField {
  form: LeadForm;
  field: string;
  /** The specification's message. */
  message: string;
  max: number;
  tooLong: string;
}

function text(
  form: LeadForm,
  field: string,
  message: string,
  max: number,
  tooLong: string,
): TextField {
  return { form, field, message, max, tooLong };
}

/** Each required line of text. */
const lines = [
  text(chapter, "email", invalidEmail, 254, invalidEmail),
  text(chapter, "nom", "Nom trop court", 100, "Nom trop long"),
  text(chapter, "prenom", "Prénom trop court", 100, "Prénom trop long"),
  text(challenge, "email", invalidEmail, 254, invalidEmail),
  text(challenge, "firstName", "Prénom trop court", 100, "Prénom trop long"),
  text(challenge, "lastName", "Nom trop court", 100, "Nom trop long"),
  text(
    challenge,
    "expertiseArea",
    "Domaine d'expertise requis",
    100,
    "Domaine d’expertise trop long",
  ),
  text(resources, "email", invalidEmail, 254, invalidEmail),
  text(diagnostic, "name", "Nom requis", 100, "Nom trop long"),
  text(diagnostic, "email", invalidEmail, 254, invalidEmail),
];

const optional = [
  text(diagnostic, "phone", "Téléphone invalide", 30, "Téléphone trop long"),
  text(challenge, "bookTopicIdea", "Caractères non autorisés", 2000, "Idée de livre trop longue"),
];

const boxes: [LeadForm, field: string, message: string][] = [
  [chapter, "gdpr_consent", conditions],
  [challenge, "agreeToEmails", conditions],
  [challenge, "privacyConsent", privacy],
  [diagnostic, "gdpr_consent", conditions],
];

type Value = string | string[] | undefined;

/** Posts a form with one field changed and expects that field to be blamed, and no other. */
async function refuse({ path, valid }: LeadForm, field: string, value: Value, message: string) {
  const page = await site.submit(path, fieldsOf(valid, { [field]: value }));
  expectRefusal(page, { [field]: message });
}

describe.each(lines)("$form.path, $field", ({ form, field, message, max, tooLong }) => {
  test.each<[string, Value]>([
    ["missing", undefined],
    ["empty", ""],
    ["blank", " \u00a0\u3000"],
    ["repeated", ["camille@example.com", "camille@example.com"]],
    ["repeated, one empty", ["camille@example.com", ""]],
  ])("%s: its message", (_name, value) => refuse(form, field, value, message));

  test(`more than ${max} characters`, () =>
    refuse(form, field, `${"a".repeat(max - 5)}@b.com`, tooLong));

  const unreadable = message === invalidEmail ? invalidEmail : "Caractères non autorisés";

  test.each(["\u0000", "\u001b[31m", "\u007f", "\u0085"])("a control character: %j", (character) =>
    refuse(form, field, `a${character}b@example.com`, unreadable),
  );

  test.each(["a@b.fr\r\nBcc: x@y.fr", "a@b.fr\n", "\r\na@b.fr", "a\u2028@b.fr"])(
    "a line break: %j",
    (value) => refuse(form, field, value, unreadable),
  );

  test("60 KB of text", () => refuse(form, field, "a".repeat(60_000), tooLong));
});

describe.each(optional)("$form.path, $field", ({ form, field, message, max, tooLong }) => {
  test("more than it takes", () => refuse(form, field, "a".repeat(max + 1), tooLong));
  test("repeated", () => refuse(form, field, ["a", "b"], message));
  test("a control character", () => refuse(form, field, "06\u0000 12", "Caractères non autorisés"));
});

test("a telephone number of two lines", () =>
  refuse(diagnostic, "phone", "06\r\n12", "Caractères non autorisés"));

describe.each(boxes)("$path, %s", (form, field, message) => {
  test.each<[string, Value]>([
    ["not ticked", undefined],
    ["empty", ""],
    ["another value", "false"],
    ["another word", "off"],
    ["repeated", ["on", "on"]],
  ])("%s: its message", (_name, value) => refuse(form, field, value, message));
});

test.each([chapter, challenge])("$path: one character is too short", async ({ path, valid }) => {
  const short = Object.fromEntries(
    Object.entries(valid).map(([name, value]) => [
      name,
      value === "on" || name === "email" ? value : " é ",
    ]),
  );
  const page = await site.submit(path, fieldsOf(short));
  const expected: Record<string, string> =
    path === chapter.path
      ? { nom: "Nom trop court", prenom: "Prénom trop court" }
      : {
          firstName: "Prénom trop court",
          lastName: "Nom trop court",
          expertiseArea: "Domaine d'expertise requis",
        };
  expectRefusal(page, expected);
});

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
  ])("%s", (value) => refuse(form, "email", value, invalidEmail));
});

test.each([chapter, challenge])(
  "$path: an address that no mailbox can have, though the browser lets it through",
  async (form) => {
    for (const value of ["camille@localhost", "camille..roux@example.com", "a@b.c"]) {
      await refuse(form, "email", value, invalidEmail);
    }
  },
);

describe("nothing at all", () => {
  const everything: [LeadForm, Record<string, string>][] = [
    [
      chapter,
      {
        prenom: "Prénom trop court",
        nom: "Nom trop court",
        email: invalidEmail,
        gdpr_consent: conditions,
      },
    ],
    [
      challenge,
      {
        firstName: "Prénom trop court",
        lastName: "Nom trop court",
        email: invalidEmail,
        expertiseArea: "Domaine d'expertise requis",
        agreeToEmails: conditions,
        privacyConsent: privacy,
      },
    ],
    [resources, { email: invalidEmail }],
  ];

  test.each(everything)("$path: every message, in the form's order", async ({ path }, errors) => {
    for (const page of [
      await site.submit(path, []),
      await site.page(path, { method: "POST", headers: { Origin: "https://site.test" } }),
    ]) {
      expectRefusal(page, errors);
      expect(summary(page).map(({ message }) => message)).toEqual(Object.values(errors));
    }
  });

  test("/diagnostic: every contact message, in the form's order", async () => {
    const nothing = { name: "", email: "", phone: "", gdpr_consent: undefined };
    const page = await site.submit("/diagnostic", fieldsOf(diagnostic.valid, nothing));
    const errors = { name: "Nom requis", email: invalidEmail, gdpr_consent: conditions };
    expectRefusal(page, errors);
    expect(summary(page).map(({ message }) => message)).toEqual(Object.values(errors));
    expect(page).toShow("Étape 6 sur 6", "100%");
  });
});

describe("what was typed comes back as text", () => {
  const nasty = `"'><script>alert(1)</script>&lt;&#39;</textarea><b onload=x>`;

  test.each(leadForms)("$path", async ({ path, valid }) => {
    const typed = Object.fromEntries(
      Object.entries(valid).map(([name, value]) => [
        name,
        typeof value !== "string" || value === "on" || name in diagnosticAnswers ? value : nasty,
      ]),
    );
    const page = await site.submit(path, fieldsOf(typed));
    expect(page.status).toBe(400);
    expect(page.html).not.toMatch(/<script>|<b onload|alert\(1\)<\/script>/);
    for (const [name, value] of Object.entries(typed)) {
      if (typeof value === "string") expect(keptValues(page)).toHaveProperty(name, value);
    }
  });

  const { name, email, phone, gdpr_consent, ...diagnosticAnswers } = diagnostic.valid;

  test("the ticked boxes stay ticked, the others not", async () => {
    const page = await site.submit(
      "/challenge",
      fieldsOf(challenge.valid, { firstName: "C", privacyConsent: undefined }),
    );
    const ticked = attributes(page.html, "input")
      .filter(({ type, checked }) => type === "checkbox" && checked === "")
      .map((box) => box.name);
    expect(ticked).toEqual(["agreeToEmails"]);
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
    const hidden = attributes(page.html, "input").filter(({ type }) => type === "hidden");
    expect(hidden.map(({ name: key, value }) => [key, value])).toEqual(fieldsOf(diagnosticAnswers));
  });
});

describe("a refusal in the success state's address is no success", () => {
  test.each([chapter, challenge])("$path", async ({ success = "", valid }) => {
    const page = await site.submit(success, fieldsOf(valid, { email: "x" }));
    expectRefusal(page, { email: invalidEmail });
  });
});

test.each(leadForms)("$path: a refusal is nobody else's to see", async ({ path, valid }) => {
  const page = await site.submit(path, fieldsOf(valid, { email: "privé@x" }));
  expect(page.headers.get("Cache-Control")).toContain("no-store");
  expect((await site.page(path)).html).not.toContain("privé@x");
});
