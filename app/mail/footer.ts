import { foot } from "~/content/mails/letter";
import { publisher } from "~/content/publisher";
import type { Message, Sender } from "./message";

/** The last lines of a mail: why one gets it, how to end it, and who sends it. */
export interface Footer {
  why: string;
  links: { label: string; url: string }[];
  identity: string[];
}

export function footerOf(
  { why, unsubscribeUrl }: Message,
  { siteUrl, contactEmail }: Sender,
): Footer {
  const unsubscribe = unsubscribeUrl ? [{ label: foot.unsubscribe, url: unsubscribeUrl }] : [];
  return {
    why: unsubscribeUrl ? `${why} ${foot.notYou}` : why,
    links: [...unsubscribe, { label: foot.legal, url: `${siteUrl}/mentions-legales` }],
    identity: [
      `${foot.published} ${publisher.name}, ${publisher.legalForm}`,
      publisher.address,
      contactEmail,
    ],
  };
}
