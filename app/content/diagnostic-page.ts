import { diagnostic } from "~/content/offers";

/** `/diagnostic`; its questions are in `~/diagnostic/questions`. */
export const diagnosticPage = {
  meta: {
    title: "Diagnostic gratuit\u00A0: quel auteur êtes-vous\u202f?",
    description: `Onze questions, ${diagnostic.minutes}\u00a0minutes environ\u00A0: évaluez votre potentiel d’auteur et recevez par e-mail une analyse personnalisée avec votre feuille de route.`,
  },
  kicker: "Diagnostic gratuit",
} as const;

/** Step n is at index n - 1. */
export const wizardSteps = [
  {
    number: 1,
    title: "Quel auteur êtes-\u2060vous\u202f?",
    intro: `Onze questions, et une feuille de route datée jusqu’à la parution. Comptez ${diagnostic.minutes}\u00a0minutes environ, sans rien préparer.`,
  },
  {
    number: 2,
    title: "Votre expertise",
    intro: "Un livre professionnel puise dans le métier. Commençons par le vôtre.",
  },
  {
    number: 3,
    title: "Vos objectifs",
    intro: "On n’écrit pas le même livre pour se faire connaître et pour transmettre.",
  },
  {
    number: 4,
    title: "Votre situation actuelle",
    intro: "Décrivez le projet tel qu’il est aujourd’hui, même s’il tient en trois lignes.",
  },
  {
    number: 5,
    title: "Votre style et vos préférences",
    intro: "Deux dernières questions, sur l’ouvrage lui-même et sur la façon de l’écrire.",
  },
  {
    number: 6,
    title: "Où faut-il envoyer votre diagnostic\u202f?",
    intro: "Vos réponses sont complètes. Indiquez l’adresse où recevoir vos résultats.",
  },
] as const;

export const wizardLabels = {
  start: "Commencer le diagnostic",
  back: "Retour",
  next: "Continuer",
  submit: "Recevoir mon diagnostic",
  submitting: "Envoi en cours...",
} as const;

/** Below a disabled button. */
export function missingAnswers(count: number): string {
  return count > 1
    ? `Il reste ${count}\u00A0questions sans réponse.`
    : "Il reste une question sans réponse.";
}

/** Below the last button while it is disabled. */
export const missingContact =
  "Le bouton s’active une fois votre nom et votre adresse e-mail indiqués, et la première case cochée.";

/** The introduction. */
export const introduction = {
  title: "Ce que vous recevrez",
  items: [
    "Une analyse personnalisée de votre potentiel",
    "Une feuille de route pour passer de vos réponses au manuscrit",
  ],
  figures: [
    { value: "11", label: "questions" },
    { value: `${diagnostic.minutes}`, label: "minutes" },
    { value: `${wizardSteps.length}`, label: "étapes" },
  ],
} as const;

/** A sample of the report's first page, beside the introduction. */
export const sampleReport = {
  caption: "La première page d’un diagnostic\u00A0: la vôtre suit vos réponses.",
  profile: "Bâtisseur d'Autorité",
  dimensions: [
    { name: "Expertise", value: "82\u00A0%", percent: 82 },
    { name: "Enjeu commercial", value: "64\u00A0%", percent: 64 },
    { name: "Élan du projet", value: "38\u00A0%", percent: 38 },
    { name: "Rapport à l’IA", value: "55\u00A0%", percent: 55 },
  ],
} as const;
