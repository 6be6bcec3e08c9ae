import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  Log,
  LogLevel,
  Miniflare,
  type MiniflareOptions,
  type SharedOptions,
  type WorkerOptions,
} from "miniflare";
import { deliverables } from "../../app/content/deliverables";
import { bundlePath } from "../build/freshness";
import { localState } from "../wrangler";
import { type Addresses, localVariables, portOf } from "./addresses";
import { mailBinding, mailService, type TakeMail } from "./partners/mail-service";
import { cronOf, cronTriggers, workerOptions } from "./worker";

const minute = 60_000;

/** What is served. */
export interface Program {
  script: string;
  /** What the script imports; nothing where it is complete in itself. */
  libraries?: readonly { name: string; contents: string }[];
  /** Folder of the static files. */
  directory: string;
  bindings?: Record<string, string>;
  /** Further options of the Worker, and of Miniflare. */
  worker?: Pick<WorkerOptions, "serviceBindings" | "unsafeInspectorProxy">;
  shared?: SharedOptions;
}

/** A copy of the build as it is now: a build beside it changes nothing in what is served. */
export function builtProgram(): Program {
  const directory = mkdtempSync(join(tmpdir(), "auteur-augmente-"));
  process.on("exit", () => rmSync(directory, { recursive: true, force: true }));
  cpSync("public", directory, { recursive: true });
  return { script: readFileSync(bundlePath, "utf8"), directory };
}

interface LocalSite {
  /** Serves another program from now on, with variables and bindings as their files now say. */
  update: (program: Program) => Promise<void>;
  /** Where debuggers find a program that has an inspector. */
  inspectorUrl: () => Promise<URL>;
}

/**
 * Serves a program with the local database. A cron trigger fires every minute.
 *
 * @param takeMail gets every mail that the site sends
 */
export async function serveSite(
  addresses: Addresses,
  program: Program,
  takeMail: TakeMail,
): Promise<LocalSite> {
  const miniflare = new Miniflare(optionsOf(program));
  await miniflare.ready;
  await storeSamples(miniflare);
  const triggers = cronTriggers();
  let passed = 0;
  setInterval(() => fire(miniflare, cronOf(passed++, triggers)).catch(reportFault), minute);
  return {
    update: (next) => miniflare.setOptions(optionsOf(next)),
    inspectorUrl: () => miniflare.getInspectorURL(),
  };

  function optionsOf(program: Program): MiniflareOptions {
    const { script, libraries = [], directory, bindings, shared } = program;
    const variables = { ...localVariables(addresses), ...bindings };
    const { assets, ...options } = workerOptions(variables);
    const worker: WorkerOptions = {
      ...options,
      name: "site",
      modules: [{ name: "site.js", contents: script }, ...libraries].map(({ name, contents }) => ({
        type: "ESModule",
        path: `/${name}`,
        contents,
      })),
      modulesRoot: "/",
      assets: assets && { ...assets, directory },
      wrappedBindings: mailBinding,
      ...program.worker,
    };
    return {
      workers: [worker, mailService(takeMail)],
      host: "127.0.0.1",
      port: portOf(addresses.site),
      defaultPersistRoot: join(localState, "v3"),
      // No request for the machine's place in the world.
      cf: false,
      log: new Log(LogLevel.INFO, { prefix: "site" }),
      ...shared,
    };
  }
}

/** Puts a file of a few pages, marked as a sample, where the bucket holds none: a buyer has something to download. */
export async function storeSamples(miniflare: Miniflare) {
  const bucket = await miniflare.getR2Bucket("FILES", "site");
  for (const { key } of Object.values(deliverables).flatMap(({ files }) => files)) {
    if (await bucket.head(key)) continue;
    // Miniflare takes no Buffer.
    await bucket.put(key, new Uint8Array(await readFile(join("scripts/local/samples", key))));
  }
}

async function fire(miniflare: Miniflare, cron: string) {
  const worker = await miniflare.getWorker();
  await worker.scheduled({ cron });
}

function reportFault(error: Error) {
  console.error(`The cron trigger failed: ${error.message}`);
}
