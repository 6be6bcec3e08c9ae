/** Below each lead form, and the name of its link. */
export const privacyLabel = "Politique de confidentialité\u00a0: vos données et vos droits";

const errorPrefix = "Erreur : ";

/** The title of a page that says what is wrong with a form; one that has the prefix stays. */
export function errorTitle(title: string): string {
  return errorPrefix + plainTitle(title);
}

/** The same title once nothing is wrong any more. */
export function plainTitle(title: string): string {
  return title.startsWith(errorPrefix) ? title.slice(errorPrefix.length) : title;
}

/** Above the list of what a form got wrong. */
export const problemsTitle = {
  one: "Ce point est à revoir\u00a0:",
  several: "Ces points sont à revoir\u00a0:",
};
