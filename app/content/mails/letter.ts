import { bookAuthor, type PublishedAuthor } from "~/content/authorship";
import type { RichText } from "~/content/blocks";
import { siteName } from "~/content/site";
import type { Message } from "~/mail/message";
import { heading, link, type Part, paragraph, signature } from "~/mail/parts";
import { greetedName } from "~/mail/sanitize";

/** The reader of a lead's mail. */
export interface Reader {
  /** As typed into the form. */
  firstName?: string | undefined;
  unsubscribeUrl: string;
  /** Whether the box for news was ticked. */
  wantsNews?: boolean | undefined;
  /** Origin of the site. */
  siteUrl: string;
}

/** The salutation, with or without a first name. */
export function greeting(firstName = ""): Part {
  const name = greetedName(firstName);
  return paragraph(`Bonjour${name && ` ${name}`},`);
}

/** The signature: the author, if named, and the team. */
export function mailSignature(author: PublishedAuthor | null): string {
  return author ? `${author.name}, et l’équipe de ${siteName}` : `L’équipe de ${siteName}`;
}

export const closing = (): Part[] => [
  paragraph("Une question\u202f? Répondez à ce message\u00a0: votre réponse nous parvient."),
  signature(mailSignature(bookAuthor)),
];

interface Letter extends Pick<Message, "subject" | "preheader" | "title" | "parts" | "why"> {
  lead: RichText;
}

/** A mail to a lead: adds greeting and closing. */
export function letterTo(
  { firstName, unsubscribeUrl }: Reader,
  { lead, parts, ...letter }: Letter,
): Message {
  return {
    ...letter,
    parts: [greeting(firstName), paragraph(lead), ...parts, ...closing()],
    unsubscribeUrl,
  };
}

/** A last section about the book. Advertising, so only for readers who ticked the box for news. */
export function aboutBook(
  { siteUrl, wantsNews }: Pick<Reader, "siteUrl" | "wantsNews">,
  { title, text, label, path }: Record<"title" | "text" | "label" | "path", string>,
): Part[] {
  if (!wantsNews) return [];
  return [heading(title), paragraph(text), link(label, siteUrl + path)];
}
