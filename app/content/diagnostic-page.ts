import { diagnostic } from "~/content/offers";

/** `/diagnostic`; its questions and their steps are in `~/diagnostic/questions`. */
export const diagnosticPage = {
  meta: {
    title: "Diagnostic gratuit : quel auteur êtes-vous ?",
    description: `Onze questions, ${diagnostic.minutes} minutes environ : évaluez votre potentiel d’auteur et recevez par e-mail une analyse personnalisée avec votre feuille de route.`,
  },
  kicker: "Diagnostic gratuit",
} as const;

export const wizardLabels = {
  start: "Commencer le diagnostic",
  back: "Retour",
  next: "Continuer",
  submit: "Recevoir mon diagnostic",
  submitting: "Envoi en cours...",
} as const;

/** What the introduction promises, under its title. */
export const introduction = {
  title: "Ce que vous recevrez",
  items: [
    "Une analyse personnalisée de votre potentiel",
    "Une feuille de route pour passer de vos réponses au manuscrit",
  ],
} as const;
