import type { Page } from "@playwright/test";
import { wizardLabels } from "~/content/diagnostic-page";
import { diagnosticThanksPage } from "~/content/diagnostic-thanks";
import type { QuestionKey, StepNumber } from "~/diagnostic/questions";
import { notEmpty } from "../support/counted";
import { answers } from "../support/lead-forms";
import { everyStep, optionsOf, progress, stepOf, wizardAddress } from "../support/wizard";
import { expect } from "./fixtures";

const { main_obstacles: obstacles, ...single } = answers;

export { obstacles };

export const radios: Record<number, Record<string, string>> = Object.fromEntries(
  everyStep.map((number) => [
    number,
    Object.fromEntries(
      Object.entries(single).filter(([key]) => stepOf(key as QuestionKey) === number),
    ),
  ]),
);

export const otherObstacle =
  optionsOf("main_obstacles").find((label) => !obstacles.includes(label)) ?? "";

export function link(step: number, ...without: string[]): string {
  const missing = Object.fromEntries(without.map((key) => [key, undefined]));
  return wizardAddress(step, { ...answers, ...missing });
}

export const onwards = (page: Page) => page.getByRole("button", { name: wizardLabels.next });
export const obstacle = (page: Page, name: string) =>
  page.getByRole("checkbox", { name, exact: true });
export const radio = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });
export const submit = (page: Page) => page.getByRole("button", { name: wizardLabels.submit });
export const consent = (page: Page) => page.getByRole("checkbox", { name: /J’accepte/ });
export const back = (page: Page) => page.getByRole("button", { name: wizardLabels.back });

export const start = (page: Page) => page.getByRole("button", { name: wizardLabels.start });

export async function expectStep(page: Page, step: number) {
  const { label, percent } = progress(step as StepNumber);
  await expect(page.getByText(label)).toBeVisible();
  await expect(page.getByText(`${percent}%`)).toBeVisible();
  const bar = page.getByRole("progressbar", { name: label });
  await expect(bar).toHaveJSProperty("position", percent / 100);
}

export async function answer(page: Page, step: number) {
  for (const label of Object.values(radios[step] ?? {})) await radio(page, label).check();
  if (step === 4) for (const label of obstacles) await obstacle(page, label).check();
}

export async function expectAnswered(page: Page, step: number) {
  await expectStep(page, step);
  const chosen = Object.values(radios[step] ?? {}).map((label) => radio(page, label));
  const boxes = step === 4 ? obstacles.map((label) => obstacle(page, label)) : [];
  for (const answer of notEmpty([...chosen, ...boxes])) await expect(answer).toBeChecked();
}

export async function expectThanks(page: Page) {
  await expect(page).toHaveURL(/\/diagnostic\/merci\?resultat=[\da-f-]{36}$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(diagnosticThanksPage.title);
  const { linkLabel: name } = diagnosticThanksPage.book;
  await expect(page.getByRole("link", { name })).toHaveAttribute("href", "/livre-augmente-fl");
}
