import { diagnostic } from "~/content/offers";

/** Column of an answer, and its field's name in forms and URLs. */
export type QuestionKey =
  | "expertise_domain"
  | "experience_years"
  | "transmission_method"
  | "book_objective"
  | "business_impact"
  | "publication_timeline"
  | "project_status"
  | "main_obstacles"
  | "ai_familiarity"
  | "book_format"
  | "ai_disposition";

export type QuestionNumber = `q${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11}`;

export interface Option {
  /** Shown, sent and stored as it is: never reworded without a migration. */
  label: string;
  points: number;
}

export interface Question {
  key: QuestionKey;
  number: QuestionNumber;
  kind: "radio" | "checkbox";
  /** How many options may be chosen; one is always required. */
  max: number;
  text: string;
  hint?: string;
  options: readonly Option[];
  /** Said when nothing was chosen. */
  missing: string;
}

/** A complete set of answers, as the labels that were chosen. */
export type Answers = Record<Exclude<QuestionKey, "main_obstacles">, string> & {
  main_obstacles: string[];
};

/** The objective that a rule of the profiles names: `~/diagnostic/scoring`. */
export const authority = "Établir ma crédibilité et mon autorité";

export const questions: readonly Question[] = [
  {
    key: "expertise_domain",
    number: "q1",
    kind: "radio",
    max: 1,
    text: "Quel est votre domaine d’expertise ?",
    missing: "Choisissez votre domaine d’expertise",
    options: [
      { label: "Coaching/Développement personnel", points: 8 },
      { label: "Business/Entrepreneuriat", points: 9 },
      { label: "Santé/Bien-être", points: 7 },
      { label: "Technologies/Digital", points: 9 },
      { label: "Formation/Éducation", points: 8 },
      { label: "Autre", points: 6 },
    ],
  },
  {
    key: "experience_years",
    number: "q2",
    kind: "radio",
    max: 1,
    text: "Depuis combien de temps y exercez-vous ?",
    missing: "Choisissez votre durée d’expérience",
    options: [
      { label: "Moins de 2 ans", points: 3 },
      { label: "2-5 ans", points: 6 },
      { label: "5-10 ans", points: 9 },
      { label: "Plus de 10 ans", points: 12 },
    ],
  },
  {
    key: "transmission_method",
    number: "q3",
    kind: "radio",
    max: 1,
    text: "Comment transmettez-vous surtout votre savoir ?",
    missing: "Choisissez votre façon de transmettre",
    options: [
      { label: "Consultations individuelles", points: 6 },
      { label: "Formations/Ateliers en groupe", points: 8 },
      { label: "Conférences/Prise de parole publique", points: 10 },
      { label: "Contenu en ligne (articles, podcasts, vidéos)", points: 9 },
      { label: "Je débute dans la transmission de mon expertise", points: 3 },
    ],
  },
  {
    key: "book_objective",
    number: "q4",
    kind: "radio",
    max: 1,
    text: "Quel but donnez-vous d’abord à votre livre ?",
    missing: "Choisissez le but de votre livre",
    options: [
      { label: authority, points: 7 },
      { label: "Attirer de nouveaux clients", points: 9 },
      { label: "Partager ma méthodologie", points: 8 },
      { label: "Créer une nouvelle source de revenus", points: 10 },
      { label: "Transformer mon entreprise/ma pratique", points: 12 },
      { label: "Laisser un héritage de mes connaissances", points: 6 },
    ],
  },
  {
    key: "business_impact",
    number: "q5",
    kind: "radio",
    max: 1,
    text: "Quel effet sur votre activité compterait le plus ?",
    missing: "Choisissez l’effet qui compterait le plus",
    options: [
      { label: "Augmentation significative du nombre de clients", points: 8 },
      { label: "Hausse de mes tarifs/positionnement", points: 9 },
      { label: "Opportunités de conférences/médias", points: 10 },
      { label: "Développement de nouveaux produits/services", points: 11 },
      { label: "Création d'une communauté", points: 12 },
    ],
  },
  {
    key: "publication_timeline",
    number: "q6",
    kind: "radio",
    max: 1,
    text: "Dans quel délai voulez-vous publier ?",
    missing: "Choisissez un délai de publication",
    options: [
      { label: "Moins de 3 mois", points: 12 },
      { label: "3-6 mois", points: 10 },
      { label: "6-12 mois", points: 7 },
      { label: "Plus d'un an", points: 4 },
    ],
  },
  {
    key: "project_status",
    number: "q7",
    kind: "radio",
    max: 1,
    text: "Où en est votre projet de livre ?",
    missing: "Choisissez l’état de votre projet",
    options: [
      { label: "J'y pense mais je n'ai pas commencé", points: 2 },
      { label: "J'ai des notes/idées éparses", points: 4 },
      { label: "J'ai une structure/plan détaillé", points: 8 },
      { label: "J'ai commencé mais je suis bloqué(e)", points: 6 },
      { label: "J'ai un manuscrit partiel (moins de 50%)", points: 10 },
      { label: "J'ai un manuscrit avancé (plus de 50%)", points: 12 },
    ],
  },
  {
    key: "main_obstacles",
    number: "q8",
    kind: "checkbox",
    max: diagnostic.maxObstacles,
    text: "Quels obstacles vous freinent le plus ?",
    hint: `${diagnostic.maxObstacles} réponses au plus.`,
    missing: "Choisissez au moins un obstacle",
    options: [
      { label: "Manque de temps", points: 8 },
      { label: "Difficulté à structurer mes idées", points: 6 },
      { label: "Syndrome de la page blanche", points: 4 },
      { label: "Doutes sur la qualité/pertinence", points: 5 },
      { label: "Incertitude sur le processus", points: 7 },
      { label: "Difficulté à maintenir ma motivation", points: 3 },
    ],
  },
  {
    key: "ai_familiarity",
    number: "q9",
    kind: "radio",
    max: 1,
    text: "Quelle expérience avez-vous des outils d’IA ?",
    missing: "Choisissez votre expérience des outils d’IA",
    options: [
      { label: "Je ne les ai jamais utilisés", points: 2 },
      { label: "Débutant (usage occasionnel)", points: 5 },
      { label: "Intermédiaire (usage régulier)", points: 8 },
      { label: "Avancé (usage quotidien)", points: 12 },
    ],
  },
  {
    key: "book_format",
    number: "q10",
    kind: "radio",
    max: 1,
    text: "Quelle forme imaginez-vous pour votre livre ?",
    missing: "Choisissez la forme de votre livre",
    options: [
      { label: "Guide pratique/méthodologie", points: 9 },
      { label: "Manifeste/vision", points: 8 },
      { label: "Recueil d'études de cas", points: 10 },
      { label: "Biographie professionnelle", points: 7 },
      { label: "Synthèse de recherches", points: 11 },
    ],
  },
  {
    key: "ai_disposition",
    number: "q11",
    kind: "radio",
    max: 1,
    text: "Dans quel état d’esprit écririez-vous avec l’IA ?",
    missing: "Choisissez votre état d’esprit envers l’IA",
    options: [
      { label: "Enthousiaste - Je veux maximiser l'utilisation", points: 12 },
      { label: "Ouvert - Je suis prêt à expérimenter", points: 9 },
      { label: "Prudent - J'ai des réserves mais je suis curieux", points: 6 },
      { label: "Réticent - Je préfère les méthodes traditionnelles", points: 3 },
    ],
  },
];

