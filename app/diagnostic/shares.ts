import { type Answers, type Option, questions } from "./questions";
import type { Band } from "./report/types";
import { type Diagnosis, type Dimension, score } from "./scoring";

type Dimensions = Diagnosis["dimensions"];

export type Share = ReturnType<typeof sharesOf>[number];

/** Each dimension's score as a whole percentage of the range that answers can reach, in scoring order. */
export function sharesOf(dimensions: Dimensions) {
  const { lowest, highest } = reachableScores();
  return (Object.keys(dimensions) as Dimension[]).map((dimension) => {
    const gained = dimensions[dimension] - lowest[dimension];
    const range = highest[dimension] - lowest[dimension];
    const percent = Math.round((100 * gained) / range);
    return { dimension, percent, band: bandOf(gained, range) };
  });
}

/** The book's format is a matter of taste: it has a name and no figure. */
export function isMeasured({ dimension }: Pick<Share, "dimension">): boolean {
  return dimension !== "timing";
}

function bandOf(gained: number, range: number): Band {
  if (3 * gained < range) return "low";
  return 3 * gained < 2 * range ? "middle" : "high";
}

/** The lowest and the highest scores that answers can reach: points only ever add up. */
function reachableScores(): Record<"lowest" | "highest", Dimensions> {
  return {
    lowest: extremeScores((a, b) => a.points - b.points),
    highest: extremeScores((a, b) => b.points - a.points),
  };
}

function extremeScores(order: (a: Option, b: Option) => number): Dimensions {
  const labels = questions.map(({ key, options }) => [key, options.toSorted(order)[0]?.label]);
  return score(Object.fromEntries(labels) as Answers).dimensions;
}
