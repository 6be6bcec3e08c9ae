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
