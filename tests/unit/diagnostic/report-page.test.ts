import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { book } from "~/content/offers";
import { bookCard } from "~/content/report/book-card";
import { isMeasured } from "~/diagnostic/shares";
import { price } from "~/lib/money";
import { ReportPage } from "~/ui/diagnostic/report-page";
import { answered, reportFor, texts } from "../../support/report-words";
import { answersWorth } from "./answers";

const answers = answersWorth([7, 9, 8, 8, 8, 12, 6, 3, 5, 10, 9]);

function render(firstName: string): string {
  const report = reportFor(answers);
  return renderToStaticMarkup(
    createElement(ReportPage, { report, firstName, date: answered, siteUrl: "https://site.test" }),
  );
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("'", "&#x27;");
}

test("all words of the report on its page", () => {
  const report = reportFor(answers);
  const html = render("Camille");
  const shown = texts({ ...report, nextSteps: [] }).filter((text) => !html.includes(escaped(text)));
  expect(shown).toEqual([]);
  for (const { text, href, label } of report.nextSteps) {
    expect(html).toContain(`${text} <a href="${href}">${label}</a>`);
  }
});

test("the shares of the figure in words, without the form", () => {
  const [, label = ""] =
    /<svg[^>]+role="img"[^>]+aria-label="([^"]+)"/.exec(render("Camille")) ?? [];
  expect(label.split(", ")).toEqual(
    reportFor(answers)
      .dimensions.filter(isMeasured)
      .map(({ name, value }) => `${name} ${value}`),
  );
});

test("the way to the book at the end of a result, on paper with its address", () => {
  const card = render("Camille").split('class="book-card"')[1] ?? "";
  for (const part of [
    `href="${bookCard.path}"`,
    price(book.cents),
    `https://site.test${bookCard.path}`,
  ])
    expect(card).toContain(part);
  expect(reportFor(answers).book).toContain(reportFor(answers).profile.title);
});

test("a hostile first name", () => {
  const html = render('<img src=x onerror="alert(1)">\u202Eeliam');
  expect(html).toContain("<bdi>&lt;img src=x onerror=&quot;alert(1)&quot;&gt;\u202Eeliam</bdi>");
  expect(html).not.toContain("<script");
});
