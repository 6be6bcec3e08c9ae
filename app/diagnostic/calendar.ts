const week = 7;
const dayInMilliseconds = 86_400_000;

/** Weeks of a roadmap, the first one being numbered 1, and the days they cover. */
export interface Period {
  from: number;
  to: number;
  /** First and last day, ISO dates (`2026-11-21`). */
  starts: string;
  ends: string;
}

/**
 * Shares out weeks by weight, each part getting at least one, and dates them without a gap.
 * @param weeks at least as many as there are weights
 * @param start ISO date of the first day
 */
export function schedule(weights: readonly number[], weeks: number, start: string): Period[] {
  const lengths = shareOut(weights, weeks);
  return lengths.map((length, index) => {
    const before = lengths.slice(0, index).reduce((sum, part) => sum + part, 0);
    return {
      from: before + 1,
      to: before + length,
      starts: dayAfter(start, before * week),
      ends: dayAfter(start, (before + length) * week - 1),
    };
  });
}

/** Whole parts that add up to the total: the rest goes to those who lost most by rounding. */
function shareOut(weights: readonly number[], total: number): number[] {
  const spare = total - weights.length;
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const exact = weights.map((weight) => (spare * weight) / sum);
  const rest = spare - exact.reduce((all, part) => all + Math.floor(part), 0);
  const favoured = exact
    .map((part, index) => ({ index, lost: part - Math.floor(part) }))
    .toSorted((a, b) => b.lost - a.lost || a.index - b.index)
    .slice(0, rest)
    .map(({ index }) => index);
  return exact.map((part, index) => 1 + Math.floor(part) + (favoured.includes(index) ? 1 : 0));
}

function dayAfter(date: string, days: number): string {
  const time = Date.parse(`${date}T00:00:00Z`) + days * dayInMilliseconds;
  return new Date(time).toISOString().slice(0, 10);
}
