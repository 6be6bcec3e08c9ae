import { parse } from "@conform-to/react";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { challengeForm } from "~/leads/forms/challenge";
import { chapterForm } from "~/leads/forms/chapter";
import { diagnosticForm } from "~/leads/forms/diagnostic";
import { validate } from "~/leads/forms/lead-form";
import { resourcesForm } from "~/leads/forms/resources";

const schemas = {
  chapter: chapterForm.schema(),
  challenge: challengeForm.schema(),
  resources: resourcesForm.schema(),
  diagnostic: diagnosticForm.schema(),
};

type FormName = keyof typeof schemas;
type Values = Record<string, string | string[]>;

const valid: Record<FormName, Record<string, string>> = {
  chapter: {
    email: "camille.roux@example.com",
    nom: "Roux",
    prenom: "Camille",
    gdpr_consent: "on",
  },
  challenge: {
    email: "camille.roux@example.com",
    firstName: "Camille",
    lastName: "Roux",
    expertiseArea: "Coaching",
    bookTopicIdea: "Oser\r\ndéléguer",
    agreeToEmails: "on",
    privacyConsent: "on",
  },
  resources: { email: "camille.roux@example.com" },
  diagnostic: {
    name: "Camille Roux",
    email: "camille.roux@example.com",
    phone: "+33 6 12 34 56 78",
    gdpr_consent: "on",
  },
};

function formData(values: Values): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    for (const one of [value].flat()) form.append(name, one);
  }
  return form;
}

function submit(form: FormName, values: Values | FormData) {
  return parse(values instanceof FormData ? values : formData(values), {
    resolve: (payload) => validate<(typeof schemas)[FormName]>(schemas[form], payload),
  });
}

function errors(form: FormName, values: Values | FormData) {
  const submission = submit(form, values);
  return submission.status === "success" ? {} : submission.error;
}

function without(form: FormName, field: string): Values {
  return Object.fromEntries(Object.entries(valid[form]).filter(([name]) => name !== field));
}

const conditions = "Vous devez accepter les conditions";

