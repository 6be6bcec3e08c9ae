/**
 * `npm run bench`: compares the built Worker with the least that could do the same, and writes the first part of
 * docs/benchmarks.md. `-- --beside <bundle>` compares it with another build instead and prints to the screen,
 * `--rounds <number>` makes it more patient.
 */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import type { WorkerOptions } from "miniflare";
import { bundlePath, ensureBuild } from "../../scripts/build/up-to-date";
import { applyMigrations } from "../../tests/support/database";
import { fieldsOf } from "../../tests/support/fields";
import { challenge } from "../../tests/support/lead-forms";
import { compare, type Load } from "./load";
import { circumstances, type Line, tableOfLines, writePart } from "./report";
import { type Runtime, startRuntime } from "./runtime";
import { builtSite, constantWorker, leadTables, leadWorker, partner } from "./workers";

const { values } = parseArgs({
  options: { beside: { type: "string" }, rounds: { type: "string" } },
});
const { beside } = values;
const rounds = Number(values.rounds ?? 5);

/** The page that ads lead to. */
const landing = "/livre-augmente-fl";

/** Milliseconds, and those of the processor, from a start to the end of the first answer. */
async function start(worker: WorkerOptions, path: string) {
  const begin = performance.now();
  await using runtime = await startRuntime(worker, partner);
  const response = await fetch(new URL(path, runtime.url));
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${path}: status ${response.status}`);
  return { time: performance.now() - begin, cpu: runtime.cpu() * 1000 };
}

async function compareStarts(reference: WorkerOptions): Promise<Line[]> {
  const lines: Line[] = [];
  for (const path of ["/robots.txt", landing]) {
    const starts: Record<"site" | "reference", Awaited<ReturnType<typeof start>>>[] = [];
    while (starts.length < 6 * rounds) {
      starts.push({ site: await start(site, path), reference: await start(reference, path) });
    }
    const of = (name: "time" | "cpu") => ({
      site: starts.map((pair) => pair.site[name]),
      reference: starts.map((pair) => pair.reference[name]),
    });
    const what = `Start until \`${path}\` is answered`;
    lines.push({ what, unit: "ms", ...of("time"), atMost: 1.5 });
    lines.push({ what: `${what}, processor time`, unit: "ms", ...of("cpu") });
  }
  return lines;
}

async function comparePages(reference: WorkerOptions): Promise<Line[]> {
  await using ours = await withTables(await startRuntime(site, partner));
  await using other = await startRuntime(reference, partner);
  if (beside) await withTables(other);
  const pages = [
    { name: "Kept page", path: landing, atLeast: 0.95, atMost: 1.2 },
    {
      name: "The same page rendered each time",
      path: `${landing}?autre=1`,
      ...(beside && { atMost: 1.35 }),
    },
  ];
  const lines: Line[] = [];
  for (const { name, path, atMost, ...atLeast } of pages) {
    const load = { path, connections: 32, status: 200 };
    const of = await compare({ runtime: ours, ...load }, { runtime: other, ...load }, rounds);
    lines.push(
      { what: `${name}, requests`, unit: "/s", ...of("requestsPerSecond"), ...atLeast },
      { what: `${name}, processor time`, unit: "µs", ...of("cpu"), atMost },
    );
  }
  return lines;
}

async function compareForm(): Promise<Line[]> {
  await using ours = await withTables(await startRuntime(site, partner));
  await using other = beside
    ? await withTables(await startRuntime(builtSite(beside), partner))
    : await withTables(await startRuntime(leadWorker), leadTables);
  const encoded = new URLSearchParams(fieldsOf(challenge.valid)).toString();
  const address = encodeURIComponent(String(challenge.valid.email));
  const post: Omit<Load, "runtime"> = {
    path: challenge.path,
    form: encoded.replace(address, "lectrice{n}%40example.com"),
    status: 303,
    connections: 1,
  };
  const of = await compare({ ...post, runtime: ours }, { ...post, runtime: other }, rounds);
  return [
    { what: "Form post, median time", unit: "ms", ...of("time"), atMost: 1.5 },
    { what: "Form post, processor time", unit: "µs", ...of("cpu"), atMost: 1.5 },
  ];
}

/** The site's own tables, or others. */
async function withTables(runtime: Runtime, tables?: readonly string[]): Promise<Runtime> {
  const d1 = (await runtime.miniflare.getD1Database("DB")) as unknown as D1Database;
  if (tables) await d1.batch(tables.map((table) => d1.prepare(table)));
  else await applyMigrations(d1);
  return runtime;
}

async function answerOf(worker: WorkerOptions, path: string): Promise<Response> {
  await using runtime = await startRuntime(worker, partner);
  const answer = await fetch(new URL(path, runtime.url));
  return new Response(await answer.arrayBuffer(), answer);
}

await ensureBuild();
const site = builtSite(bundlePath);
const reference = beside ? builtSite(beside) : await constantWorker(await answerOf(site, landing));
const lines = [
  ...(await compareStarts(reference)),
  ...(await comparePages(reference)),
  ...(await compareForm()),
];
const kilobytes = gzipSync(readFileSync(bundlePath), { level: 9 }).byteLength / 1000;
const text = `## The Worker

${circumstances()}

The built Worker in Miniflare beside the least that does the same: a Worker that answers with constant bytes, or one that stores a
posted lead and its event in one batch. Each has a workerd of its own, asked by autocannon on workerd's own socket. ${rounds} rounds of 2 s each,
in turn, ${6 * rounds} starts. A figure is the median of its rounds; a ratio is the median over pairs of neighbouring rounds, from the lowest to the
highest. Processor time is workerd's in user mode.

${tableOfLines(lines)}

The bundle takes ${kilobytes.toFixed(1)} KB after gzip.
`;
if (beside) console.log(text);
else writePart("worker", text);
