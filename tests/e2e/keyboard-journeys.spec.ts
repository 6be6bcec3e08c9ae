import type { Page } from "@playwright/test";
import { faq } from "~/content/faq";
import { navigation } from "~/content/site";
import { questionsOf, type StepNumber } from "~/diagnostic/questions";
import { diagnosticForm } from "~/leads/forms/diagnostic";
import { counted, notEmpty } from "../support/counted";
import { contact } from "../support/lead-forms";
import { progress } from "../support/wizard";
import { phone } from "./axe";
import * as wizard from "./diagnostic";
import { expect, test } from "./fixtures";
import { press, settled, tabTo, typeInto } from "./keyboard";
import { announced, field, newAddress, still } from "./leads";

test.use(still);

const toggle = (page: Page) => page.getByRole("banner").getByText("Menu", { exact: true });
const menu = (page: Page) => page.getByRole("navigation", { name: "Navigation principale" });

test("moves past the open menu and back into it", { tag: "@unscripted" }, async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/");
  await expect(menu(page)).toBeHidden();
  await press(page, "Enter", toggle(page));
  await expect(menu(page).getByRole("link")).toHaveText(navigation.map(({ label }) => label));
  await tabTo(page, page.getByRole("main").getByRole("link").first());
  await expect(menu(page)).toBeHidden();
  await page.keyboard.press("Shift+Tab");
  await expect(toggle(page)).toBeFocused();
  await expect(menu(page)).toBeVisible();
  await press(page, "Enter", menu(page).getByRole("link", { name: "FAQ" }));

  await expect(page.getByRole("heading", { level: 1 })).toHaveText(faq.title);
  const main = page.getByRole("main");
  const summaries = main.locator("summary");
  const chapter = summaries.filter({ has: page.getByRole("heading", { level: 2 }) });
  const question = summaries.filter({ has: page.getByRole("heading", { level: 3 }) });
  const shown = main.getByRole("group").getByRole("paragraph").filter({ visible: true });
  await press(page, "Space", chapter.first());
  await press(page, "Enter", question.first());
  await expect(shown).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(shown).toHaveCount(0);
});

test("shows each question once, open or closed", { tag: "@unscripted" }, async ({ page }) => {
  await page.goto("/faq");
  const main = page.getByRole("main");
  const questions = faq.sections.flatMap((section) => section.questions);
  const drawn = main.locator(".preview a").filter({ visible: true });
  const headings = main.getByRole("heading", { level: 3 });
  await expect(drawn).toHaveCount(questions.length);
  await expect(headings).toHaveCount(0);
  for (const { title } of faq.sections) await main.getByText(title, { exact: true }).click();
  await expect(drawn).toHaveCount(0);
  await expect(headings).toHaveCount(questions.length);
});

test("completes the diagnostic", async ({ page, javaScriptEnabled }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const email = newAddress();
  await page.goto("/diagnostic");
  if (javaScriptEnabled) await settled(page);
  await press(page, "Enter", wizard.start(page));
  for (const step of [2, 3, 4, 5] as const) {
    await arriveAt(step);
    for (const { key, kind, options } of notEmpty(questionsOf(step))) {
      if (kind === "checkbox") {
        for (const label of wizard.obstacles)
          await press(page, "Space", wizard.obstacle(page, label));
        continue;
      }
      const [first, ...others] = options.map(({ label }) => wizard.radio(page, label));
      const answer = options.findIndex(({ label }) => label === wizard.radios[step]?.[key]);
      if (first) await press(page, "Space", first);
      for (const _ of others.slice(0, answer)) await page.keyboard.press("ArrowDown");
      await expect(wizard.radio(page, options[answer]?.label ?? "")).toBeChecked();
    }
    // Two obstacles are chosen: scripts put the others out of reach, and Tab goes past them.
    const blocked = javaScriptEnabled && step === 4 ? 4 : 0;
    await expect(page.getByRole("checkbox", { disabled: true })).toHaveCount(blocked);
    await expect(wizard.onwards(page)).toBeEnabled();
    await press(page, "Enter", wizard.onwards(page));
  }
  await arriveAt(6);
  await typeInto(page, field(page, diagnosticForm.fields.name.label), contact.name);
  await typeInto(page, field(page, diagnosticForm.fields.email.label), email);
  await press(page, "Space", wizard.consent(page));
  await expect(wizard.submit(page)).toBeEnabled();
  await press(page, "Enter", wizard.submit(page));
  await wizard.expectThanks(page);
  expect(await announced(email)).toMatchObject({
    type: "diagnostic.completed",
    data: {
      ...wizard.radios[2],
      ...wizard.radios[3],
      ...wizard.radios[4],
      ...wizard.radios[5],
      main_obstacles: wizard.obstacles,
    },
  });

  /** With scripts the heading takes the focus when the step is there. */
  async function arriveAt(step: StepNumber) {
    await wizard.expectStep(page, step);
    if (!javaScriptEnabled) return;
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    await expect(page).toHaveTitle(new RegExp(progress(step).label));
  }
});

test("opens the answer of a question listed in a closed section", {
  tag: "@unscripted",
}, async ({ page }) => {
  const questions = faq.sections.flatMap((section) => section.questions);
  for (const { question, answer } of counted(12, questions)) {
    await page.goto("/faq");
    await page.getByRole("link", { name: question }).click();
    await expect(page.getByText(answer)).toBeInViewport();
    await expect(
      page.getByRole("group").getByRole("paragraph").filter({ visible: true }),
    ).toHaveCount(1);
  }
});
