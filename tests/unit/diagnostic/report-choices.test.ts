import { expect, test } from "vitest";
import { statusActions } from "~/content/report/actions";
import { aiTasks } from "~/content/report/ai";
import { dimensions, techReluctant } from "~/content/report/dimensions";
import {
  domainStrengths,
  experienceStrengths,
  noviceAdditions,
  noviceObstacle,
  transmissionActions,
  transmissionFormats,
  transmissionTitles,
} from "~/content/report/expertise";
import { formats, formatTrapTitle } from "~/content/report/formats";
import { obstacles } from "~/content/report/obstacles";
import { statusStrengths } from "~/content/report/profiles";
import { openings, planTasks, readerQuestions, readerTasks } from "~/content/report/stages";
import { timelines } from "~/content/report/timelines";
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
const busy = { main_obstacles: ["Manque de temps"] };
const guideTrap = { title: formatTrapTitle.guide, text: formats.guide.trap.far };

test.each([
  ["timing", 9, ["low", "low", "middle", "high", "high"], [7, 8, 9, 10, 11]],
  ["business", 3, ["low", "low", "middle", "middle", "middle", "high"], [6, 7, 8, 9, 10, 12]],
  ["expertise", 1, ["low", "middle", "high"], [3, 9, 12]],
] as const)(
  "%s stands in a third of what answers can reach",
  (dimension, question, bands, values) => {
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
  },
);

test.each([
  ["a middling use of AI, by somebody reluctant", 12, 3, techReluctant],
  ["a middling use of AI, by anybody else", 8, 9, dimensions.tech.bands.middle],
  ["no use of AI, by somebody reluctant", 2, 3, dimensions.tech.bands.low],
])("%s has words of its own", (_name, familiarity, disposition, text) => {
  const { dimensions: readings } = reportFor(
    answersWorth([9, 9, 6, 8, 8, 7, 8, 6, familiarity, 9, disposition]),
  );
  expect(readings.find(({ dimension }) => dimension === "tech")?.text).toBe(text);
  expect(readings.find(({ dimension }) => dimension === "timing")?.text).toBe(
    dimensions.timing.bands.middle,
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

test.each<[string, Partial<Answers>, string[]]>([
  [
    "a legacy",
    { book_objective: "Laisser un héritage de mes connaissances" },
    [noviceAdditions.legacy],
  ],
  ["a biography", { book_format: "Biographie professionnelle" }, [noviceAdditions.biography]],
])("of a novice, %s asks for more years", (_name, change, additions) => {
  expect(report({ ...novice, ...change }).obstacles[1]?.text).toBe(
    [noviceObstacle.text, ...additions].join(" "),
  );
});

test.each([
  ["Moins de 3 mois", "near"],
  ["3-6 mois", "near"],
  ["6-12 mois", "far"],
  ["Plus d'un an", "far"],
] as const)("the pitfall of a delay of %s is that of a %s date", (delay, trap) => {
  const { obstacles } = report({ publication_timeline: delay });
  expect(obstacles.at(-1)?.text).toBe(formats.guide.trap[trap]);
});

test.each([
  ["idea", "J'y pense mais je n'ai pas commencé", "early"],
  ["notes", "J'ai des notes/idées éparses", "early"],
  ["plan", "J'ai une structure/plan détaillé", "early"],
  ["stuck", "J'ai commencé mais je suis bloqué(e)", "written"],
  ["partial", "J'ai un manuscrit partiel (moins de 50%)", "written"],
  ["advanced", "J'ai un manuscrit avancé (plus de 50%)", "written"],
] as const)("%s: the actions of the week go with the pages there are", (status, label, state) => {
  expect(report({ project_status: label }).actions).toEqual([
    statusActions[status],
    obstacles.structure.actions[state],
    transmissionActions.consulting[state],
  ]);
});

const tasksOf = (change: Partial<Answers>) =>
  report(change).roadmap.stages.map(({ tasks }) => tasks);

test("the rhythm of a writer short of time", () => {
  const { pace, finish } = timelines.quarter;
  const draft = aiTasks.full.draft;
  expect(tasksOf(quarter)[1]).toEqual([pace.free, draft]);
  expect(tasksOf({ ...quarter, ...busy })[1]).toEqual([pace.busy, draft]);
  const opening = openings.advanced.tasks;
  expect(tasksOf({ ...quarter, ...advanced })[0]).toEqual([...opening, finish.free, draft]);
  expect(tasksOf({ ...quarter, ...advanced, ...busy })[0]).toEqual([
    ...opening,
    finish.busy,
    draft,
  ]);
});

test("weeks for readers, or a task of the rewriting", () => {
  const rewriting = [formats.guide.revision, aiTasks.full.rewrite];
  const readers = [readerTasks.consulting, readerQuestions.method];
  expect(tasksOf(quarter)[2]).toEqual([...rewriting, readerTasks.consulting]);
  expect(tasksOf({}).slice(2, 4)).toEqual([rewriting, readers]);
  expect(tasksOf({ ...quarter, ...advanced }).slice(1, 3)).toEqual([rewriting, readers]);
});

test.each([
  ["idea", "J'y pense mais je n'ai pas commencé"],
  ["notes", "J'ai des notes/idées éparses"],
] as const)("%s: a plan is made of the form and of what is there", (status, label) => {
  expect(tasksOf({ project_status: label })[1]).toEqual([formats.guide.outline, planTasks[status]]);
});
