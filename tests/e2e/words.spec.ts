import type { Page } from "@playwright/test";
import { displayFont } from "~/content/font";
import { desktop, phone } from "./axe";
import { expect, readOnlyTest } from "./fixtures";
import { openAnswers } from "./keyboard";
import { still } from "./leads";
import { allPages, errorsOf, nameOf } from "./pages";

const narrow = { width: 320, height: 640 };

/** How the text is read: the screen, and how large the letters are. */
const readings = [
  { screen: narrow, size: 100 },
  { screen: phone, size: 100 },
  { screen: phone, size: 200 },
  { screen: desktop, size: 100 },
  { screen: desktop, size: 200 },
];

/** Words broken on the page as it stands, in each reading. */
async function brokenWordsOf(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const { screen, size } of readings) {
    await page.setViewportSize(screen);
    await page.evaluate(readIn, { href: displayFont.href, size });
    const words = await page.evaluate(brokenWords);
    found.push(...words.map((word) => `${screen.width} px, ${size} %: ${word}`));
  }
  return found;
}

/**
 * The reader's own sheet: the site's own face, drawn as wide as Noto Serif, the widest of visitors' systems. Hyphens
 * depend on the browser's dictionaries: words must fit without.
 */
async function readIn({ href, size }: { href: string; size: number }) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    @font-face { font-family: "Widest"; src: url("${href}"); size-adjust: 111.4% }
    :root { --text: "Widest", serif !important; font-size: ${size}% !important }
    * { hyphens: manual !important }`);
  document.adoptedStyleSheets = [sheet];
  await document.fonts.load("1em Widest");
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
    await page.goto(path);
    await openAnswers(page);
    expect(await brokenWordsOf(page)).toEqual([]);
  });
}
