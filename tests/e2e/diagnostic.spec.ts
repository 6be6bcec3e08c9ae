import { score, scoreColumns } from "~/diagnostic/scoring";
import { answers, contact } from "../support/lead-forms";
import { missingMessage } from "../support/wizard";
import {
  answer,
  back,
  expectAnswered,
  expectStep,
  expectThanks,
  introduce,
  link,
  obstacle,
  obstacles,
  onwards,
  otherObstacle,
  radio,
  radios,
  start,
  submit,
} from "./diagnostic";
import { expect, test } from "./fixtures";
import { announced, newAddress, problems, refused, still } from "./leads";

test.use(still);

test("from the introduction to the thanks, every answer arrives", async ({ page }) => {
  const email = newAddress();
  await page.goto("/diagnostic");
  await expectStep(page, 1);
  await start(page).click();
  for (const step of [2, 3, 4, 5]) {
    await expectStep(page, step);
    await answer(page, step);
    await onwards(page).click();
  }
  await expectStep(page, 6);
  await introduce(page, email);
  await submit(page).click();
  await expectThanks(page);

  expect(await announced(email)).toMatchObject({
    type: "diagnostic.completed",
    data: {
      ...radios[2],
      ...radios[3],
      ...radios[4],
      ...radios[5],
      main_obstacles: obstacles,
      name: contact.name,
      phone: contact.phone,
      gdpr_consent: true,
      ...scoreColumns(score(answers)),
    },
  });
});

test("'Retour' leads back through every step, answers kept", async ({ page }) => {
  await page.goto(link(6));
  for (const step of [5, 4, 3, 2]) {
    await back(page).click();
    await expectAnswered(page, step);
  }
  await back(page).click();
  await expectStep(page, 1);
  await start(page).click();
  for (const step of [2, 3, 4, 5]) {
    await expectAnswered(page, step);
    await onwards(page).click();
  }
  await expectStep(page, 6);
});

test("the browser's back, forward and reload keep every answer", async ({ page }) => {
  await page.goto("/diagnostic?step=2");
  for (const step of [2, 3, 4]) {
    await answer(page, step);
    await onwards(page).click();
    await expectStep(page, step + 1);
  }
  await page.reload();
  await expectStep(page, 5);
  for (const step of [4, 3, 2]) {
    await page.goBack();
    await expectAnswered(page, step);
  }
  for (const step of [3, 4]) {
    await page.goForward();
    await expectAnswered(page, step);
  }
  await page.goForward();
  await answer(page, 5);
  await onwards(page).click();
  await expectStep(page, 6);
});

test("an answer that was changed on the way back counts", async ({ page }) => {
  await page.goto(link(5));
  await back(page).click();
  await obstacle(page, obstacles[0] ?? "").uncheck();
  await radio(page, "Avancé (usage quotidien)").check();
  await onwards(page).click();
  await onwards(page).click();
  await expectStep(page, 6);
  const email = newAddress();
  await introduce(page, email);
  await submit(page).click();
  await expectThanks(page);
  expect(await announced(email)).toMatchObject({
    data: {
      main_obstacles: [obstacles[1]],
      ai_familiarity: "Avancé (usage quotidien)",
      q8_score: 4,
      q9_score: 12,
    },
  });
});

test("who skips ahead is shown what is missing first, with the way to it", async ({
  page,
  allowErrors,
}) => {
  allowErrors(refused);
  await page.goto(link(6, "business_impact", "ai_disposition"));
  await expectStep(page, 3);
  const wanted = problems(page).getByRole("link");
  await expect(wanted).toHaveText([missingMessage("business_impact")]);
  await wanted.click();
  await expect(page.locator("#business_impact")).toBeFocused();

  await radio(page, answers.business_impact).check();
  await onwards(page).click();
  await expectStep(page, 4);
  await onwards(page).click();
  await expectStep(page, 5);
  await expect(problems(page)).toHaveCount(0);
});

test("without scripts the browser and the server say what is missing", {
  tag: "@unscripted",
}, async ({ page, allowErrors }) => {
  allowErrors(refused);
  await page.goto(link(4, "project_status", "main_obstacles"));
  await expect(onwards(page)).toBeEnabled();
  await onwards(page).click();
  await expect(page.locator(":invalid:focus")).toHaveAttribute("name", "project_status");
  await radio(page, answers.project_status).check();
  await onwards(page).click();
  await expectStep(page, 4);
  await expect(problems(page)).toContainText(missingMessage("main_obstacles"));
  await expect(problems(page)).toBeFocused();
  await expect(radio(page, answers.project_status)).toBeChecked();

  for (const name of [...obstacles, otherObstacle]) {
    await obstacle(page, name).check();
  }
  await onwards(page).click();
  await expect(problems(page)).toContainText(`au plus ${obstacles.length} obstacles`);
  await expect(obstacle(page, otherObstacle)).toBeChecked();
  await obstacle(page, otherObstacle).uncheck();
  await onwards(page).click();
  await expectStep(page, 5);
});

test("'Retour' needs no answer", async ({ page }) => {
  await page.goto("/diagnostic?step=2");
  await back(page).click();
  await expectStep(page, 1);
});
