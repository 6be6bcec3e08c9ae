/** What the two benchmarks write into workshop/bench/benchmarks.md. */
import { readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg, release, totalmem, type } from "node:os";

const file = "workshop/bench/benchmarks.md";

/** Replaces a part of the document between its two markers: each command writes its own part. */
export function writePart(part: "worker" | "lighthouse", text: string) {
  const document = readFileSync(file, "utf8");
  const [begin, end] = [`<!-- ${part}: begin -->`, `<!-- ${part}: end -->`];
  const [before, rest] = document.split(begin);
  const [, after] = (rest ?? "").split(end);
  if (after === undefined) throw new Error(`${file} has lost the markers of "${part}"`);
  writeFileSync(file, `${before}${begin}\n${text.trim()}\n${end}${after}`);
}

/** A Markdown table with text in the first column and figures in the others. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const rule = head.map((_, column) => (column === 0 ? "---" : "---:"));
  return [head, rule, ...rows].map(line).join("\n");
}

/** The date, the machine, and its load before the run, which shows whether it was idle. */
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

/** A measurement: the site's value in each round, then the values that it is compared with. */
export interface Line {
  what: string;
  unit: string;
  values: readonly (readonly number[])[];
  /** The lowest acceptable ratio. */
  atLeast?: number;
}

/** Medians, and the range of the ratios of neighbouring rounds. */
export function tableOfLines(lines: readonly Line[]): string {
  const rows = lines.map(({ what, unit, values: [site = [], other], atLeast = 0 }) => {
    const ours = `${figure(median(site))} ${unit}`;
    if (!other) return [what, ours, "", "", ""];
    const ratios = site.map((value, round) => value / (other[round] ?? Number.NaN));
    const ratio = `${median(ratios).toFixed(2)} × (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`;
    const wanted = atLeast && `≥ ${atLeast} ×${median(ratios) < atLeast ? " **missed**" : ""}`;
    return [what, ours, `${figure(median(other))} ${unit}`, ratio, wanted || ""];
  });
  return table(["", "site", "compared with", "ratio", "wanted"], rows);
}

/** Small figures have three digits; large ones are whole numbers. */
const figure = (value: number) =>
  value < 100 ? value.toPrecision(3) : Math.round(value).toLocaleString("en-US");
