import { parse } from "@conform-to/react";
import fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { challenge as offer } from "~/content/offers";
import * as kinds from "~/forms/fields";
import { honeypot, isBot, onlyFields, validate } from "~/forms/post";
import { notEmpty } from "../../support/counted";
import { type Fields, fieldsOf, type Values } from "../../support/fields";
import { formsOf as forms } from "../../support/lead-forms";
import * as leads from "../../support/leads";

type FormName = keyof typeof forms;
const formNames = Object.keys(forms) as FormName[];

function formData(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

const changed = (form: FormName, changes: Values) => formData(fieldsOf(forms[form].valid, changes));

function submit(form: FormName, changes: Values | FormData) {
  const post = changes instanceof FormData ? changes : changed(form, changes);
  return parse(post, { resolve: (payload) => validate(forms[form].schema(), payload) });
}

function errors(form: FormName, changes: Values | FormData) {
  const submission = submit(form, changes);
  return submission.status === "success" ? {} : submission.error;
}

const conditions = "Vous devez accepter les conditions";

/** The specification's messages (sections 5.2 and 5.3), and those of the two forms it leaves open. */
const rules: [FormName, field: string, message: string, tooShort: string, missing?: string][] = [
  ["chapter", "email", "Email invalide", "camille"],
  ["chapter", "nom", "Nom trop court", "R"],
  ["chapter", "prenom", "Prénom trop court", "C"],
  ["chapter", "gdpr_consent", conditions, "off"],
  ["challenge", "email", "Email invalide", "camille@"],
  ["challenge", "firstName", "Prénom trop court", "C"],
  ["challenge", "lastName", "Nom trop court", "R"],
  ["challenge", "expertiseArea", "Domaine d'expertise requis", "C"],
  ["challenge", "agreeToEmails", conditions, "false"],
  ["challenge", "privacyConsent", "Vous devez accepter la politique de confidentialité", "0"],
  ["resources", "email", "Email invalide", "camille.example.com", "Indiquez votre adresse e-mail"],
  ["diagnostic", "name", "Indiquez votre nom", " "],
  ["diagnostic", "email", "Email invalide", "@example.com", "Indiquez votre adresse e-mail"],
  ["diagnostic", "gdpr_consent", conditions, "no"],
];

test.each(rules)("shows the %s form's own message of %s", (form, field, message, short, none) => {
  const missing = { [field]: [none ?? message] };
  expect(errors(form, { [field]: short })).toEqual({ [field]: [message] });
  for (const value of [undefined, "", " \u00a0 ", ["on", "on"]])
    expect(errors(form, { [field]: value }), `${value}`).toEqual(missing);
  expect(errors(form, { [field]: undefined, [`${field}.x`]: "on" })).toEqual(missing);
  const withFile = changed(form, { [field]: undefined });
  withFile.append(field, new File(["x"], "x.txt"));
  expect(errors(form, withFile)).toEqual(missing);
});

test("accepts an address without a suffix on two forms only", () => {
  const takes = (form: FormName) => submit(form, { email: "admin@localhost" }).status === "success";
  expect(formNames.filter(takes)).toEqual(["resources", "diagnostic"]);
});

test("trims text and drops unknown fields", () => {
  const typed = { email: " Camille.Roux@Example.com ", nom: "  D’Été–Roux  ", admin: "on" };
  const submission = submit("chapter", typed);
  const value = { email: "Camille.Roux@Example.com", nom: "D’Été–Roux", gdpr_consent: true };
  expect(submission).toMatchObject({ status: "success", value });
  expect(submission).not.toHaveProperty("value.admin");
});

test.each(formNames)("reads consent to news only from a ticked box: %s", (form) => {
  for (const yes of ["on", "true", "1"])
    expect(submit(form, { news_consent: yes })).toHaveProperty("value.news_consent", true);
  for (const no of [undefined, "", "off", "false", "yes", ["on", "on"]])
    expect(submit(form, { news_consent: no })).toHaveProperty("value.news_consent", false);
  expect(submit(form, { "news_consent.x": "on" })).toHaveProperty("value.news_consent", false);
});

test("parses any post to a value or to one message per field", () => {
  const long = fc.constant("x".repeat(3000));
  const anything = fc.oneof(
    long,
    fc.string({ unit: "binary" }),
    fc.array(fc.string(), { minLength: 2 }),
  );
  const known = Object.values(forms).flatMap(({ valid }) => Object.keys(valid));
  const posts = fc.array(fc.tuple(fc.constantFrom(...known, "__proto__", ""), anything));
  fc.assert(
    fc.property(fc.constantFrom(...formNames), posts, (form, entries) => {
      const submission = submit(form, formData(fieldsOf(Object.fromEntries(entries))));
      if (submission.status === "success") return;
      for (const messages of notEmpty(Object.values(submission.error ?? {})))
        expect(messages).toEqual([expect.stringMatching(/./)]);
    }),
    { seed: 14, numRuns: 500 },
  );
});

test("maps each form to its columns", () => {
  const email = "camille.roux@example.com";
  const metadata = { nom: "Roux", prenom: "Camille", source: "chapitre_gratuit" };
  expect(leads.rows).toMatchObject({
    resources: { email, gdpr_consent: true, metadata: null },
    chapter: { email, gdpr_consent: true, metadata },
    challenge: {
      email,
      first_name: "Camille",
      last_name: "Roux",
      expertise_area: "Coaching",
      book_topic_idea: "Oser déléguer",
      session: offer.nextSession,
      agree_to_emails: true,
      privacy_consent: true,
    },
  });
});

test.each([
  "\u3164\u3164",
  "\u115f\u1160",
  "\uffa0\uffa0",
  "\u2800\u2800",
  "\u200d\u200d",
  "\u034f\u034f",
])("takes %j for no name", (prenom) => {
  expect(submit("chapter", { prenom })).toMatchObject({ error: { prenom: ["Prénom trop court"] } });
});

test("detects a filled honeypot", () => {
  const isBots = (...values: string[]) => isBot(formData(values.map((value) => [honeypot, value])));
  expect([isBots("x"), isBots(" "), isBots("", "x")]).toEqual([true, true, true]);
  expect([isBots(), isBots(""), isBot(formData([["email", "x"]]))]).toEqual([false, false, false]);
});

test("keeps only known fields, each as often as it came", () => {
  const posted = formData([...new URLSearchParams("b=1&x=2&a=3&b=4")]);
  const known = [...onlyFields(posted, ["a", "b", "c"])] as Fields;
  expect(`${new URLSearchParams(known)}`).toBe("a=3&b=1&b=4");
});

test("limits depth, names and size of what any refused post shows again", () => {
  const anyName = fc.oneof(
    fc.constantFrom("a", "b", "a[0]", "a.b", "a[0].b[1]", "__proto__", "a".repeat(300)),
    fc.string(),
  );
  const anyPost = fc.array(fc.tuple(anyName, fc.string()), { maxLength: 60 });
  fc.assert(
    fc.property(anyPost, fc.nat(200_000), fc.nat(500), (pairs, long, often) => {
      const posted = formData([...pairs, ["a", "x".repeat(long)]]);
      posted.append("a", new File(["x"], "x"));
      for (let i = 0; i < often; i += 1) posted.append("b", "y");
      const resolve = () => ({ error: { "": ["refused"] } });
      const { payload } = parse(onlyFields(posted, ["a", "b"]), { resolve });
      for (const [name, value] of notEmpty(Object.entries(payload))) {
        expect(["a", "b"]).toContain(name);
        const values = [value].flat();
        expect(values.length).toBeLessThanOrEqual(50);
        expect(
          notEmpty(values).filter((one) => typeof one !== "string" || one.length > 10_000),
        ).toEqual([]);
      }
    }),
  );
});

const line = { min: 2, max: 4, required: "requis", tooLong: "trop long", unreadable: "illisible" };

function messages(field: z.core.$ZodType, value: unknown): string[] {
  const { error } = z.safeParse(field, value);
  return error?.issues.map(({ message }) => message) ?? [];
}

const real = ["a@b.fr", "Jean.Dupont+livre@sous.domaine.example", "o'neil@xn--caf-dma.fr"];
const browserOnly = ["admin@localhost", "a..b@example.com", ".a@example.com", "a@b.c"];
const never = ["a b@c.fr", "a@-b.fr", "a@b..fr", "é@b.fr", "<a@b.fr>", "a@b.fr,c@d.fr"];
const label = "a".repeat(60);
const domain = `${label}.${label}.${label}.${label}.fr`;
const longest = `${"x".repeat(254 - domain.length - 1)}@${domain}`;

test.each([
  ["that browsers take", kinds.browserEmail, [...real, ...browserOnly, longest], never],
  ["of the Internet", kinds.internetEmail, [...real, longest], [...never, ...browserOnly]],
])("accepts and rejects e-mail addresses %s", (_name, format, taken, refused) => {
  const none = [undefined, "", "a", "a\n@b.fr", "a\u0000@b.fr", "a@b@exämple.fr", `x${longest}`];
  for (const text of notEmpty(taken)) expect(messages(kinds.email(format), text), text).toEqual([]);
  for (const text of [...refused, ...none])
    expect(messages(kinds.email(format), text), text).toEqual(["Email invalide"]);
  const international = z.safeParse(kinds.email(format), "jean@exämple.fr");
  expect(international.data).toBe("jean@xn--exmple-cua.fr");
});

test.each([
  ["of its least length", " ab ", []],
  ["of its greatest length", " abcd ", []],
  ["too short", "a", [line.required]],
  ["too long", "abcde", [line.tooLong]],
  ["too long and unreadable", "abcd\0", [line.tooLong]],
  ...["\n", "\r\n", "\u2028", "\0", "\x1b", "\x7f", "\x85"].map(
    (unreadable): [string, string, string[]] => [
      `with ${JSON.stringify(unreadable)}`,
      `a${unreadable}b`,
      [line.unreadable],
    ],
  ),
])("judges a line %s", (_what, text, said) => {
  expect(messages(kinds.textLine(line), text)).toEqual(said);
});

test("strips invisible characters before checking and keeps joiners in names", () => {
  const line = kinds.textLine({ min: 1, max: 20, required: "missing", tooLong: "long" });
  const invisible = fc.constantFrom("\u00ad", "\u200b", "\u200e", "\u202e", "\u2066", "\ufeff");
  fc.assert(
    fc.property(fc.array(fc.oneof(invisible, fc.constantFrom("a", "é"))), (parts) => {
      const seen = parts.filter((part) => /[aé]/.test(part));
      const result = line.safeParse(parts.join(""));
      const fits = seen.length > 0 && seen.length <= 20;
      expect([result.success, result.data]).toEqual([fits, fits ? seen.join("") : undefined]);
    }),
  );
  expect(line.parse("می\u200cخواهم")).toBe("می\u200cخواهم");
});

test("rejects an e-mail of 60 KB at once", () => {
  const start = performance.now();
  for (const text of ["a".repeat(60_000), `${"a.".repeat(30_000)}@b`, " ".repeat(60_000)])
    expect(messages(kinds.email(kinds.internetEmail), text)).toHaveLength(1);
  expect(performance.now() - start).toBeLessThan(1000);
});

test("normalises every kind of line break in a free text", () => {
  const text = kinds.optionalFreeText({ max: 5, tooLong: "trop long" });
  // Each line break counts as one character.
  expect(z.safeParse(text, "a\rb\r\nc").data).toBe("a\nb\nc");
  expect(z.safeParse(text, " ").data).toBeNull();
});

test.each<[string, z.core.$ZodType, object]>([
  ["line", kinds.textLine(line), { required: true, minLength: 2, maxLength: 4 }],
  ["short", kinds.textLine({ ...line, min: 1 }), { required: true, maxLength: 4 }],
  ["email", kinds.email(kinds.internetEmail), { required: true, maxLength: 254 }],
  ["optional", kinds.optionalLine(line), { maxLength: 4 }],
  ["text", kinds.optionalFreeText(line), { maxLength: 4 }],
  ["box", kinds.ticked("requis"), { required: true }],
  ["plain", z.string(), {}],
])("gives a field its attributes: %s", (name, field, attributes) => {
  expect(kinds.readConstraints(z.object({ [name]: field }))).toEqual({ [name]: attributes });
});
