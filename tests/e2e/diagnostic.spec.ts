import {
  answer,
  back,
  expectAnswered,
  expectStep,
  expectThanks,
  field,
  introduce,
  link,
  obstacle,
  obstacles,
  onwards,
  radio,
  radios,
  submit,
} from "./diagnostic";
import { expect, test } from "./fixtures";
import { announced, newAddress, problems, refused, still } from "./leads";

test.use(still);

test("from the introduction to the thanks, every answer arrives", async ({ page }) => {
  const email = newAddress();
  await page.goto("/diagnostic");
  await expectStep(page, 1);
  await page.getByRole("button", { name: "Commencer le diagnostic" }).click();
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
      name: "Camille Roux",
      phone: "+33 6 12 34 56 78",
      gdpr_consent: true,
      expertise_score: 8.7,
      business_score: 5.25,
      preparation_score: 4.8,
      tech_score: 2.55,
      timing_score: 0.9,
      total_score: 22.2,
      profile_type: "Expert Prêt à Décoller",
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
  await page.getByRole("button", { name: "Commencer le diagnostic" }).click();
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
  await obstacle(page, "Manque de temps").uncheck();
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
      main_obstacles: ["Syndrome de la page blanche"],
      ai_familiarity: "Avancé (usage quotidien)",
      q8_score: 4,
      q9_score: 12,
    },
  });
});

test("a link to a step is good for somebody else", async ({ page, browser }) => {
  await page.goto(link(6));
  const other = await browser.newPage({ baseURL: new URL(page.url()).origin });
  await other.goto(page.url());
  await expectStep(other, 6);
  await expect(field(other, "Votre nom")).toHaveValue("");
  await other.close();
});

test("who skips ahead is shown what is missing first, with the way to it", async ({
  page,
  allowErrors,
}) => {
  allowErrors(refused);
  await page.goto(link(6, "business_impact", "ai_disposition"));
  await expectStep(page, 3);
  const wanted = problems(page).getByRole("link");
  await expect(wanted).toHaveText(["Choisissez l’effet qui compterait le plus"]);
  await wanted.click();
  await expect(page.getByRole("group", { name: /effet/ })).toBeFocused();

  await radio(page, "Création d'une communauté").check();
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
  await radio(page, "J'ai une structure/plan détaillé").check();
  await onwards(page).click();
  await expectStep(page, 4);
  await expect(problems(page)).toContainText("Choisissez au moins un obstacle");
  await expect(problems(page)).toBeFocused();
  await expect(radio(page, "J'ai une structure/plan détaillé")).toBeChecked();

  for (const name of [...obstacles, "Incertitude sur le processus"]) {
    await obstacle(page, name).check();
  }
  await onwards(page).click();
  await expect(problems(page)).toContainText("Choisissez au plus 2 obstacles");
  await expect(obstacle(page, "Incertitude sur le processus")).toBeChecked();
  await obstacle(page, "Incertitude sur le processus").uncheck();
  await onwards(page).click();
  await expectStep(page, 5);
});

test("'Retour' needs no answer", async ({ page }) => {
  await page.goto("/diagnostic?step=2");
  await back(page).click();
  await expectStep(page, 1);
});
