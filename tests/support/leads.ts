import type * as z from "zod/mini";
import { specifiedOffers } from "~/content/dated-offers";
import type { LeadFields } from "~/db/schema";
import { score, scoreColumns } from "~/diagnostic/scoring";
import { challengeForm as challenge } from "~/leads/forms/challenge";
import { chapterForm as chapter } from "~/leads/forms/chapter";
import { diagnosticForm as diagnostic } from "~/leads/forms/diagnostic";
import { resourcesForm as resources } from "~/leads/forms/resources";
import { type LeadContext, storeLead } from "~/leads/store";
import { answers, contact } from "./lead-forms";

type ChapterForm = z.output<ReturnType<typeof chapter.schema>>;
type ChallengeForm = z.output<ReturnType<typeof challenge.schema>>;
type DiagnosticLead = LeadFields<"diagnostic_responses">;

/*
 * Valid leads to start from; a test says only what it is about.
 */

export function chapterForm(overrides: Partial<ChapterForm> = {}): ChapterForm {
  return {
    email: "camille.roux@example.com",
    nom: "Roux",
    prenom: "Camille",
    gdpr_consent: true,
    news_consent: false,
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
    news_consent: false,
    ...overrides,
  };
}

export function diagnosticLead(overrides: Partial<DiagnosticLead> = {}): DiagnosticLead {
  return {
    ...answers,
    ...contact,
    gdpr_consent: true,
    news_consent: false,
    ...scoreColumns(score(answers)),
    ...overrides,
  };
}

/* The same leads, stored as the forms' actions store them. */

export const storeChapterRequest = (context: LeadContext, form?: Partial<ChapterForm>) =>
  storeLead(context, chapter, chapter.row(chapterForm(form), specifiedOffers));

export const storeChallengeParticipant = (context: LeadContext, form?: Partial<ChallengeForm>) =>
  storeLead(context, challenge, challenge.row(challengeForm(form), specifiedOffers));

export const storeResourceUnlock = (
  context: LeadContext,
  form: { email: string; news_consent?: boolean },
) =>
  storeLead(context, resources, resources.row({ news_consent: false, ...form }, specifiedOffers));

export const storeDiagnostic = (context: LeadContext, lead?: Partial<DiagnosticLead>) =>
  storeLead(context, diagnostic, diagnosticLead(lead));

/** One lead of each form, of one address. */
export const storeOneOfEach = async (context: LeadContext, email: string) => ({
  diagnostic: await storeDiagnostic(context, { email }),
  chapter: await storeChapterRequest(context, { email }),
  resources: await storeResourceUnlock(context, { email }),
  challenge: await storeChallengeParticipant(context, { email }),
});
