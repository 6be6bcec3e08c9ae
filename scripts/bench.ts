/**
 * `npm run bench`: measures the built Worker beside the least that could do the same, and writes the
 * first part of docs/benchmarks.md. Takes about eight minutes on a machine with nothing else to do, and
 * for a while 5 GB of temporary files; `--quick` takes half a minute, proves that everything runs, and
 * writes to the screen only.
 */
import { createRequire } from "node:module";
import { listedPages, unlistedPaths } from "../tests/support/pages";
import { answerOf, compareForms, compareLookups, comparePages, landing } from "./bench/comparisons";
import { writePart } from "./bench/document";
import { compareFullTables } from "./bench/full-tables";
import { LoadGenerator } from "./bench/load";
import { type Results, report } from "./bench/report";
import { startRuntime } from "./bench/runtime";
import { compareStarts } from "./bench/startup";
import { bundleBytes, weigh } from "./bench/weights";
import { builtSite, partner } from "./bench/workers";
import { ensureBuild } from "./build/freshness";

/** Milliseconds after which something hangs. */
const patience = 20 * 60_000;

const quick = process.argv.includes("--quick");

async function main(): Promise<void> {
  await ensureBuild();
  const text = report(await measure(), versions());
  if (quick) console.log(text);
  else writePart("worker", text);
}

async function measure(): Promise<Results> {
  const effort = quick ? { rounds: 2, milliseconds: 200 } : { rounds: 5, milliseconds: 1_500 };
  using generator = new LoadGenerator();
  const bench = { generator, effort };
  return {
    effort,
    bundle: bundleBytes(),
    weights: await step("bytes of every page", weighAll),
    starts: await step("starts", startAll),
    pages: await step("pages", () => comparePages(bench)),
    lookups: await step("look-ups", () => compareLookups(bench)),
    forms: await step("forms", () => compareForms(bench)),
    fullTables: await step("full tables", () =>
      compareFullTables(bench, quick ? 10_000 : 1_000_000),
    ),
  };
}

async function weighAll() {
  await using site = await startRuntime(builtSite({ withAssets: true }), partner);
  return await weigh(site.url, [...listedPages.map(({ path }) => path), ...unlistedPaths]);
}

async function startAll() {
  await using site = await startRuntime(builtSite(), partner);
  const answer = await answerOf(site, landing);
  const times = quick ? 1 : 31;
  return {
    file: await compareStarts("/robots.txt", answer, times),
    page: await compareStarts(landing, answer, times),
  };
}

async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  console.log(`Measuring: ${name}`);
  return work();
}

function versions(): Record<string, string> {
  const miniflare = createRequire(import.meta.url).resolve("miniflare/package.json");
  const { version } = createRequire(miniflare)("workerd/package.json") as { version: string };
  return { workerd: version };
}

const watchdog = setTimeout(() => fail(new Error("measuring hangs")), patience).unref();

function fail(error: Error) {
  console.error(`The benchmark failed: ${error.message}`);
  process.exit(1);
}

main().then(() => clearTimeout(watchdog), fail);
