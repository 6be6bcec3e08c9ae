import type { Browser } from "@playwright/test";
import { median } from "simple-statistics";
import { withBrowser } from "../brand/browser";

/** Times from the first touch of a form; medians. */
export interface FirstTouch {
  path: string;
  /** Milliseconds from the touch until React has taken the form over, and its validation with it. */
  ready: number;
  /** The same on a processor four times slower. */
  readySlowly: number;
}

interface Touched {
  origin: string;
  paths: readonly string[];
  runs: number;
}

/** Lighthouse's slow 4G, in milliseconds and bytes a second, here kept by the browser itself. */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_638_400 / 8,
  uploadThroughput: 750_000 / 8,
};

/** Touches the form of each page on slow 4G, with nothing kept from the run before. */
export async function touchForms({ origin, paths, runs }: Touched): Promise<FirstTouch[]> {
  const touches: FirstTouch[] = [];
  await withBrowser(async (browser) => {
    const time = async (path: string, slowdown: number) => {
      const times: number[] = [];
      for (let run = 0; run < runs; run++)
        times.push(await touch(browser, origin + path, slowdown));
      return median(times);
    };
    for (const path of paths)
      touches.push({ path, ready: await time(path, 1), readySlowly: await time(path, 4) });
  });
  return touches;
}

async function touch(browser: Browser, url: string, slowdown: number): Promise<number> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send("Network.emulateNetworkConditions", slow4G);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.goto(url);
  const time = await page.locator("main :is(form, .tab-list)").first().evaluate(untilTakenOver);
  await context.close();
  return time;
}

/** Runs in the browser. React marks each element that it has taken over. */
function untilTakenOver(form: Element): Promise<number> {
  const start = performance.now();
  form.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  return new Promise((resolve) => {
    const poll = setInterval(() => {
      if (!Object.keys(form).some((key) => key.startsWith("__reactFiber"))) return;
      clearInterval(poll);
      resolve(performance.now() - start);
    }, 5);
  });
}
