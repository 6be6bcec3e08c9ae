import type { Locator, Page } from "@playwright/test";
import { expect } from "./fixtures";
import { hydrated, touchable } from "./leads";
import { tabStopsOfPage } from "./tab-stops";

/*
 * A visitor who has a keyboard and nothing else.
 */

/** More stops than any page has. */
const mostStops = 300;

/** Presses Tab until the target has the focus. */
export async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < mostStops; presses += 1) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
    if (await page.evaluate(hasNoFocus)) break;
  }
  throw new Error(`Tab never came to ${target}`);
}

export async function press(page: Page, key: string, target: Locator) {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

export async function typeInto(page: Page, target: Locator, text: string) {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** Waits until scripts run a page that has something for them, and the browser has nothing left to do. */
export async function settled(page: Page) {
  if ((await page.locator(touchable).count()) > 0) await hydrated(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Goes back to where a page begins that brought its reader to a message. */
export async function startAtTop(page: Page) {
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute("tabindex");
  });
}

/** Opens every answer, so that Tab leads through what they hold. */
export async function openAnswers(page: Page) {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>("main details")) {
      details.open = true;
    }
  });
}

/** Tabs once through the whole page from its top and names whatever is not as it should be. */
export async function flawsOnTheWay(page: Page): Promise<string[]> {
  await startAtTop(page);
  let resting = await page.evaluate(tabStopsOfPage);
  expect(resting.length).toBeGreaterThan(5);

  const flaws: string[] = [];
  // The order bar comes and goes with the scrolling, so the stops are counted again after each Tab:
  // what was next before it is as good as what is next now.
  for (let position = 0; position < resting.length; position += 1) {
    const before = resting[position];
    const { length } = resting;
    await page.keyboard.press("Tab");
    resting = await page.evaluate(tabStopsOfPage);
    const reached = resting.findIndex(({ focus }) => focus);
    const stop = resting[reached];
    const came = reached === position || (resting.length !== length && stop?.name === before?.name);
    if (!stop?.focus || !came) {
      const instead = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
      return [...flaws, `${before?.name}: the focus is on ${instead}`];
    }
    position = reached;
    if (stop.ring === before?.ring) flaws.push(`${stop.name}: looks as it does without the focus`);
    if (!stop.focus.seen) flaws.push(`${stop.name}: covered or off the screen`);
  }
  await page.keyboard.press("Tab");
  if (!(await hasLeftPage(page))) flaws.push("Tab does not lead out of the page");
  return flaws;
}

/**
 * Whether the last Tab led out of the document. Without a bar of its own to go to, a browser either
 * takes the focus from the page or brings it straight back to the first stop.
 */
async function hasLeftPage(page: Page): Promise<boolean> {
  const [first] = await page.evaluate(tabStopsOfPage);
  return first?.focus !== undefined || (await page.evaluate(hasNoFocus));
}

function hasNoFocus(): boolean {
  return document.activeElement === document.body;
}
