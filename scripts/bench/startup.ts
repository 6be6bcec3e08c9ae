import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import type { Readable } from "node:stream";
import type { WorkerOptions } from "miniflare";
import { bundlePath } from "../build/freshness";
import { cpuSeconds, startRuntime } from "./runtime";
import { median } from "./statistics";
import {
  type Answer,
  builtSite,
  compatibilityDate,
  constantScript,
  constantWorker,
  partner,
  siteVariables,
} from "./workers";

/** Milliseconds from spawning to the end of the first answer. */
export interface Start {
  /** Through Miniflare, which prepares and supervises workerd. */
  miniflare: number;
  /** Of workerd alone, without any other service. */
  workerd: number;
  /** Of workerd alone: processor time of all its threads until then. */
  cpu: number;
}

/** The site's starts, and those of a constant Worker. */
export interface Starts {
  site: Start;
  constant: Start;
}

/** Medians of several starts, the site's and the constant Worker's in turn, each until it answers a path. */
export async function compareStarts(path: string, answer: Answer, times: number): Promise<Starts> {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  try {
    copyFileSync(bundlePath, join(folder, "site.js"));
    writeFileSync(join(folder, "constant.js"), constantScript(answer));
    const site = writeConfig(folder, "site", siteVariables);
    const constant = writeConfig(folder, "constant", siteVariables);

    const sites: Start[] = [];
    const constants: Start[] = [];
    const constantOptions = constantWorker(answer);
    for (let time = 0; time < times; time++) {
      sites.push({
        ...(await startWorkerd(site, path)),
        miniflare: await startMiniflare(builtSite(), path),
      });
      constants.push({
        ...(await startWorkerd(constant, path)),
        miniflare: await startMiniflare(constantOptions, path),
      });
    }
    return { site: middle(sites), constant: middle(constants) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function startMiniflare(worker: WorkerOptions, path: string): Promise<number> {
  const begin = performance.now();
  await using runtime = await startRuntime(worker, partner);
  await readPage(new URL(path, runtime.url));
  return performance.now() - begin;
}

async function startWorkerd(config: string, path: string): Promise<Omit<Start, "miniflare">> {
  const begin = performance.now();
  const workerd = spawn(workerdProgram(), ["serve", config, "--control-fd=3"], {
    stdio: ["ignore", "inherit", "inherit", "pipe"],
  });
  try {
    await readPage(new URL(path, `http://127.0.0.1:${await listeningPort(workerd)}`));
    const wall = performance.now() - begin;
    return { workerd: wall, cpu: cpuSeconds(workerd.pid ?? 0) * 1000 };
  } finally {
    workerd.kill("SIGKILL");
    await once(workerd, "exit");
  }
}

/** The program that Miniflare runs: a dependency of its own. */
function workerdProgram(): string {
  const miniflare = createRequire(import.meta.url).resolve("miniflare");
  return (createRequire(miniflare)("workerd") as { default: string }).default;
}

/** Workerd says on its control channel where it listens, once the Worker is ready. */
async function listeningPort(workerd: ChildProcess): Promise<number> {
  const control = workerd.stdio[3] as Readable;
  const [message] = (await once(control, "data", { signal: AbortSignal.timeout(10_000) })) as [
    Buffer,
  ];
  return (JSON.parse(message.toString()) as { port: number }).port;
}

async function readPage(url: URL) {
  const response = await fetch(url, { signal: AbortSignal.timeout(10_000) });
  if (response.status !== 200) throw new Error(`${url.pathname}: status ${response.status}`);
  await response.arrayBuffer();
}

/** Workerd's own configuration of one Worker with text variables. @returns the file's path */
function writeConfig(folder: string, name: string, vars: Record<string, string | undefined>) {
  const bindings = Object.entries(vars)
    .map(([key, value]) => `(name = "${key}", text = ${JSON.stringify(value)})`)
    .join(", ");
  const file = join(folder, `${name}.capnp`);
  writeFileSync(
    file,
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = (
    modules = [(name = "index.js", esModule = embed "${name}.js")],
    compatibilityDate = "${compatibilityDate}",
    bindings = [${bindings}],
  ))],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);
`,
  );
  return file;
}

function middle(starts: Start[]): Start {
  const of = (name: keyof Start) => median(starts.map((start) => start[name]));
  return { miniflare: of("miniflare"), workerd: of("workerd"), cpu: of("cpu") };
}
