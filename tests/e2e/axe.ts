import type { Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const options: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  resultTypes: ["violations"],
};

export const phone = { width: 360, height: 740 };
export const desktop = { width: 1280, height: 800 };

/** What axe finds on the page as it stands: each rule, and where it is broken. */
export async function findings(page: Page, ...screens: (typeof phone)[]): Promise<string[]> {
  const found: string[] = [];
  await page.evaluate(axe.source);
  for (const screen of screens) {
    await page.setViewportSize(screen);
    const violations = await page.evaluate(async (options) => {
      // A colour in mid-transition is not one of the page's.
      for (const animation of document.getAnimations())
        if (animation instanceof CSSTransition) animation.finish();
      return (await window.axe.run(options)).violations;
    }, options);
    for (const { id, nodes } of violations) {
      for (const { target, failureSummary } of nodes)
        found.push(`${screen.width} px: ${id}: ${target.join(" ")}: ${failureSummary}`);
    }
  }
  return found;
}
