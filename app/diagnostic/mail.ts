import { diagnosticMail } from "~/content/mails/diagnostic";
import { reportLabels } from "~/content/report/labels";
import type { Action } from "~/content/report/types";
import {
  aboutBook,
  type Block,
  closing,
  greeting,
  heading,
  letterTo,
  type Message,
  paragraph,
  type Recipient,
} from "~/mail/message";
import { daysText, weeksText } from "./calendar";
import { type DiagnosticLead, reportOf, resultPath } from "./lead";
import type { Report } from "./report";
import { isMeasured } from "./shares";

/** `diagnostic.completed`: one screen in HTML, the whole analysis in the text part and behind the link. */
export function reportMessage(lead: DiagnosticLead, to: Recipient): Message {
  const { report, firstName } = reportOf(lead);
  const { subject, title, inShort, link } = diagnosticMail;
  const about = diagnosticMail.book;
  const book = aboutBook(to, { ...about, text: about.text(report.book) });
  const whole: Block[] = [
    { kind: "link", label: link.label, url: to.siteUrl + resultPath(lead.id) },
    paragraph(link.note),
  ];
  const texts = {
    ...diagnosticMail,
    subject: `${subject} ${report.profile.title}`,
    title: `${title} ${report.profile.title}`,
  };
  return {
    ...letterTo({ ...to, firstName }, texts, [...whole, ...analysis(report, to.siteUrl), ...book]),
    summary: [
      greeting(firstName),
      paragraph(inShort.lead),
      ...summaryOf(report),
      ...whole,
      ...book,
      ...closing,
    ],
  };
}

/** One screen: the profile, the dimensions, and the first item of each list. */
function summaryOf(report: Report): Block[] {
  const { strengths, brakes, actions, profile } = report;
  const { strength, brake, action } = diagnosticMail.inShort;
  const first = (label: string, items: readonly Action[]) =>
    items.slice(0, 1).map(({ title, text }) => ({ title: `${label}\u00A0: ${title}`, text }));
  return [
    heading(diagnosticMail.profile),
    ...profile.paragraphs.slice(0, 1).map(paragraph),
    paragraph(reportLabels.scale),
    figuresOf(report),
    {
      kind: "list",
      items: [...first(strength, strengths), ...first(brake, brakes), ...first(action, actions)],
    },
  ];
}

function figuresOf({ dimensions }: Report): Block {
  const rows = dimensions.map((reading) => ({
    label: reading.name,
    value: reading.value,
    ...(isMeasured(reading) && { share: reading.percent }),
  }));
  return { kind: "figures", rows };
}

/** The report's parts in the order of the page. */
function analysis(report: Report, siteUrl: string): Block[] {
  const stages = report.roadmap.stages.map((stage) => ({
    title: `${weeksText(stage)}, ${daysText(stage)} : ${stage.title}`,
    text: stage.tasks.join(" "),
  }));
  const nextSteps = report.nextSteps.map(({ text, href, label }) => ({
    title: label,
    url: siteUrl + href,
    paragraphs: [text],
  }));
  return [
    heading(diagnosticMail.profile),
    ...report.profile.paragraphs.map(paragraph),
    heading(reportLabels.dimensions),
    paragraph(report.contrast),
    paragraph(reportLabels.scale),
    figuresOf(report),
    { kind: "list", items: report.dimensions.map(({ name, text }) => ({ title: name, text })) },
    heading(reportLabels.strengths),
    { kind: "list", items: report.strengths },
    heading(reportLabels.ai),
    paragraph(report.ai),
    heading(reportLabels.brakes),
    { kind: "list", items: report.brakes },
    heading(reportLabels.roadmap),
    paragraph(report.roadmap.introduction),
    { kind: "list", items: stages },
    heading(reportLabels.actions),
    paragraph(reportLabels.actionsHint),
    { kind: "list", items: report.actions, numbered: true },
    heading(reportLabels.nextSteps),
    { kind: "entries", entries: nextSteps },
    heading(reportLabels.limits),
    ...report.limits.map(paragraph),
  ];
}
