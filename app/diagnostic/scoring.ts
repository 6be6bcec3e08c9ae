import { chosenOptions } from "./choices";
import { type Answers, type QuestionNumber, questions } from "./questions";

export type Dimension = keyof Diagnosis["dimensions"];

export type ProfileType =
  | "Visionnaire Stratégique"
  | "Expert Prêt à Décoller"
  | "Bâtisseur d'Autorité"
  | "Explorateur du Potentiel";

/** Points per question, in whole numbers. */
export type Points = Record<QuestionNumber, number>;

export type Diagnosis = ReturnType<typeof score>;

/** The scores of the stored row: the diagnosis in decimals (22.5), under the column names. */
type ScoreColumns = Record<
  `${QuestionNumber}_score` | `${Dimension}_score` | "total_score",
  number
> & { profile_type: ProfileType };

/**
 * The points of each question (the average of several answers, rounded half up); dimensions and total in hundredths.
 *
 * @throws RangeError for an option that a question does not offer
 */
export function score(answers: Answers) {
  const points = Object.fromEntries(
    questions.map((question) => {
      const chosen = chosenOptions(question, answers);
      const sum = chosen.reduce((total, option) => total + option.points, 0);
      return [question.number, Math.round(sum / chosen.length)];
    }),
  ) as Points;
  const dimensions = weigh(points);
  const total = Object.values(dimensions).reduce((sum, value) => sum + value, 0);
  const profile = profileOf(points, total, answers.book_objective);
  return { points, dimensions, total, profile };
}

/**
 * The specification's weights (0.30, 0.25, 0.20, 0.15, 0.10) as hundredths, so that sums and thresholds compare
 * exactly.
 */
function weigh({ q1, q2, q3, q4, q5, q6, q7, q8, q9, q10, q11 }: Points) {
  return {
    expertise: 30 * (q1 + q2 + q3),
    business: 25 * (q4 + q5),
    preparation: 20 * (q6 + q7 + q8),
    tech: 15 * (q9 + q11),
    timing: 10 * q10,
  };
}

/**
 * The objective in the builder's rule. The specification writes "q4 equals 7", which are its points, but another
 * objective may one day have as many.
 */
const authority = questions
  .find(({ key }) => key === "book_objective")
  ?.options.find(({ id }) => id === "authority")?.label;

/** Lowest totals of the three upper profiles, in hundredths. */
const visionary = 2250;
const expert = 1850;
const builder = 1450;

/**
 * The first profile whose rule holds, or else the profile that the total gives.
 *
 * @param total in hundredths
 */
function profileOf(
  { q2, q3, q4, q5, q7, q9 }: Points,
  total: number,
  objective: string,
): ProfileType {
  if (total >= visionary && q4 + q5 >= 18 && q2 >= 9) return "Visionnaire Stratégique";
  if (total >= expert && total < visionary && q7 >= 6 && q9 >= 5) return "Expert Prêt à Décoller";
  if (total >= builder && total < expert && (objective === authority || q2 + q3 >= 12)) {
    return "Bâtisseur d'Autorité";
  }
  if (total < builder || q2 <= 6 || q7 <= 4) return "Explorateur du Potentiel";

  if (total >= visionary) return "Visionnaire Stratégique";
  if (total >= expert) return "Expert Prêt à Décoller";
  // A total below this threshold has already met the rule above.
  return "Bâtisseur d'Autorité";
}

export function scoreColumns({ points, dimensions, total, profile }: Diagnosis): ScoreColumns {
  const whole = Object.entries(points).map(([number, value]) => [`${number}_score`, value]);
  const decimals = Object.entries({ ...dimensions, total }).map(([name, hundredths]) => [
    `${name}_score`,
    hundredths / 100,
  ]);
  return { ...Object.fromEntries([...whole, ...decimals]), profile_type: profile };
}
