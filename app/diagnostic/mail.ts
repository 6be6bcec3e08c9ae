import { diagnosticMail } from "~/content/mails/diagnostic";
import { reportLabels } from "~/content/report/labels";
import type { Action } from "~/content/report/types";
import {
  aboutBook,
  type Block,
  closing,
  type Entry,
  type FigureRow,
  greeting,
  heading,
  type ListItem,
  letterTo,
  type Message,
  paragraph,
  type Recipient,
} from "~/mail/message";
import { daysText, weeksText } from "./calendar";
import { type DiagnosticLead, reportOf, resultPath } from "./lead";
import type { Report } from "./report";
import { isMeasured } from "./shares";

/** The mail of the report. */
export function reportMessage(lead: DiagnosticLead, to: Recipient): Message {
  const { report, firstName } = reportOf(lead);
  return diagnosticMessage({
    ...to,
    firstName,
    profileTitle: report.profile.title,
    sections: sectionsOf(report, to.siteUrl),
    summary: summaryOf(report),
    resultUrl: to.siteUrl + resultPath(lead.id),
  });
}

/** One screen: the profile, the dimensions, and the first item of each list. */
function summaryOf(report: Report): ReportSection {
  const { strengths, brakes, actions, profile } = report;
  const { strength, brake, action } = diagnosticMail.inShort;
  const first = (label: string, items: readonly Action[]) =>
    items.slice(0, 1).map(({ title, text }) => ({ title: `${label}\u00A0: ${title}`, text }));
  return {
    title: diagnosticMail.profile,
    paragraphs: profile.paragraphs.slice(0, 1),
    figures: figuresOf(report),
    items: [...first(strength, strengths), ...first(brake, brakes), ...first(action, actions)],
  };
}

function figuresOf({ dimensions }: Report): FigureRow[] {
  return dimensions.map((reading) => ({
    label: reading.name,
    value: reading.value,
    ...(isMeasured(reading) && { share: reading.percent }),
  }));
}

/** The report's parts in the order of the page. */
function sectionsOf(report: Report, siteUrl: string): ReportSection[] {
  const { profile, dimensions, roadmap } = report;
  return [
    { title: diagnosticMail.profile, paragraphs: profile.paragraphs },
    {
      title: reportLabels.dimensions,
      paragraphs: [report.contrast, reportLabels.scale],
      figures: figuresOf(report),
      items: dimensions.map(({ name, text }) => ({ title: name, text })),
    },
    { title: reportLabels.strengths, items: report.strengths },
    { title: reportLabels.ai, paragraphs: [report.ai] },
    { title: reportLabels.brakes, items: report.brakes },
    {
      title: reportLabels.roadmap,
      paragraphs: [roadmap.introduction],
      items: roadmap.stages.map((stage) => ({
        title: `${weeksText(stage)}, ${daysText(stage)} : ${stage.title}`,
        text: stage.tasks.join(" "),
      })),
    },
    {
      title: reportLabels.actions,
      paragraphs: [reportLabels.actionsHint],
      items: report.actions,
      numbered: true,
    },
    {
      title: reportLabels.nextSteps,
      entries: report.nextSteps.map(({ text, href, label }) => ({
        title: label,
        url: siteUrl + href,
        paragraphs: [text],
      })),
    },
    { title: reportLabels.limits, paragraphs: report.limits },
  ];
}

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
  summary: ReportSection;
  /** The page with the same report. */
  resultUrl: string;
}

/** `diagnostic.completed`: one screen in HTML, the whole analysis in the text part and behind the link. */
export function diagnosticMessage(recipient: DiagnosticRecipient): Message {
  const { subject, title, inShort, link, book } = diagnosticMail;
  const { firstName, profileTitle, sections, summary } = recipient;
  const button: Block = { kind: "link", label: link.label, url: recipient.resultUrl };
  const note = paragraph(link.note);
  const texts = {
    ...diagnosticMail,
    subject: `${subject} ${profileTitle}`,
    title: `${title} ${profileTitle}`,
  };
  const letter = letterTo(recipient, texts, [
    button,
    note,
    ...sections.flatMap(section),
    ...aboutBook(recipient, book),
  ]);
  return {
    ...letter,
    summary: [
      greeting(firstName),
      paragraph(inShort.lead),
      ...section(summary),
      button,
      note,
      ...closing,
    ],
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
    heading(title),
    ...paragraphs.map(paragraph),
    ...(figures ? [{ kind: "figures", rows: figures } satisfies Block] : []),
    ...(items ? [{ kind: "list", items, numbered } satisfies Block] : []),
    ...(entries ? [{ kind: "entries", entries } satisfies Block] : []),
  ];
}
