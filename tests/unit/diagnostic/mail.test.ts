import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { diagnosticMail } from "~/content/mails/diagnostic";
import { reportLabels } from "~/content/report/labels";
import { daysText, weeksText } from "~/diagnostic/calendar";
import { reportOf } from "~/diagnostic/lead";
import { reportMessage } from "~/diagnostic/mail";
import { renderMail } from "~/mail/render";
import { ReportPage } from "~/ui/diagnostic/report-page";
import { texts as elementTexts } from "../../support/html";
import { sender, storedDiagnostic } from "../../support/mails";
import { texts } from "../../support/report-words";

const to = { siteUrl: "https://site.test", unsubscribeUrl: "https://site.test/x" };

test("a report is dated in Paris and knows a first name", () => {
  const late = { ...storedDiagnostic, created_at: "2026-11-21T23:10:00.000Z" };
  expect(reportOf(late)).toMatchObject({ date: "2026-11-22", firstName: "Camille" });
  expect(reportOf(late).report.roadmap.stages[0]?.starts).toBe("2026-11-22");
});

const plain = (text: string) => text.replace(/\s+/g, " ");

test("the mail holds the whole report, in the order of its page", () => {
  const personal = reportOf(storedDiagnostic);
  const { nextSteps, roadmap, dimensions } = personal.report;
  const message = reportMessage(storedDiagnostic, to);
  const text = plain(renderMail(message, sender).text);
  const page = renderToStaticMarkup(
    createElement(ReportPage, { ...personal, siteUrl: to.siteUrl }),
  );

  expect(message.subject).toBe(`${diagnosticMail.subject} ${personal.report.profile.title}`);
  const headings = message.blocks.flatMap((block) => (block.kind === "heading" ? block.text : []));
  expect(headings).toEqual([diagnosticMail.profile, ...elementTexts(page, "h2")]);
  const parts = [
    "Bonjour Camille,",
    ...texts({ ...personal.report, nextSteps: [] }),
    ...dimensions.map(({ name, value }) => `${name} : ${value}`),
    ...roadmap.stages.map((stage) => `${weeksText(stage)}, ${daysText(stage)} : ${stage.title}`),
    ...nextSteps.map(({ label, text, href }) => `${label} ${text} ${to.siteUrl}${href}`),
    `${reportLabels.scale} `,
    `${reportLabels.actionsHint} 1. `,
  ];
  expect(parts.filter((part) => !text.includes(plain(part)))).toEqual([]);
});

test("its figures are the page's dimensions, measured ones with their share", () => {
  const { dimensions } = reportOf(storedDiagnostic).report;
  const rows = reportMessage(storedDiagnostic, to).blocks.flatMap((block) =>
    block.kind === "figures" ? block.rows : [],
  );
  expect(rows.map(({ share }) => share)).toEqual(
    dimensions.map(({ dimension, percent }) => (dimension === "timing" ? undefined : percent)),
  );
});

test("the HTML part: profile, dimensions, and one of each of the rest", () => {
  const { report } = reportOf(storedDiagnostic);
  const { summary = [] } = reportMessage(storedDiagnostic, to);
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
  const words = summary.flatMap((block) => (block.kind === "paragraph" ? block.text : []));
  const { paragraphs } = report.profile;
  expect(paragraphs.filter((text) => words.includes(text))).toEqual(paragraphs.slice(0, 1));
  const url = `${to.siteUrl}/diagnostic/resultat/${storedDiagnostic.id}`;
  expect(summary).toContainEqual({ kind: "link", label: diagnosticMail.link.label, url });
});

test("a name that a mail program would make a link of", () => {
  const { html, text } = renderMail(
    reportMessage({ ...storedDiagnostic, name: "evil.test" }, to),
    sender,
  );
  for (const part of [html, text]) expect(part).toContain("Bonjour,");
});
