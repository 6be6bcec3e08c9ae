import type { Page } from "@playwright/test";

/** How many sheets of A4 a page takes when it is printed. */
export async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: "A4" });
  // Chromium writes the pages' own entries uncompressed.
  return pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0;
}
