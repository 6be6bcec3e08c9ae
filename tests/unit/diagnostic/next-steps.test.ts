import { expect, test } from "vitest";
import {
  approachSteps,
  obstacleSteps,
  statusSteps,
  timelineSteps,
  trainingStep,
} from "~/content/report/next-steps";
import type { Answers } from "~/diagnostic/questions";
import { reportFor } from "../../support/report-words";
import { answersWorth } from "./answers";

/** A detailed plan, a year of time, AI in regular use, no structure: nothing keeps a page back. */
const base = answersWorth([9, 9, 8, 8, 8, 7, 8, 6, 8, 9, 9]);

const steps = (change: Partial<Answers>) => reportFor({ ...base, ...change }).nextSteps;

const income = { book_objective: "Créer une nouvelle source de revenus" };
const transformation = { book_objective: "Transformer mon entreprise/ma pratique" };
const blank = { main_obstacles: ["Syndrome de la page blanche"] };
const never = { ai_familiarity: "Je ne les ai jamais utilisés" };
const occasional = { ai_familiarity: "Débutant (usage occasionnel)" };
const cautious = { ai_disposition: "Prudent - J'ai des réserves mais je suis curieux" };
const reluctant = { ai_disposition: "Réticent - Je préfère les méthodes traditionnelles" };
const half = { publication_timeline: "3-6 mois" };

test("where nothing else fits, the delay's page comes last", () => {
  expect(steps({})).toEqual([statusSteps.plan, approachSteps.full, timelineSteps.year]);
});

test.each([
  ["full", {}],
  ["guided", occasional],
  ["checked", cautious],
  ["checked", { ...cautious, ...occasional }],
  ["trial", never],
  ["trial", { ...never, ...cautious }],
  ["without", reluctant],
  ["without", { ...reluctant, ...never }],
] as const)("AI has a page for %s use", (approach, change) => {
  expect(steps(change)[1]).toEqual(approachSteps[approach]);
});

test.each([
  ["income within a year", income],
  ["income within half a year", { ...income, ...half }],
  ["a transformation within half a year", { ...transformation, ...half }],
  ["income, with AI now and then", { ...income, ...occasional }],
])("the training suits %s", (_name, change) => {
  expect(steps(change)[2]).toEqual(trainingStep);
});

test.each([
  ["another objective", half],
  ["haste", { ...income, publication_timeline: "Moins de 3 mois" }],
  ["no date in sight", { ...income, publication_timeline: "Plus d'un an" }],
  ["no use for AI", { ...income, ...reluctant }],
  ["a first try of AI", { ...income, ...never }],
  ["doubts about AI", { ...income, ...cautious }],
  ["no time", { ...income, main_obstacles: ["Manque de temps"] }],
])("the training does not suit %s", (_name, change) => {
  expect(steps(change)).not.toContainEqual(trainingStep);
});

test.each([
  ["an idea", { project_status: "J'y pense mais je n'ai pas commencé" }],
  ["a plan", {}],
  ["a blocked text", { project_status: "J'ai commencé mais je suis bloqué(e)" }],
])("the challenge suits %s", (_name, change) => {
  expect(steps({ ...blank, ...change })).toContainEqual(obstacleSteps.blank);
});

test.each([
  ["half a manuscript", { project_status: "J'ai un manuscrit partiel (moins de 50%)" }],
  ["most of a manuscript", { project_status: "J'ai un manuscrit avancé (plus de 50%)" }],
  ["no time", { main_obstacles: ["Manque de temps", "Syndrome de la page blanche"] }],
  ["no use for AI", reluctant],
])("the challenge does not suit %s", (_name, change) => {
  expect(steps({ ...blank, ...change })).not.toContainEqual(obstacleSteps.blank);
});

test("where there is room for the challenge, it still needs time", () => {
  const change = {
    ...occasional,
    project_status: "J'ai commencé mais je suis bloqué(e)",
    main_obstacles: ["Manque de temps", "Syndrome de la page blanche"],
  };
  expect(steps(change)).toEqual([statusSteps.stuck, obstacleSteps.time, timelineSteps.year]);
});

test("a page stands once, at its first place, and three at most are given", () => {
  const two = { main_obstacles: ["Manque de temps", "Incertitude sur le processus"] };
  expect(steps(two)).toEqual([statusSteps.plan, approachSteps.full, obstacleSteps.time]);
  // The plan and the want of a structure lead to the same page, as do the process and the delay.
  expect(steps({ main_obstacles: ["Difficulté à structurer mes idées"] })).toHaveLength(3);
  expect(steps({ main_obstacles: ["Incertitude sur le processus"] })).toEqual([
    statusSteps.plan,
    approachSteps.full,
    obstacleSteps.process,
  ]);
});
