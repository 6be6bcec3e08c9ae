import {
  type Answers,
  type ChoiceOf,
  type Option,
  type Question,
  type QuestionKey,
  questions,
} from "./questions";

/** The answers as ids. There are one or more obstacles, in the question's order. */
export type Choices = ReturnType<typeof choicesOf>;

export function choicesOf(answers: Answers) {
  return {
    domain: one(answers, "expertise_domain"),
    experience: one(answers, "experience_years"),
    transmission: one(answers, "transmission_method"),
    objective: one(answers, "book_objective"),
    impact: one(answers, "business_impact"),
    timeline: one(answers, "publication_timeline"),
    status: one(answers, "project_status"),
    obstacles: some(answers, "main_obstacles"),
    familiarity: one(answers, "ai_familiarity"),
    format: one(answers, "book_format"),
    disposition: one(answers, "ai_disposition"),
  };
}

const one = <Key extends QuestionKey>(answers: Answers, key: Key) => some(answers, key)[0];

function some<Key extends QuestionKey>(answers: Answers, key: Key) {
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
