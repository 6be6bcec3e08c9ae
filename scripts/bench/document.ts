import { readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg, release, totalmem, type } from "node:os";
import { max, median, min } from "simple-statistics";

const file = "docs/benchmarks.md";

/** Replaces a part of the document, between its two markers: each command writes one and leaves the other alone. */
export function writePart(part: "worker" | "lighthouse", text: string) {
  const document = readFileSync(file, "utf8");
  const [begin, end] = [`<!-- ${part}: begin -->`, `<!-- ${part}: end -->`];
  const from = document.indexOf(begin);
  const to = document.indexOf(end);
  if (from < 0 || to < from) throw new Error(`${file} has lost the markers of "${part}"`);
  writeFileSync(file, `${document.slice(0, from)}${begin}\n${text.trim()}\n${document.slice(to)}`);
  console.log(`Written to ${file}`);
}

/** Markdown of a table whose first column is text and whose others are figures. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const rule = head.map((_, column) => (column === 0 ? "---" : "---:"));
  return [head, rule, ...rows].map(line).join("\n");
}

/** A row of a table of targets. */
export function target(what: string, wanted: string, measured: string, met: boolean): string[] {
  return [what, wanted, measured, met ? "met" : "**missed**"];
}

/** Date, machine, versions, and the load before, which shows whether the machine was idle. */
export function circumstances(versions: Record<string, string>): string {
  const [processor] = cpus();
  const programs = Object.entries({ "Node.js": process.versions.node, ...versions });
  return [
    new Date().toISOString().slice(0, 10),
    `${cpus().length} × ${processor?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB`,
    `${type()} ${release().split("-")[0]}`,
    ...programs.map(([name, version]) => `${name} ${version}`),
    `load before: ${loadavg()[0]?.toFixed(1)}`,
  ].join(" · ");
}

/** What is measured, of the site and of a reference, and the limit of their ratio. */
export interface Measure {
  what: string;
  of: keyof typeof units;
  atMost?: number | undefined;
  atLeast?: number;
}

const units = {
  requestsPerSecond: "/s",
  /** Of the time to the end of an answer. */
  p50: "ms",
  /** Processor time a request. */
  cpu: "µs",
  time: "ms",
  memory: "MB",
};

/** A measure of the site, and of its reference. */
export interface Line {
  measure: Measure;
  /** A value a round, in the order of the rounds. */
  site: readonly number[];
  reference: readonly number[];
}

/** A table of lines: medians, and the ratio of neighbouring rounds from the lowest to the highest. */
export function tableOfLines(lines: readonly Line[]): string {
  return table(["", "site", "reference", "ratio", "wanted", ""], lines.map(row));
}

function row({ measure, site, reference }: Line): string[] {
  const { what, of, atMost, atLeast } = measure;
  const ratios = site.map((value, round) => value / (reference[round] ?? Number.NaN));
  const ratio = median(ratios);
  const range =
    ratios.length > 1 ? ` (${min(ratios).toFixed(2)} to ${max(ratios).toFixed(2)})` : "";
  const met = ratio <= (atMost ?? Number.POSITIVE_INFINITY) && ratio >= (atLeast ?? 0);
  const wanted = atMost ? `≤ ${atMost.toFixed(2)} ×` : atLeast ? `≥ ${atLeast.toFixed(2)} ×` : "";
  return [
    what,
    `${figure(median([...site]))} ${units[of]}`,
    `${figure(median([...reference]))} ${units[of]}`,
    `${ratio.toFixed(2)} ×${range}`,
    wanted,
    wanted && (met ? "met" : "**missed**"),
  ];
}

/** Three digits of small figures, and large ones whole. */
function figure(value: number): string {
  return value < 100 ? value.toPrecision(3) : Math.round(value).toLocaleString("en-US");
}
