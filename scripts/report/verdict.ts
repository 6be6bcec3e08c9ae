import type { Funnel, Rate } from "./funnel";
import { correctedZ, difference, visitsNeeded } from "./intervals";

/** Which page sells best, as far as chance lets one say. */
export type Verdict =
  | { kind: "nothing" }
  /** Only one page was seen. */
  | { kind: "alone"; name: string }
  | { kind: "winner"; name: string; rate: Rate; rivals: number }
  /** The two that chance may have put in this order, and visits to come for both together. */
  | { kind: "open"; names: [string, string]; visits: number | null };

/** Beyond so many visits a difference is too small to wait for. */
const outOfReach = 1_000_000;

/**
 * Compares sales a visit. A winner beats each of the others by more than chance explains, the level
 * corrected for the number of comparisons: of a hundred reports on pages that sell equally well, at
 * most five name one, provided that visits are independent and the day of the look was set beforehand.
 */
export function judge(funnels: readonly Funnel[]): Verdict {
  const [best, ...rivals] = funnels
    .flatMap(({ name, rates }) => (rates.paid ? [{ name, rate: rates.paid }] : []))
    .sort((a, b) => b.rate.share - a.rate.share);
  if (!best || best.rate.count === 0) return { kind: "nothing" };
  if (rivals.length === 0) return { kind: "alone", name: best.name };

  const z = correctedZ(rivals.length);
  const close = rivals.filter((rival) => difference(best.rate, rival.rate, z).low <= 0);
  const [nearest] = close;
  if (!nearest) return { kind: "winner", ...best, rivals: rivals.length };
  const seen = best.rate.of + nearest.rate.of;
  const missing = 2 * visitsNeeded(best.rate, nearest.rate, z) - seen;
  return {
    kind: "open",
    names: [best.name, nearest.name],
    visits: missing < outOfReach ? roundUp(Math.max(missing, 100)) : null,
  };
}

/** To two figures: more would promise what no estimate holds. */
function roundUp(number: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(number)) - 1);
  return Math.ceil(number / unit) * unit;
}
