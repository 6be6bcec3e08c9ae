/**
 * Makes every committed brand asset again. One after the other: the sharing pictures show the cover,
 * and static imports would not wait for each other's top-level awaits.
 */
for (const asset of ["font", "cover", "monogram", "favicon", "spreads", "og"])
  await import(`./${asset}`);

export {};
