import { Journey } from "~/diagnostic/journey";
import type { QuestionKey } from "~/diagnostic/questions";
import { answersWorth } from "./specification";

/** The answers that are worth most. */
export const complete = answersWorth([9, 12, 10, 12, 12, 12, 12, 8, 12, 11, 12]);
/** A query with these answers; the value of a key may be one label or several. */
export function query(
  step: unknown,
  answers: Partial<Record<QuestionKey, string | readonly string[]>>,
) {
  const params = new URLSearchParams({ step: String(step) });
  for (const [key, value] of Object.entries(answers)) {
    for (const label of [value].flat()) params.append(key, label);
  }
  return params;
}

/** What a visitor finds at an address. */
export function follow(url: string): Journey {
  return Journey.fromQuery(new URL(url, "https://example.com").searchParams);
}
