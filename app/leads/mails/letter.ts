import type { RichText } from "~/content/blocks";
import { book, isOnSale } from "~/content/offers";
import { greetedName } from "~/lib/first-name";
import type { Message } from "~/mail/message";
import { heading, link, type Part, paragraph } from "~/mail/parts";
import { closing } from "~/mail/signature";

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

/** A last section about the book while it is on sale. Advertising, so only for readers who ticked the box for news. */
export function aboutBook(
  { siteUrl, wantsNews }: Pick<Reader, "siteUrl" | "wantsNews">,
  { title, text, label, path }: Record<"title" | "text" | "label" | "path", string>,
): Part[] {
  if (!wantsNews || !isOnSale(book)) return [];
  return [heading(title), paragraph(text), link(label, siteUrl + path)];
}
