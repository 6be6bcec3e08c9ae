import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { timelines } from "~/content/report/timelines";
import type { Answers, QuestionKey } from "~/diagnostic/questions";
import { reportOn } from "~/diagnostic/report";
import { score } from "~/diagnostic/scoring";
import { answered, repeated, reportFor, sentences, texts } from "../../support/report-words";
import { answersWorth, anyAnswers, anyChoice, keys } from "./answers";

const runs = { numRuns: Number(process.env.REPORTS ?? 1_000) };

/** Months that each delay lasts at most; the last one has no end. */
const months: Record<string, number> = {
  "Moins de 3 mois": 3,
  "3-6 mois": 6,
  "6-12 mois": 12,
  "Plus d'un an": Number.POSITIVE_INFINITY,
};

/** What the roadmap begins with, by the state of the project. */
const firstStages: Record<string, string> = {
  "J'y pense mais je n'ai pas commencé": "Choisir le sujet",
  "J'ai des notes/idées éparses": "Trier les notes",
  "J'ai une structure/plan détaillé": "Éprouver le plan",
  "J'ai commencé mais je suis bloqué(e)": "Lever le blocage",
  "J'ai un manuscrit partiel (moins de 50%)": "Faire le point",
  "J'ai un manuscrit avancé (plus de 50%)": "Achever le texte",
};

const highest = score(answersWorth([9, 12, 10, 12, 12, 12, 12, 8, 12, 11, 12])).dimensions;
const lowest = score(answersWorth([6, 3, 3, 6, 8, 4, 2, 3, 2, 7, 3])).dimensions;
const anyDay = fc.integer({ min: 0, max: 3_000 }).map((day) => isoDay("2026-01-01", day));

describe("any answers", () => {
  test("a complete report, no sentence twice, shares ordered as the scores, a roadmap to the chosen date", () => {
    const complete = fc.property(anyAnswers, anyDay, (answers, start) => {
      const scores = score(answers).dimensions;
      const report = reportOn(answers, score(answers), start);
      expect(texts(report).filter((text) => text.trim().length < 4)).toEqual([]);
      expect(repeated(sentences(texts(report)))).toEqual([]);
      expect(report.dimensions.map(({ dimension }) => dimension)).toEqual(Object.keys(scores));
      expect(report.strengths.length).toBeGreaterThanOrEqual(2);
      expect(report.obstacles.length).toBeGreaterThan(answers.main_obstacles.length);
      expect(report.actions).toHaveLength(3);
      expect([2, 3]).toContain(report.nextSteps.length);
      expect(repeated(report.nextSteps.map(({ href }) => href))).toEqual([]);
      expect(report.limits).toHaveLength(2);

      for (const { dimension, percent, band } of report.dimensions) {
        expect(Number.isInteger(percent)).toBe(true);
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
        expect(percent === 100).toBe(scores[dimension] === highest[dimension]);
        expect(percent === 0).toBe(scores[dimension] === lowest[dimension]);
        if (percent === 100) expect(band).toBe("high");
        if (percent === 0) expect(band).toBe("low");
      }

      const { stages } = report.roadmap;
      expect(stages[0]?.title).toBe(firstStages[answers.project_status]);
      expect(stages[0]).toMatchObject({ from: 1, starts: start });
      for (const [index, stage] of stages.entries()) {
        expect(stage.to).toBeGreaterThanOrEqual(stage.from);
        expect(stage.tasks.length).toBeGreaterThanOrEqual(2);
        expect(stage.ends).toBe(isoDay(stage.starts, 7 * (stage.to - stage.from + 1) - 1));
        const next = stages[index + 1];
        if (next) {
          expect(next.from).toBe(stage.to + 1);
          expect(next.starts).toBe(isoDay(stage.ends, 1));
        }
      }
      expect((stages.at(-1)?.ends ?? "") <= limitOf(start, answers)).toBe(true);
    });
    fc.assert(complete, runs);
  });

  test("other words where a single answer is another", () => {
    const change = fc
      .constantFrom(...keys)
      .chain((key) => fc.tuple(anyAnswers, fc.constant(key), anyChoice(key)));
    const distinct = fc.property(change, ([answers, key, choice]) => {
      const other = { ...answers, [key]: key === "main_obstacles" ? choice : choice[0] };
      fc.pre(JSON.stringify(sorted(answers[key])) !== JSON.stringify(sorted(other[key])));
      expect(wordsOf(other)).not.toBe(wordsOf(answers));
    });
    fc.assert(distinct, runs);
  });
});

/** Without figures, so that it is the sentences that differ. */
function wordsOf(answers: Answers): string {
  return texts(reportFor(answers)).join("\n").replace(/\d+/g, "");
}

function sorted(answer: string | readonly string[]): string[] {
  return [answer].flat().toSorted();
}

function isoDay(date: string, days: number): string {
  const time = new Date(`${date}T00:00:00Z`);
  time.setUTCDate(time.getUTCDate() + days);
  return time.toISOString().slice(0, 10);
}

/** The day on which the chosen delay is over, as a calendar counts months. */
function limitOf(start: string, { publication_timeline }: Answers): string {
  const added = months[publication_timeline] ?? 0;
  if (!Number.isFinite(added)) return isoDay(start, 7 * timelines.later.weeks);
  const time = new Date(`${start}T00:00:00Z`);
  const day = time.getUTCDate();
  time.setUTCMonth(time.getUTCMonth() + added);
  if (time.getUTCDate() !== day) time.setUTCDate(0);
  return time.toISOString().slice(0, 10);
}

test("two obstacles in either order", () => {
  const [answers] = [answersWorth([8, 9, 8, 9, 10, 7, 8, 8, 8, 9, 9])];
  const pair = ["Manque de temps", "Doutes sur la qualité/pertinence"];
  expect(reportFor({ ...answers, main_obstacles: pair })).toEqual(
    reportFor({ ...answers, main_obstacles: pair.toReversed() }),
  );
});

test.each<[string, Partial<Answers>, QuestionKey]>([
  ["an unknown label", { expertise_domain: "Jardinage" }, "expertise_domain"],
  ["another question's label", { expertise_domain: "Manque de temps" }, "expertise_domain"],
  [
    "one unknown label of two",
    { main_obstacles: ["Manque de temps", "Jardinage"] },
    "main_obstacles",
  ],
  ["no obstacle", { main_obstacles: [] }, "main_obstacles"],
])("programming error that names the question: %s", (_name, change, key) => {
  const answers = answersWorth([8, 9, 8, 9, 10, 7, 8, 8, 8, 9, 9]);
  const diagnosis = score(answers);
  expect(() => reportOn({ ...answers, ...change }, diagnosis, answered)).toThrow(
    new RangeError(`Unknown answer to ${key}`),
  );
});
