import { bookAuthor, type PublishedAuthor } from "~/content/authorship";
import { siteName } from "~/content/site";
import { type Part, paragraph, signature } from "./parts";

/** The signature: the author, if named, and the team. */
export function mailSignature(author: PublishedAuthor | null): string {
  return author ? `${author.name}, et l’équipe de ${siteName}` : `L’équipe de ${siteName}`;
}

/** How every mail to a reader ends. */
export const closing = (): Part[] => [
  paragraph("Une question\u202f? Répondez à ce message\u00a0: votre réponse nous parvient."),
  signature(mailSignature(bookAuthor)),
];
