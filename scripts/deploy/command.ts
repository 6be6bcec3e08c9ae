import { fileURLToPath } from "node:url";
import type { Command } from "commander";
import { checkSite } from "../check/check-site";
import { ruleNames } from "../check/rules";
import { createCommand } from "../kit/command";
import { assertKnown } from "../kit/errors";
import { readConfig, runWrangler, secretsOf } from "../kit/wrangler";
import { runNode } from "../run";
import {
  type Configuration,
  customDomains,
  errorsOf,
  misspelt,
  routeErrors,
  routesOf,
} from "./configuration";

const buildScript = fileURLToPath(new URL("../build.ts", import.meta.url));

interface DeployOptions {
  dryRun: boolean;
  env: string | null;
  /** Names of points that do not stop the deployment. */
  accept: readonly string[];
  offline: boolean;
}

export function deployCommand(perform = deploy): Command {
  return createCommand("deploy")
    .option("--dry-run", "checks everything and builds, uploads nothing")
    .option("--env <name>", "an environment of wrangler.toml, such as staging")
    .option(
      "--accept <name,…>",
      "what the check calls untrue and may stay so, by the names in brackets",
      readPoints,
    )
    .option("--offline", "does not follow the checkout links, nor CHAPTER_URL")
    .action(({ dryRun = false, env = null, accept = [], offline = false }) =>
      perform({ dryRun, env, accept, offline }),
    );
}

function readPoints(names: string, before: readonly string[] = []): string[] {
  const points = names.split(",").filter(Boolean);
  for (const name of points) assertKnown("point to accept", name, ruleNames);
  return [...before, ...points];
}

async function deploy({ dryRun, env, accept, offline }: DeployOptions): Promise<void> {
  const place = env ? `wrangler.toml, env.${env}` : "wrangler.toml";
  const site = (await readConfig(env)) as Configuration;
  stopOn(place, [...errorsOf(site), ...routeErrors(site, env ? await readConfig(null) : null)]);
  if (routesOf(site).length === 0) {
    console.log(`${place} has no route: the Worker answers where the dashboard gives it a domain.`);
  }

  const deployed = secretsOf(env);
  const [first, secrets] = [deployed === null, deployed ?? []];
  if (first) {
    console.log("First deployment: there is no Worker of this name yet.");
    if (!dryRun) stopOn(place, unaskedDomains(site));
  }
  stopOn("secrets", misspelt(secrets));
  const migrations = runWrangler(["d1", "migrations", "list", "DB", "--remote"], env);
  if (!migrations.includes("No migrations to apply")) {
    const command = `npx wrangler d1 migrations apply DB --remote --env="${env ?? ""}"`;
    stopOn("database", [`migrations wait: run \`${command}\``]);
  }
  const found = await checkSite({ env, secrets, first, offline, accepted: accept });
  for (const line of [...found.accepted, ...found.unset, ...found.expired]) console.warn(line);
  stopOn(
    "npm run check finds what is not so (mend it, or let it pass by --accept and its name)",
    found.untrue,
  );

  await runNode(["--import", "tsx", buildScript]);
  runWrangler(["deploy", ...(dryRun ? ["--dry-run"] : [])], env, "inherit");
  console.log(dryRun ? "Dry run: all checked, nothing uploaded." : "Deployed.");
}

/**
 * Wrangler asks before it takes a domain from another Worker, but not without a terminal. So the first
 * deployment, which gives the Worker its domain, needs one.
 */
function unaskedDomains(site: Configuration): string[] {
  if (process.stdin.isTTY && process.stdout.isTTY) return [];
  return customDomains(site).map(
    (domain) => `routes: ${domain} is given to the Worker for the first time: deploy in a terminal`,
  );
}

function stopOn(where: string, errors: string[]) {
  if (errors.length > 0) throw new Error([`${where}:`, ...errors].join("\n  "));
}
