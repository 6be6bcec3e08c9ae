/** What the two benchmarks write into docs/benchmarks.md. */
import { readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg, release, totalmem, type } from "node:os";

const file = "docs/benchmarks.md";

/** Replaces a part of the document, between its two markers: each command writes one and leaves the other alone. */
export function writePart(part: "worker" | "lighthouse", text: string) {
  const document = readFileSync(file, "utf8");
  const [begin, end] = [`<!-- ${part}: begin -->`, `<!-- ${part}: end -->`];
  const from = document.indexOf(begin);
  const to = document.indexOf(end);
  if (from < 0 || to < from) throw new Error(`${file} has lost the markers of "${part}"`);
  writeFileSync(file, `${document.slice(0, from)}${begin}\n${text.trim()}\n${document.slice(to)}`);
}

/** Markdown of a table whose first column is text and whose others are figures. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const rule = head.map((_, column) => (column === 0 ? "---" : "---:"));
  return [head, rule, ...rows].map(line).join("\n");
}

/** Date, machine, and the load before, which shows whether the machine was idle. */
export function circumstances(): string {
  const [processor] = cpus();
  return [
    new Date().toISOString().slice(0, 10),
    `${cpus().length} × ${processor?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB`,
    `${type()} ${release().split("-")[0]}`,
    `Node.js ${process.versions.node}`,
    `load before: ${loadavg()[0]?.toFixed(1)}`,
  ].join(" · ");
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return (
    ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2
  );
}

/** A measure of the site and of its reference: a value a round, in the order of the rounds. */
export interface Line {
  what: string;
  unit: string;
  /** Limits of the ratio. */
  atMost?: number | undefined;
  atLeast?: number;
  site: readonly number[];
  reference: readonly number[];
}

/** Medians, and the ratio of neighbouring rounds from the lowest to the highest. */
export function tableOfLines(lines: readonly Line[]): string {
  const rows = lines.map(({ what, unit, atMost, atLeast, site, reference }) => {
    const ratios = site.map((value, round) => value / (reference[round] ?? Number.NaN));
    const ratio = median(ratios);
    const range = `(${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`;
    const met = ratio <= (atMost ?? Number.POSITIVE_INFINITY) && ratio >= (atLeast ?? 0);
    const wanted = atMost ? `≤ ${atMost} ×` : atLeast ? `≥ ${atLeast} ×` : "";
    return [
      what,
      `${figure(median(site))} ${unit}`,
      `${figure(median(reference))} ${unit}`,
      `${ratio.toFixed(2)} × ${range}`,
      wanted,
      wanted && (met ? "met" : "**missed**"),
    ];
  });
  return table(["", "site", "reference", "ratio", "wanted", ""], rows);
}

/** Three digits of small figures, and large ones whole. */
function figure(value: number): string {
  return value < 100 ? value.toPrecision(3) : Math.round(value).toLocaleString("en-US");
}
