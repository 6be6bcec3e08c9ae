import { diagnosticMail } from "~/content/mails/diagnostic";
import type { Block, Entry, FigureRow, ListItem, Message } from "../message";
import { closing, greeting, type Recipient } from "./salutation";

/** A part of the report. Its paragraphs come first, then its figures, then its points. */
export interface ReportSection {
  title: string;
  paragraphs?: readonly string[];
  /** The dimensions, each as a share of what can be reached. */
  figures?: readonly FigureRow[];
  items?: readonly ListItem[];
  /** Whether the points are steps, to be taken in order. */
  numbered?: boolean;
  /** Pages to go to. */
  entries?: readonly Entry[];
}

interface DiagnosticRecipient extends Recipient {
  profileTitle: string;
  /** The whole analysis, in the order of the page. */
  sections: readonly ReportSection[];
  /** The page with the same report. */
  resultUrl: string;
}

/** `diagnostic.completed` */
export function diagnosticMessage(recipient: DiagnosticRecipient): Message {
  const { subject, preheader, title, lead, link, book, why } = diagnosticMail;
  const { profileTitle, sections, siteUrl } = recipient;
  return {
    subject: `${subject} ${profileTitle}`,
    preheader,
    title: `${title} ${profileTitle}`,
    blocks: [
      greeting(recipient.firstName),
      { kind: "paragraph", text: lead },
      { kind: "link", label: link.label, url: recipient.resultUrl },
      { kind: "paragraph", text: link.note },
      ...sections.flatMap(section),
      { kind: "heading", text: book.title },
      { kind: "paragraph", text: book.text },
      { kind: "link", label: book.label, url: siteUrl + book.path, quiet: true },
      ...closing,
    ],
    why,
    unsubscribeUrl: recipient.unsubscribeUrl,
  };
}

function section({
  title,
  paragraphs = [],
  figures,
  items,
  numbered,
  entries,
}: ReportSection): Block[] {
  return [
    { kind: "heading", text: title },
    ...paragraphs.map((text): Block => ({ kind: "paragraph", text })),
    ...(figures ? [{ kind: "figures", rows: figures } satisfies Block] : []),
    ...(items ? [{ kind: "list", items, numbered } satisfies Block] : []),
    ...(entries ? [{ kind: "entries", entries } satisfies Block] : []),
  ];
}
