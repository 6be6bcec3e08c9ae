import { fileURLToPath } from "node:url";
import type { Command } from "commander";
import { checkSite } from "../check/check-site";
import { ruleNames } from "../check/rules";
import { type DeployedWorker, deployedWorker } from "../kit/cloudflare";
import { createCommand } from "../kit/command";
import {
  type Configuration,
  customDomains,
  lacking,
  listRoutes,
  missingTriggers,
  misspelt,
  readConfiguration,
} from "../kit/configuration";
import { assertKnown } from "../kit/errors";
import { runNode } from "../kit/run-node";
import { openTerminal } from "../kit/terminal";
import {
  type Environment,
  envOption,
  npmCommand,
  runWrangler,
  secretCommand,
} from "../kit/wrangler";
import { checkTypes } from "./types";

const buildScript = fileURLToPath(new URL("../build.ts", import.meta.url));

/** What `--accept` may accept: rules of the check, and new domains of the Worker. */
const acceptable = [...ruleNames, "domain"] as const;

interface DeployOptions {
  dryRun: boolean;
  env: string | null;
  /** Points that do not stop the deployment. */
  accept: readonly string[];
  offline: boolean;
}

export function deployCommand(perform = deploy): Command {
  return createCommand("deploy")
    .option("--dry-run", "check and build everything, but upload nothing")
    .option("--env <name>", "environment in wrangler.toml, such as staging")
    .option(
      "--accept <name,…>",
      "accept these untrue points of the check, by the names in brackets; domain: a new domain",
      readPoints,
    )
    .option("--offline", "do not follow the checkout links or CHAPTER_URL")
    .action(({ dryRun = false, env = null, accept = [], offline = false }) =>
      perform({ dryRun, env, accept, offline }),
    );
}

function readPoints(names: string, before: readonly string[] = []): string[] {
  const points = names.split(",").filter(Boolean);
  for (const name of points) assertKnown("point to accept", name, acceptable);
  return [...before, ...points];
}

/** A failure after which the new version is live, or may be. */
export class AfterUploadError extends Error {}

async function deploy(options: DeployOptions): Promise<void> {
  const { dryRun, env } = options;
  const { site, errors } = await readConfiguration(env);
  const before = await assertDeployable(site, errors, options);
  await runNode(["--import", "tsx", buildScript, "--if-stale"]);
  const name = env ? ["--var", `ENVIRONMENT:${env}`] : [];
  const args = ["deploy", ...name, ...(dryRun ? ["--dry-run"] : [])];
  if (dryRun) {
    runWrangler(args, env, "inherit");
    return console.log("Dry run: all checked, nothing uploaded.");
  }
  const failure = attempt(() => runWrangler(args, env, "inherit"));
  const after = await deployedWorker(env).catch((error: Error) => {
    const look = `npx wrangler deployments list ${envOption(env)}`;
    throw new AfterUploadError(`The new version may be live, see ${look}. ${error.message}`);
  });
  if (failure && after?.version === before?.version) throw failure;
  const lacks = missingTriggers(site, after).map((trigger) => `, without ${trigger}`);
  if (failure || lacks.length > 0) {
    const live = `Version ${after?.version} is live${lacks.join("")}.`;
    throw new AfterUploadError(`${live} Fix what wrangler says above, then deploy again.`);
  }
  console.log(["Deployed.", ...paymentAdvice(after, env)].join("\n"));
}

/**
 * Everything that must be right before an upload.
 *
 * @returns the deployed Worker; null before the first deployment
 * @throws {Error} saying what is wrong
 */
async function assertDeployable(site: Configuration, errors: string[], options: DeployOptions) {
  const { dryRun, env, accept, offline } = options;
  const place = env ? `wrangler.toml, env.${env}` : "wrangler.toml";
  stopOn(place, errors);
  if (listRoutes(site).length === 0) {
    console.log(`${place} has no route: the Worker answers where the dashboard gives it a domain.`);
  }
  await checkTypes();

  const worker = await deployedWorker(env);
  if (!worker) console.log("First deployment: there is no Worker of this name yet.");
  const secrets = worker?.secrets ?? [];
  stopOn("secrets", misspelt(secrets));
  const migrations = runWrangler(["d1", "migrations", "list", "DB", "--remote"], env);
  if (!migrations.includes("No migrations to apply")) {
    const command = `npx wrangler d1 migrations apply DB --remote ${envOption(env)}`;
    stopOn("database", [`migrations wait: run \`${command}\``]);
  }
  const first = worker === null;
  const found = await checkSite({ env, secrets, first, offline, accepted: accept });
  for (const line of [...found.accepted, ...found.unset, ...found.expired]) console.warn(line);
  stopOn(
    `${npmCommand("check", env)} finds untrue points (fix them, or name them in --accept)`,
    found.untrue,
  );
  if (!dryRun && !accept.includes("domain")) await askForDomains(site, worker);
  return worker;
}

/**
 * Without a terminal, wrangler takes a domain from another Worker and replaces its DNS record without asking.
 *
 * @throws {Error} unless the operator agrees to each domain that is new to this Worker
 */
async function askForDomains(site: Configuration, worker: DeployedWorker | null): Promise<void> {
  const added = lacking(customDomains(site), worker?.domains);
  if (added.length === 0) return;
  const { confirm } = openTerminal();
  const names = added.join(", ");
  if (!confirm) {
    stopOn("routes", [
      `${names}: not yet this Worker's domain. Deploy in a terminal and confirm, or use --accept domain`,
    ]);
  } else if (!(await confirm(`Move ${names} to this Worker, wherever it leads now?`))) {
    throw new Error(`${names} was not confirmed.`);
  }
}

/** What to do next if the site sells but gets no payment events. */
function paymentAdvice(worker: DeployedWorker | null, env: Environment): string[] {
  const name = "PAYMENT_WEBHOOK_SECRET";
  if (worker?.secrets.includes(name)) return [];
  return [`No payment makes an order yet. Now: ${secretCommand(name, env)}`];
}

function attempt(work: () => void): Error | null {
  try {
    work();
    return null;
  } catch (error) {
    return error as Error;
  }
}

function stopOn(where: string, errors: string[]) {
  if (errors.length > 0) throw new Error([`${where}:`, ...errors].join("\n  "));
}
