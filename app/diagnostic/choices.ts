import { type Answers, type ChoiceOf, type QuestionKey, questions } from "./questions";

/** The answers as ids. Obstacles are one or more, in the question's order. */
export type Choices = ReturnType<typeof choicesOf>;

/** @throws RangeError for a label that its question does not offer; `Journey` lets none through. */
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

function one<Key extends QuestionKey>(answers: Answers, key: Key): ChoiceOf<Key> {
  return some(answers, key)[0];
}

function some<Key extends QuestionKey>(
  answers: Answers,
  key: Key,
): [ChoiceOf<Key>, ...ChoiceOf<Key>[]] {
  const given: string | readonly string[] = answers[key];
  const labels = new Set([given].flat());
  const chosen = questions
    .filter((question) => question.key === key)
    .flatMap(({ options }) => options.filter(({ label }) => labels.delete(label)));
  const [first, ...others] = chosen.map(({ id }) => id as ChoiceOf<Key>);
  if (first === undefined || labels.size > 0) throw new RangeError(`Unknown answer to ${key}`);
  return [first, ...others];
}