export type StepNumber = 1 | 2 | 3 | 4 | 5 | 6;

export interface Step {
  number: StepNumber;
  title: string;
  intro: string;
  questions: readonly QuestionKey[];
}

/** In order: the step numbered n stands at index n - 1. */
export const steps: readonly Step[] = [
  {
    number: 1,
    title: "Quel auteur êtes-vous ?",
    intro: `Ce diagnostic gratuit mesure votre potentiel d’auteur. Comptez ${diagnostic.minutes} minutes environ, sans rien préparer.`,
    questions: [],
  },
  {
    number: 2,
    title: "Votre expertise",
    intro: "Un livre professionnel puise dans le métier. Commençons par le vôtre.",
    questions: ["expertise_domain", "experience_years", "transmission_method"],
  },
  {
    number: 3,
    title: "Vos objectifs",
    intro: "On n’écrit pas le même livre pour se faire connaître et pour transmettre.",
    questions: ["book_objective", "business_impact", "publication_timeline"],
  },
  {
    number: 4,
    title: "Votre situation actuelle",
    intro: "Décrivez le projet tel qu’il est aujourd’hui, même s’il tient en trois lignes.",
    questions: ["project_status", "main_obstacles", "ai_familiarity"],
  },
  {
    number: 5,
    title: "Votre style et vos préférences",
    intro: "Deux dernières questions, sur l’ouvrage lui-même et sur la façon de l’écrire.",
    questions: ["book_format", "ai_disposition"],
  },
  {
    number: 6,
    title: "Où vous envoyer votre diagnostic ?",
    intro:
      "Vos réponses sont complètes. Indiquez l’adresse à laquelle vous souhaitez les résultats.",
    questions: [],
  },
];

/** The questions of a step, in the order of its page. */
export function questionsOf(step: StepNumber): readonly Question[] {
  const keys = steps[step - 1]?.questions ?? [];
  return questions.filter(({ key }) => keys.includes(key));
}
