import {
  type Answers,
  type ChoiceOf,
  type Option,
  type Question,
  type QuestionKey,
  questions,
} from "./questions";

/** The answers as ids. There are one or more obstacles, in the question's order. */
export type Choices = ReturnType<typeof readChoices>;

export function readChoices(answers: Answers) {
  return {
    domain: firstIdOf(answers, "expertise_domain"),
    experience: firstIdOf(answers, "experience_years"),
    transmission: firstIdOf(answers, "transmission_method"),
    objective: firstIdOf(answers, "book_objective"),
    impact: firstIdOf(answers, "business_impact"),
    timeline: firstIdOf(answers, "publication_timeline"),
    status: firstIdOf(answers, "project_status"),
    obstacles: idsOf(answers, "main_obstacles"),
    familiarity: firstIdOf(answers, "ai_familiarity"),
    format: firstIdOf(answers, "book_format"),
    disposition: firstIdOf(answers, "ai_disposition"),
  };
}

const firstIdOf = <Key extends QuestionKey>(answers: Answers, key: Key) => idsOf(answers, key)[0];

function idsOf<Key extends QuestionKey>(answers: Answers, key: Key) {
  const asked = questions.filter((question) => question.key === key);
  const ids = asked.flatMap((question) => chosenOptions(question, answers).map(({ id }) => id));
  return ids as [ChoiceOf<Key>, ...ChoiceOf<Key>[]];
}

/**
 * The chosen options of a question, in its order; at least one.
 *
 * @throws RangeError if there is none, or a label that the question does not offer; `Journey` lets neither through
 */
export function chosenOptions({ key, options }: Question, answers: Answers): Option[] {
  const labels = new Set([answers[key]].flat());
  const chosen = options.filter(({ label }) => labels.delete(label));
  if (chosen.length === 0 || labels.size > 0) throw new RangeError(`Unknown answer to ${key}`);
  return chosen;
}
