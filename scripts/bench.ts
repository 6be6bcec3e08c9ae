/**
 * `npm run bench`: compares the built Worker with the least that could do the same, and writes the
 * first part of docs/benchmarks.md. Takes about eight minutes on a machine with nothing else to do, and
 * for a while 5 GB of temporary files; `--quick` takes a minute and prints to the screen only.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { gzipSync } from "node:zlib";
import { compareForms, comparePages, compareStarts } from "./bench/comparisons";
import { circumstances, type Line, table, tableOfLines, target, writePart } from "./bench/document";
import { compareFullTables } from "./bench/full-tables";
import { bundlePath, ensureBuild } from "./build/freshness";

const quick = process.argv.includes("--quick");
const effort = quick ? { rounds: 1, seconds: 1 } : { rounds: 5, seconds: 2 };

async function main(): Promise<void> {
  await ensureBuild();
  const lines = [
    ...(await step("starts", () => compareStarts(quick ? 1 : 31))),
    ...(await step("pages", () => comparePages(effort))),
    ...(await step("forms", () => compareForms(effort))),
    ...(await step("full tables", () => compareFullTables(effort, quick ? 10_000 : 1_000_000))),
  ];
  const text = report(lines);
  if (quick) console.log(text);
  else writePart("worker", text);
}

async function step(name: string, work: () => Promise<Line[]>): Promise<Line[]> {
  console.log(`Measuring: ${name}`);
  return work();
}

function report(lines: readonly Line[]): string {
  return `## The Worker

${circumstances({ workerd: workerdVersion() })}

The built Worker in Miniflare beside the least that does the same: a Worker that answers with constant bytes, or one that reads the
form and runs the site's own statements in one batch. Each has a workerd of its own, asked by autocannon on workerd's own socket.
${effort.rounds} rounds of ${effort.seconds} s each, in turn. A figure is the median of its rounds; a ratio is the median over pairs of neighbouring
rounds, from the lowest to the highest. Processor time is workerd's in user and kernel mode a request. Starts and \`leads list\` are
from spawning to the end, npm apart; the export's process has 64 MB of heap.

${tableOfLines(lines)}

### Bytes

\`tests/worker/http/weight.test.ts\` holds each page to the first round trip.

${table(["", "wanted", "measured", ""], [bundleRow()])}
`;
}

function bundleRow(): string[] {
  const kilobytes = gzipSync(readFileSync(bundlePath), { level: 9 }).byteLength / 1000;
  return target("Bundle after gzip", "≤ 250 KB", `${kilobytes.toFixed(1)} KB`, kilobytes <= 250);
}

function workerdVersion(): string {
  const miniflare = createRequire(import.meta.url).resolve("miniflare/package.json");
  return createRequire(miniflare)("workerd/package.json").version;
}

main().catch((error: Error) => {
  console.error(`The benchmark failed: ${error.message}`);
  process.exit(1);
});
