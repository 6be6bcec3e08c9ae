/** Texts that the lead forms share. The alerts are the specification's. */
export const leadFailure = "Une erreur est survenue. Veuillez réessayer.";

export const privacyLabel = "Politique de confidentialité : vos données et vos droits";

export const fieldLabels = {
  email: "Votre adresse e-mail",
  lastName: "Votre nom",
  firstName: "Votre prénom",
  expertiseArea: "Votre domaine d’expertise",
  bookTopicIdea: "Votre idée de livre (facultatif)",
} as const;
