import { diagnosticForm } from "~/leads/forms/diagnostic";
import { notEmpty } from "../support/counted";
import { diagnostic, messageOf } from "../support/lead-forms";
import { desktop, findings, phone } from "./axe";
import * as wizard from "./diagnostic";
import { expect, test } from "./fixtures";
import * as leads from "./leads";

test.use(leads.still);

test("goes back through every step and changes an answer", async ({ page }) => {
  const email = leads.newAddress();
  await page.goto(wizard.link(6));
  await leads.fillIn(page, diagnostic, email);
  for (const step of [5, 4, 3, 2]) {
    await wizard.back(page).click();
    await wizard.expectAnswered(page, step);
    expect(page.url()).not.toMatch(/%40|@/);
  }
  await wizard.back(page).click();
  await wizard.expectStep(page, 1);
  await wizard.start(page).click();
  for (const step of [2, 3, 4, 5]) {
    await wizard.expectAnswered(page, step);
    if (step === 4) {
      await wizard.obstacle(page, wizard.obstacles[0] ?? "").uncheck();
      await wizard.radio(page, "Avancé (usage quotidien)").check();
    }
    await wizard.onwards(page).click();
  }
  await wizard.expectStep(page, 6);
  await leads.expectFilledIn(page, diagnostic, email);
  await wizard.submit(page).click();
  await wizard.expectThanks(page);
  const changed = { main_obstacles: [wizard.obstacles[1]], q8_score: 4, q9_score: 12 };
  expect(await leads.announced(email)).toMatchObject({ data: changed });
});

test("keeps answers out of requests and history", { tag: "@scripted" }, async ({ page }) => {
  await page.goto("/diagnostic");
  await leads.hydrated(page);
  await page.waitForLoadState("networkidle");
  const requests: string[] = [];
  page.on("request", (request) => {
    if (!/\/favicon\.\w+$/.test(request.url())) requests.push(request.url());
  });
  await wizard.start(page).click();
  await wizard.answer(page, 2);
  await expect(wizard.onwards(page)).toBeEnabled();
  await page.goBack();
  await wizard.expectStep(page, 1);
  await page.goForward();
  for (const step of [2, 3, 4]) {
    if (step > 2) await wizard.answer(page, step);
    await wizard.onwards(page).click();
  }
  await wizard.answer(page, 5);
  const before = await page.evaluate(() => history.length);
  await wizard.onwards(page).dblclick();
  await wizard.expectStep(page, 6);
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await wizard.back(page).click();
  await wizard.expectAnswered(page, 5);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.goBack();
  await wizard.expectStep(page, 6);
  await page.goBack();
  await wizard.expectAnswered(page, 5);
  expect(requests).toEqual([]);
  await page.reload();
  await wizard.expectAnswered(page, 5);
});

test("stops at an incomplete step or two obstacles", { tag: "@scripted" }, async ({ page }) => {
  await page.goto(wizard.link(4, "project_status", "ai_familiarity", "main_obstacles"));
  const [first = "", second = ""] = wizard.obstacles;
  for (const label of notEmpty(Object.values(wizard.radios[4] ?? {}))) {
    await expect(wizard.onwards(page)).toBeDisabled();
    await wizard.radio(page, label).check();
  }
  await expect(wizard.onwards(page)).toBeDisabled();
  await wizard.obstacle(page, first).check();
  await expect(wizard.onwards(page)).toBeEnabled();
  await expect(page.getByRole("checkbox", { disabled: true })).toHaveCount(0);
  await wizard.obstacle(page, second).check();
  await expect(wizard.obstacle(page, wizard.otherObstacle)).toBeDisabled();
  await expect(wizard.obstacle(page, second)).toBeEnabled();

  await wizard.obstacle(page, first).uncheck();
  await expect(page.getByRole("checkbox", { disabled: true })).toHaveCount(0);
  await wizard.obstacle(page, second).uncheck();
  await expect(wizard.onwards(page)).toBeDisabled();
});

test("keeps focus and scroll position on an answer", { tag: "@scripted" }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/diagnostic?step=2");
  await leads.hydrated(page);
  const choice = wizard.radio(page, "5-10 ans");
  await choice.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await choice.check();
  await expect(page).toHaveURL(/5-10/);
  await expect(choice).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(wizard.radio(page, "Plus de 10 ans")).toBeChecked();
  await expect(wizard.radio(page, "Plus de 10 ans")).toBeFocused();
  await expect(page).toHaveURL(/Plus/);
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(100);
});

test("requires name, e-mail and consent to finish", { tag: "@scripted" }, async ({ page }) => {
  const { name, email } = diagnosticForm.fields;
  await page.goto(wizard.link(6));
  await leads.hydrated(page);
  await expect(wizard.submit(page)).toBeDisabled();
  // Some password managers set the value and tell of it by `change` alone.
  const change = ({ label }: { label: string }, text: string) =>
    leads.field(page, label).evaluate((input, value) => {
      (input as HTMLInputElement).value = value;
      input.dispatchEvent(new Event("change", { bubbles: true }));
    }, text);
  await change(name, "Camille");
  await expect(wizard.submit(page)).toBeDisabled();
  await change(email, "camille");
  await expect(wizard.submit(page)).toBeDisabled();
  await wizard.consent(page).check();
  await expect(wizard.submit(page)).toBeEnabled();
  await wizard.consent(page).uncheck();
  await expect(wizard.submit(page)).toBeDisabled();
  await wizard.consent(page).check();
  await leads.field(page, name.label).fill("");
  await expect(wizard.submit(page)).toBeDisabled();
  await leads.field(page, name.label).fill("Camille");

  await expect(leads.problems(page)).toHaveCount(0);
  await wizard.submit(page).click();
  const message = messageOf(diagnostic, "email", "camille");
  await expect(leads.field(page, email.label)).toHaveAccessibleDescription(message);
  await expect(leads.problems(page).getByRole("link")).toHaveText([message]);
  expect(await findings(page, phone, desktop)).toEqual([]);
});
