/**
 * `npm run bench`: measures visitors' waiting time and billed processor time, and writes the first part of
 * workshop/bench/benchmarks.md. `-- --beside <bundle>` also measures another build, in turn, and prints to the screen.
 */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import type { WorkerOptions } from "miniflare";
import { bundlePath, ensureBuild } from "../../scripts/build/up-to-date";
import { applyMigrations } from "../../tests/support/database";
import { fieldsOf } from "../../tests/support/fields";
import { challenge } from "../../tests/support/lead-forms";
import { type Load, type Measured, measure } from "./load";
import { circumstances, type Line, tableOfLines, writePart } from "./report";
import { type Runtime, startRuntime } from "./runtime";
import { builtSite, constantWorker, partner } from "./workers";

const { beside } = parseArgs({ options: { beside: { type: "string" } } }).values;
const rounds = 5;

/** The page that ads lead to. */
const landing = "/livre-augmente-fl";

const cached: Load = { path: landing, connections: 32, status: 200 };
const rendered: Load = { path: `${landing}?autre=1`, connections: 1, status: 200 };
const address = encodeURIComponent(String(challenge.valid.email));
const posted: Load = {
  path: challenge.path,
  connections: 1,
  status: 303,
  form: new URLSearchParams(fieldsOf(challenge.valid))
    .toString()
    .replace(address, "lectrice{n}%40example.com"),
};

async function open(bundle: string): Promise<Runtime> {
  const runtime = await startRuntime(builtSite(bundle), partner);
  await applyMigrations((await runtime.miniflare.getD1Database("DB")) as unknown as D1Database);
  return runtime;
}

/** Milliseconds from a cold start to the end of the first page. */
async function start(worker: WorkerOptions): Promise<number> {
  const begin = performance.now();
  await using runtime = await startRuntime(worker, partner);
  await (await fetch(new URL(landing, runtime.url))).arrayBuffer();
  return performance.now() - begin;
}

/** Measures in turn, so that other load on the machine affects all alike. The first round is a warm-up. */
async function inTurn<Result>(works: readonly (() => Promise<Result>)[], times = rounds) {
  const results: Result[][] = works.map(() => []);
  for (let round = 0; round <= times; round++) {
    for (const [index, work] of works.entries()) {
      const result = await work();
      if (round > 0) results[index]?.push(result);
    }
  }
  return results;
}

async function compare(load: Load, runtimes: readonly Runtime[]) {
  const measured = await inTurn(runtimes.map((runtime) => () => measure(runtime, load)));
  return (name: keyof Measured) => measured.map((rounds) => rounds.map((result) => result[name]));
}

await ensureBuild();
const bundles = [bundlePath, ...(beside ? [beside] : [])];
await using ours = await open(bundlePath);
await using other = beside
  ? await open(beside)
  : await startRuntime(await constantWorker(await fetch(new URL(landing, ours.url))), partner);
const sites = beside ? [ours, other] : [ours];

const starts = await inTurn(
  bundles.map((bundle) => () => start(builtSite(bundle))),
  4 * rounds,
);
const cachedFigure = await compare(cached, [ours, other]);
const renderedFigure = await compare(rendered, sites);
const postedFigure = await compare(posted, sites);
const lines: Line[] = [
  { what: "Start until a page is answered", unit: "ms", values: starts },
  {
    what: "Cached page",
    unit: "requests/s",
    values: cachedFigure("requestsPerSecond"),
    atLeast: 0.95,
  },
  { what: "Page rendered anew", unit: "ms", values: renderedFigure("time") },
  { what: "Page rendered anew, processor time", unit: "µs", values: renderedFigure("cpu") },
  { what: "Form post", unit: "ms", values: postedFigure("time") },
  { what: "Form post, processor time", unit: "µs", values: postedFigure("cpu") },
];
const kilobytes = gzipSync(readFileSync(bundlePath), { level: 9 }).byteLength / 1000;
const text = `## The Worker

${circumstances()}

The built Worker in Miniflare, measured by autocannon on workerd's own socket; the cached page is compared with a Worker that answers with constant bytes. Medians of
${rounds} rounds of 2 s, and of ${4 * rounds} starts; a ratio is the median over pairs of neighbouring rounds, from the lowest to the highest.
Processor time is workerd's in user mode.

${tableOfLines(lines)}

The bundle takes ${kilobytes.toFixed(1)} KB after gzip.
`;
if (beside) console.log(text);
else writePart("worker", text);
