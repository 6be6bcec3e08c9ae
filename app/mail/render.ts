import { htmlOf } from "./html";
import type { Attachment, Message, Sender } from "./message";
import { sanitizeLine } from "./sanitize";
import { textOf } from "./text";

/** A mail as a mail service takes it. */
export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  attachments: readonly Attachment[];
}

/** The message as it is sent. Headers are sanitized: a line break would inject another header. */
export function renderMail(message: Message, sender: Sender): RenderedMail {
  return {
    subject: sanitizeLine(message.subject),
    html: htmlOf(message, sender),
    text: textOf(message, sender),
    headers: headersOf(message),
    attachments: message.attachments ?? [],
  };
}

/** Asks machines not to answer (RFC 3834), and offers to unsubscribe with one click (RFC 8058). */
function headersOf({ unsubscribeUrl }: Message): Record<string, string> {
  const automatic = { "Auto-Submitted": "auto-generated" };
  if (!unsubscribeUrl) return automatic;
  return {
    ...automatic,
    "List-Unsubscribe": `<${sanitizeLine(unsubscribeUrl)}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}
