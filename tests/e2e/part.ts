import { execFileSync } from "node:child_process";
import type { Page } from "@playwright/test";

/** Puts a part with other data in the place of the page's own, under the page's own sheet. */
export async function putPart(page: Page, name: "author" | "offer", data: unknown, place: string) {
  const html = execFileSync(
    process.execPath,
    ["--import", "tsx", "tests/support/print-part.tsx", name, JSON.stringify(data)],
    { encoding: "utf8" },
  );
  await page.locator(place).evaluate((element, markup) => {
    element.outerHTML = markup;
  }, html);
}
