import { costOfADay } from "~/content/landings/loss";
import { expect, readOnlyTest } from "./fixtures";

readOnlyTest(
  "the bill adds a day of its example to each section before the price, and none after it",
  { tag: "@unscripted" },
  async ({ page }) => {
    await page.goto("/livre-augmente-fl-d");
    const carried = await page.locator("main > .section").evaluateAll((sections) => {
      const price = sections.findIndex((section) => section.querySelector(".offer"));
      const due = (section: Element) => getComputedStyle(section).counterIncrement;
      const carriedSum = (section: Element) => getComputedStyle(section, "::after").content;
      return {
        written: [...new Set(sections.slice(0, price).map(carriedSum))],
        before: [...new Set(sections.slice(0, price).map(due))],
        after: [...new Set(sections.slice(price).map(due))],
      };
    });
    expect(carried).toEqual({
      written: [expect.stringContaining('counter(due) "€"')],
      before: [`due ${Number.parseInt(costOfADay.sum, 10)}`],
      after: ["none"],
    });
  },
);
