import { max, median, min } from "simple-statistics";
import { table } from "./document";

/** One measure of the site beside the same measure of the least that could do it. */
export interface Line {
  what: string;
  unit: string;
  /** A value a round, in the order of the rounds. */
  site: readonly number[];
  reference: readonly number[];
  /** What the ratio is held to. */
  atMost?: number;
  atLeast?: number;
}

/** A table of lines: medians, and the ratio of neighbouring rounds from the lowest to the highest. */
export function tableOfLines(lines: readonly Line[]): string {
  return table(["", "site", "reference", "ratio", "wanted", ""], lines.map(row));
}

function row({ what, unit, site, reference, atMost, atLeast }: Line): string[] {
  const ratios = site.map((value, round) => value / (reference[round] ?? Number.NaN));
  const ratio = median(ratios);
  const range =
    ratios.length > 1 ? ` (${min(ratios).toFixed(2)} to ${max(ratios).toFixed(2)})` : "";
  const met = ratio <= (atMost ?? Number.POSITIVE_INFINITY) && ratio >= (atLeast ?? 0);
  const wanted = atMost ? `≤ ${atMost.toFixed(2)} ×` : atLeast ? `≥ ${atLeast.toFixed(2)} ×` : "";
  return [
    what,
    `${figure(median([...site]))} ${unit}`,
    `${figure(median([...reference]))} ${unit}`,
    `${ratio.toFixed(2)} ×${range}`,
    wanted,
    wanted && (met ? "met" : "**missed**"),
  ];
}

/** Three digits of small figures, and large ones whole. */
function figure(value: number): string {
  return value < 100 ? value.toPrecision(3) : Math.round(value).toLocaleString("en-US");
}
