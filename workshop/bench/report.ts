/** What the two benchmarks write into docs/benchmarks.md. */
import { readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg, release, totalmem, type } from "node:os";

const file = "docs/benchmarks.md";

/** Replaces a part of the document, between its two markers: each command writes one and leaves the other alone. */
export function writePart(part: "worker" | "lighthouse", text: string) {
  const document = readFileSync(file, "utf8");
  const [begin, end] = [`<!-- ${part}: begin -->`, `<!-- ${part}: end -->`];
  const [before, rest] = document.split(begin);
  const [, after] = (rest ?? "").split(end);
  if (after === undefined) throw new Error(`${file} has lost the markers of "${part}"`);
  writeFileSync(file, `${before}${begin}\n${text.trim()}\n${end}${after}`);
}

/** Markdown of a table whose first column is text and whose others are figures. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const rule = head.map((_, column) => (column === 0 ? "---" : "---:"));
  return [head, rule, ...rows].map(line).join("\n");
}

/** Date, machine, and the load before, which shows whether the machine was idle. */
export function circumstances(): string {
  const processor = cpus()[0]?.model.trim();
  const machine = `${cpus().length} × ${processor}, ${Math.round(totalmem() / 2 ** 30)} GiB`;
  const system = `${type()} ${release().split("-")[0]} · Node.js ${process.versions.node}`;
  const day = new Date().toISOString().slice(0, 10);
  return `${day} · ${machine} · ${system} · load before: ${loadavg()[0]?.toFixed(1)}`;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  const middle = (sorted.length - 1) / 2;
  return (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2;
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
    const [ours, other] = [site, reference].map((values) => `${figure(median(values))} ${unit}`);
    const verdict = wanted && (met ? "met" : "**missed**");
    return [what, `${ours}`, `${other}`, `${ratio.toFixed(2)} × ${range}`, wanted, verdict];
  });
  return table(["", "site", "reference", "ratio", "wanted", ""], rows);
}

/** Three digits of small figures, and large ones whole. */
const figure = (value: number) =>
  value < 100 ? value.toPrecision(3) : Math.round(value).toLocaleString("en-US");
