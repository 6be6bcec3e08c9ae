import { diagnosticMail } from "~/content/mails/diagnostic";
import { reportLabels } from "~/content/report/labels";
import { daysText, weeksText } from "~/diagnostic/calendar";
import type { Report } from "~/diagnostic/report";
import { isMeasured } from "~/diagnostic/shares";
import type { FigureRow, Message } from "~/mail/message";
import { diagnosticMessage, type ReportSection } from "~/mail/messages/diagnostic";
import type { Recipient } from "~/mail/messages/salutation";
import { resultPath } from "../paths";
import { type DiagnosticLead, reportOf } from "../report";

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

/** One screen: the profile, the dimensions, and of the rest what comes first. */
function summaryOf(report: Report): ReportSection[] {
  const { strength, brake, action } = diagnosticMail.inShort;
  return [
    { title: diagnosticMail.profile, paragraphs: report.profile.paragraphs.slice(0, 1) },
    { title: reportLabels.dimensions, figures: figuresOf(report) },
    { title: strength, items: report.strengths.slice(0, 1) },
    { title: brake, items: report.brakes.slice(0, 1) },
    { title: action, items: report.actions.slice(0, 1) },
  ];
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
