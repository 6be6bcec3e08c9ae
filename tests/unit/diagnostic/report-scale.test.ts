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
import { type Question, questions } from "~/diagnostic/questions";
import { type Dimension, score } from "~/diagnostic/scoring";
import { sharesOf } from "~/diagnostic/shares";
import { repeated, reportFor } from "../../support/report-words";
import { answersWorth } from "./answers";

const answers = answersWorth([9, 9, 6, 8, 8, 7, 8, 6, 8, 9, 9]);

/** The questions that make each measured dimension. */
const measured: Partial<Record<Dimension, string[]>> = {
  expertise: ["q1", "q2", "q3"],
  business: ["q4", "q5"],
  preparation: ["q6", "q7", "q8"],
  tech: ["q9", "q11"],
};

/** Every answer to a question: each option, and each pair where two may be chosen. */
function choicesOf({ options, max }: Question): string[][] {
  const labels = options.map(({ label }) => label);
  const pairs = labels.flatMap((one, index) => labels.slice(index + 1).map((two) => [one, two]));
  return [...labels.map((label) => [label]), ...(max > 1 ? pairs : [])];
}

/** How often each share comes, over all answers with equal weight. */
function distribution(dimension: Dimension, numbers: string[]): Map<number, number> {
  let sets = [answers];
  for (const question of questions.filter(({ number }) => numbers.includes(number))) {
    sets = sets.flatMap((set) =>
      choicesOf(question).map((labels) => ({
        ...set,
        [question.key]: question.kind === "checkbox" ? labels : labels[0],
      })),
    );
  }
  const found = new Map<number, number>();
  for (const set of sets) {
    const share = sharesOf(score(set).dimensions).find((one) => one.dimension === dimension);
    const percent = share?.percent ?? Number.NaN;
    found.set(percent, (found.get(percent) ?? 0) + 1 / sets.length);
  }
  return found;
}

const distributions = Object.entries(measured).map(([dimension, numbers]) => ({
  dimension,
  shares: distribution(dimension as Dimension, numbers),
}));

/** Of all answers, those with which the dimension is named at that end; several may share it. */
function named(dimension: string, others: (share: number, own: number) => boolean): number {
  const own = distributions.find((one) => one.dimension === dimension)?.shares ?? new Map();
  const rest = distributions.filter((one) => one.dimension !== dimension);
  return [...own].reduce((sum, [percent, weight]) => {
    const beside = rest.map(({ shares }) =>
      [...shares].reduce((all, [share, part]) => all + (others(share, percent) ? part : 0), 0),
    );
    return sum + weight * beside.reduce((product, part) => product * part, 1);
  }, 0);
}

test.each(distributions)(
  "over all answers, $dimension is named at either end in 35 % at most",
  ({ dimension }) => {
    expect(named(dimension, (share, own) => share <= own)).toBeLessThanOrEqual(0.35);
    expect(named(dimension, (share, own) => share >= own)).toBeLessThanOrEqual(0.35);
  },
);

test("the form of the book: a name, at neither end", () => {
  const synthesis = { ...answers, book_format: "Synthèse de recherches" };
  const { dimensions, contrast } = reportFor(synthesis);
  expect(dimensions.at(-1)).toMatchObject({ dimension: "timing", value: formatNames.research });
  expect(dimensions.slice(0, -1).every(({ value }) => /^\d+\u00A0%$/.test(value))).toBe(true);
  expect(contrast).not.toMatch(/forme/);
});

test("the reader's own answers are named back", () => {
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
