/** The value below which a share of all values lies. Sorts the values in place. */
export function percentile(values: number[], share: number): number {
  values.sort((a, b) => a - b);
  return values[Math.floor(values.length * share)] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = Number.NaN] = [
    sorted[Math.ceil(middle) - 1],
    sorted[Math.floor(middle)],
  ];
  return (low + high) / 2;
}

/** A figure of several rounds: the middle one, and how far the others lie. */
export interface Spread {
  median: number;
  lowest: number;
  highest: number;
}

export function spread(values: readonly number[]): Spread {
  return { median: median(values), lowest: Math.min(...values), highest: Math.max(...values) };
}
