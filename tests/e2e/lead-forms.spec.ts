import { challengePage } from "~/content/challenge-page";
import { chapterPage } from "~/content/chapter";
import { wizardLabels } from "~/content/diagnostic-page";
import { resourcesPage } from "~/content/resources";
import { constraintsOf, type FieldView } from "~/forms/fields";
import {
  challenge,
  chapter,
  diagnostic,
  type LeadForm,
  messageOf,
  resources,
} from "../support/lead-forms";
import { rows } from "../support/leads";
import { expectThanks } from "./diagnostic";
import { test } from "./fixtures";
import { testLeadForm, testMessages, type VisitedForm } from "./lead-form-suite";
import { still } from "./leads";

test.use(still);

/** A form with its fields by label, as its own rules describe them. */
function visited(form: LeadForm, { email: _, ...lead }: object & { email: string }): VisitedForm {
  const rules = constraintsOf(form.schema());
  const fields = Object.entries<FieldView>(form.fields)
    .filter(([name]) => name !== "email" && form.valid[name] !== undefined)
    .map(([name, { label, kind }]) => {
      const value = String(form.valid[name]);
      return { name, label, value, isBox: kind === "checkbox", isRequired: rules[name]?.required };
    });
  const required = fields.filter(({ isRequired }) => isRequired);
  const lines = required.filter(({ isBox }) => !isBox);
  const optional = fields.filter(({ isBox, isRequired }) => !isBox && !isRequired);
  return {
    ...form,
    lines: Object.fromEntries(
      lines.map(({ name, label, value }) => {
        const tooShort = (rules[name]?.minLength ?? 0) > 1 ? "C" : "";
        return [label, { value, message: messageOf(form, name, tooShort) }];
      }),
    ),
    optional: Object.fromEntries(optional.map(({ label, value }) => [label, value])),
    boxes: required.flatMap(({ name, label, isBox }) =>
      isBox ? [[label, messageOf(form, name)]] : [],
    ),
    invalidEmail: messageOf(form, "email", "camille"),
    lead,
    button: "",
  };
}

const chapterForm = { ...visited(chapter, rows.chapter), button: chapterPage.form.submitLabel };
const challengeForm = {
  ...visited(challenge, rows.challenge),
  button: challengePage.form.submitLabel,
};
const { submit: button, submitting: busy } = wizardLabels;
const contactForm = { ...visited(diagnostic, rows.diagnostic), button, busy, expectThanks };
const resourcesForm = {
  ...visited(resources, rows.resources),
  button: resourcesPage.form.submitLabel,
};

for (const form of [chapterForm, challengeForm, contactForm, resourcesForm]) {
  test.describe(form.path, () => {
    testLeadForm(form);
    // Those of the others have tests of their own.
    if (form === chapterForm || form === challengeForm) testMessages(form);
  });
}
