import { messageOf, resources } from "../support/lead-forms";
import { desktop, findings, phone } from "./axe";
import { expect, test } from "./fixtures";
import { failedPost, hydrated, newAddress, problems, scripts, still } from "./leads";
import { email, path, submit, tab, tabs, unlock } from "./toolbox";

test.use(still);

const { failure } = resources;
const missingEmail = messageOf(resources, "email", "");

test("axe finds nothing in any tab, locked", { tag: "@scripted" }, async ({ page }) => {
  await page.goto(path);
  await hydrated(page);
  for (const name of tabs.slice(1)) {
    await tab(page, name).click();
    expect(await findings(page, phone, desktop), name).toEqual([]);
  }
});

test("axe finds nothing in any tab, unlocked", { tag: "@scripted" }, async ({ page }) => {
  await page.goto(path);
  await hydrated(page);
  await unlock(page);
  for (const name of tabs) {
    await tab(page, name).click();
    expect(await findings(page, phone, desktop), name).toEqual([]);
  }
});

test("axe finds nothing where no script runs, unlocked", { tag: "@scripted" }, async ({
  page,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource/);
  await page.route(scripts, (route) => route.abort());
  await page.goto(path);
  await unlock(page);
  for (const name of tabs) {
    await tab(page, name).click();
    expect(await findings(page, phone, desktop), name).toEqual([]);
  }
});

test("axe finds nothing beside a message and an alert", { tag: "@scripted" }, async ({
  page,
  allowErrors,
}) => {
  allowErrors(...failedPost);
  await page.goto(path);
  await hydrated(page);
  await submit(page).click();
  await expect(email(page)).toHaveAccessibleDescription(missingEmail);
  expect(await findings(page, phone, desktop)).toEqual([]);

  await page.route(`**${path}.data*`, (route) => route.abort());
  await email(page).fill(newAddress());
  await submit(page).click();
  await expect(problems(page)).toHaveText(failure);
  expect(await findings(page, phone, desktop)).toEqual([]);
});
