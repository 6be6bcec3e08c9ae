import { challengePage } from "~/content/challenge-page";
import { chapterPage } from "~/content/chapter";
import { diagnosticThanksPage } from "~/content/diagnostic-thanks";
import { resourcesPage } from "~/content/resources";
import type { LeadTableName } from "~/db/schema";
import type { Answers } from "~/diagnostic/questions";
import { challengeForm } from "~/leads/forms/challenge";
import { chapterForm } from "~/leads/forms/chapter";
import { diagnosticForm } from "~/leads/forms/diagnostic";
import { type LeadForm as Definition, honeypot, validate } from "~/leads/forms/lead-form";
import { resourcesForm } from "~/leads/forms/resources";
import { fieldsOf } from "./fields";

/*
 * The four lead forms as the specification names them, and a valid post of each.
 */

export interface LeadForm {
  path: string;
  /** Where the form itself stands, if not at its path. */
  address?: string;
  /** Where a stored lead's sender is sent; undefined where the answer is the page itself. */
  success: string | undefined;
  table: LeadTableName;
  event: string;
  /** Prefix of the ids of its fields. */
  id: string;
  /** Text on the page once it was received. */
  thanks: string;
  failure: string;
  schema: Definition["schema"];
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

export const chapter: LeadForm = {
  ...chapterForm,
  path: "/chapitre-gratuit",
  success: "/chapitre-gratuit?envoi=reussi",
  thanks: chapterPage.success.title,
  valid: {
    email: "camille.roux@example.com",
    nom: "Roux",
    prenom: "Camille",
    gdpr_consent: "on",
  },
};

export const challenge: LeadForm = {
  ...challengeForm,
  path: "/challenge",
  success: "/challenge?envoi=reussi",
  thanks: challengePage.success.title,
  valid: {
    email: "camille.roux@example.com",
    firstName: "Camille",
    lastName: "Roux",
    expertiseArea: "Coaching",
    bookTopicIdea: "Oser déléguer",
    agreeToEmails: "on",
    privacyConsent: "on",
  },
};

export const resources: LeadForm = {
  ...resourcesForm,
  path: "/ressources-livre",
  success: undefined,
  thanks: resourcesPage.thanks.title,
  valid: { email: "camille.roux@example.com" },
};

export const diagnostic: LeadForm = {
  ...diagnosticForm,
  path: "/diagnostic",
  address: `/diagnostic?step=6&${new URLSearchParams(fieldsOf(answers))}`,
  success: "/diagnostic/merci",
  thanks: diagnosticThanksPage.title,
  valid: { ...answers, ...contact },
};

export const leadForms = [chapter, challenge, resources, diagnostic];

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
