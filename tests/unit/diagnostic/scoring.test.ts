import { expect, test } from "vitest";
import type { ProfileType } from "~/diagnostic/scoring";
import { score, scoreColumns } from "~/diagnostic/scoring";
import { answersWorth } from "./reports";

const visionary = "Visionnaire Stratégique";
const expert = "Expert Prêt à Décoller";
const builder = "Bâtisseur d'Autorité";
const explorer = "Explorateur du Potentiel";

const lowest = answersWorth([6, 3, 3, 6, 8, 4, 2, 3, 2, 7, 3]);

test.each([
  [["Manque de temps"], 8],
  [["Manque de temps", "Difficulté à structurer mes idées"], 7],
  // 6.5 and 3.5 go up.
  [["Manque de temps", "Doutes sur la qualité/pertinence"], 7],
  [["Difficulté à maintenir ma motivation", "Syndrome de la page blanche"], 4],
])("gives obstacles %j their points: %i", (obstacles, points) => {
  expect(score({ ...lowest, main_obstacles: obstacles }).points.q8).toBe(points);
});

test.each<[ProfileType, string, number, number[]]>([
  [visionary, "the rule, each condition just met", 2250, [9, 9, 10, 10, 8, 12, 10, 3, 12, 10, 12]],
  [visionary, "before q7 <= 4, q2 is 9", 2250, [9, 9, 9, 8, 12, 12, 4, 8, 12, 10, 12]],
  [visionary, "fallback: q4 + q5 is 17", 2250, [8, 9, 9, 9, 8, 12, 12, 7, 12, 11, 9]],
  [expert, "just below the visionary's total", 2245, [9, 9, 10, 10, 8, 12, 12, 3, 12, 10, 9]],
  [expert, "the rule, each condition just met", 1850, [7, 9, 8, 8, 8, 12, 6, 3, 5, 10, 9]],
  [expert, "before q2 <= 6", 1850, [7, 3, 9, 10, 8, 12, 6, 8, 5, 10, 9]],
  [expert, "fallback: q9 is 2", 1850, [7, 9, 6, 12, 10, 7, 6, 3, 2, 11, 12]],
  [builder, "just below the expert's total", 1845, [8, 9, 3, 9, 12, 7, 6, 8, 5, 9, 9]],
  [builder, "just enough, q2 + q3 is 12", 1450, [9, 6, 6, 10, 8, 4, 2, 3, 5, 7, 3]],
  [builder, "just enough, q4 is 7", 1450, [8, 3, 6, 7, 9, 12, 2, 3, 2, 8, 6]],
  [builder, "before q7 <= 4", 1745, [6, 12, 3, 10, 11, 10, 2, 7, 2, 9, 6]],
  [explorer, "just below the builder's total", 1445, [6, 9, 3, 8, 10, 4, 6, 5, 2, 8, 3]],
  [explorer, "just below it, q4 is 7", 1445, [7, 12, 3, 7, 9, 4, 4, 4, 2, 7, 3]],
  [explorer, "q2 + q3 is 11, q4 is 8", 1450, [6, 3, 8, 8, 9, 4, 4, 4, 2, 11, 9]],
  [explorer, "the expert's total, q7 is 4", 1850, [9, 9, 9, 6, 11, 7, 4, 3, 12, 11, 3]],
  [explorer, "its total, q9 is 2 and q2 is 6", 1850, [6, 6, 10, 9, 10, 4, 10, 8, 2, 11, 9]],
  [explorer, "the visionary's total, q2 is 6", 2250, [7, 6, 10, 10, 12, 10, 12, 8, 8, 11, 12]],
])("finds the profile %s: %s (%i)", (profile, _why, total, points) => {
  expect(score(answersWorth(points))).toMatchObject({ total, profile });
});

test("writes scores to their columns", () => {
  const points = [9, 9, 10, 10, 8, 12, 10, 3, 12, 10, 12];
  expect(scoreColumns(score(answersWorth(points)))).toEqual({
    ...Object.fromEntries(points.map((value, index) => [`q${index + 1}_score`, value])),
    expertise_score: 8.4,
    business_score: 4.5,
    preparation_score: 5,
    tech_score: 3.6,
    timing_score: 1,
    total_score: 22.5,
    profile_type: visionary,
  });
});
