import { expect, test } from "vitest";
import { introduction, sampleReport } from "~/content/diagnostic-page";
import { dimensions } from "~/content/report/dimensions";
import { questions } from "~/diagnostic/questions";

test("the introduction counts the questions that are asked", () => {
  expect(introduction.figures).toContainEqual({
    value: `${questions.length}`,
    label: "questions",
  });
});

test("the sample names the dimensions of real reports", () => {
  expect(sampleReport.dimensions.map(({ name }) => name)).toEqual(
    Object.values(dimensions).map(({ name }) => name),
  );
});
