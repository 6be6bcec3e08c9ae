import type { Band } from "~/content/report/types";
import { type Answers, type Option, questions } from "./questions";
import { type Diagnosis, type Dimension, score } from "./scoring";

type Dimensions = Diagnosis["dimensions"];

export type Share = ReturnType<typeof sharesOf>[number];

/** Each dimension's score as a whole percentage of the range that answers can reach, in scoring order. */
export function sharesOf(dimensions: Dimensions) {
  const { least, most } = reachable();
  return (Object.keys(dimensions) as Dimension[]).map((dimension) => {
    const height = dimensions[dimension] - least[dimension];
    const range = most[dimension] - least[dimension];
    const percent = Math.round((100 * height) / range);
    return { dimension, percent, band: bandOf(height, range) };
  });
}

/** The book's format is a matter of taste: it has a name and no figure. */
export function isMeasured({ dimension }: Pick<Share, "dimension">): boolean {
  return dimension !== "timing";
}

function bandOf(height: number, range: number): Band {
  return 3 * height < range ? "low" : 3 * height < 2 * range ? "middle" : "high";
}

/** The lowest and the highest scores that answers can reach: points only ever add up. */
function reachable(): Record<"least" | "most", Dimensions> {
  return {
    least: extreme((a, b) => a.points - b.points),
    most: extreme((a, b) => b.points - a.points),
  };
}

function extreme(order: (a: Option, b: Option) => number): Dimensions {
  const labels = questions.map(({ key, options }) => [key, options.toSorted(order)[0]?.label]);
  return score(Object.fromEntries(labels) as Answers).dimensions;
}
