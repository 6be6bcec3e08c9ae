import { isSample } from "./content-rules";
import { type Facts, type FoundReview, visit } from "./facts";
import type { Point } from "./point";

/** Reviews that no reader gave: articles L. 111-7-2 and D. 111-17, and L. 121-4, 27° and 28°. */
export function reviews({ modules }: Facts): Point[] {
  return sampleReviews(modules).map(({ file, review }): Point => {
    const { initials, quote } = review;
    const find = typeof quote === "string" ? [quote] : [`initials: "${initials}"`];
    const message = `the review of « ${initials} » is a sample`;
    return { name: "reviews", untrue: true, message, place: { file, find } };
  });
}

/** Each once, in the file that writes it: modules pass each other's reviews on. */
function sampleReviews(modules: Facts["modules"]): { file: string; review: FoundReview }[] {
  const seen = new Set<unknown>();
  const found: { file: string; review: FoundReview }[] = [];
  for (const [file, exports] of Object.entries(modules)) {
    visit(exports, (value) => {
      if (!isSample(value) || !("quote" in value) || seen.has(value)) return;
      seen.add(value);
      found.push({ file, review: value });
    });
  }
  return found;
}
