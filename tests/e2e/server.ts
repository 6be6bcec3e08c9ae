/**
 * The site as visitors meet it: the built Worker in workerd, served over HTTP on this machine beside
 * the stand-in partners. Both take free ports and end with the process that started them.
 */
import { randomInt } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { parseEnv } from "node:util";
import { Miniflare } from "miniflare";
import { startPartners } from "../partners/server";
import { applyMigrations } from "../support/database";

const sitePort = await freePort();
const siteUrl = `http://127.0.0.1:${sitePort}`;
const partners = await startPartners({ port: 0, siteUrl });

const miniflare = new Miniflare({
  host: "127.0.0.1",
  port: sitePort,
  modules: [{ type: "ESModule", path: "build/index.js" }],
  compatibilityDate: "2026-04-01",
  bindings: variables(),
  d1Databases: ["DB"],
  ratelimits: { FORM_RATE_LIMIT: { simple: { limit: 10_000, period: 60 } } },
  assets: { directory: "public", binding: "ASSETS", routerConfig: { has_user_worker: true } },
  // No request for the machine's place in the world.
  cf: false,
});
await miniflare.ready;
await applyMigrations(await miniflare.getD1Database("DB"));

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, end);
// The test runner holds the other side open for as long as it lives, however it ends.
process.stdin.on("end", end).resume();
console.log(`site ${siteUrl}, partners ${partners.url}`);

/** The variables that `npm start` uses, on the ports of this run. */
function variables(): Record<string, string> {
  const example = readFileSync(".dev.vars.example", "utf8")
    .replaceAll("http://localhost:8787", siteUrl)
    .replaceAll("http://localhost:8788", partners.url);
  return parseEnv(example) as Record<string, string>;
}

/**
 * Known before the site starts: the partners must send visitors back to it, and it must know them.
 * Below 32768, where no system hands out ports by itself: nothing takes it before the site does.
 */
async function freePort(): Promise<number> {
  const port = randomInt(10_000, 32_768);
  const probe = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => resolve(true));
  });
  if (!isFree) return freePort();
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

let ending = false;

async function end() {
  if (ending) return;
  ending = true;
  await Promise.all([partners.close(), miniflare.dispose()]);
  process.exit();
}
