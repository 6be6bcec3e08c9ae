import { score, scoreColumns } from "~/diagnostic/scoring";
import type { ChallengeForm, ChapterForm } from "~/leads/schemas";
import type { DiagnosticLead } from "~/leads/store";
import { answers, contact } from "./lead-forms";

/*
 * Valid leads to start from; a test says only what it is about.
 */

export function chapterForm(overrides: Partial<ChapterForm> = {}): ChapterForm {
  return {
    email: "camille.roux@example.com",
    nom: "Roux",
    prenom: "Camille",
    gdpr_consent: true,
    ...overrides,
  };
}

export function challengeForm(overrides: Partial<ChallengeForm> = {}): ChallengeForm {
  return {
    email: "camille.roux@example.com",
    firstName: "Camille",
    lastName: "Roux",
    expertiseArea: "Coaching",
    bookTopicIdea: null,
    agreeToEmails: true,
    privacyConsent: true,
    ...overrides,
  };
}

export function diagnosticLead(overrides: Partial<DiagnosticLead> = {}): DiagnosticLead {
  return {
    ...answers,
    ...contact,
    gdpr_consent: true,
    ...scoreColumns(score(answers)),
    ...overrides,
  };
}
