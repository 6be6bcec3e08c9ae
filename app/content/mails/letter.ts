import { bookAuthor, type KnownAuthor } from "~/content/authorship";
import { siteName } from "~/content/site";

/** The house's name as running copy sets it. */
export const brand = siteName.replace("'", "’");

/** What all mails begin and end with. */
export const letter = {
  /** Before a first name, or alone. */
  greeting: "Bonjour",
  question: "Une question ? Répondez à ce message : votre réponse nous parvient.",
  signature: mailSignature(bookAuthor),
} as const;

/** The author signs with the house, where one is named. */
export function mailSignature(author: KnownAuthor | null): string {
  return author ? `${author.name}, et l’équipe de ${brand}` : `L’équipe de ${brand}`;
}

export const foot = {
  unsubscribe: "Se désinscrire",
  notYou: "Si ce n’était pas vous, désinscrivez-vous : nous ne vous écrirons plus.",
  legal: "Mentions légales et protection des données",
  published: `${brand} est publié par`,
} as const;
