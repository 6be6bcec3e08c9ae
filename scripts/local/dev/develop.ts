/** What `npm run dev` serves, compiled again on every change. */
import type { ChildProcess } from "node:child_process";
import { subscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { createRequire, SourceMap } from "node:module";
import type { AddressInfo } from "node:net";
import { basename } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { watch } from "chokidar";
import { type Request, Response } from "miniflare";
import { lazy } from "~/lib/lazy";
import { generators } from "../../generate/all";
import { assertFree } from "../addresses";
import type { Program } from "../site";
import { clearDevBuild, devBundle, devPublic, openCompiler } from "./compiler";
import { inSources, readSourceMap } from "./sources";

const sources = ["app", "public", "scripts/generate", "scripts/local/dev"];
const settings = ["wrangler.toml", ".dev.vars", ".dev.vars.example"];
const made = ["public/build", ...generators.map(({ target }) => target)];

/** Where debuggers look first; any free port is taken while it is in use. */
const usualInspectorPort = 9229;

/** Milliseconds in which the other files of one change arrive. */
const together = 30;

interface Change {
  event: "add" | "addDir" | "change" | "unlink" | "unlinkDir";
  path: string;
}

export interface Development {
  program: Program;
  /**
   * From now on compiles whenever a source changes, hands on the result and reloads open pages. After an
   * error the site stays as it was.
   */
  onChange: (update: (program: Program) => Promise<void>) => void;
}

export async function develop(): Promise<Development> {
  endCompilerQuietly();
  const inspectorPort = await assertFree(usualInspectorPort).then(
    () => usualInspectorPort,
    () => 0,
  );
  const pages = await openChanges();
  const compiled = () => compiledProgram(inspectorPort, pages.url);
  clearDevBuild();
  let compiler = await openCompiler();
  await compiler.compile();

  async function recompile(changes: readonly Change[]) {
    // Perhaps a route: the compiler reads their list once.
    if (changes.some(({ event }) => event !== "change")) {
      await compiler.dispose();
      compiler = await openCompiler();
    }
    await compiler.compile(changes.map(({ path }) => path));
  }

  return {
    program: compiled(),
    onChange(update) {
      checkTypesOnChange();
      let changes: Change[] = [];
      const takeChanges = async () => {
        await sleep(together);
        const begin = performance.now();
        const taken = changes;
        changes = [];
        try {
          await recompile(taken);
          await update(compiled());
          pages.reload();
          console.log(`Reloaded in ${Math.round(performance.now() - begin)} ms`);
        } catch (error) {
          console.error(`The site stays as it was: ${(error as Error).message}`);
        }
      };
      let taking = false;
      const watcher = watch([...sources, ...settings], { ignored: made, ignoreInitial: true });
      watcher.on("all", async (event, path) => {
        changes.push({ event, path });
        if (taking) return;
        taking = true;
        while (changes.length > 0) await takeChanges();
        taking = false;
      });
    },
  };
}

/** Remix's esbuild prints a stack trace when its input closes: with this process it is killed before. */
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

/** Checks types on every change. In a thread, so that it ends with this process. */
function checkTypesOnChange() {
  const compiler = createRequire(import.meta.url).resolve("typescript/lib/tsc.js");
  const options = "--watch --preserveWatchOutput --pretty --incremental";
  const argv = [...options.split(" "), "--tsBuildInfoFile", ".cache/types.tsbuildinfo"];
  new Worker(compiler, { argv });
}

/** The script that was compiled last. Its errors name places in the sources, and a debugger may be attached. */
function compiledProgram(inspectorPort: number, changesUrl: string): Program {
  const script = readFileSync(devBundle, "utf8");
  const payload = readSourceMap(devBundle);
  const map = lazy(() => new SourceMap(payload));
  const printLines = (output: Readable, print: (line: string) => void) =>
    createInterface({ input: output }).on("line", (line) => {
      const shown = inSources(line, map);
      if (shown || !line) print(shown);
    });
  return {
    script: withInlineMap(script, payload),
    directory: devPublic,
    bindings: { CHANGES_URL: changesUrl },
    worker: {
      serviceBindings: {
        SOURCES: async (request: Request) => new Response(inSources(await request.text(), map)),
      },
      // Debuggers see this Worker alone, not those that Miniflare is made of.
      unsafeInspectorProxy: true,
    },
    shared: {
      inspectorPort,
      handleRuntimeStdio(stdout: Readable, stderr: Readable) {
        printLines(stdout, console.log);
        printLines(stderr, console.error);
      },
    },
  };
}

/** Debuggers get the script alone, without a map in a file of its own. */
function withInlineMap(script: string, map: object): string {
  const data = Buffer.from(JSON.stringify(map)).toString("base64");
  const [code] = script.split("\n//# sourceMappingURL=");
  return `${code}\n//# sourceMappingURL=data:application/json;base64,${data}\n`;
}

/** A stream of events for open pages, in this process: it outlives each Worker. */
async function openChanges() {
  const open = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    response.writeHead(200, {
      "Content-Type": "text/event-stream",
      "Access-Control-Allow-Origin": "*",
    });
    response.flushHeaders();
    open.add(response);
    request.on("close", () => open.delete(response));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    reload() {
      for (const response of open) response.write("data: reload\n\n");
    },
  };
}
