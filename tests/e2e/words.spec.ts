import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { desktop, phone } from "./axe";
import { expect, readOnlyTest } from "./fixtures";
import { openAnswers } from "./keyboard";
import { still } from "./leads";
import { allPages, errorsOf, nameOf } from "./pages";

const require = createRequire(import.meta.url);

/** The widest serif of visitors' systems. */
const widest = require.resolve("@fontsource/noto-serif/files/noto-serif-latin-400-normal.woff2");

const narrow = { width: 320, height: 640 };

/** How the text is read: the screen, and how large the letters are. */
const readings = [
  { screen: narrow, size: 100 },
  { screen: phone, size: 100 },
  { screen: phone, size: 200 },
  { screen: desktop, size: 100 },
  { screen: desktop, size: 200 },
];

/** Serves the serif under the site's own address, from which its policy allows fonts. */
async function serveSerif(page: Page) {
  await page.route("**/fonts/widest.woff2", async (route) =>
    route.fulfill({ contentType: "font/woff2", body: await readFile(widest) }),
  );
}

/** Words broken on the page as it stands, in each reading. */
async function brokenWordsOf(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.evaluate(loadSerif);
  for (const { screen, size } of readings) {
    await page.setViewportSize(screen);
    await page.evaluate(readIn, size);
    const words = await page.evaluate(brokenWords);
    found.push(...words.map((word) => `${screen.width} px, ${size} %: ${word}`));
  }
  return found;
}

async function loadSerif() {
  const face = new FontFace("Widest", "url(/fonts/widest.woff2)");
  document.fonts.add(await face.load());
}

/** The reader's own sheet. Hyphens depend on the browser's dictionaries: words must fit without. */
function readIn(size: number) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    :root { --text: "Widest", serif !important; font-size: ${size}% !important }
    * { hyphens: manual !important }`);
  document.adoptedStyleSheets = [sheet];
}

/** Words whose letters stand on two lines. Runs in the browser. */
function brokenWords(): string[] {
  const broken = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    // What is drawn along a curve has no lines.
    if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest("svg")) continue;
    range.selectNodeContents(text);
    if (range.getClientRects().length < 2) continue;
    // A line may end after a hyphen, soft ones too, a dash or a slash; addresses break where they must.
    for (const word of text.nodeValue?.matchAll(/[^\s\u200b\-–—/…]{2,}/g) ?? []) {
      if (/@|\w\.\w|\u00ad/.test(word[0])) continue;
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      const tops = [...range.getClientRects()].filter(({ width }) => width > 0);
      const [first] = tops;
      if (first && tops.some(({ top }) => Math.abs(top - first.top) > first.height / 2)) {
        broken.add(word[0]);
      }
    }
  }
  return [...broken];
}

readOnlyTest.use(still);

for (const path of allPages) {
  readOnlyTest(`no word breaks on ${nameOf(path)}`, async ({ page, allowErrors }) => {
    allowErrors(...errorsOf(path));
    await serveSerif(page);
    await page.goto(path);
    await openAnswers(page);
    expect(await brokenWordsOf(page)).toEqual([]);
  });
}
