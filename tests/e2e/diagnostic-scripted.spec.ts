import { progress } from "../support/wizard";
import { desktop, findings, phone } from "./axe";
import {
  answer,
  back,
  expectAnswered,
  expectStep,
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
import { hydrated, problems, refused, still } from "./leads";

test.use(still);

test("a reload keeps what the step holds", { tag: "@scripted" }, async ({ page }) => {
  await page.goto(link(4, "project_status", "main_obstacles", "ai_familiarity"));
  await hydrated(page);
  await answer(page, 4);
  await page.reload();
  await expectAnswered(page, 4);
});

test("steps switch with no request at all", { tag: "@scripted" }, async ({ page }) => {
  await page.goto("/diagnostic");
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  const requests: string[] = [];
  page.on("request", (request) => {
    if (!request.url().endsWith("/favicon.ico") && !request.url().endsWith("/favicon.svg")) {
      requests.push(`${request.method()} ${request.url()}`);
    }
  });
  await start(page).click();
  for (const step of [2, 3, 4, 5]) {
    await answer(page, step);
    await onwards(page).click();
  }
  await expectStep(page, 6);
  await back(page).click();
  await expectAnswered(page, 5);
  await page.goBack();
  await expectStep(page, 6);
  await page.goBack();
  await expectAnswered(page, 5);
  expect(requests).toEqual([]);
});

test("who skipped ahead keeps the messages of what is still missing", { tag: "@scripted" }, async ({
  page,
  allowErrors,
}) => {
  allowErrors(refused);
  await page.goto(link(6, ...Object.keys(radios[2] ?? {})));
  await hydrated(page);
  const [first = "", ...others] = Object.keys(radios[2] ?? {});
  await expect(problems(page).getByRole("link")).toHaveCount(1 + others.length);
  await radio(page, radios[2]?.[first] ?? "").check();
  await expect(problems(page).getByRole("link")).toHaveCount(others.length);
});

// Radio buttons alone, and with boxes.
for (const step of [2, 4]) {
  test(`'Continuer' waits until step ${step} is complete`, { tag: "@scripted" }, async ({
    page,
  }) => {
    const keys = Object.keys(radios[step] ?? {});
    await page.goto(link(step, ...keys, ...(step === 4 ? ["main_obstacles"] : [])));
    await hydrated(page);
    const wanted = [
      ...Object.values(radios[step] ?? {}).map((label) => radio(page, label)),
      ...(step === 4 ? [obstacle(page, obstacles[0] ?? "")] : []),
    ];
    for (const choice of wanted) {
      await expect(onwards(page)).toBeDisabled();
      await choice.check();
    }
    await expect(onwards(page)).toBeEnabled();
  });
}

test("the third obstacle cannot be ticked until one is taken back", { tag: "@scripted" }, async ({
  page,
}) => {
  await page.goto(link(4, "main_obstacles"));
  await hydrated(page);
  const [first = "", second = ""] = obstacles;
  await obstacle(page, first).check();
  await expect(page.getByRole("checkbox", { disabled: true })).toHaveCount(0);
  await obstacle(page, second).check();
  await expect(page.getByRole("checkbox", { disabled: true })).toHaveCount(4);
  await expect(onwards(page)).toBeEnabled();

  await obstacle(page, first).uncheck();
  await expect(page.getByRole("checkbox", { disabled: true })).toHaveCount(0);
  await obstacle(page, second).uncheck();
  await expect(onwards(page)).toBeDisabled();
  await obstacle(page, otherObstacle).check();
  await onwards(page).click();
  await expectStep(page, 5);
});

test("each new step begins at its heading", { tag: "@scripted" }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/diagnostic");
  await hydrated(page);
  await start(page).click();
  for (const step of [2, 3, 4, 5, 6] as const) {
    await expectStep(page, step);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    await expect(page).toHaveTitle(new RegExp(progress(step).label));
    if (step < 6) {
      await answer(page, step);
      await onwards(page).click();
    }
  }
  await back(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("answering moves neither the focus nor the page", { tag: "@scripted" }, async ({ page }) => {
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

test("an answer is no step of the browser's history", { tag: "@scripted" }, async ({ page }) => {
  await page.goto("/diagnostic");
  await hydrated(page);
  await start(page).click();
  await answer(page, 2);
  await expect(onwards(page)).toBeEnabled();
  await page.goBack();
  await expectStep(page, 1);
});

test("a double click on 'Continuer' turns one page, and one Back turns it back", {
  tag: "@scripted",
}, async ({ page }) => {
  await page.goto(link(2));
  await hydrated(page);
  const before = await page.evaluate(() => history.length);
  await onwards(page).dblclick();
  await expectStep(page, 3);
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await page.goBack();
  await expectStep(page, 2);
});

test("axe finds nothing on the way", { tag: "@scripted" }, async ({ page, allowErrors }) => {
  allowErrors(refused);
  for (const path of [link(3, "business_impact"), link(5, "ai_familiarity", "main_obstacles")]) {
    await page.goto(path);
    await hydrated(page);
    expect(await findings(page, phone, desktop), path).toEqual([]);
  }
  await page.goto(link(6));
  await hydrated(page);
  await introduce(page, "camille");
  await submit(page).click();
  await expect(problems(page)).toBeVisible();
  expect(await findings(page, phone, desktop)).toEqual([]);
});
