/**
 * About `count` round numbers from 0 to `highest` or just above it: steps of 1, 2 or 5 times a power of ten.
 *
 * @param highest more than 0
 */
export function roundTicks(highest: number, count: number): number[] {
  const power = 10 ** Math.floor(Math.log10(highest / count));
  const step = power * ([1, 2, 5, 10].find((size) => power * size * count >= highest) ?? 10);
  const steps = Math.ceil(highest / step - 1e-9);
  return Array.from({ length: steps + 1 }, (_, index) => index * step);
}
