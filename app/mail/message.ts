import { foot, letter } from "~/content/mails/letter";
import { publisher, said } from "~/content/publisher";
import { greetedName } from "./sanitize";

/** A mail as data. `render.ts` makes text and headers of it, `html.ts` HTML. */
export interface Message {
  subject: string;
  /** First line of the letter, which mailboxes show beside the subject. */
  preheader?: string;
  title: string;
  blocks: readonly Block[];
  /** Shown by the HTML part in place of the blocks, which the text part has in full. */
  summary?: readonly Block[];
  /** Why the reader receives it, as a whole sentence. */
  why: string;
  /** Absent in receipts, which the law requires. */
  unsubscribeUrl?: string;
  attachments?: readonly Attachment[];
}

export type Block =
  | { kind: "heading"; text: string }
  | { kind: "paragraph"; text: string }
  | { kind: "list"; items: readonly ListItem[]; numbered?: boolean }
  | { kind: "entries"; entries: readonly Entry[] }
  | { kind: "figures"; rows: readonly FigureRow[] }
  /** Typed into a terminal: a copied line must stay one line. */
  | { kind: "commands"; lines: readonly string[] }
  | { kind: "link"; label: string; url: string; quiet?: boolean }
  | { kind: "signature"; text: string };

export type ListItem = string | { title: string; text: string };

/** A small section: a day of a programme, a document to fetch. */
export interface Entry {
  title: string;
  /** Makes the title a link. */
  url?: string;
  note?: string;
  paragraphs: readonly string[];
}

export interface FigureRow {
  label: string;
  value: string;
  /** Whole percent, drawn as a bar: 0 to 100. */
  share?: number;
}

export interface Attachment {
  filename: string;
  /** Media type; the text is UTF-8. */
  type: string;
  text: string;
}

/** What each mail says of its sender, besides the constants of `publisher`. */
export interface Sender {
  /** Origin of the site. */
  siteUrl: string;
  contactEmail: string;
}

export const heading = (text: string): Block => ({ kind: "heading", text });
export const paragraph = (text: string): Block => ({ kind: "paragraph", text });

/** The reader of a lead's mail. */
export interface Recipient {
  /** As typed into the form. */
  firstName?: string | undefined;
  unsubscribeUrl: string;
  /** Origin of the site. */
  siteUrl: string;
}

export function greeting(firstName = ""): Block {
  const name = greetedName(firstName);
  return paragraph(`${letter.greeting}${name && ` ${name}`},`);
}

export const closing: readonly Block[] = [
  paragraph(letter.question),
  { kind: "signature", text: letter.signature },
];

/** What the content of each such mail provides. */
interface LetterTexts {
  subject: string;
  preheader: string;
  title: string;
  lead: string;
  why: string;
}

/** A mail to a lead: greeting and closing around what only this mail says. */
export function letterTo(
  { firstName, unsubscribeUrl }: Recipient,
  { subject, preheader, title, lead, why }: LetterTexts,
  body: readonly Block[],
): Message {
  const blocks = [greeting(firstName), paragraph(lead), ...body, ...closing];
  return { subject, preheader, title, blocks, why, unsubscribeUrl };
}

/** A last section that leads to the page of the book. */
export function aboutBook(
  { siteUrl }: Recipient,
  { title, text, label, path }: Record<"title" | "text" | "label" | "path", string>,
): Block[] {
  return [
    heading(title),
    paragraph(text),
    { kind: "link", label, url: siteUrl + path, quiet: true },
  ];
}

/** The last lines of a mail: why it was sent, how to unsubscribe, who sends it. */
export function footerOf({ why, unsubscribeUrl }: Message, { siteUrl, contactEmail }: Sender) {
  const unsubscribe = unsubscribeUrl ? [{ label: foot.unsubscribe, url: unsubscribeUrl }] : [];
  return {
    why: unsubscribeUrl ? `${why} ${foot.notYou}` : why,
    links: [...unsubscribe, { label: foot.legal, url: `${siteUrl}/mentions-legales` }],
    identity: said(
      publisher.name && `${foot.published} ${said(publisher.name, publisher.legalForm).join(", ")}`,
      publisher.address,
      contactEmail,
    ),
  };
}
