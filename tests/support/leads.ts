import type * as z from "zod/mini";
import type { LeadFields } from "~/db/schema";
import { challengeForm as challenge } from "~/leads/forms/challenge";
import { chapterForm as chapter } from "~/leads/forms/chapter";
import { diagnosticForm as diagnostic } from "~/leads/forms/diagnostic";
import { resourcesForm as resources } from "~/leads/forms/resources";
import { type StoreContext, storeLead } from "~/leads/server/store";

type ChapterForm = z.output<typeof chapter.schema>;
type ChallengeForm = z.output<typeof challenge.schema>;
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
    name: "Camille Roux",
    email: "camille.roux@example.com",
    phone: "+33 6 12 34 56 78",
    gdpr_consent: true,
    q1_score: 9,
    q2_score: 12,
    q3_score: 8,
    q4_score: 9,
    q5_score: 12,
    q6_score: 10,
    q7_score: 8,
    q8_score: 6,
    q9_score: 8,
    q10_score: 9,
    q11_score: 9,
    expertise_score: 8.7,
    business_score: 5.25,
    preparation_score: 4.8,
    tech_score: 2.55,
    timing_score: 0.9,
    total_score: 22.2,
    profile_type: "Expert Prêt à Décoller",
    ...overrides,
  };
}

/* The same leads, stored as the forms' actions store them. */

export const storeChapterRequest = (context: StoreContext, form: ChapterForm) =>
  storeLead(context, chapter, chapter.row(form));

export const storeChallengeParticipant = (context: StoreContext, form: ChallengeForm) =>
  storeLead(context, challenge, challenge.row(form));

export const storeResourceUnlock = (context: StoreContext, form: { email: string }) =>
  storeLead(context, resources, resources.row(form));

export const storeDiagnostic = (context: StoreContext, lead: DiagnosticLead) =>
  storeLead(context, diagnostic, lead);
