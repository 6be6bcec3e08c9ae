import fc from "fast-check";
import { type Answers, type QuestionKey, questions } from "~/diagnostic/questions";
import { keys, optionsOf } from "../../support/wizard";

export { keys };

/** Answers worth these points, from q1 to q11, with a single obstacle. */
export function answersWorth(points: number[]): Answers {
  const entries = questions.map(({ key, options }, index) => {
    const label = options.find((option) => option.points === points[index])?.label;
    if (label === undefined) throw new Error(`No answer to ${key} is worth ${points[index]}`);
    return [key, key === "main_obstacles" ? [label] : label];
  });
  return Object.fromEntries(entries);
}

/** Any answer to one question, as the values that a form sends. */
export function anyChoice(key: QuestionKey): fc.Arbitrary<string[]> {
  const labels = optionsOf(key);
  return key === "main_obstacles"
    ? fc.shuffledSubarray(labels, { minLength: 1, maxLength: 2 })
    : fc.constantFrom(...labels).map((label) => [label]);
}

/** Any complete and valid set of answers. */
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
