/**
 * What `npm run dev` serves: a build by Remix's own compiler, which stays open and recompiles only what changed. It is not
 * minified, has React's development version and source maps, and is in another folder than that of `npm run build`.
 */
import type { ChildProcess } from "node:child_process";
import { subscribe } from "node:diagnostics_channel";
import { cpSync, readFileSync, rmSync } from "node:fs";
import { createRequire, SourceMap, type SourceMapPayload } from "node:module";
import { basename, dirname, relative, resolve } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import type { AppConfig } from "@remix-run/dev";
// Remix exports only its command line; its version is pinned (docs/decisions/0009).
import { create } from "@remix-run/dev/dist/compiler/compiler.js";
import { createFileWatchCache } from "@remix-run/dev/dist/compiler/fileWatchCache.js";
import { ServerMode } from "@remix-run/dev/dist/config/serverModes.js";
import { resolveConfig } from "@remix-run/dev/dist/config.js";
import { logger } from "@remix-run/dev/dist/tux/logger.js";
import chokidar from "chokidar";
import { formatMessages, type Message } from "esbuild";
import { type Request, Response } from "miniflare";
import { tsImport } from "tsx/esm/api";
import { lazy } from "~/lib/lazy";
import remixConfig from "../../../remix.config";
import { generated } from "../../generate/generated";
import { assertFree } from "../../kit/addresses";
import type { Program } from "../site";

const folder = ".cache/dev";
const bundle = `${folder}/worker.js`;
const directory = `${folder}/public`;

const watched = [
  ...["app", "public", "scripts/generate", "scripts/local/dev"],
  ...["wrangler.toml", ".dev.vars", ".dev.vars.example"],
];

/** Milliseconds to wait for other files of the same change. */
const quietPeriod = 30;

/** Where debuggers look first; if it is in use, any free port is taken. */
const defaultInspectorPort = 9229;

/**
 * Every mode but production uses React's development version. The mode called development also runs Babel on each file
 * for hot replacement, but pages reload here, and it takes three times as long to start.
 */
const mode = ServerMode.Test;

/**
 * Compiles now and whenever a source changes, and passes each result on. After a mistake the site stays as it was.
 */
export async function develop(serve: (program: Program) => Promise<void>): Promise<void> {
  endCompilerQuietly();
  const isFree = await assertFree(defaultInspectorPort).then(
    () => true,
    () => false,
  );
  rmSync(folder, { recursive: true, force: true });
  const compile = await openCompiler();
  const build = async (changed: readonly string[] = [], isMoved = false) => {
    const begin = performance.now();
    try {
      await compile(changed, isMoved);
      await serve(compiledProgram(isFree ? defaultInspectorPort : 0));
      console.log(`Compiled in ${Math.round(performance.now() - begin)} ms`);
    } catch (error) {
      console.error(`Waiting for a change: ${(error as Error).message}`);
    }
  };
  await build();
  checkTypesOnChange();
  watchSources(build);
}

/** Calls back with the changed files, one call at a time, and whether a file was added or removed. */
function watchSources(handle: (changed: readonly string[], isMoved: boolean) => Promise<void>) {
  let changed = new Set<string>();
  let [isMoved, isHandling] = [false, false];
  chokidar
    .watch(watched, { ignored: [...generated, "public/build"], ignoreInitial: true })
    .on("all", async (event, path) => {
      changed.add(path);
      isMoved ||= event !== "change";
      if (isHandling) return;
      isHandling = true;
      while (changed.size > 0) {
        await sleep(quietPeriod);
        const taken = [[...changed], isMoved] as const;
        [changed, isMoved] = [new Set(), false];
        await handle(...taken);
      }
      isHandling = false;
    });
}

/**
 * Opens Remix's compiler, which recompiles what changed since the last time. It reads the list of routes only once, so
 * a new compiler is opened when files are added or removed. Its errors show what is wrong and where.
 */
