/** Every page as a browser of 2021 shows it: compared with the page whose sheets are whole. */
import type { Page } from "@playwright/test";
import { olderSheet } from "../../scripts/lint/sheets";
import { notEmpty } from "../support/counted";
import { desktop } from "./axe";
import { expect, readOnlyTest } from "./fixtures";
import { lostContent, overlaps } from "./geometry";
import { openAnswers } from "./keyboard";
import { allPages, errorsOf, nameOf } from "./pages";

const controls = "button, .button, summary, label, a";
const solid = "img, svg, button, .button, input, textarea, select";

for (const path of notEmpty(allPages)) {
  readOnlyTest(`${nameOf(path)} without newer rules`, async ({ page, allowErrors }) => {
    allowErrors(...errorsOf(path));
    await page.goto(path);
    await openAnswers(page);
    const whole = await looks(page);
    await useOlderSheets(page);
    const older = await looks(page);
    expect(whole.flaws).toEqual(expect.arrayContaining(older.flaws));
    expect(older.words).toEqual(whole.words);
    expect(older.firstScreen).toEqual(expect.arrayContaining(whole.firstScreen));
  });
}

async function looks(page: Page) {
  const flaws: string[] = [];
  const words: string[] = [];
  const firstScreen: string[] = [];
  for (const screen of [{ width: 360, height: 640 }, desktop]) {
    await page.setViewportSize(screen);
    const at = (found: string) => `${screen.width} px: ${found}`;
    flaws.push(...(await page.evaluate(lostContent)).map(at));
    flaws.push(...(await page.evaluate(overlaps, solid)).map(at));
    words.push(...(await page.locator(controls).allInnerTexts()).map((text) => at(text.trim())));
    firstScreen.push(...(await page.evaluate(decisionsInView)).map(at));
  }
  return { flaws, words, firstScreen };
}

/** Prices and buttons of the first screen. Runs in the browser. */
function decisionsInView(): string[] {
  return [...document.querySelectorAll<HTMLElement>("main :is(.price, button, .button)")]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => element.getBoundingClientRect().bottom <= innerHeight)
    .map((element) => element.innerText);
}

async function useOlderSheets(page: Page) {
  const sheets = await page.locator("style").allTextContents();
  expect(sheets).not.toEqual([]);
  await page.evaluate(
    async (css) => {
      for (const { sheet } of document.querySelectorAll("style")) if (sheet) sheet.disabled = true;
      const older = new CSSStyleSheet();
      older.replaceSync(css);
      document.adoptedStyleSheets = [older];
      document.body.getBoundingClientRect();
      await document.fonts.ready;
    },
    olderSheet(sheets.join("\n")),
  );
}
