/** Below each lead form, and the name of its link. */
export const privacyLabel = "Politique de confidentialité : vos données et vos droits";
