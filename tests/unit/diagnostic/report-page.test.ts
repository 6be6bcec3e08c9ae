import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ReportPage } from "~/ui/diagnostic/report-page";
import { answered, reportFor, texts } from "../../support/report-words";
import { answersWorth } from "./specification";

const answers = answersWorth([7, 9, 8, 8, 8, 12, 6, 3, 5, 10, 9]);

function render(firstName: string): string {
  const report = reportFor(answers);
  return renderToStaticMarkup(createElement(ReportPage, { report, firstName, date: answered }));
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("'", "&#x27;");
}

test("the page says everything that the report says", () => {
  const report = reportFor(answers);
  const html = render("Camille");
  const shown = texts({ ...report, nextSteps: [] }).filter((text) => !html.includes(escaped(text)));
  expect(shown).toEqual([]);
  for (const { text, href, label } of report.nextSteps) {
    expect(html).toContain(`${text} <a href="${href}">${label}</a>`);
  }
});

test("the figure says its shares in words too", () => {
  const [, label = ""] =
    /<svg[^>]+role="img"[^>]+aria-label="([^"]+)"/.exec(render("Camille")) ?? [];
  expect(label.split(", ")).toEqual(
    reportFor(answers).dimensions.map(({ name, value }) => `${name} ${value}`),
  );
});

test("a hostile first name is text, kept apart from the sentence around it", () => {
  const html = render('<img src=x onerror="alert(1)">\u202Eeliam');
  expect(html).toContain("<bdi>&lt;img src=x onerror=&quot;alert(1)&quot;&gt;\u202Eeliam</bdi>");
  expect(html).not.toContain("<script");
});
