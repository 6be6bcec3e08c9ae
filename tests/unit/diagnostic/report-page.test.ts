/** The report on its page and in its mail. */
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { book } from "~/content/offers";
import { daysText, weeksText } from "~/diagnostic/calendar";
import { type DiagnosticLead, reportOf, resultPath } from "~/diagnostic/lead";
import { reportLabels } from "~/diagnostic/report/labels";
import { isMeasured } from "~/diagnostic/shares";
import { diagnosticMail } from "~/leads/mails/diagnostic";
import { price } from "~/lib/money";
import { renderMail } from "~/mail/message";
import { ReportPage } from "~/ui/diagnostic/report-page";
import { counted, notEmpty } from "../../support/counted";
import { texts as elementTexts } from "../../support/html";
import { sender, storedDiagnostic } from "../../support/mails";
import { texts } from "./reports";

const { siteUrl } = sender;
const personal = await reportOf(storedDiagnostic);
const { report } = personal;

const pageFor = (firstName: string) =>
  renderToStaticMarkup(createElement(ReportPage, { ...personal, firstName, siteUrl }));
const page = pageFor("Camille");

async function mailTo(lead: DiagnosticLead) {
  const urls = { resultUrl: siteUrl + resultPath(lead.id), unsubscribeUrl: `${siteUrl}/x` };
  const told = { ...(await reportOf(lead)), wantsNews: true, siteUrl, ...urls };
  return renderMail(diagnosticMail(told), sender);
}

test("shows the day in Paris and the first name", async () => {
  const late = { ...storedDiagnostic, created_at: "2026-11-21T23:10:00.000Z" };
  expect(await reportOf(late)).toMatchObject({ date: "2026-11-22", firstName: "Camille" });
  expect((await reportOf(late)).report.roadmap.stages[0]?.starts).toBe("2026-11-22");
});

test("shows all words of the report on its page", () => {
  const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("'", "&#x27;");
  const words = texts({ ...report, nextSteps: [] });
  expect(notEmpty(words).filter((text) => !page.includes(escaped(text)))).toEqual([]);
  for (const { text, href, label } of notEmpty(report.nextSteps))
    expect(page).toContain(`${text} <a href="${href}">${label}</a>`);
});

test("writes the figure's shares in words, without the format", () => {
  const [, label = ""] = /<svg[^>]+role="img"[^>]+aria-label="([^"]+)"/.exec(page) ?? [];
  const shares = report.dimensions.filter(isMeasured);
  expect(label.split(", ")).toEqual(shares.map(({ name, value }) => `${name} ${value}`));
});

test("ends with a link to the book, printed with its address", () => {
  const card = page.split('class="book-card"')[1] ?? "";
  const { to } = book.page;
  for (const part of [`href="${to}"`, price(book.cents), `${siteUrl}${to}`])
    expect(card).toContain(part);
  expect(report.book).toContain(report.profile.title);
});

test("escapes a hostile first name", () => {
  const html = pageFor('<img src=x onerror="alert(1)">\u202Eeliam');
  expect(html).toContain("<bdi>&lt;img src=x onerror=&quot;alert(1)&quot;&gt;\u202Eeliam</bdi>");
});

const plain = (text: string) => text.replace(/\s+/g, " ");

test("puts the whole report into the mail's text, in the page's order", async () => {
  const { nextSteps, roadmap, dimensions } = report;
  const mail = await mailTo(storedDiagnostic);
  const text = plain(mail.text);

  expect(mail.subject).toContain(report.profile.title);
  const headings = elementTexts(page, "h2").map((title) => text.indexOf(`${plain(title)} ---`));
  expect(notEmpty(headings).filter((place) => place < 0)).toEqual([]);
  expect(headings).toEqual(headings.toSorted((a, b) => a - b));
  const parts = [
    "Bonjour Camille,",
    ...texts({ ...report, nextSteps: [] }),
    ...dimensions.map(({ name, value }) => `${name} : ${value}`),
    ...roadmap.stages.map((stage) => `${weeksText(stage)}, ${daysText(stage)} : ${stage.title}`),
    ...nextSteps.map(({ label, text, href }) => `${label} ${text} ${siteUrl}${href}`),
    `${reportLabels.scale} `,
    `${reportLabels.actionsHint} 1. `,
  ];
  expect(notEmpty(parts).filter((part) => !text.includes(plain(part)))).toEqual([]);
});

test("shows profile, dimensions and one of each part in HTML", async () => {
  const { html } = await mailTo(storedDiagnostic);
  const { strengths, obstacles, actions, profile, dimensions } = report;
  for (const [shown, ...others] of [strengths, obstacles, actions]) {
    expect(html).toContain(shown?.text);
    for (const { title } of counted(2, others)) expect(html).not.toContain(title);
  }
  const [first = "", ...rest] = profile.paragraphs;
  expect(html).toContain(first);
  for (const paragraph of counted(2, rest)) expect(html).not.toContain(paragraph);
  const shares = [...html.matchAll(/width:(\d+)%"/g)].map(([, share]) => Number(share));
  expect(shares).toEqual(dimensions.filter(isMeasured).map(({ percent }) => percent));
  expect(html).toContain(`href="${siteUrl}/diagnostic/resultat/${storedDiagnostic.id}"`);
});
