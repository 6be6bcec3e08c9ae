/**
 * `npm run deploy`: refuses to deploy a site that would not work. Checks that every variable is set
 * to something real and that the database has all migrations, then builds and deploys.
 */
import { spawnSync } from "node:child_process";
import { unstable_readConfig } from "wrangler";
import { configurationFaults } from "../app/env";

/** Hosts and a number that only stand in wrangler.toml until the operator writes their own. */
const placeholder = /\.example(?=[/:"]|$)|localhost|1 23 45 67 89/;
/** Without them the site works, but finds no e-mail address and announces no lead. */
const expectedSecrets = [
  "ORDER_WEBHOOK_URL",
  "CONFIRMATION_WEBHOOK_URL",
  "LEADS_WEBHOOK_URL",
  "LEADS_WEBHOOK_SECRET",
];

function main() {
  const config = unstable_readConfig({ config: "wrangler.toml" });
  stopOn("wrangler.toml", variableFaults(config.vars));
  if (config.d1_databases[0]?.database_id?.startsWith("0000")) {
    stopOn("wrangler.toml", ["database_id: run `npx wrangler d1 create auteur-augmente` first"]);
  }
  warnOfMissingSecrets();

  const pending = wrangler(["d1", "migrations", "list", "DB", "--remote"]);
  if (!pending.includes("No migrations to apply")) {
    stopOn("database", ["migrations wait: run `npx wrangler d1 migrations apply DB --remote`"]);
  }
  run("npm", ["run", "build"]);
  run("npx", ["wrangler", "deploy"]);
}

function variableFaults(vars: Record<string, unknown>): string[] {
  const left = Object.entries(vars)
    .filter(([, value]) => placeholder.test(String(value)))
    .map(([name]) => `${name}: still the placeholder`);
  return [...configurationFaults(vars), ...left];
}

function warnOfMissingSecrets() {
  const set = JSON.parse(wrangler(["secret", "list", "--format", "json"])) as { name: string }[];
  const missing = expectedSecrets.filter((name) => !set.some((secret) => secret.name === name));
  if (missing.length > 0) console.warn(`Not set, their feature stays off: ${missing.join(", ")}`);
}

/** Output of a wrangler command; its failure ends the deployment. */
function wrangler(args: string[]): string {
  const { status, stdout } = spawnSync("npx", ["wrangler", ...args], {
    stdio: ["ignore", "pipe", "inherit"],
    encoding: "utf8",
  });
  if (status !== 0) process.exit(status ?? 1);
  return stdout;
}

function run(command: string, args: string[]) {
  const { status } = spawnSync(command, args, { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}

function stopOn(where: string, faults: string[]) {
  if (faults.length === 0) return;
  console.error(`Not deployed. ${where}:\n${faults.map((fault) => `  ${fault}`).join("\n")}`);
  process.exit(1);
}

main();
