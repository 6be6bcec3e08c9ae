import { type Browser, chromium } from "@playwright/test";

const flags = ["--no-sandbox", "--disable-gpu", "--font-render-hinting=none"];

/** A browser to draw with, closed when `draw` is done. `CHROMIUM_PATH` names another one. */
export async function withBrowser(draw: (browser: Browser) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: flags,
  });
  try {
    await draw(browser);
  } finally {
    await browser.close();
  }
}

interface Picture {
  /** Complete in itself: a page without address may load nothing from files. */
  html: string;
  width: number;
  height: number;
}

/** Draws a page as PNG, transparent where it paints nothing. */
export async function screenshot(browser: Browser, { html, width, height }: Picture) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html, { waitUntil: "load" });
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}
