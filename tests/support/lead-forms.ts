import { challengePage } from "~/content/challenge-page";
import { chapterPage } from "~/content/chapter";
import { diagnosticThanksPage } from "~/content/diagnostic-thanks";
import { resourcesPage } from "~/content/resources";
import type { Answers } from "~/diagnostic/questions";
import { type FieldView, readConstraints } from "~/forms/fields";
import { honeypot, validate } from "~/forms/post";
import { type Form, forms, formsByName } from "~/leads/forms";
import type { LeadForm as Definition } from "~/leads/forms/lead-form";
import { fieldsOf } from "./fields";

export interface LeadForm
  extends Pick<Definition, "id" | "event" | "table" | "failure" | "schema" | "fields"> {
  path: string;
  /** Where the form itself stands, if not at its path. */
  address?: string;
  /** Where a stored lead's sender is sent; undefined where the answer is the page itself. */
  success: string | undefined;
  /** Text on the page once it was received. */
  thanks: string;
  valid: Record<string, string | string[]>;
}

/** One answer to each question, worth 22.2 in all. */
export const answers: Answers = {
  expertise_domain: "Business/Entrepreneuriat",
  experience_years: "Plus de 10 ans",
  transmission_method: "Formations/Ateliers en groupe",
  book_objective: "Attirer de nouveaux clients",
  business_impact: "Création d'une communauté",
  publication_timeline: "3-6 mois",
  project_status: "J'ai une structure/plan détaillé",
  main_obstacles: ["Manque de temps", "Syndrome de la page blanche"],
  ai_familiarity: "Intermédiaire (usage régulier)",
  book_format: "Guide pratique/méthodologie",
  ai_disposition: "Ouvert - Je suis prêt à expérimenter",
};

export const contact = {
  name: "Camille Roux",
  email: "camille.roux@example.com",
  phone: "+33 6 12 34 56 78",
  gdpr_consent: "on",
};

/** What a visitor types, by HTML's `autocomplete` or the kind of the field. */
const typed: Record<string, string> = {
  email: contact.email,
  name: contact.name,
  "given-name": "Camille",
  "family-name": "Roux",
  tel: contact.phone,
  "organization-title": "Coaching",
  textarea: "Oser déléguer",
  checkbox: "on",
};

/** A valid post of a form: all its fields, without the boxes that may stay empty. */
function postOf({ fields, schema }: Pick<Definition, "fields" | "schema">) {
  const rules = readConstraints(schema());
  const filled = Object.entries<FieldView>(fields).filter(
    ([name, { kind }]) => kind !== "checkbox" || rules[name]?.required,
  );
  return Object.fromEntries(
    filled.map(([name, { kind = "text", autoComplete = kind }]) => [
      name,
      typed[autoComplete] ?? "Exemple",
    ]),
  );
}

function formOf(name: Form, more: Partial<LeadForm> = {}): LeadForm {
  const { definition, page } = formsByName[name];
  const path = `/${page}`;
  return {
    ...definition,
    path,
    success: `${path}?envoi=reussi`,
    thanks: "",
    valid: postOf(definition),
    ...more,
  };
}

export const chapter = formOf("chapter", { thanks: chapterPage.success.title });

export const challenge = formOf("challenge", { thanks: challengePage.success.title });

export const resources = formOf("resources", {
  success: undefined,
  thanks: resourcesPage.thanks.title,
});

export const diagnostic = formOf("diagnostic", {
  address: `/diagnostic?step=6&${new URLSearchParams(fieldsOf(answers))}`,
  success: "/diagnostic/merci",
  thanks: diagnosticThanksPage.title,
  valid: { ...answers, ...contact },
});

export const formsOf = { chapter, challenge, resources, diagnostic };

const ofTheirOwn: Partial<Record<Form, LeadForm>> = formsOf;

export const leadForms = forms.map(({ form }) => ofTheirOwn[form] ?? formOf(form));

/** A field that is hidden from people, so that only a bot fills it. */
export const trap = honeypot;

/** The message with which a form refuses a field's value. Throws where it takes the value. */
export function messageOf(
  { schema, valid }: LeadForm,
  field: string,
  value?: string | string[],
): string {
  const result = validate(schema(), { ...valid, [field]: value });
  const message = "error" in result ? result.error[field]?.[0] : undefined;
  if (message === undefined) throw new Error(`${field} takes ${value}`);
  return message;
}
