import { diagnosticForm } from "~/leads/forms/diagnostic";
import { diagnostic, messageOf } from "../support/lead-forms";
import { desktop, findings, phone } from "./axe";
import {
  answer,
  back,
  consent,
  expectAnswered,
  expectStep,
  expectThanks,
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
import {
  announced,
  expectFilledIn,
  field,
  fillIn,
  hydrated,
  newAddress,
  problems,
  still,
} from "./leads";

test.use(still);

test("goes back through every step, changes an answer and keeps the contact data", async ({
  page,
}) => {
  const email = newAddress();
  await page.goto(link(6));
  await fillIn(page, diagnostic, email);
  for (const step of [5, 4, 3, 2]) {
    await back(page).click();
    await expectAnswered(page, step);
    expect(page.url()).not.toMatch(/%40|@/);
  }
  await back(page).click();
  await expectStep(page, 1);
  await start(page).click();
  for (const step of [2, 3, 4, 5]) {
    await expectAnswered(page, step);
    if (step === 4) {
      await obstacle(page, obstacles[0] ?? "").uncheck();
      await radio(page, "Avancé (usage quotidien)").check();
    }
    await onwards(page).click();
  }
  await expectStep(page, 6);
  await expectFilledIn(page, diagnostic, email);
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

test("changes steps without a request and keeps answers out of the history", {
  tag: "@scripted",
}, async ({ page }) => {
  await page.goto("/diagnostic");
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  const requests: string[] = [];
  page.on("request", (request) => {
    if (!/\/favicon\.\w+$/.test(request.url())) requests.push(request.url());
  });
  await start(page).click();
  await answer(page, 2);
  await expect(onwards(page)).toBeEnabled();
  await page.goBack();
  await expectStep(page, 1);
  await page.goForward();
  for (const step of [2, 3, 4]) {
    if (step > 2) await answer(page, step);
    await onwards(page).click();
  }
  await answer(page, 5);
  const before = await page.evaluate(() => history.length);
  await onwards(page).dblclick();
  await expectStep(page, 6);
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await back(page).click();
  await expectAnswered(page, 5);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.goBack();
  await expectStep(page, 6);
  await page.goBack();
  await expectAnswered(page, 5);
  expect(requests).toEqual([]);
  await page.reload();
  await expectAnswered(page, 5);
});

test("stops at an incomplete step and disables a third obstacle", { tag: "@scripted" }, async ({
  page,
}) => {
  await page.goto(link(4, "project_status", "ai_familiarity", "main_obstacles"));
  const [first = "", second = ""] = obstacles;
  for (const label of Object.values(radios[4] ?? {})) {
    await expect(onwards(page)).toBeDisabled();
    await radio(page, label).check();
  }
  await expect(onwards(page)).toBeDisabled();
  await obstacle(page, first).check();
  await expect(onwards(page)).toBeEnabled();
  await expect(page.getByRole("checkbox", { disabled: true })).toHaveCount(0);
  await obstacle(page, second).check();
  await expect(obstacle(page, otherObstacle)).toBeDisabled();
  await expect(obstacle(page, second)).toBeEnabled();

  await obstacle(page, first).uncheck();
  await expect(page.getByRole("checkbox", { disabled: true })).toHaveCount(0);
  await obstacle(page, second).uncheck();
  await expect(onwards(page)).toBeDisabled();
});

test("keeps focus and scroll position on an answer", { tag: "@scripted" }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/diagnostic?step=2");
  await hydrated(page);
  const choice = radio(page, "5-10 ans");
  await choice.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await choice.check();
  await expect(page).toHaveURL(/5-10/);
  await expect(choice).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(radio(page, "Plus de 10 ans")).toBeChecked();
  await expect(radio(page, "Plus de 10 ans")).toBeFocused();
  await expect(page).toHaveURL(/Plus/);
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(100);
});

test("refuses to finish without name, e-mail or consent", { tag: "@scripted" }, async ({
  page,
}) => {
  const { name, email } = diagnosticForm.fields;
  await page.goto(link(6));
  await hydrated(page);
  await expect(submit(page)).toBeDisabled();
  // Some password managers set the value and tell of it by `change` alone.
  const change = ({ label }: { label: string }, text: string) =>
    field(page, label).evaluate((input, value) => {
      (input as HTMLInputElement).value = value;
      input.dispatchEvent(new Event("change", { bubbles: true }));
    }, text);
  await change(name, "Camille");
  await expect(submit(page)).toBeDisabled();
  await change(email, "camille");
  await expect(submit(page)).toBeDisabled();
  await consent(page).check();
  await expect(submit(page)).toBeEnabled();
  await consent(page).uncheck();
  await expect(submit(page)).toBeDisabled();
  await consent(page).check();
  await field(page, name.label).fill("");
  await expect(submit(page)).toBeDisabled();
  await field(page, name.label).fill("Camille");

  await expect(problems(page)).toHaveCount(0);
  await submit(page).click();
  const message = messageOf(diagnostic, "email", "camille");
  await expect(field(page, email.label)).toHaveAccessibleDescription(message);
  await expect(problems(page).getByRole("link")).toHaveText([message]);
  expect(await findings(page, phone, desktop)).toEqual([]);
});
