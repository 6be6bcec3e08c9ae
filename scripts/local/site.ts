import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Log, LogLevel, Miniflare, type MiniflareOptions, type WorkerOptions } from "miniflare";
import { mailBinding, mailService, type TakeMail } from "../../tests/partners/mail-service";
import { localState } from "../wrangler";
import { type Addresses, localVariables, portOf } from "./addresses";
import { cronOf } from "./cron";
import { cronTriggers, workerOptions } from "./worker";

const minute = 60_000;

/**
 * Pages forbid scripts that are not their own, and the one that reloads them is not: it works without
 * the policy. Nothing else differs from the deployed Worker.
 */
const withoutPolicy = `import site from "./site.js";
export default {
  ...site,
  async fetch(request, env, context) {
    const response = await site.fetch(request, env, context);
    const headers = new Headers(response.headers);
    headers.delete("Content-Security-Policy");
    return new Response(response.body, { status: response.status, headers });
  },
};`;

interface LocalSite {
  /** Serves the build as it is now, and lets open pages reload. */
  update: () => Promise<void>;
}

/**
 * Serves a copy of the build in the local database's company: a build beside it changes nothing here.
 * A cron trigger fires every minute.
 *
 * @param takeMail gets every mail that the site sends
 * @param liveReload pages reload when the site is updated
 */
export async function serveSite(
  addresses: Addresses,
  { takeMail, liveReload = false }: { takeMail: TakeMail; liveReload?: boolean },
): Promise<LocalSite> {
  const folder = mkdtempSync(join(tmpdir(), "auteur-augmente-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

  const miniflare = new Miniflare(snapshot());
  await miniflare.ready;
  const triggers = cronTriggers();
  let passed = 0;
  setInterval(() => fire(miniflare, cronOf(passed++, triggers)).catch(reportFault), minute);
  return { update: () => miniflare.setOptions(snapshot()) };

  function snapshot(): MiniflareOptions {
    const { modules, assets, ...options } = workerOptions(localVariables(addresses));
    const site = readFileSync(modules[0].path, "utf8");
    const directory = mkdtempSync(join(folder, "public-"));
    cpSync("public", directory, { recursive: true });
    const worker: WorkerOptions = {
      ...options,
      name: "site",
      modules: liveReload
        ? [esModule("reloading.js", withoutPolicy), esModule("site.js", site)]
        : [esModule("site.js", site)],
      modulesRoot: "/",
      assets: assets && { ...assets, directory },
      wrappedBindings: mailBinding,
    };
    return {
      workers: [worker, mailService(takeMail)],
      host: "127.0.0.1",
      port: portOf(addresses.site),
      defaultPersistRoot: join(localState, "v3"),
      // No request for the machine's place in the world.
      cf: false,
      liveReload,
      log: new Log(LogLevel.INFO, { prefix: "site" }),
    };
  }
}

function esModule(name: string, contents: string) {
  return { type: "ESModule" as const, path: `/${name}`, contents };
}

async function fire(miniflare: Miniflare, cron: string) {
  const worker = await miniflare.getWorker();
  await worker.scheduled({ cron });
}

function reportFault(error: Error) {
  console.error(`The cron trigger failed: ${error.message}`);
}
