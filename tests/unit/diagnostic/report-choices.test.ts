import { expect, test } from "vitest";
import type { Answers } from "~/diagnostic/questions";
import { aiTasks } from "~/diagnostic/report/ai";
import { contrastLabels, dimensions } from "~/diagnostic/report/dimensions";
import { domains, exampleText } from "~/diagnostic/report/domains";
import { experienceStrengths, noviceObstacle } from "~/diagnostic/report/experience";
import { formats } from "~/diagnostic/report/formats";
import { approachSteps, approachStepsPlanned, trainingStep } from "~/diagnostic/report/next-steps";
import { obstacles } from "~/diagnostic/report/obstacles";
import { answersText, profiles } from "~/diagnostic/report/profiles";
import { objectives } from "~/diagnostic/report/purpose";
import { stageTitles } from "~/diagnostic/report/stages";
import { statuses } from "~/diagnostic/report/statuses";
import { timelines } from "~/diagnostic/report/timelines";
import { transmissions } from "~/diagnostic/report/transmissions";
import { answersWorth, repeated, reportFor } from "./reports";

/** A business, five years of consultations, a plan and a year of time. */
const base = answersWorth([9, 9, 6, 8, 8, 7, 8, 6, 8, 9, 9]);
/** Points of the answers, from q1 to q11. */
const most = [9, 12, 10, 12, 12, 12, 12, 8, 12, 11, 12];
const blocked = [7, 9, 8, 8, 8, 12, 6, 3, 5, 10, 9];
const partial = [8, 3, 8, 7, 11, 7, 10, 6, 5, 7, 9];
const least = [6, 3, 3, 6, 8, 4, 2, 3, 2, 7, 3];

const report = (change: Partial<Answers>) => reportFor({ ...base, ...change });

const beginner = { transmission_method: "Je débute dans la transmission de mon expertise" };
const novice = { experience_years: "Moins de 2 ans" };
const quarter = { publication_timeline: "Moins de 3 mois" };
const advanced = { project_status: "J'ai un manuscrit avancé (plus de 50%)" };
const { consulting } = transmissions;
const guideTrap = { title: formats.guide.trapTitle, text: formats.guide.trap.far };

const { visionary, expert, builder, explorer } = profiles;
const [authority, explorerName] = ["Bâtisseur d'Autorité", "Explorateur du Potentiel"];

test.each([
  ["a visionary", most, "Visionnaire Stratégique", visionary.text],
  ["an expert", blocked, "Expert Prêt à Décoller", expert.text],
  ["authority as the aim", partial, authority, builder.text.authority],
  ["experience", [9, 6, 6, 10, 8, 4, 2, 3, 5, 7, 3], authority, builder.text.ground],
  ["nothing begun", least, explorerName, explorer.text.idea],
  ["notes alone", [9, 9, 9, 6, 11, 7, 4, 3, 12, 11, 3], explorerName, explorer.text.notes],
  ["few years", [7, 6, 10, 10, 12, 10, 12, 8, 8, 11, 12], explorerName, explorer.text.settled],
  [
    "two years at most",
    [7, 3, 10, 10, 12, 10, 12, 8, 2, 11, 12],
    explorerName,
    explorer.text.novice,
  ],
  ["the total alone", [6, 9, 3, 8, 10, 4, 6, 5, 2, 8, 3], explorerName, explorer.text.total],
])("explains the profile: %s", (_reason, points, name, text) => {
  const { profile } = reportFor(answersWorth(points));
  expect([profile.title, profile.paragraphs[0]]).toEqual([name, text]);
});

const { plan, draft, resume, complete, rewrite, readers, production, launch } = stageTitles;

/** With the weeks in which the last stage lies, and its last day for answers of 21 November 2026. */
test.each([
  ["advanced", most, [rewrite, readers], [12, 12, "2027-02-12"]],
  ["stuck", blocked, [resume, rewrite], [12, 12, "2027-02-12"]],
  ["partial", partial, [complete, rewrite, readers], [47, 52, "2027-11-19"]],
  ["idea", least, [plan, draft, rewrite, readers], [60, 65, "2028-02-18"]],
] as const)("plans the stages of the roadmap: %s", (status, points, own, [from, to, ends]) => {
  const { stages } = reportFor(answersWorth([...points])).roadmap;
  const titles = [statuses[status].opening.title, ...own, production, launch];
  expect(stages.map(({ title }) => title)).toEqual(titles);
  expect(stages.at(-1)).toMatchObject({ from, to, ends });
});

test.each([
  ["timing", 9, ["low", "low", "middle", "high", "high"], [7, 8, 9, 10, 11]],
  ["business", 3, ["low", "low", "middle", "middle", "middle", "high"], [6, 7, 8, 9, 10, 12]],
  ["expertise", 1, ["low", "middle", "high"], [3, 9, 12]],
] as const)("grades the answers by thirds: %s", (dimension, question, bands, values) => {
  const points = [9, 9, 6, 8, 10, 7, 8, 6, 8, 9, 9];
  const found = values.map((value) => {
    const report = reportFor(answersWorth(points.with(question, value)));
    return report.dimensions.find((reading) => reading.dimension === dimension);
  });
  const texts = bands.map((band) => dimensions[dimension].bands[band]);
  expect(found.map((reading) => reading?.band)).toEqual(bands);
  expect(found.map((reading) => reading?.text)).toEqual(texts);
});