async function openCompiler() {
  const fileWatchCache = createFileWatchCache();
  const open = async () => {
    const config = await resolveConfig(
      {
        ...(remixConfig as AppConfig),
        server: "scripts/local/dev/worker.ts",
        serverBuildPath: bundle,
        assetsBuildDirectory: `${directory}/build`,
        serverDependenciesToBundle: "all",
      },
      { rootDirectory: process.cwd(), serverMode: mode },
    );
    return create({ config, options: { mode, sourcemap: true }, fileWatchCache, logger });
  };
  let compiler = await open();
  return async (changed: readonly string[] = [], isMoved = false) => {
    for (const file of [...changed, ...generated]) fileWatchCache.invalidateFile(resolve(file));
    if (isMoved) {
      await compiler.dispose();
      compiler = await open();
    }
    await regenerate();
    copyStaticFiles();
    await compiler.compile().catch(async (error: Error & { errors?: Message[] }) => {
      if (!error.errors) throw error;
      const lines = await formatMessages(error.errors, { kind: "error", color: true });
      throw new Error(`\n${lines.join("")}`);
    });
  };
}

/** Runs the generators from freshly imported modules, since Node caches imports. */
async function regenerate() {
  const { generate } = await tsImport("../../generate/all.ts", import.meta.url);
  await generate();
}

function copyStaticFiles() {
  const filter = (path: string) => path !== "public/build";
  cpSync("public", directory, { recursive: true, filter });
}

/** Remix's esbuild prints a stack trace when its input closes, so it is killed before this process ends. */
function endCompilerQuietly() {
  const children: ChildProcess[] = [];
  subscribe("child_process", (message) => {
    children.push((message as { process: ChildProcess }).process);
  });
  process.on("exit", () => {
    for (const child of children) {
      if (basename(String(child.spawnfile)) === "esbuild") child.kill("SIGKILL");
    }
  });
}

/** Checks types on every change. Runs in a thread, so that it ends with this process. */
function checkTypesOnChange() {
  const compiler = createRequire(import.meta.url).resolve("typescript/lib/tsc.js");
  const options = "--watch --preserveWatchOutput --pretty --incremental";
  const argv = [...options.split(" "), "--tsBuildInfoFile", ".cache/types.tsbuildinfo"];
  new Worker(compiler, { argv });
}

/** The latest compiled script. Its errors name places in the sources, and a debugger can be attached. */
function compiledProgram(inspectorPort: number): Program {
  const [code] = readFileSync(bundle, "utf8").split("\n//# sourceMappingURL=");
  const payload = readSourceMap(bundle);
  const map = lazy(() => new SourceMap(payload));
  // Debuggers get only the script, without a separate map file.
  const inlineMap = Buffer.from(JSON.stringify(payload)).toString("base64");
  const printLines = (output: Readable, print: (line: string) => void) =>
    createInterface({ input: output }).on("line", (line) => {
      const shown = inSources(line, map);
      if (shown || !line) print(shown);
    });
  return {
    script: `${code}\n//# sourceMappingURL=data:application/json;base64,${inlineMap}\n`,
    directory,
    worker: {
      serviceBindings: {
        SOURCES: async (request: Request) => new Response(inSources(await request.text(), map)),
      },
      // Shows debuggers only this Worker, not those inside Miniflare.
      unsafeInspectorProxy: true,
    },
    shared: {
      inspectorPort,
      liveReload: true,
      handleRuntimeStdio(stdout: Readable, stderr: Readable) {
        printLines(stdout, console.log);
        printLines(stderr, console.error);
      },
    },
  };
}

/** A bundle's source map, with absolute paths to the sources. */
function readSourceMap(bundle: string): SourceMapPayload {
  const map: SourceMapPayload = JSON.parse(readFileSync(`${bundle}.map`, "utf8"));
  const sources = map.sources.map((source) => pathToFileURL(resolve(dirname(bundle), source)).href);
  // A debugger reads the sources themselves.
  return { ...map, sources, sourcesContent: [] };
}

/**
 * Replaces places in the Worker's script with places in the sources, and drops stack lines inside libraries. Decoding a
 * map takes as long as compiling a small change, so it is done only if a text names a place.
 */
function inSources(text: string, map: () => SourceMap): string {
  const resolved = text.replace(/(?:file:\/\/\/)?site\.js:(\d+):(\d+)/g, (place, line, column) => {
    const origin = map().findOrigin(Number(line), Number(column));
    if (!("fileName" in origin)) return place;
    const path = relative(process.cwd(), fileURLToPath(origin.fileName));
    return `${path}:${origin.lineNumber}:${origin.columnNumber}`;
  });
  return resolved.replace(/^ +at .*\bnode_modules\/.*\n?/gm, "");
}
