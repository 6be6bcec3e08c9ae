import { siteName } from "~/content/site";
import { footerOf, type Sender } from "./footer";
import { address, anchor, darkSheet, html, type Part, style, underlined, wrap } from "./parts";
import { sanitizeLine } from "./sanitize";

export interface Message {
  subject: string;
  /** First line, which inboxes show beside the subject. */
  preheader?: string;
  title: string;
  parts: readonly Part[];
  /** Replaces the parts in the HTML version; the text version has the parts in full. */
  summary?: readonly Part[];
  /** Why the reader receives the mail, as a whole sentence. */
  why: string;
  /** Absent in receipts, which the law requires. */
  unsubscribeUrl?: string;
  attachments?: readonly Attachment[];
}

interface Attachment {
  filename: string;
  /** Media type, without the charset. */
  type: string;
  text: string;
}

/** The message ready to send. Headers are sanitized: a line break would inject another header. */
export function renderMail(message: Message, sender: Sender) {
  return {
    subject: sanitizeLine(message.subject),
    html: htmlOf(message, sender),
    text: textOf(message, sender),
    headers: headersOf(message),
    attachments: message.attachments ?? [],
  };
}

/** Asks machines not to reply (RFC 3834) and offers one-click unsubscribing (RFC 8058). */
function headersOf({ unsubscribeUrl }: Message): Record<string, string> {
  const automatic = { "Auto-Submitted": "auto-generated" };
  if (!unsubscribeUrl) return automatic;
  return {
    ...automatic,
    "List-Unsubscribe": `<${sanitizeLine(unsubscribeUrl)}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

/** The sender's book, drawn with table cells as mails load no pictures: two by three, with its title and gold circle. */
const book = html`<table role="presentation" align="center" style="${style.sheet}"><tr><td style="${style.cover}">${siteName}</td></tr>
<tr><td style="${style.coverFoot}"><table role="presentation" align="center" style="${style.sheet}"><tr><td aria-hidden="true" style="${style.nib}">◆</td></tr></table></td></tr></table>`;

/** A complete HTML document without pictures, scripts or remote resources. */
function htmlOf(message: Message, sender: Sender): string {
  const { title, subject, preheader, parts, summary = parts } = message;
  const { why, links, identity } = footerOf({ ...message, ...sender });
  const document = html`<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${darkSheet}</style>
</head>
<body class="page" style="${style.page}">
${preheader ? html`<p style="${style.preheader}">${preheader}</p>` : ""}
<table role="presentation" align="center" width="620" class="page" style="${style.frame}"><tr><td style="${style.margin}">
<table role="presentation" width="100%" style="${style.sheet}"><tr><td class="card" style="${style.card}">
<div class="rule" style="${style.masthead}">${book}</div>
<h1 style="${style.title}">${title}</h1>
${summary.map((part) => part.html)}
</td></tr></table>
<table role="presentation" width="100%" style="${style.sheet}"><tr><td class="muted" style="${style.foot}">
<p style="${style.footLine}">${why}</p>
<p style="${style.footLine}">${links.map(({ label, url }) => html`${anchor(label, url)}<br>\n`)}</p>
<p style="${style.footLine}">${identity.map((text) => html`${text}<br>\n`)}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
  return `<!doctype html>\n${document.source}`;
}

/** The same mail as plain text, with its URLs. */
function textOf(message: Message, sender: Sender): string {
  const { why, links, identity } = footerOf({ ...message, ...sender });
  const parts = [
    ...(message.preheader ? [wrap(message.preheader)] : []),
    siteName,
    underlined(message.title, "="),
    ...message.parts.map(({ text }) => text),
    `-- \n${wrap(why)}`,
    links.map(({ label, url }) => address(label, url)).join("\n"),
    identity.map((text) => wrap(text)).join("\n"),
  ];
  return `${parts.join("\n\n")}\n`;
}
