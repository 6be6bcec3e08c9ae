/** So many of so many: visits that became sales. */
export interface Sample {
  count: number;
  of: number;
}

export interface Interval {
  low: number;
  high: number;
}

/** Standard deviations that hold 95 % of a normal distribution. */
const z95 = 1.959964;

/**
 * Wilson's score interval of a share: right for the small shares and small numbers that sales are,
 * where the usual plus-or-minus is not.
 * E. B. Wilson, "Probable inference…", Journal of the American Statistical Association 22 (1927).
 */
export function wilson({ count, of }: Sample, z = z95): Interval {
  const share = count / of;
  const spread = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  const scale = 1 + (z * z) / of;
  const middle = share + (z * z) / (2 * of);
  return {
    low: Math.max(0, (middle - spread) / scale),
    high: Math.min(1, (middle + spread) / scale),
  };
}

/**
 * Interval of the difference of two shares, made of their Wilson intervals.
 * R. G. Newcombe, "Interval estimation for the difference between independent proportions", method 10,
 * Statistics in Medicine 17 (1998).
 */
export function difference(a: Sample, b: Sample, z = z95): Interval {
  const [shareA, shareB] = [a.count / a.of, b.count / b.of];
  const [aroundA, aroundB] = [wilson(a, z), wilson(b, z)];
  return {
    low: shareA - shareB - Math.hypot(shareA - aroundA.low, aroundB.high - shareB),
    high: shareA - shareB + Math.hypot(aroundA.high - shareA, shareB - aroundB.low),
  };
}

/** One chance in twenty of a false winner, shared out among so many comparisons (Bonferroni). */
export function correctedZ(comparisons: number): number {
  return upperQuantile(0.025 / comparisons);
}

/** Visits of each of two pages that would tell their shares apart in four cases of five. */
export function visitsNeeded(a: Sample, b: Sample, z: number): number {
  const [shareA, shareB] = [a.count / a.of, b.count / b.of];
  const variance = shareA * (1 - shareA) + shareB * (1 - shareB);
  return ((z + upperQuantile(0.2)) ** 2 * variance) / (shareA - shareB) ** 2;
}

/**
 * Standard deviations beyond which a normal distribution has this tail, to within 0.00045.
 * Abramowitz and Stegun, Handbook of Mathematical Functions, 26.2.23.
 */
export function upperQuantile(tail: number): number {
  const t = Math.sqrt(-2 * Math.log(tail));
  return (
    t -
    (2.515517 + 0.802853 * t + 0.010328 * t ** 2) /
      (1 + 1.432788 * t + 0.189269 * t ** 2 + 0.001308 * t ** 3)
  );
}
