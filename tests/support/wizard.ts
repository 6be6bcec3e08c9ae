import { wizardSteps } from "~/content/diagnostic-page";
import { Journey } from "~/diagnostic/journey";
import { type QuestionKey, questions, questionsOf, type StepNumber } from "~/diagnostic/questions";
import { fieldsOf, type Values } from "./fields";
import { answers } from "./lead-forms";

export const everyStep: StepNumber[] = wizardSteps.map(({ number }) => number);

/** The steps that ask questions: all but the introduction and the contact data. */
export const questionSteps = everyStep.filter((step) => questionsOf(step).length > 0);

export const lastStep = everyStep.length as StepNumber;

export const keys: QuestionKey[] = questions.map(({ key }) => key);

export function wizardAddress(step: unknown, values: Values = answers): string {
  return `/diagnostic?${new URLSearchParams([["step", `${step}`], ...fieldsOf(values)])}`;
}

/** How the page names a step, and the share of the way in percent. */
export function progress(step: StepNumber): { label: string; percent: number } {
  const { searchParams } = new URL(wizardAddress(step), "https://example.com");
  return Journey.fromQuery(searchParams).progress;
}

export function keysOf(step: number): readonly QuestionKey[] {
  const known = everyStep.find((number) => number === step);
  return known ? questionsOf(known).map(({ key }) => key) : [];
}

export function stepOf(key: QuestionKey): StepNumber {
  return everyStep.find((step) => keysOf(step).includes(key)) ?? 1;
}

export function optionsOf(key: QuestionKey): string[] {
  return questionOf(key).options.map(({ label }) => label);
}

export const missingMessage = (key: QuestionKey) => questionOf(key).missing;

function questionOf(key: QuestionKey) {
  const question = questions.find((candidate) => candidate.key === key);
  if (!question) throw new Error(`no question ${key}`);
  return question;
}
