/** The card about the book at the end of every report. */
export const bookCard = {
  title: "Le livre qui prend la suite",
  /** @param answer how the book helps with the first obstacle */
  sentence: (profile: string, answer: string) => `Vous êtes ${profile}, et ${answer}`,
  /** For authors who do not want AI. */
  withoutAi:
    "Le livre s’appuie sur l’IA, mais son plan, ses séances et ses relectures servent aussi bien à la main, en comptant plus de temps.",
};
