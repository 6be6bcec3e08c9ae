/** Label of the link below each form. */
export const privacyLabel = "Politique de confidentialité\u00a0: vos données et vos droits";

const errorPrefix = "Erreur : ";

/** Adds the error prefix to a page's title, once. */
export function errorTitle(title: string): string {
  return errorPrefix + plainTitle(title);
}

/** Removes the error prefix from a title. */
export function plainTitle(title: string): string {
  return title.startsWith(errorPrefix) ? title.slice(errorPrefix.length) : title;
}

/** Shown when the sentence that was agreed to is no longer the form's. */
export const consentChanged =
  "Le texte de votre accord a changé depuis que vous avez ouvert cette page. Rechargez-la si vous ne le voyez pas, relisez-le, puis envoyez de nouveau.";

/** Heading of a form's list of errors. */
export const problemsTitle = {
  one: "Ce point est à revoir\u00a0:",
  several: "Ces points sont à revoir\u00a0:",
};
