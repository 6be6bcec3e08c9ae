import { letter } from "~/content/mails/letter";
import type { Block } from "./message";
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
