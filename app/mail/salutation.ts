import { letter } from "~/content/mails/letter";
import type { Block, Message } from "./message";
import { looksLikeAddress, sanitizeLine } from "./sanitize";

/** Who a mail of a lead goes to, and where the site is that its links lead to. */
export interface Recipient {
  /** As typed into the form. */
  firstName?: string | undefined;
  unsubscribeUrl: string;
  /** Origin of the site. */
  siteUrl: string;
}

export function greeting(firstName = ""): Block {
  const name = looksLikeAddress(firstName) ? "" : sanitizeLine(firstName);
  return { kind: "paragraph", text: `${letter.greeting}${name && ` ${name}`},` };
}

export const closing: readonly Block[] = [
  { kind: "paragraph", text: letter.question },
  { kind: "signature", text: letter.signature },
];

/** What the copy of each such mail says. */
interface LetterTexts {
  subject: string;
  preheader: string;
  title: string;
  lead: string;
  why: string;
}

/** A mail to a lead: between lead and closing stands what only this mail says. */
export function letterTo(
  { firstName, unsubscribeUrl }: Recipient,
  { subject, preheader, title, lead, why }: LetterTexts,
  body: readonly Block[],
): Message {
  const blocks = [
    greeting(firstName),
    { kind: "paragraph", text: lead } as const,
    ...body,
    ...closing,
  ];
  return { subject, preheader, title, blocks, why, unsubscribeUrl };
}
