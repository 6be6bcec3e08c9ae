import { expect, test } from "vitest";
import { approachSteps, trainingStep } from "~/content/report/next-steps";
import { obstacles } from "~/content/report/obstacles";
import { statuses } from "~/content/report/statuses";
import { timelines } from "~/content/report/timelines";
import type { Answers } from "~/diagnostic/questions";
import { answersWorth, reportFor } from "./reports";

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

test("falls back to the step of the chosen timeline", () => {
  expect(steps({})).toEqual([statuses.plan.step, approachSteps.full, timelines.year.step]);
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
] as const)("suggests the page about AI for %s use", (approach, change) => {
  expect(steps(change)[1]).toEqual(approachSteps[approach]);
});

test.each<[string, Partial<Answers>, boolean]>([
  ["income within a year", income, true],
  ["income within half a year", { ...income, ...half }, true],
  ["a transformation within half a year", { ...transformation, ...half }, true],
  ["income, with AI now and then", { ...income, ...occasional }, true],
  ["another objective", half, false],
  ["haste", { ...income, publication_timeline: "Moins de 3 mois" }, false],
  ["no date in sight", { ...income, publication_timeline: "Plus d'un an" }, false],
  ["a first try of AI", { ...income, ...never }, false],
  ["no time", { ...income, main_obstacles: ["Manque de temps"] }, false],
])("suggests the training for %s: %s", (_name, change, suits) => {
  expect(steps(change).includes(trainingStep)).toBe(suits);
  if (suits) expect(steps(change)[2]).toEqual(trainingStep);
});

test.each<[string, Partial<Answers>, boolean]>([
  ["an idea", { project_status: "J'y pense mais je n'ai pas commencé" }, true],
  ["a blocked text", { project_status: "J'ai commencé mais je suis bloqué(e)" }, true],
  ["half a manuscript", { project_status: "J'ai un manuscrit partiel (moins de 50%)" }, false],
  ["most of a manuscript", { project_status: "J'ai un manuscrit avancé (plus de 50%)" }, false],
  ["no time", { main_obstacles: ["Manque de temps", "Syndrome de la page blanche"] }, false],
  ["no use for AI", reluctant, false],
])("suggests the challenge for %s: %s", (_name, change, suits) => {
  expect(steps({ ...blank, ...change }).includes(obstacles.blank.step)).toBe(suits);
});
