import { type Browser, chromium } from "@playwright/test";

const flags = ["--no-sandbox", "--disable-gpu", "--font-render-hinting=none"];

/** Runs `draw` with the browser that `ensure-chromium.ts` found, then closes it. */
export async function withBrowser(draw: (browser: Browser) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: flags,
  });
  try {
    await draw(browser);
  } finally {
    await browser.close();
  }
}

interface Picture {
  /** Self-contained: a page without an address may not load files. */
  html: string;
  width: number;
  height: number;
  /** Selects an element that its content must not overflow. */
  frame?: string | undefined;
}

/** Draws a page as PNG, transparent where nothing is painted. @throws {Error} if content overflows the frame */
export async function screenshot(browser: Browser, { html, width, height, frame }: Picture) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html, { waitUntil: "load" });
  await page.evaluate(() => document.fonts.ready);
  if (frame && (await page.locator(frame).evaluate(overflows))) {
    throw new Error(`the text overflows ${frame}`);
  }
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}

function overflows({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) {
  return scrollWidth > clientWidth || scrollHeight > clientHeight;
}
