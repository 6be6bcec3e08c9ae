import { expect, test } from "vitest";
import {
  answersText,
  obstacleAnswers,
  statusAnswers,
  timelineAnswers,
} from "~/content/report/answers";
import { examples, exampleText } from "~/content/report/examples";
import { formatNames } from "~/content/report/formats";
import { fortnight } from "~/content/report/stages";
import { repeated, reportFor } from "../../support/report-words";
import { answersWorth } from "./answers";

const answers = answersWorth([9, 9, 6, 8, 8, 7, 8, 6, 8, 9, 9]);

test("the form of the book: a name, at neither end", () => {
  const synthesis = { ...answers, book_format: "Synthèse de recherches" };
  const { dimensions, contrast } = reportFor(synthesis);
  expect(dimensions.at(-1)).toMatchObject({ dimension: "timing", value: formatNames.research });
  expect(dimensions.slice(0, -1).every(({ value }) => /^\d+\u00A0%$/.test(value))).toBe(true);
  expect(contrast).not.toMatch(/forme/);
});

test("the reader's own answers in the text", () => {
  const pair = { ...answers, main_obstacles: ["Manque de temps", "Syndrome de la page blanche"] };
  expect(reportFor(pair).profile.paragraphs[1]).toContain(
    answersText([
      statusAnswers.plan,
      timelineAnswers.year,
      obstacleAnswers.time,
      obstacleAnswers.blank,
    ]),
  );
});

test("an invented book for each field and aim", () => {
  const titles = Object.values(examples).flatMap((row) =>
    Object.values(row).map(({ title }) => title),
  );
  expect(repeated(titles)).toEqual([]);
  expect(reportFor(answers).profile.paragraphs[2]).toBe(exampleText(examples.business.method));
});

test("the fourteen days in the roadmap", () => {
  const { introduction, stages } = reportFor(answers).roadmap;
  expect(introduction).toContain(fortnight.withAi("Écrire le premier jet"));
  expect(stages.map(({ title }) => title)).toContain("Écrire le premier jet");
  const without = {
    ...answers,
    ai_disposition: "Réticent - Je préfère les méthodes traditionnelles",
  };
  expect(reportFor(without).roadmap.introduction).toContain(fortnight.withoutAi);
});
