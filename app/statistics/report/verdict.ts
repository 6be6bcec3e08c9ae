import type { Funnel, Rate } from "./funnel";
import { correctedZ, difference, visitsNeeded } from "./intervals";

/** Which page sells best, if the difference is significant. */
export type Verdict =
  | { kind: "nothing" }
  /** Only one page was seen. */
  | { kind: "alone"; name: string }
  | { kind: "winner"; name: string; rate: Rate; rivals: number }
  /** The two best pages, whose difference is not significant, and the visits that both together still need. */
  | { kind: "open"; names: [string, string]; visits: number | null };

/** Visits beyond which a difference is too small to wait for. */
const outOfReach = 1_000_000;

/**
 * Compares sales a visit. A winner differs significantly from each other page, corrected for the number of comparisons:
 * of a hundred reports on equal pages at most five name one, if visits are independent and the day of the report was
 * set beforehand.
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

/** To two significant figures: the estimate is no better. */
function roundUp(number: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(number)) - 1);
  return Math.ceil(number / unit) * unit;
}
