import type { Page } from "@playwright/test";
import { expect } from "./fixtures";

/*
 * The diagnostic as a visitor meets it.
 */

/** One answer to each question of a step, by its label. */
export const radios: Record<number, Record<string, string>> = {
  2: {
    expertise_domain: "Business/Entrepreneuriat",
    experience_years: "Plus de 10 ans",
    transmission_method: "Formations/Ateliers en groupe",
  },
  3: {
    book_objective: "Attirer de nouveaux clients",
    business_impact: "Création d'une communauté",
    publication_timeline: "3-6 mois",
  },
  4: {
    project_status: "J'ai une structure/plan détaillé",
    ai_familiarity: "Intermédiaire (usage régulier)",
  },
  5: {
    book_format: "Guide pratique/méthodologie",
    ai_disposition: "Ouvert - Je suis prêt à expérimenter",
  },
};
export const obstacles = ["Manque de temps", "Syndrome de la page blanche"];

/** A link to a step with all answers but those left out. */
export function link(step: number, ...without: string[]): string {
  const query = new URLSearchParams({ step: String(step) });
  for (const [key, label] of Object.values(radios).flatMap((answers) => Object.entries(answers))) {
    if (!without.includes(key)) query.append(key, label);
  }
  for (const obstacle of obstacles) {
    if (!without.includes("main_obstacles")) query.append("main_obstacles", obstacle);
  }
  return `/diagnostic?${query}`;
}

export const onwards = (page: Page) => page.getByRole("button", { name: "Continuer" });
export const obstacle = (page: Page, name: string) =>
  page.getByRole("checkbox", { name, exact: true });
export const radio = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });
export const submit = (page: Page) => page.getByRole("button", { name: "Recevoir mon diagnostic" });
export const busy = (page: Page) => page.getByRole("button", { name: "Envoi en cours..." });
export const consent = (page: Page) => page.getByRole("checkbox", { name: /J’accepte/ });
export const field = (page: Page, name: string) => page.getByRole("textbox", { name });

export const back = (page: Page) => page.getByRole("button", { name: "Retour" });

const percentages = [17, 33, 50, 67, 83, 100];

export async function expectStep(page: Page, step: number) {
  await expect(page.getByText(`Étape ${step} sur 6`)).toBeVisible();
  await expect(page.getByText(`${percentages[step - 1]}%`)).toBeVisible();
  const progress = page.getByRole("progressbar", { name: `Étape ${step} sur 6` });
  await expect(progress).toHaveJSProperty("position", Number(percentages[step - 1]) / 100);
}

export async function answer(page: Page, step: number) {
  for (const label of Object.values(radios[step] ?? {})) await radio(page, label).check();
  if (step === 4) for (const label of obstacles) await obstacle(page, label).check();
}

export async function expectAnswered(page: Page, step: number) {
  await expectStep(page, step);
  for (const label of Object.values(radios[step] ?? {}))
    await expect(radio(page, label)).toBeChecked();
  if (step === 4) for (const label of obstacles) await expect(obstacle(page, label)).toBeChecked();
}

export async function introduce(page: Page, email: string) {
  await field(page, "Votre nom").fill("Camille Roux");
  await field(page, "Votre adresse e-mail").fill(email);
  await field(page, "Votre téléphone").fill("+33 6 12 34 56 78");
  await consent(page).check();
}

export async function expectThanks(page: Page) {
  await expect(page).toHaveURL(/\/diagnostic\/merci$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Merci");
  await expect(page.getByRole("link", { name: /14 jours/ })).toHaveAttribute(
    "href",
    "/livre-augmente-fl",
  );
}
