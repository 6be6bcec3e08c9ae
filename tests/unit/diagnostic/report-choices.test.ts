import { expect, test } from "vitest";
import { aiTasks } from "~/content/report/ai";
import { dimensions } from "~/content/report/dimensions";
import {
  domainStrengths,
  experienceStrengths,
  noviceObstacle,
  transmissionFormats,
  transmissionTitles,
} from "~/content/report/expertise";
import { formats, formatTrapTitle } from "~/content/report/formats";
import { obstacles } from "~/content/report/obstacles";
import { statusStrengths } from "~/content/report/profiles";
import { readerQuestions, readerTasks } from "~/content/report/stages";
import type { Answers } from "~/diagnostic/questions";
import { reportFor } from "../../support/report-words";
import { answersWorth } from "./answers";

/** A business, five years of consultations, a plan and a year of time. */
const base = answersWorth([9, 9, 6, 8, 8, 7, 8, 6, 8, 9, 9]);

const report = (change: Partial<Answers>) => reportFor({ ...base, ...change });

const beginner = { transmission_method: "Je débute dans la transmission de mon expertise" };
const novice = { experience_years: "Moins de 2 ans" };
const quarter = { publication_timeline: "Moins de 3 mois" };
const advanced = { project_status: "J'ai un manuscrit avancé (plus de 50%)" };
const guideTrap = { title: formatTrapTitle.guide, text: formats.guide.trap.far };

test.each([
  ["timing", 9, ["low", "low", "middle", "high", "high"], [7, 8, 9, 10, 11]],
  ["business", 3, ["low", "low", "middle", "middle", "middle", "high"], [6, 7, 8, 9, 10, 12]],
  ["expertise", 1, ["low", "middle", "high"], [3, 9, 12]],
] as const)("%s: a third of what answers can reach", (dimension, question, bands, values) => {
  const points = [9, 9, 6, 8, 10, 7, 8, 6, 8, 9, 9];
  const found = values.map((value) =>
    reportFor(answersWorth(points.with(question, value))).dimensions.find(
      (reading) => reading.dimension === dimension,
    ),
  );
  expect(found.map((reading) => reading?.band)).toEqual(bands);
  expect(found.map((reading) => reading?.text)).toEqual(
    bands.map((band) => dimensions[dimension].bands[band]),
  );
});

test("strengths of practice and teaching, the pitfall of the form", () => {
  const { strengths, obstacles: found } = report({});
  const { title, text } = domainStrengths.business;
  expect(strengths).toEqual([
    { title, text: `${text} ${experienceStrengths.seasoned}` },
    { title: transmissionTitles.consulting, text: transmissionFormats.consulting.guide },
    statusStrengths.plan,
  ]);
  const { observation, remedies } = obstacles.structure;
  expect(found).toEqual([
    { title: obstacles.structure.title, text: `${observation} ${remedies.plan}` },
    guideTrap,
  ]);
});

test("obstacles of a novice", () => {
  const { strengths, obstacles } = report({ ...novice, ...beginner });
  expect(strengths).toEqual([domainStrengths.business, statusStrengths.plan]);
  expect(obstacles.slice(1)).toEqual([
    noviceObstacle,
    { title: transmissionTitles.beginner, text: transmissionFormats.beginner.guide },
    guideTrap,
  ]);
});

const tasksOf = (change: Partial<Answers>) =>
  report(change).roadmap.stages.map(({ tasks }) => tasks);

test("weeks for readers, or a task of the rewriting", () => {
  const rewriting = [formats.guide.revision, aiTasks.full.rewrite];
  const readers = [readerTasks.consulting, readerQuestions.method];
  expect(tasksOf(quarter)[2]).toEqual([...rewriting, readerTasks.consulting]);
  expect(tasksOf({}).slice(2, 4)).toEqual([rewriting, readers]);
  expect(tasksOf({ ...quarter, ...advanced }).slice(1, 3)).toEqual([rewriting, readers]);
});
