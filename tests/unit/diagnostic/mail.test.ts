import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { diagnosticMail } from "~/content/mails/diagnostic";
import { reportLabels } from "~/content/report/labels";
import { daysText, weeksText } from "~/diagnostic/calendar";
import { type DiagnosticLead, reportOf, resultPath } from "~/diagnostic/lead";
import { renderMail } from "~/mail/message";
import { ReportPage } from "~/ui/diagnostic/report-page";
import { texts as elementTexts } from "../../support/html";
import { sender, storedDiagnostic } from "../../support/mails";
import { texts } from "../../support/report-words";

const { siteUrl } = sender;

const mailTo = async (lead: DiagnosticLead) =>
  renderMail(
    diagnosticMail({
      ...(await reportOf(lead)),
      siteUrl,
      resultUrl: `${siteUrl}${resultPath(lead.id)}`,
      unsubscribeUrl: `${siteUrl}/x`,
    }),
    sender,
  );

test("day in Paris and first name", async () => {
  const late = { ...storedDiagnostic, created_at: "2026-11-21T23:10:00.000Z" };
  expect(await reportOf(late)).toMatchObject({ date: "2026-11-22", firstName: "Camille" });
  expect((await reportOf(late)).report.roadmap.stages[0]?.starts).toBe("2026-11-22");
});

const plain = (text: string) => text.replace(/\s+/g, " ");

test("the whole report, in the order of its page", async () => {
  const personal = await reportOf(storedDiagnostic);
  const { nextSteps, roadmap, dimensions } = personal.report;
  const mail = await mailTo(storedDiagnostic);
  const text = plain(mail.text);
  const page = renderToStaticMarkup(createElement(ReportPage, { ...personal, siteUrl }));

  expect(mail.subject).toContain(personal.report.profile.title);
  const headings = elementTexts(page, "h2").map((title) => text.indexOf(`${plain(title)} ---`));
  expect(headings.filter((place) => place < 0)).toEqual([]);
  expect(headings).toEqual(headings.toSorted((a, b) => a - b));
  const parts = [
    "Bonjour Camille,",
    ...texts({ ...personal.report, nextSteps: [] }),
    ...dimensions.map(({ name, value }) => `${name} : ${value}`),
    ...roadmap.stages.map((stage) => `${weeksText(stage)}, ${daysText(stage)} : ${stage.title}`),
    ...nextSteps.map(({ label, text, href }) => `${label} ${text} ${siteUrl}${href}`),
    `${reportLabels.scale} `,
    `${reportLabels.actionsHint} 1. `,
  ];
  expect(parts.filter((part) => !text.includes(plain(part)))).toEqual([]);
});

test("the HTML part: profile, measured dimensions, and one of each of the rest", async () => {
  const { report } = await reportOf(storedDiagnostic);
  const { html } = await mailTo(storedDiagnostic);
  const { strengths, obstacles, actions, profile, dimensions } = report;
  for (const [shown, ...others] of [strengths, obstacles, actions]) {
    expect(html).toContain(shown?.text);
    for (const { title } of others) expect(html).not.toContain(title);
  }
  const [first = "", ...rest] = profile.paragraphs;
  expect(html).toContain(first);
  for (const paragraph of rest) expect(html).not.toContain(paragraph);
  const shares = [...html.matchAll(/width:(\d+)%"/g)].map(([, share]) => Number(share));
  const measured = dimensions.filter(({ dimension }) => dimension !== "timing");
  expect(shares).toEqual(measured.map(({ percent }) => percent));
  expect(html).toContain(`href="${siteUrl}/diagnostic/resultat/${storedDiagnostic.id}"`);
});

test("a name that looks like an address", async () => {
  const { html, text } = await mailTo({ ...storedDiagnostic, name: "evil.test" });
  for (const part of [html, text]) expect(part).toContain("Bonjour,");
});
