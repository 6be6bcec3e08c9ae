/** Headings and small print of the report, on the page and in the mail. */
export const reportLabels = {
  kicker: "Diagnostic d’auteur",
  /** Printed before the first name. */
  recipient: "Établi pour",
  /** For a name that is not a first name. */
  noRecipient: "Établi",
  answered: "d’après vos réponses du",
  dimensions: "Vos cinq dimensions",
  scale: "De 0\u00a0%, le moins que les réponses permettaient, à 100\u00a0%, le plus.",
  strengths: "Vos points d’appui",
  obstacles: "Vos freins",
  ai: "La part de l’IA",
  roadmap: "Votre feuille de route",
  actions: "Trois premières actions",
  actionsHint: "À faire cette semaine.",
  nextSteps: "Les étapes suivantes",
  help: "Ce que le livre fera pour ce profil",
  print:
    "Ce diagnostic tient sur deux pages\u00a0A4\u00a0: imprimez-le depuis le menu de votre navigateur.",
} as const;
