import { expect, test } from "vitest";
import { diagnosticMail } from "~/content/mails/diagnostic";
import { reportLabels } from "~/content/report/labels";
import { daysText, weeksText } from "~/diagnostic/calendar";
import { type DiagnosticLead, reportOf } from "~/diagnostic/lead";
import { reportMessage } from "~/diagnostic/mail";
import type { Block } from "~/mail/message";
import { greeting } from "~/mail/message";
import { diagnosticLead } from "../../support/leads";

const id = "5f0c2a34-6d1f-4f0e-8a53-0d6d2f0f9a11";
const to = { siteUrl: "https://site.test", unsubscribeUrl: "https://site.test/x" };

/** Answered in Paris on the 22nd, an hour after midnight. */
const lead: DiagnosticLead = {
  phone: null,
  news_consent: false,
  ...diagnosticLead({ name: " Camille Roux" }),
  id,
  created_at: "2026-11-22T00:10:00.000Z",
  submission_key: "",
  consent_text: "",
  source: null,
  campaign: null,
};

test("a report is dated in Paris and knows a first name", () => {
  const late = { ...lead, created_at: "2026-11-21T23:10:00.000Z" };
  expect(reportOf(late)).toMatchObject({ date: "2026-11-22", firstName: "Camille" });
  expect(reportOf(late).report.roadmap.stages[0]?.starts).toBe("2026-11-22");
});

test("the mail of the diagnostic holds the whole report, in the order of its page", () => {
  const { report } = reportOf(lead);
  const { subject, blocks } = reportMessage(lead, to);
  const figures = report.dimensions.map(({ name, value, percent, dimension }) => ({
    label: name,
    value,
    ...(dimension !== "timing" && { share: percent }),
  }));
  const heading = (text: string): Block => ({ kind: "heading", text });
  const paragraph = (text: string): Block => ({ kind: "paragraph", text });
  const { label, note } = diagnosticMail.link;
  const link = { kind: "link", label, url: `${to.siteUrl}/diagnostic/resultat/${id}` };

  expect(subject).toBe(`${diagnosticMail.subject} ${report.profile.title}`);
  const before = [greeting("Camille"), paragraph(diagnosticMail.lead), link, paragraph(note)];
  expect(blocks.slice(0, 4)).toEqual(before);
  const end = blocks.findIndex(
    (block) => "text" in block && block.text === diagnosticMail.book.title,
  );
  expect(blocks.slice(4, end)).toEqual([
    heading(diagnosticMail.profile),
    ...report.profile.paragraphs.map(paragraph),
    heading(reportLabels.dimensions),
    paragraph(report.contrast),
    paragraph(reportLabels.scale),
    {
      kind: "figures",
      rows: figures,
    },
    { kind: "list", items: report.dimensions.map(({ name, text }) => ({ title: name, text })) },
    heading(reportLabels.strengths),
    { kind: "list", items: report.strengths },
    heading(reportLabels.ai),
    paragraph(report.ai),
    heading(reportLabels.brakes),
    { kind: "list", items: report.brakes },
    heading(reportLabels.roadmap),
    paragraph(report.roadmap.introduction),
    {
      kind: "list",
      items: report.roadmap.stages.map((stage) => ({
        title: `${weeksText(stage)}, ${daysText(stage)} : ${stage.title}`,
        text: stage.tasks.join(" "),
      })),
    },
    heading(reportLabels.actions),
    paragraph(reportLabels.actionsHint),
    { kind: "list", items: report.actions, numbered: true },
    heading(reportLabels.nextSteps),
    {
      kind: "entries",
      entries: report.nextSteps.map(({ text, href, label }) => ({
        title: label,
        url: to.siteUrl + href,
        paragraphs: [text],
      })),
    },
    heading(reportLabels.limits),
    ...report.limits.map(paragraph),
  ]);
});

test("its HTML part is one screen: profile, dimensions, and one of each of the rest", () => {
  const { report } = reportOf(lead);
  const { summary = [] } = reportMessage(lead, to);
  const shown = [report.strengths[0], report.brakes[0], report.actions[0]];
  expect(summary.filter(({ kind }) => kind === "list")).toEqual([
    {
      kind: "list",
      items: shown.map((item) => ({
        title: expect.stringContaining(item?.title ?? "?"),
        text: item?.text,
      })),
    },
  ]);
  expect(summary.filter(({ kind }) => kind === "figures")).toHaveLength(1);
  expect(summary).toContainEqual({ kind: "paragraph", text: report.profile.paragraphs[0] });
  const url = `${to.siteUrl}/diagnostic/resultat/${id}`;
  expect(summary).toContainEqual({ kind: "link", label: diagnosticMail.link.label, url });
});