test("computes each dimension's share and names the highest and lowest", () => {
  const shares = reportFor(answersWorth(blocked)).dimensions.map(({ percent }) => percent);
  expect(shares).toEqual([63, 20, 52, 47, 75]);
  const all = answersWorth(most);
  expect(reportFor(all).contrast).toBe(`${contrastLabels.level} (100\u00A0%).`);
  const open = { ...all, ai_disposition: "Ouvert - Je suis prêt à expérimenter" };
  const { expertise, business, preparation, tech } = dimensions;
  expect(reportFor(open).contrast).toBe(
    `${contrastLabels.highest.several} ${expertise.phrase}, ${business.phrase} et ${preparation.phrase} (100\u00A0%), ${contrastLabels.lowest.one} ${tech.phrase} (84\u00A0%).`,
  );
});

test("names the book's format and never ranks it highest or lowest", () => {
  const { dimensions, contrast } = report({ book_format: "Synthèse de recherches" });
  expect(dimensions.at(-1)).toMatchObject({ dimension: "timing", value: formats.research.name });
  expect(dimensions.slice(0, -1).every(({ value }) => /^\d+\u00A0%$/.test(value))).toBe(true);
  expect(contrast).not.toMatch(/forme/);
});

test("quotes the reader's answers in the text", () => {
  const pair = report({ main_obstacles: ["Manque de temps", "Syndrome de la page blanche"] });
  const chosen = [statuses.plan, timelines.year, obstacles.time, obstacles.blank];
  expect(pair.profile.paragraphs[1]).toContain(answersText(chosen.map(({ answer }) => answer)));
});

test("invents an example book for each field and aim", () => {
  const titles = Object.values(domains).flatMap(({ examples }) =>
    Object.values(examples).map(({ title }) => title),
  );
  expect(repeated(titles)).toEqual([]);
  expect(report({}).profile.paragraphs[2]).toBe(exampleText(domains.business.examples.method));
});

test("names strengths of practice and teaching and the format's pitfall", () => {
  const { strengths, obstacles: found } = report({});
  const { title, text } = domains.business.strength;
  const practice = { title, text: `${text} ${experienceStrengths.seasoned}` };
  const teaching = { title: consulting.title, text: consulting.formats.guide };
  expect(strengths).toEqual([practice, teaching, statuses.plan.strength]);
  const { observation, remedies, ...structure } = obstacles.structure;
  const obstacle = { title: structure.title, text: `${observation} ${remedies.plan}` };
  expect(found).toEqual([obstacle, guideTrap]);
});

test("adapts obstacles to a novice", () => {
  const { strengths, obstacles } = report({ ...novice, ...beginner });
  expect(strengths).toEqual([domains.business.strength, statuses.plan.strength]);
  const { title, formats } = transmissions.beginner;
  expect(obstacles.slice(1)).toEqual([noviceObstacle, { title, text: formats.guide }, guideTrap]);
});

test("plans weeks for readers, or a task within the rewriting", () => {
  const tasksOf = (change: Partial<Answers>) =>
    report(change).roadmap.stages.map(({ tasks }) => tasks);
  const rewriting = [formats.guide.revision, aiTasks.full.rewrite];
  const readers = [consulting.readers, objectives.method.question];
  expect(tasksOf(quarter)[2]).toEqual([...rewriting, consulting.readers]);
  expect(tasksOf({}).slice(2, 4)).toEqual([rewriting, readers]);
  expect(tasksOf({ ...quarter, ...advanced }).slice(1, 3)).toEqual([rewriting, readers]);
});

const steps = (change: Partial<Answers>) => report(change).nextSteps;

const income = { book_objective: "Créer une nouvelle source de revenus" };
const transformation = { book_objective: "Transformer mon entreprise/ma pratique" };
const blank = { main_obstacles: ["Syndrome de la page blanche"] };
const never = { ai_familiarity: "Je ne les ai jamais utilisés" };
const occasional = { ai_familiarity: "Débutant (usage occasionnel)" };
const cautious = { ai_disposition: "Prudent - J'ai des réserves mais je suis curieux" };
const reluctant = { ai_disposition: "Réticent - Je préfère les méthodes traditionnelles" };
const half = { publication_timeline: "3-6 mois" };
const idea = { project_status: "J'y pense mais je n'ai pas commencé" };

test("falls back to the step of the chosen timeline", () => {
  expect(steps({})).toEqual([statuses.plan.step, approachStepsPlanned.full, timelines.year.step]);
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
  expect(steps({ ...idea, ...change })[1]).toEqual(approachSteps[approach]);
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
  expect(steps(change).indexOf(trainingStep)).toBe(suits ? 2 : -1);
});

test.each<[string, Partial<Answers>, boolean]>([
  ["an idea", idea, true],
  ["a blocked text", { project_status: "J'ai commencé mais je suis bloqué(e)" }, true],
  ["half a manuscript", { project_status: "J'ai un manuscrit partiel (moins de 50%)" }, false],
  ["most of a manuscript", { project_status: "J'ai un manuscrit avancé (plus de 50%)" }, false],
  ["no time", { main_obstacles: ["Manque de temps", "Syndrome de la page blanche"] }, false],
  ["no use for AI", reluctant, false],
])("suggests the challenge for %s: %s", (_name, change, suits) => {
  expect(steps({ ...blank, ...change }).includes(obstacles.blank.step)).toBe(suits);
});
