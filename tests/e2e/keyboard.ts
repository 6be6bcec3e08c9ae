import type { Locator, Page } from "@playwright/test";
import { expect } from "./fixtures";
import { hydrated, touchable } from "./leads";

const mostStops = 300;

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

export async function startAtTop(page: Page) {
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute("tabindex");
  });
}

export async function openAnswers(page: Page) {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>("main details"))
      details.open = true;
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

export async function coveredOnTheWayBack(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    document.body.insertAdjacentHTML("beforeend", '<i tabindex="0"></i>');
    document.querySelector<HTMLElement>("body > i")?.focus();
  });
  const covered: string[] = [];
  for (let presses = 0; presses < mostStops; presses += 1) {
    await page.keyboard.press("Shift+Tab");
    const stop = (await page.evaluate(tabStopsOfPage)).find(({ focus }) => focus);
    if (!stop && presses > 5) return covered;
    if (!stop) break;
    if (!stop.focus?.seen) covered.push(stop.name);
  }
  throw new Error("Shift+Tab led out of the page at once, or never");
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

interface TabStop {
  name: string;
  /** Outline and shadow, which show the focus. */
  ring: string;
  /** While it has the focus: whether all of it is on the screen with nothing over it. */
  focus?: { seen: boolean };
}

/** Every stop of the page in its order. Runs in the browser and uses nothing outside itself. */
function tabStopsOfPage(): TabStop[] {
  const targets = "a[href], button, input, select, textarea, summary, [tabindex='0']";
  return [...document.querySelectorAll<HTMLElement>(targets)]
    .filter(canTakeFocus)
    .map((element) => {
      const { outline, boxShadow } = getComputedStyle(outlined(element));
      const stop = {
        name: element.textContent?.trim().slice(0, 60) || element.outerHTML,
        ring: `${outline} ${boxShadow}`,
      };
      return element === document.activeElement
        ? { ...stop, focus: { seen: isSeen(element) } }
        : stop;
    });

  function canTakeFocus(element: HTMLElement): boolean {
    if (element.matches(":disabled, [role=tab][tabindex='-1']")) return false;
    const { width, height } = element.getBoundingClientRect();
    const visible = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    return visible && width > 0 && height > 0 && (!isRadio(element) || leads(element));
  }

  function isRadio(element: HTMLElement): element is HTMLInputElement {
    return element.matches("[type=radio]");
  }

  /** A group of radio buttons is one stop: the chosen one, else the first. */
  function leads(radio: HTMLInputElement): boolean {
    const group = `[type=radio][name="${radio.name}"]`;
    return (document.querySelector(`${group}:checked`) ?? document.querySelector(group)) === radio;
  }

  /** The label, where it is drawn as one box with its field. */
  function outlined(element: HTMLElement): HTMLElement {
    const label = element.closest("label");
    return label && getComputedStyle(label).outlineStyle !== "none" ? label : element;
  }

  function isSeen(element: HTMLElement): boolean {
    return [...element.getClientRects()].every(({ left, top, width, height }) =>
      [top + 1, top + height / 2, top + height - 1].every((y) => {
        const hit = document.elementFromPoint(left + width / 2, y);
        return hit !== null && (element.contains(hit) || hit.contains(element));
      }),
    );
  }
}
