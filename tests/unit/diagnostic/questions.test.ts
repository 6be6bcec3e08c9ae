import { expect, test } from "vitest";
import { introduction, sampleReport, wizardSteps } from "~/content/diagnostic-page";
import { dimensions } from "~/content/report/dimensions";
import { questions, questionsOf } from "~/diagnostic/questions";
import { questionsByStep, table } from "./specification";

test("the questions are those of the specification, letter for letter and point for point", () => {
  const actual = questions.map(({ number, key, options }) => [
    number,
    key,
    Object.fromEntries(options.map(({ label, points }) => [label, points])),
  ]);
  expect(actual).toEqual(table);
});

test("only the obstacles take several answers, two at most", () => {
  for (const { key, kind, max } of questions) {
    const several = key === "main_obstacles";
    expect([key, kind, max]).toEqual([key, several ? "checkbox" : "radio", several ? 2 : 1]);
  }
});

test("each step carries its questions, in order", () => {
  expect(wizardSteps.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
  for (const { number } of wizardSteps) {
    expect(questionsOf(number).map(({ key }) => key)).toEqual(questionsByStep[number]);
  }
});

test("the introduction counts the questions, and its sample names the dimensions of real reports", () => {
  const asked = { value: `${questions.length}`, label: "questions" };
  expect(introduction.figures).toContainEqual(asked);
  const { timing: _taste, ...measured } = dimensions;
  expect(sampleReport.dimensions.map(({ name }) => name)).toEqual(
    Object.values(measured).map(({ name }) => name),
  );
});
