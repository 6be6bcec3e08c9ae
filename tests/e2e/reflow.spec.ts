import { challengePage } from "~/content/challenge-page";
import { link } from "./diagnostic";
import { expect, readOnlyTest, test } from "./fixtures";
import { openAnswers, settled } from "./keyboard";
import { problems, refused, still } from "./leads";
import { allPages, errorsOf, nameOf } from "./pages";
import { flawsWhenRead } from "./reflow";
import { expectPanel, tab, tabs, unlock } from "./toolbox";

test.use(still);

for (const path of allPages) {
  readOnlyTest(`text may grow and breathe on ${nameOf(path)}`, async ({ page, allowErrors }) => {
    allowErrors(...errorsOf(path));
    await page.goto(path);
    await openAnswers(page);
    expect(await flawsWhenRead(page)).toEqual([]);
  });
}

test("text may grow and breathe in the open menu", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/");
  await page.getByRole("banner").getByText("Menu", { exact: true }).click();
  expect(await flawsWhenRead(page)).toEqual([]);
});

test("text may grow and breathe among a form's mistakes", async ({ page }) => {
  await page.goto("/challenge");
  await settled(page);
  await page.getByRole("button", { name: challengePage.form.submitLabel }).click();
  await expect(problems(page).getByRole("link")).toHaveCount(6);
  expect(await flawsWhenRead(page)).toEqual([]);
});

test("text may grow and breathe where answers are missing", async ({ page, allowErrors }) => {
  allowErrors(refused);
  await page.goto(link(5, "project_status", "main_obstacles", "ai_familiarity"));
  await expect(problems(page).getByRole("link")).toHaveCount(3);
  expect(await flawsWhenRead(page)).toEqual([]);
});

test("text may grow and breathe in every tab of the toolbox", async ({ page }) => {
  await page.goto("/ressources-livre");
  await settled(page);
  await unlock(page);
  for (const name of tabs) {
    await tab(page, name).click();
    await expectPanel(page, name);
    await openAnswers(page);
    expect(await flawsWhenRead(page), name).toEqual([]);
  }
});
