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
  /** The little of it that fits on a screen. */
  summary: readonly ReportSection[];
  /** The page with the same report. */
  resultUrl: string;
}

/** `diagnostic.completed`: one screen in HTML, the whole analysis in the text part and behind the link. */
export function diagnosticMessage(recipient: DiagnosticRecipient): Message {
  const { subject, preheader, title, lead, inShort, link, book, why } = diagnosticMail;
  const { firstName, profileTitle, sections, summary, siteUrl } = recipient;
  const button: Block = { kind: "link", label: link.label, url: recipient.resultUrl };
  const note: Block = { kind: "paragraph", text: link.note };
  return {
    subject: `${subject} ${profileTitle}`,
    preheader,
    title: `${title} ${profileTitle}`,
    blocks: [
      greeting(firstName),
      { kind: "paragraph", text: lead },
      button,
      note,
      ...sections.flatMap(section),
      { kind: "heading", text: book.title },
      { kind: "paragraph", text: book.text },
      { kind: "link", label: book.label, url: siteUrl + book.path, quiet: true },
      ...closing,
    ],
    summary: [
      greeting(firstName),
      { kind: "paragraph", text: inShort.lead },
      ...summary.flatMap(section),
      button,
      note,
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
