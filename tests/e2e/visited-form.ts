import type { Page } from "@playwright/test";
import { chapterLabels } from "../support/labels";
import type { LeadForm } from "../support/lead-forms";
import { expect } from "./fixtures";

/** A lead form as a visitor meets it. */
export interface VisitedForm
  extends Pick<LeadForm, "path" | "address" | "event" | "thanks" | "failure"> {
  /** Lines of text by their label, the e-mail aside: what to type, and what is said of too little. */
  lines: Record<string, { value: string; message: string }>;
  /** Boxes by their sentence, with what is said of an empty one. */
  boxes: [label: string, message: string][];
  optional?: Record<string, string>;
  button: string;
  /** What it says while the post is under way. */
  busy?: string;
  invalidEmail: string;
  /** What the announced lead says beside its address. */
  lead: Record<string, unknown>;
  /** Where thanks are elsewhere than in the form's place. */
  expectThanks?: (page: Page) => Promise<void>;
}

export const emailLabel = chapterLabels.email;

/** What a visitor does with a form, and finds in it. */
export function actionsOn(visited: VisitedForm) {
  const { lines, boxes, optional = {}, button, thanks, expectThanks } = visited;
  const submit = (page: Page) => page.getByRole("main").getByRole("button", { name: button });
  const busy = (page: Page) => page.getByRole("button", { name: visited.busy ?? "Traitement..." });
  const line = (page: Page, label: string) => page.getByRole("textbox", { name: label });
  const address = (page: Page) => page.getByRole("textbox", { name: /e-mail/ });
  const box = (page: Page, label: string) => page.getByRole("checkbox", { name: label });

  async function fill(page: Page, email: string) {
    for (const [label, { value }] of Object.entries(lines)) await line(page, label).fill(value);
    for (const [label, value] of Object.entries(optional)) await line(page, label).fill(value);
    await address(page).fill(email);
    for (const [label] of boxes) await box(page, label).check();
  }

  async function expectKept(page: Page, email: string) {
    for (const [label, { value }] of Object.entries(lines)) {
      await expect(line(page, label)).toHaveValue(value);
    }
    for (const [label, value] of Object.entries(optional)) {
      await expect(line(page, label)).toHaveValue(value);
    }
    await expect(address(page)).toHaveValue(email);
    for (const [label] of boxes) await expect(box(page, label)).toBeChecked();
  }

  async function expectSuccess(page: Page) {
    await expect(page.getByRole("status")).toContainText(thanks);
    await expect(page.getByRole("main").locator("form")).toHaveCount(0);
    await expect(page).not.toHaveTitle(/^Erreur/);
  }

  return {
    submit,
    busy,
    line,
    box,
    fill,
    expectKept,
    expectSuccess: expectThanks ?? expectSuccess,
  };
}
