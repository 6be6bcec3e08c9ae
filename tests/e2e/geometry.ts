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

/**
 * Targets smaller than WCAG 2.5.8 allows (24 by 24 CSS pixels, text links within a sentence aside),
 * and buttons, menus and boxes to tick smaller than a thumb needs (44 pixels high).
 */
export function smallTargets(): string[] {
  const targets = document.querySelectorAll<HTMLElement>(
    "a, button, summary, input, select, textarea",
  );
  const small: string[] = [];
  for (const target of targets) {
    if (!target.checkVisibility() || target.classList.contains("skip")) continue;
    const hit = target.closest("label") ?? target;
    const { width, height } = hit.getBoundingClientRect();
    const inSentence =
      getComputedStyle(target).display === "inline" &&
      target.parentElement?.textContent?.trim() !== target.textContent?.trim();
    const primary = target.matches("button, .button, summary, input, select, textarea");
    const least = primary ? 44 : 24;
    if (!inSentence && (height < least || width < least)) {
      small.push(`${target.textContent?.trim() || target.outerHTML}: ${width} × ${height}`);
    }
  }
  return small;
}

/** The element that has the focus, and whether something that stays in place covers a part of it. */
export function focusState(): { name: string; covered: boolean } | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const covered = [...document.querySelectorAll("body *")].some((element) => {
    if (!["sticky", "fixed"].includes(getComputedStyle(element).position)) return false;
    if (element.contains(focused)) return false;
    const over = element.getBoundingClientRect();
    return left < over.right && right > over.left && top < over.bottom && bottom > over.top;
  });
  const outside = top < 0 || bottom > innerHeight;
  return { name: focused.textContent?.trim() ?? "", covered: covered || outside };
}

/** How many elements would move: on their own, when pointed at, or when their state changes. */
export function movingParts(): number {
  const moves = ({ animationName, transitionDuration }: CSSStyleDeclaration) =>
    animationName !== "none" || /[1-9]/.test(transitionDuration);
  return [...document.querySelectorAll("*")].filter((element) =>
    ["", "::before", "::after"].some((part) => moves(getComputedStyle(element, part))),
  ).length;
}
