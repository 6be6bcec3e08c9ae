import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Answers, QuestionKey } from "~/diagnostic/questions";
import { score, scoreColumns } from "~/diagnostic/scoring";
import { answersWorth, anyAnswers, keys, pointsByLabel, pointsOf, table } from "./specification";

const lowest = answersWorth([6, 3, 3, 6, 8, 4, 2, 3, 2, 7, 3]);
const highest = answersWorth([9, 12, 10, 12, 12, 12, 12, 8, 12, 11, 12]);

function withAnswer(answers: Answers, key: QuestionKey, label: string): Answers {
  return { ...answers, [key]: key === "main_obstacles" ? [label] : label };
}

describe.each(table)("%s, %s", (number, key, options) => {
  test.each(Object.entries(options))("%s: %i points", (label, points) => {
    expect(score(withAnswer(lowest, key, label)).points[number]).toBe(points);
    expect(scoreColumns(score(withAnswer(highest, key, label)))[`${number}_score`]).toBe(points);
  });
});

test.each([
  [["Manque de temps"], 8],
  [["Manque de temps", "Difficulté à structurer mes idées"], 7],
  // 6.5 and 3.5 go up.
  [["Manque de temps", "Doutes sur la qualité/pertinence"], 7],
  [["Difficulté à maintenir ma motivation", "Syndrome de la page blanche"], 4],
  [["Syndrome de la page blanche", "Difficulté à maintenir ma motivation"], 4],
])("obstacles %j are worth %i", (obstacles, points) => {
  expect(score({ ...lowest, main_obstacles: obstacles }).points.q8).toBe(points);
});

test("the least and the most that answers can reach", () => {
  expect(scoreColumns(score(lowest))).toEqual({
    q1_score: 6,
    q2_score: 3,
    q3_score: 3,
    q4_score: 6,
    q5_score: 8,
    q6_score: 4,
    q7_score: 2,
    q8_score: 3,
    q9_score: 2,
    q10_score: 7,
    q11_score: 3,
    expertise_score: 3.6,
    business_score: 3.5,
    preparation_score: 1.8,
    tech_score: 0.75,
    timing_score: 0.7,
    total_score: 10.35,
    profile_type: "Explorateur du Potentiel",
  });
  expect(scoreColumns(score(highest))).toEqual({
    q1_score: 9,
    q2_score: 12,
    q3_score: 10,
    q4_score: 12,
    q5_score: 12,
    q6_score: 12,
    q7_score: 12,
    q8_score: 8,
    q9_score: 12,
    q10_score: 11,
    q11_score: 12,
    expertise_score: 9.3,
    business_score: 6,
    preparation_score: 6.4,
    tech_score: 3.6,
    timing_score: 1.1,
    total_score: 26.4,
    profile_type: "Visionnaire Stratégique",
  });
});

test.each<[string, Partial<Answers>, string]>([
  ["an unknown label", { expertise_domain: "Jardinage" }, "Unknown answer to expertise_domain"],
  ["an empty label", { book_format: "" }, "Unknown answer to book_format"],
  ["an inherited name", { ai_familiarity: "constructor" }, "Unknown answer to ai_familiarity"],
  ["no obstacle", { main_obstacles: [] }, "No answer to main_obstacles"],
])("%s is a programming error, which names the question", (_name, change, message) => {
  expect(() => score({ ...lowest, ...change })).toThrow(new RangeError(message));
});

test("the total is the sum of the dimensions, each exact in hundredths", () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const { dimensions, total } = score(answers);
      const values = Object.values(dimensions);
      expect(values.every(Number.isInteger)).toBe(true);
      expect(total).toBe(values.reduce((sum, value) => sum + value, 0));
    }),
  );
});

test("every score stays within what its answers allow", () => {
  const least = scoreColumns(score(lowest));
  const most = scoreColumns(score(highest));
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      for (const [column, value] of Object.entries(scoreColumns(score(answers)))) {
        if (column === "profile_type") continue;
        expect(value).toBeGreaterThanOrEqual(least[column as "total_score"]);
        expect(value).toBeLessThanOrEqual(most[column as "total_score"]);
      }
    }),
  );
});

test("the stored decimals have at most two places and lose nothing", () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const diagnosis = score(answers);
      const columns = scoreColumns(diagnosis);
      expect(Number(columns.total_score.toFixed(2))).toBe(columns.total_score);
      expect(BigInt(columns.total_score.toFixed(2).replace(".", ""))).toBe(BigInt(diagnosis.total));
    }),
  );
});

test("an answer worth more never lowers its dimension or the total", () => {
  fc.assert(
    fc.property(anyAnswers, fc.constantFrom(...keys), (answers, key) => {
      const options = pointsByLabel(key);
      const labels = Object.keys(options).sort((a, b) => pointsOf(key, a) - pointsOf(key, b));
      const ladder = labels.map((label) => score(withAnswer(answers, key, label)));
      for (const [index, higher] of ladder.slice(1).entries()) {
        const lower = ladder[index];
        if (!lower) continue;
        expect(higher.total).toBeGreaterThanOrEqual(lower.total);
        for (const name of ["expertise", "business", "preparation", "tech", "timing"] as const) {
          expect(higher.dimensions[name]).toBeGreaterThanOrEqual(lower.dimensions[name]);
        }
      }
    }),
  );
});

test("the order in which obstacles were ticked does not count", () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const reversed = { ...answers, main_obstacles: [...answers.main_obstacles].reverse() };
      expect(score(reversed)).toEqual(score(answers));
    }),
  );
});
