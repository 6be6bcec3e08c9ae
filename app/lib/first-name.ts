const title =
  /^(?:dr|docteur|pr|prof|professeur|m|mr|monsieur|mme|madame|mlle|mademoiselle|me|maître)\.?$/i;
const isCapitals = (word: string) => word.length > 1 && word === word.toUpperCase();

/** The first name in a full name. Skips titles, and a family name in capitals that comes first. */
export function firstNameOf(fullName: string): string {
  const words = fullName.trim().split(/\s+/u);
  const names = words.filter((word) => !title.test(word));
  const usual = names.find((word) => !isCapitals(word));
  return usual ?? names[0] ?? words[0] ?? "";
}
