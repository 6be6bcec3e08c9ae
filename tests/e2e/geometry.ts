import type { Page } from "@playwright/test";
import { displayFont } from "~/content/font";
import { desktop, phone } from "./axe";

/*
 * What a rendered page looks like to somebody who reads and points. Each function runs in the browser
 * (`page.evaluate`) and uses nothing outside itself.
 */

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
      // What scrolls vertically can still be reached.
      const reached = overflowY === "auto" || (top >= edge.top - 1 && bottom <= edge.bottom + 1);
      if (!inside || !reached) lost.push(`cut off: ${text.nodeValue}`);
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
    .map((target) => {
      const ticked = target instanceof HTMLInputElement && /checkbox|radio/.test(target.type);
      const label = ticked ? target.labels?.[0] : target.closest("label");
      return { target, hit: (label ?? target).getBoundingClientRect() };
    })
    .filter(({ hit }) => hit.width < 44 || hit.height < 44)
    .map(({ target, hit }) => `${target.outerHTML}: ${hit.width} × ${hit.height}`);
}

export function movingParts(): number {
  const moves = ({ animationName, transitionDuration }: CSSStyleDeclaration) =>
    animationName !== "none" || /[1-9]/.test(transitionDuration);
  return [...document.querySelectorAll("*")].filter((element) =>
    ["", "::before", "::after"].some((part) => moves(getComputedStyle(element, part))),
  ).length;
}

/**
 * Words whose letters stand on two lines. A line may end after a hyphen, soft ones too, a dash or a slash; addresses
 * break where they must.
 */
export function brokenWords(): string[] {
  const broken = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    // What is drawn along a curve has no lines.
    if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest("svg")) continue;
    range.selectNodeContents(text);
    if (range.getClientRects().length < 2) continue;
    for (const word of text.nodeValue?.matchAll(/[^\s\u200b\-–—/…]{2,}/g) ?? []) {
      if (/@|\w\.\w|\u00ad/.test(word[0])) continue;
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      const tops = [...range.getClientRects()].filter(({ width }) => width > 0);
      const [first] = tops;
      if (first && tops.some(({ top }) => Math.abs(top - first.top) > first.height / 2))
        broken.add(word[0]);
    }
  }
  return [...broken];
}

const narrow = { width: 320, height: 640 };

/**
 * The site's own face, drawn as wide as Noto Serif, the widest of visitors' systems; hyphens depend on the browser's
 * dictionaries, so that words must fit without.
 */
const widest = `
  @font-face { font-family: "Widest"; src: url("${displayFont.href}"); size-adjust: 111.4% }
  :root { --text: "Widest", serif !important }
  * { hyphens: manual !important }`;

/** What readers do to a page's text, beside the size of their screen. */
const readings = [
  {
    name: "wide",
    css: widest,
    // 640 pixels are a screen of 1280 at a zoom of 200 %.
    screens: [narrow, desktop, ...[640, 768, 1024].map((width) => ({ width, height: 740 }))],
  },
  // WCAG 1.4.4, in browsers that let the text grow alone.
  {
    name: "doubled",
    css: `${widest} html { font-size: 200% !important }`,
    screens: [narrow, phone, desktop],
  },
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
    screens: [narrow],
  },
];

/** What gets lost or lies on each other; `more` are further checks, of letters in their own places. */
export async function flawsWhenRead(page: Page, more: (() => string[])[] = []): Promise<string[]> {
  const found: string[] = [];
  for (const { name, css, screens } of readings) {
    await page.evaluate(readWith, css);
    const checks = [lostContent, overlaps, ...(name === "spaced" ? [] : more)];
    for (const screen of screens) {
      await page.setViewportSize(screen);
      for (const check of checks) {
        const flaws = await page.evaluate(check, undefined);
        found.push(...flaws.map((flaw) => `${name}, ${screen.width} px: ${flaw}`));
      }
    }
  }
  return found;
}

/** A sheet that the reader brings: no content-security policy forbids it. */
async function readWith(css: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
  if (css.includes("Widest")) await document.fonts.load("1em Widest");
}

/** Lines of text, and elements that a selector names, that lie on one another. Runs in the browser. */
export function overlaps(selector: string | undefined): string[] {
  interface Part {
    node: Node;
    name: string;
    layer: Element | null;
    box: DOMRect;
  }
  const parts: Part[] = [];
  // The order bar and the menu lie over the page on purpose.
  const layerOf = (element: Element) => element.closest(".sticky-order, .site-nav");
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (!node.nodeValue?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, top, width, height } of range.getClientRects()) {
      // Letters fill about the middle of their line; what is above and below may touch.
      const box = new DOMRect(left + 1, top + height / 4, width - 2, height / 2);
      if (box.width > 0) parts.push({ node, name: node.nodeValue, layer: layerOf(parent), box });
    }
  }
  for (const node of selector ? document.querySelectorAll(selector) : []) {
    if (!node.checkVisibility({ visibilityProperty: true })) continue;
    const name = node.outerHTML.slice(0, 80);
    parts.push({ node, name, layer: layerOf(node), box: node.getBoundingClientRect() });
  }
  parts.sort((a, b) => a.box.top - b.box.top);

  const overlapping: string[] = [];
  for (const [index, { node, name, layer, box }] of parts.entries()) {
    for (const other of parts.slice(index + 1)) {
      if (other.box.top >= box.bottom) break;
      if (other.layer !== layer || other.node.contains(node) || node.contains(other.node)) continue;
      if (other.box.left < box.right && other.box.right > box.left)
        overlapping.push(`"${name}" on "${other.name}"`);
    }
  }
  return overlapping;
}
