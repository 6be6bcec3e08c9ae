/**
 * Makes every committed brand asset again. One after the other: the sharing pictures show the cover,
 * and static imports would not wait for each other's top-level awaits.
 */
const assets = [
  "font",
  "cover",
  "monogram",
  "chapter",
  "vignettes",
  "favicon",
  "spreads",
  "og",
  "plates",
];
for (const asset of assets) await import(`./${asset}`);

export {};
