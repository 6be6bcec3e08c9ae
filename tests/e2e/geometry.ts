import type { Page } from "@playwright/test";
import { desktop, phone } from "./axe";

/*
 * What a rendered page looks like to somebody who reads and points. Each function runs in the browser
 * (`page.evaluate`) and stands on nothing outside itself.
 */

/** Text that is off the screen or cut off by a box, and how far the page scrolls sideways. */
export function lostContent(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const lost = scrollWidth > clientWidth ? [`scrolls sideways: ${scrollWidth} px`] : [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    const shown = parent?.checkVisibility({ visibilityProperty: true });
    if (!text.nodeValue?.trim() || !shown) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, width, top, bottom } = range.getBoundingClientRect();
    // The skip link waits out of sight until it has the focus.
    if (width === 0 || right < 0) continue;
    if (left < -1 || right > clientWidth + 1) lost.push(`off the screen: ${text.nodeValue}`);
    for (let box: Element | null = parent; box; box = box.parentElement) {
      const { overflow, overflowY } = getComputedStyle(box);
      if (overflow === "visible") continue;
      const edge = box.getBoundingClientRect();
      const inside = left >= edge.left - 1 && right <= edge.right + 1;
      // Down a box one may scroll.
      const reached = overflowY === "auto" || (top >= edge.top - 1 && bottom <= edge.bottom + 1);
      if (!inside || !reached) {
        lost.push(`cut off: ${text.nodeValue}`);
      }
    }
  }
  return lost;
}

/** Buttons, menus, fields and boxes to tick smaller than a thumb needs: 44 CSS pixels. */
export function smallTargets(): string[] {
  const targets = document.querySelectorAll<HTMLElement>(
    "button, .button, summary, input, select, textarea",
  );
  return [...targets]
    .filter((target) => target.checkVisibility())
    .map((target) => ({ target, hit: (target.closest("label") ?? target).getBoundingClientRect() }))
    .filter(({ hit }) => hit.width < 44 || hit.height < 44)
    .map(({ target, hit }) => `${target.outerHTML}: ${hit.width} × ${hit.height}`);
}

/** How many elements would move: on their own, when pointed at, or when their state changes. */
export function movingParts(): number {
  const moves = ({ animationName, transitionDuration }: CSSStyleDeclaration) =>
    animationName !== "none" || /[1-9]/.test(transitionDuration);
  return [...document.querySelectorAll("*")].filter((element) =>
    ["", "::before", "::after"].some((part) => moves(getComputedStyle(element, part))),
  ).length;
}

/** What readers do to a page's text, beside the size of their screen. */
const readings = [
  // Between the screens that other tests look at.
  { name: "plain", css: "", screens: [768, 1024].map((width) => ({ width, height: 740 })) },
  // WCAG 1.4.4, in browsers that let the text grow alone.
  { name: "doubled", css: "html { font-size: 200% !important }", screens: [phone, desktop] },
  // WCAG 1.4.12
  {
    name: "spaced",
    css: `
      * {
        line-height: 1.5 !important;
        letter-spacing: 0.12em !important;
        word-spacing: 0.16em !important;
      }
      p { margin-bottom: 2em !important }`,
    screens: [{ width: 320, height: 640 }],
  },
];

/** What gets lost or lies on each other. */
export async function flawsWhenRead(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const { name, css, screens } of readings) {
    await page.evaluate(readWith, css);
    for (const screen of screens) {
      await page.setViewportSize(screen);
      for (const check of [lostContent, overlappingTexts]) {
        const flaws = await page.evaluate(check);
        found.push(...flaws.map((flaw) => `${name}, ${screen.width} px: ${flaw}`));
      }
    }
  }
  return found;
}

/** A sheet that the reader brings: no content-security policy forbids it. */
function readWith(css: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
}

/** Lines of text that lie on one another. Runs in the browser. */
function overlappingTexts(): string[] {
  interface Line {
    text: Text;
    layer: Element | null;
    box: DOMRect;
  }
  const lines: Line[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (!node.nodeValue?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const layer = parent.closest(".sticky-order, .site-menu nav");
    for (const { left, top, width, height } of range.getClientRects()) {
      // Letters fill about the middle of their line; what is above and below may touch.
      const box = new DOMRect(left + 1, top + height / 4, width - 2, height / 2);
      if (box.width > 0) lines.push({ text: node as Text, layer, box });
    }
  }
  lines.sort((a, b) => a.box.top - b.box.top);

  const overlapping: string[] = [];
  for (const [index, { text, layer, box }] of lines.entries()) {
    for (let next = index + 1; next < lines.length; next += 1) {
      const other = lines[next] as Line;
      if (other.box.top >= box.bottom) break;
      // The order bar and the menu lie over the page on purpose.
      if (other.text === text || other.layer !== layer) continue;
      if (other.box.left < box.right && other.box.right > box.left) {
        overlapping.push(`"${text.nodeValue}" on "${other.text.nodeValue}"`);
      }
    }
  }
  return overlapping;
}
