import type { wizardSteps } from "~/content/diagnostic-page";
import { diagnostic } from "~/content/offers";

export interface Option {
  /** Identifies the option in code; unlike the label, it may change. */
  id: string;
  /** Shown, sent and stored verbatim: never reworded without a migration. */
  label: string;
  points: number;
}

interface Definition {
  /** Column of the answer, and name of its field in forms and URLs. */
  key: string;
  number: `q${number}`;
  /** How many options may be chosen, if more than one. */
  max?: number;
  text: string;
  hint?: string;
  options: readonly Option[];
  /** The message if nothing was chosen. */
  missing: string;
}

export interface Question extends Definition {
  key: QuestionKey;
  number: QuestionNumber;
  kind: "radio" | "checkbox";
  /** How many options may be chosen; one is always required. */
  max: number;
}

/** A complete set of answers, as the chosen labels. */
export type Answers = Record<Exclude<QuestionKey, "main_obstacles">, string> & {
  main_obstacles: string[];
};

const definitions = [
  {
    key: "expertise_domain",
    number: "q1",
    text: "Quel est votre domaine d’expertise\u202f?",
    missing: "Choisissez votre domaine d’expertise",
    options: [
      { id: "coaching", label: "Coaching/Développement personnel", points: 8 },
      { id: "business", label: "Business/Entrepreneuriat", points: 9 },
      { id: "health", label: "Santé/Bien-être", points: 7 },
      { id: "tech", label: "Technologies/Digital", points: 9 },
      { id: "education", label: "Formation/Éducation", points: 8 },
      { id: "other", label: "Autre", points: 6 },
    ],
  },
  {
    key: "experience_years",
    number: "q2",
    text: "Depuis combien de temps y exercez-\u2060vous\u202f?",
    missing: "Choisissez votre durée d’expérience",
    options: [
      { id: "novice", label: "Moins de 2 ans", points: 3 },
      { id: "settled", label: "2-5 ans", points: 6 },
      { id: "seasoned", label: "5-10 ans", points: 9 },
      { id: "veteran", label: "Plus de 10 ans", points: 12 },
    ],
  },
  {
    key: "transmission_method",
    number: "q3",
    text: "Comment transmettez-vous surtout votre savoir\u202f?",
    missing: "Choisissez votre façon de transmettre",
    options: [
      { id: "consulting", label: "Consultations individuelles", points: 6 },
      { id: "groups", label: "Formations/Ateliers en groupe", points: 8 },
      { id: "stage", label: "Conférences/Prise de parole publique", points: 10 },
      { id: "online", label: "Contenu en ligne (articles, podcasts, vidéos)", points: 9 },
      { id: "beginner", label: "Je débute dans la transmission de mon expertise", points: 3 },
    ],
  },
  {
    key: "book_objective",
    number: "q4",
    text: "Quel but donnez-vous d’abord à votre livre\u202f?",
    missing: "Choisissez le but de votre livre",
    options: [
      { id: "authority", label: "Établir ma crédibilité et mon autorité", points: 7 },
      { id: "clients", label: "Attirer de nouveaux clients", points: 9 },
      { id: "method", label: "Partager ma méthodologie", points: 8 },
      { id: "income", label: "Créer une nouvelle source de revenus", points: 10 },
      { id: "transformation", label: "Transformer mon entreprise/ma pratique", points: 12 },
      { id: "legacy", label: "Laisser un héritage de mes connaissances", points: 6 },
    ],
  },
  {
    key: "business_impact",
    number: "q5",
    text: "Quel effet sur votre activité compterait le plus\u202f?",
    missing: "Choisissez l’effet qui compterait le plus",
    options: [
      { id: "clients", label: "Augmentation significative du nombre de clients", points: 8 },
      { id: "rates", label: "Hausse de mes tarifs/positionnement", points: 9 },
      { id: "invitations", label: "Opportunités de conférences/médias", points: 10 },
      { id: "offers", label: "Développement de nouveaux produits/services", points: 11 },
      { id: "community", label: "Création d'une communauté", points: 12 },
    ],
  },
  {
    key: "publication_timeline",
    number: "q6",
    text: "Dans quel délai voulez-vous publier\u202f?",
    missing: "Choisissez un délai de publication",
    options: [
      { id: "quarter", label: "Moins de 3 mois", points: 12 },
      { id: "half", label: "3-6 mois", points: 10 },
      { id: "year", label: "6-12 mois", points: 7 },
      { id: "later", label: "Plus d'un an", points: 4 },
    ],
  },
  {
    key: "project_status",
    number: "q7",
    text: "Où en est votre projet de livre\u202f?",
    missing: "Choisissez l’état de votre projet",
    options: [
      { id: "idea", label: "J'y pense mais je n'ai pas commencé", points: 2 },
      { id: "notes", label: "J'ai des notes/idées éparses", points: 4 },
      { id: "plan", label: "J'ai une structure/plan détaillé", points: 8 },
      { id: "stuck", label: "J'ai commencé mais je suis bloqué(e)", points: 6 },
      { id: "partial", label: "J'ai un manuscrit partiel (moins de 50%)", points: 10 },
      { id: "advanced", label: "J'ai un manuscrit avancé (plus de 50%)", points: 12 },
    ],
  },
  {
    key: "main_obstacles",
    number: "q8",
    max: diagnostic.maxObstacles,
    text: "Quels obstacles vous freinent le plus\u202f?",
    hint: `${diagnostic.maxObstacles} réponses au plus.`,
    missing: "Choisissez au moins un obstacle",
    options: [
      { id: "time", label: "Manque de temps", points: 8 },
      { id: "structure", label: "Difficulté à structurer mes idées", points: 6 },
      { id: "blank", label: "Syndrome de la page blanche", points: 4 },
      { id: "doubt", label: "Doutes sur la qualité/pertinence", points: 5 },
      { id: "process", label: "Incertitude sur le processus", points: 7 },
      { id: "motivation", label: "Difficulté à maintenir ma motivation", points: 3 },
    ],
  },
  {
    key: "ai_familiarity",
    number: "q9",
    text: "Quelle expérience avez-vous des outils d’IA\u202f?",
    missing: "Choisissez votre expérience des outils d’IA",
    options: [
      { id: "never", label: "Je ne les ai jamais utilisés", points: 2 },
      { id: "occasional", label: "Débutant (usage occasionnel)", points: 5 },
      { id: "regular", label: "Intermédiaire (usage régulier)", points: 8 },
      { id: "daily", label: "Avancé (usage quotidien)", points: 12 },
    ],
  },
  {
    key: "book_format",
    number: "q10",
    text: "Quelle forme imaginez-vous pour votre livre\u202f?",
    missing: "Choisissez la forme de votre livre",
    options: [
      { id: "guide", label: "Guide pratique/méthodologie", points: 9 },
      { id: "manifesto", label: "Manifeste/vision", points: 8 },
      { id: "cases", label: "Recueil d'études de cas", points: 10 },
      { id: "biography", label: "Biographie professionnelle", points: 7 },
      { id: "research", label: "Synthèse de recherches", points: 11 },
    ],
  },
  {
    key: "ai_disposition",
    number: "q11",
    text: "Dans quel état d’esprit écririez-vous avec l’IA\u202f?",
    missing: "Choisissez votre état d’esprit envers l’IA",
    options: [
      { id: "eager", label: "Enthousiaste - Je veux maximiser l'utilisation", points: 12 },
      { id: "open", label: "Ouvert - Je suis prêt à expérimenter", points: 9 },
      { id: "cautious", label: "Prudent - J'ai des réserves mais je suis curieux", points: 6 },
      { id: "reluctant", label: "Réticent - Je préfère les méthodes traditionnelles", points: 3 },
    ],
  },
] as const satisfies readonly Definition[];

export type QuestionKey = (typeof definitions)[number]["key"];
export type QuestionNumber = (typeof definitions)[number]["number"];

export const questions: readonly Question[] = definitions.map((question) => ({
  max: 1,
  kind: "max" in question ? "checkbox" : "radio",
  ...question,
}));

/** Ids of the options of one question. */
export type ChoiceOf<Key extends QuestionKey> = Extract<
  (typeof definitions)[number],
  { key: Key }
>["options"][number]["id"];

export type StepNumber = (typeof wizardSteps)[number]["number"];

const questionsByStep: Record<StepNumber, readonly QuestionKey[]> = {
  1: [],
  2: ["expertise_domain", "experience_years", "transmission_method"],
  3: ["book_objective", "business_impact", "publication_timeline"],
  4: ["project_status", "main_obstacles", "ai_familiarity"],
  5: ["book_format", "ai_disposition"],
  6: [],
};

/** The questions of a step, in the order of its page. */
export function questionsOf(step: StepNumber): readonly Question[] {
  return questions.filter(({ key }) => questionsByStep[step].includes(key));
}
