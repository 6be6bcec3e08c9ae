import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
export const phone = { width: 360, height: 740 };
export const desktop = { width: 1280, height: 800 };

/** What axe finds on the page as it stands: each rule, and where it is broken. */
export async function findings(page: Page, ...screens: (typeof phone)[]): Promise<string[]> {
  const found: string[] = [];
  for (const screen of screens) {
    await page.setViewportSize(screen);
    const { violations } = await new AxeBuilder({ page })
      .options({ runOnly: standards, resultTypes: ["violations"] })
      // Without frames there is nothing to gather on a second page.
      .setLegacyMode()
      .analyze();
    for (const { id, nodes } of violations) {
      for (const { target, failureSummary } of nodes) {
        found.push(`${screen.width} px: ${id}: ${target.join(" ")}: ${failureSummary}`);
      }
    }
  }
  return found;
}