/** The specification's messages (sections 5.2 and 5.3), and those of the two forms it leaves open. */
const rules: [FormName, field: string, message: string, tooShort: string, empty?: string][] = [
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

describe.each(rules)("%s form, %s", (form, field, message, tooShort, empty = message) => {
  test("too short: its message, and no other", () => {
    expect(errors(form, { ...valid[form], [field]: tooShort })).toEqual({ [field]: [message] });
  });

  test.each([
    ["missing", without(form, field)],
    ["empty", { ...valid[form], [field]: "" }],
    ["blank", { ...valid[form], [field]: " \u00a0 " }],
    ["repeated", { ...valid[form], [field]: ["on", "on"] }],
    ["nested", { ...without(form, field), [`${field}.x`]: "on" }],
  ])("%s: its message, and no other", (_, values) => {
    expect(errors(form, values)).toEqual({ [field]: [empty] });
  });

  test("a file: its message", () => {
    const values = formData(without(form, field));
    values.append(field, new File(["x"], "x.txt"));
    expect(errors(form, values)).toEqual({ [field]: [empty] });
  });
});

const textFields: [FormName, field: string, max: number, message: string][] = [
  ["chapter", "nom", 100, "Nom trop long"],
  ["chapter", "prenom", 100, "Prénom trop long"],
  ["challenge", "firstName", 100, "Prénom trop long"],
  ["challenge", "lastName", 100, "Nom trop long"],
  ["challenge", "expertiseArea", 100, "Domaine d’expertise trop long"],
  ["challenge", "bookTopicIdea", 2000, "Idée de livre trop longue"],
  ["diagnostic", "name", 100, "Nom trop long"],
  ["diagnostic", "phone", 30, "Téléphone trop long"],
];

describe.each(textFields)("%s form, %s", (form, field, max, message) => {
  test(`takes ${max} characters and no more`, () => {
    expect(errors(form, { ...valid[form], [field]: "a".repeat(max) })).toEqual({});
    expect(errors(form, { ...valid[form], [field]: ` ${"a".repeat(max)} ` })).toEqual({});
    expect(errors(form, { ...valid[form], [field]: "a".repeat(max + 1) })).toEqual({
      [field]: [message],
    });
  });

  test.each(["\0", "\x1b", "\x7f", "\x85"])("refuses the control character %j", (character) => {
    expect(errors(form, { ...valid[form], [field]: `Ro${character}ux` })).toEqual({
      [field]: ["Caractères non autorisés"],
    });
  });
});

const oneLine = [...rules, ...textFields]
  .map(([form, field]): [FormName, string] => [form, field])
  .filter(([, field]) => !/consent|agree|bookTopic/i.test(field));

test.each(oneLine)("%s form, %s refuses line breaks", (form, field) => {
  const message = field === "email" ? "Email invalide" : "Caractères non autorisés";
  for (const value of ["ab@cd.fr\r\nBcc: x@y.fr", "ab@cd.fr\n", "\rab@cd.fr", "ab\u2028cd@ef.fr"]) {
    expect(errors(form, { ...valid[form], [field]: value })).toEqual({ [field]: [message] });
  }
});

describe("e-mail addresses", () => {
  const common = ["a@b.fr", "Jean.Dupont+livre@sous.domaine.example", "o'neil@xn--caf-dma.fr"];
  const browserOnly = ["admin@localhost", "a..b@example.com", ".a@example.com", "a@b.c"];
  const never = [
    "a@b@c.fr",
    "a b@c.fr",
    "a@-b.fr",
    "a@b..fr",
    "é@b.fr",
    "<a@b.fr>",
    "a@b.fr,c@d.fr",
  ];

  test.each(["chapter", "challenge"] as const)("%s: real addresses", (form) => {
    for (const email of common) expect(errors(form, { ...valid[form], email })).toEqual({});
    for (const email of [...browserOnly, ...never]) {
      expect(errors(form, { ...valid[form], email }), email).toEqual({ email: ["Email invalide"] });
    }
  });

  test.each(["resources", "diagnostic"] as const)("%s: what the browser takes", (form) => {
    for (const email of [...common, ...browserOnly]) {
      expect(errors(form, { ...valid[form], email }), email).toEqual({});
    }
    for (const email of never) {
      expect(errors(form, { ...valid[form], email }), email).toEqual({ email: ["Email invalide"] });
    }
  });

  test("at most 254 characters", () => {
    const label = "a".repeat(60);
    const domain = `${label}.${label}.${label}.${label}.fr`;
    const email = `${"x".repeat(254 - domain.length - 1)}@${domain}`;
    expect(errors("resources", { email })).toEqual({});
    expect(errors("resources", { email: `x${email}` })).toEqual({ email: ["Email invalide"] });
  });

  test("one of 60 KB is refused in no time", () => {
    const start = performance.now();
    for (const email of ["a".repeat(60_000), `${"a.".repeat(30_000)}@b`, " ".repeat(60_000)]) {
      expect(errors("chapter", { ...valid.chapter, email })).toHaveProperty("email");
    }
    expect(performance.now() - start).toBeLessThan(1000);
  });
});

describe("values", () => {
  test("text is trimmed and otherwise kept as typed", () => {
    const submission = submit("chapter", {
      ...valid.chapter,
      email: " Camille.Roux@Example.com ",
      nom: "  D’Été–Roux  ",
    });
    expect(submission).toMatchObject({
      status: "success",
      value: { email: "Camille.Roux@Example.com", nom: "D’Été–Roux", gdpr_consent: true },
    });
  });

  test("free text keeps its lines, which count one character each", () => {
    const lines = "a\r\n".repeat(1000).trim();
    const submission = submit("challenge", { ...valid.challenge, bookTopicIdea: lines });
    expect(submission).toMatchObject({
      status: "success",
      value: { bookTopicIdea: "a\n".repeat(1000).trim() },
    });
  });

  test.each([
    ["challenge", "bookTopicIdea"],
    ["diagnostic", "phone"],
  ] as const)("%s form, %s may be left out", (form, field) => {
    for (const values of [without(form, field), { ...valid[form], [field]: " " }]) {
      const submission = submit(form, values);
      expect(submission.status).toBe("success");
      expect(submission).not.toHaveProperty(`value.${field}`, expect.anything());
    }
  });

  test.each(Object.keys(valid) as FormName[])("%s form: only a clear yes asks for news", (form) => {
    const wants = (news: Values) => {
      const submission = submit(form, { ...valid[form], ...news });
      return submission.status === "success" && submission.value.news_consent;
    };
    for (const yes of ["on", "true", "1"]) expect(wants({ news_consent: yes })).toBe(true);
    for (const no of ["", "off", "false", "yes", ["on", "on"]]) {
      expect(wants({ news_consent: no })).toBe(false);
    }
    expect(wants({})).toBe(false);
    expect(wants({ "news_consent.x": "on" })).toBe(false);
  });

  test("unknown fields are dropped", () => {
    const submission = submit("resources", { ...valid.resources, id: "1", admin: "on" });
    expect(submission).toMatchObject({ value: { email: valid.resources.email } });
    expect(submission).not.toHaveProperty("value.admin");
  });
});

test("whatever arrives is a value or one message a field, never a crash", () => {
  const forms = fc.constantFrom<FormName>("chapter", "challenge", "resources", "diagnostic");
  const anything = fc.oneof(fc.string({ unit: "binary" }), fc.array(fc.string(), { minLength: 2 }));
  const names = fc.constantFrom(...Object.values(valid).flatMap(Object.keys), "__proto__", "");
  fc.assert(
    fc.property(forms, fc.array(fc.tuple(names, anything)), (form, entries) => {
      const submission = submit(form, Object.fromEntries(entries));
      if (submission.status === "success") return;
      for (const messages of Object.values(submission.error ?? {}))
        expect(messages).toHaveLength(1);
    }),
    { seed: 14, numRuns: 500 },
  );
});
