import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import type { MiniflareOptions, SharedOptions, WorkerOptions } from "miniflare";
import { Log, LogLevel, Miniflare } from "miniflare";
import { deliverables } from "../../app/content/products";
import { bundlePath } from "../build/up-to-date";
import { type Addresses, localVariables, readPort } from "../kit/addresses";
import { movedEntry } from "../kit/clock";
import { localState } from "../kit/wrangler";
import { mailBinding, mailService, type TakeMail } from "./partners/mail-service";
import { cronOf, cronTriggers, workerOptions } from "./worker";

const minute = 60_000;

export interface Program {
  script: string;
  /** Folder of the static files. */
  directory: string;
  /** Further options of the Worker, and of Miniflare. */
  worker?: Pick<WorkerOptions, "serviceBindings" | "unsafeInspectorProxy">;
  shared?: SharedOptions;
}

/** A copy of the build, so that a rebuild does not change what is served. */
export function builtProgram(): Program {
  const directory = mkdtempSync(join(tmpdir(), "auteur-augmente-"));
  process.on("exit", () => rmSync(directory, { recursive: true, force: true }));
  cpSync("public", directory, { recursive: true });
  return { script: readFileSync(bundlePath, "utf8"), directory };
}

/** Logs requests without the keys to private pages in their URLs. */
class RequestLog extends Log {
  override log(message: string) {
    super.log(message.replace(/[\da-f]{32}|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, ":key"));
  }
}

/**
 * Serves a program with the local database. A cron trigger fires every minute.
 *
 * @param takeMail receives every mail that the site sends
 * @param ahead milliseconds by which the site's clock is ahead
 */
export async function serveSite(
  addresses: Addresses,
  program: Program,
  takeMail: TakeMail,
  ahead = 0,
) {
  const miniflare = new Miniflare(optionsOf(program));
  await miniflare.ready;
  await storeSamples(miniflare);
  const triggers = cronTriggers();
  let passed = 0;
  const fire = async (cron: string) => {
    const worker = await miniflare.getWorker();
    await worker.scheduled({ cron, scheduledTime: new Date() });
  };
  setInterval(() => fire(cronOf(passed++, triggers)).catch(reportError), minute);
  return {
    /** Serves another program from now on, re-reading variables and bindings from their files. */
    update: (next: Program) => miniflare.setOptions(optionsOf(next)),
    /** The address at which debuggers find the program. */
    inspectorUrl: () => miniflare.getInspectorURL(),
  };

  function optionsOf(program: Program): MiniflareOptions {
    const { script, directory, shared } = program;
    const { assets, ...options } = workerOptions(localVariables(addresses));
    const entry = ahead ? [{ name: "clock.js", contents: movedEntry(ahead) }] : [];
    const worker: WorkerOptions = {
      ...options,
      name: "site",
      modules: [...entry, { name: "site.js", contents: script }].map(({ name, contents }) => ({
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
      port: readPort(addresses.site),
      defaultPersistRoot: join(localState, "v3"),
      // Avoids a request for the machine's location.
      cf: false,
      log: new RequestLog(LogLevel.INFO, { prefix: "site" }),
      ...shared,
    };
  }
}

/** Puts sample files into the bucket where they are missing, so that buyers have something to download. */
export async function storeSamples(miniflare: Miniflare) {
  const bucket = await miniflare.getR2Bucket("FILES", "site");
  for (const { key } of Object.values(deliverables).flatMap(({ files }) => files)) {
    if (await bucket.head(key)) continue;
    const sample = await readFile(`scripts/local/samples/exemple${extname(key)}`);
    // Miniflare does not accept a Buffer.
    await bucket.put(key, new Uint8Array(sample));
  }
}

function reportError(error: Error) {
  console.error(`The cron trigger failed: ${error.message}`);
}
