import type { LeadTableName } from "~/db/schema";

/*
 * The four lead forms as the specification names them, and a valid post of each.
 */

export interface LeadForm {
  path: string;
  /** Where a stored lead's sender is sent; undefined where the answer is the page itself. */
  success: string | undefined;
  table: LeadTableName;
  event: string;
  /** Prefix of the ids of its fields. */
  id: string;
  /** Text on the page once it was received. */
  thanks: string;
  failure: string;
  valid: Record<string, string | string[]>;
}

const leadFailure = "Une erreur est survenue. Veuillez réessayer.";

/** One answer to each question, worth 22.2 in all. */
export const answers = {
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
  path: "/chapitre-gratuit",
  success: "/chapitre-gratuit?envoi=reussi",
  table: "resource_subscribers",
  event: "chapter.requested",
  id: "chapitre",
  thanks: "Vérifiez votre boîte e-mail",
  failure: leadFailure,
  valid: {
    email: "camille.roux@example.com",
    nom: "Roux",
    prenom: "Camille",
    gdpr_consent: "on",
  },
};

export const challenge: LeadForm = {
  path: "/challenge",
  success: "/challenge?envoi=reussi",
  table: "challenge_participants",
  event: "challenge.joined",
  id: "defi",
  thanks: "Félicitations",
  failure: leadFailure,
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
  path: "/ressources-livre",
  success: undefined,
  table: "resource_subscribers",
  event: "resources.unlocked",
  id: "ressources",
  thanks: "Merci",
  failure: leadFailure,
  valid: { email: "camille.roux@example.com" },
};

export const diagnostic: LeadForm = {
  path: "/diagnostic",
  success: "/diagnostic/merci",
  table: "diagnostic_responses",
  event: "diagnostic.completed",
  id: "contact",
  thanks: "Merci",
  failure: "Une erreur est survenue lors de l'envoi du formulaire. Veuillez réessayer.",
  valid: { ...answers, ...contact },
};

export const leadForms = [chapter, challenge, resources, diagnostic];

/** A filled trap: hidden from people, so that only a robot fills it. */
export const trap = "remarque";
