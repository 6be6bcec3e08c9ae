/** Every page in one visit: axe at two widths, and its text in all readings. */

import { notEmpty } from "../support/counted";
import { desktop, findings, phone } from "./axe";
import { expect, readOnlyTest, test } from "./fixtures";
import { brokenWords, flawsWhenRead, movingParts, smallTargets } from "./geometry";
import { openAnswers } from "./keyboard";
import { allPages, errorsOf, gotoWaitingPage, nameOf } from "./pages";

for (const path of notEmpty(allPages)) {
  readOnlyTest(`fits and passes axe: ${nameOf(path)}`, async ({ page, allowErrors }) => {
    allowErrors(...errorsOf(path));
    await page.goto(path);
    const closed = await findings(page, phone);
    await openAnswers(page);
    const found = [...closed, ...(await findings(page, desktop))];
    expect([...found, ...(await flawsWhenRead(page, [brokenWords, smallTargets]))]).toEqual([]);
  });
}

test("shows the spinner", async ({ page }) => {
  const animations = () => page.evaluate(() => document.getAnimations().length);
  await gotoWaitingPage(page);
  await expect(page.getByRole("status")).toBeVisible();
  expect(await animations()).toBe(1);
  expect(await findings(page, phone, desktop)).toEqual([]);
  expect(await flawsWhenRead(page, [smallTargets])).toEqual([]);
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await animations()).toBe(0);
});

test("shows the open menu", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/");
  expect(await page.evaluate(movingParts)).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await page.evaluate(movingParts)).toBe(0);

  await page.getByRole("banner").getByText("Menu", { exact: true }).click();
  expect(await findings(page, phone)).toEqual([]);
  expect(await flawsWhenRead(page, [smallTargets])).toEqual([]);
});
