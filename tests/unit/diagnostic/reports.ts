import fc from "fast-check";
import { type Answers, type QuestionKey, questions } from "~/diagnostic/questions";
import { type DiagnosticReport, reportOn } from "~/diagnostic/report";
import { score } from "~/diagnostic/scoring";
import { keys, optionsOf } from "../../support/wizard";

export function answersWorth(points: number[]): Answers {
  const entries = questions.map(({ key, options }, index) => {
    const label = options.find((option) => option.points === points[index])?.label;
    if (label === undefined) throw new Error(`No answer to ${key} is worth ${points[index]}`);
    return [key, key === "main_obstacles" ? [label] : label];
  });
  return Object.fromEntries(entries);
}

export function anyChoice(key: QuestionKey): fc.Arbitrary<string[]> {
  const labels = optionsOf(key);
  return key === "main_obstacles"
    ? fc.shuffledSubarray(labels, { minLength: 1, maxLength: 2 })
    : fc.constantFrom(...labels).map((label) => [label]);
}

export const anyAnswers: fc.Arbitrary<Answers> = fc
  .tuple(...keys.map(anyChoice))
  .map((choices) =>
    Object.fromEntries(
      choices.map((choice, index) => [
        keys[index],
        keys[index] === "main_obstacles" ? choice : choice[0],
      ]),
    ),
  );

export const answered = "2026-11-21";

export const reportFor = (answers: Answers): DiagnosticReport =>
  reportOn(answers, score(answers), answered);

/** What a report tells somebody to do or to open, apart from what it observes. */
export function advice({ roadmap, actions, nextSteps }: DiagnosticReport): string[] {
  return [
    ...roadmap.stages.flatMap(({ title, tasks }) => [title, ...tasks]),
    ...actions.flatMap(({ title, text }) => [title, text]),
    ...nextSteps.map(({ text, label, href }) => `${text} ${label} ${href}`),
  ];
}

export function texts(report: DiagnosticReport): string[] {
  const { profile, dimensions, contrast, strengths, obstacles, ai, roadmap, help, book } = report;
  return [
    profile.title,
    ...profile.paragraphs,
    ...dimensions.flatMap(({ name, text }) => [name, text]),
    contrast,
    ...[...strengths, ...obstacles].flatMap(({ title, text }) => [title, text]),
    ai,
    roadmap.introduction,
    ...advice(report),
    ...help,
    book,
  ];
}

export const repeated = (list: readonly string[]): string[] =>
  list.filter((item, index) => list.indexOf(item) !== index);
