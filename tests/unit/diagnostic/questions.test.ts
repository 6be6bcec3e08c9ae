import { expect, test } from "vitest";
import { introduction, wizardSteps } from "~/content/diagnostic-page";
import { questions, questionsOf } from "~/diagnostic/questions";
import { diagnosticForm } from "~/leads/forms/diagnostic";
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

test("no two options of a question are the same", () => {
  for (const { options } of questions) {
    expect(new Set(options.map(({ label }) => label)).size).toBe(options.length);
  }
});

test("each step carries its questions, in order", () => {
  expect(wizardSteps.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
  for (const { number } of wizardSteps) {
    expect(questionsOf(number).map(({ key }) => key)).toEqual(questionsByStep[number]);
  }
});

test("running copy follows French typography", () => {
  const copy = [
    ...questions.flatMap(({ text, hint = "", missing }) => [text, hint, missing]),
    ...wizardSteps.flatMap(({ title, intro }) => [title, intro]),
    introduction.title,
    ...introduction.items,
    diagnosticForm.fields.name.label,
    diagnosticForm.fields.email.label,
    diagnosticForm.fields.phone.label,
  ];
  for (const text of copy) expect(text).not.toMatch(/'|[ \w][?!;:]/);
});

test("each question says in its own words what is missing", () => {
  expect(new Set(questions.map(({ missing }) => missing)).size).toBe(questions.length);
});
