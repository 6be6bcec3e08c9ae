/**
 * `npm run deploy`: refuses to deploy a site that would not work. Checks that every variable is set to
 * something real, that the routes are this site's, that the database has all migrations and that the pages
 * say what is so, then builds and uploads.
 */
import { fileURLToPath } from "node:url";
import { unstable_readConfig } from "wrangler";
import { checkSite } from "./check/check-site";
import { pointNames } from "./check/point";
import { readArguments, usage } from "./deploy/arguments";
import {
  type Configuration,
  customDomains,
  faultsOf,
  misspelt,
  routeFaults,
  routesOf,
} from "./deploy/configuration";
import { openRemote } from "./deploy/remote";
import { runNode } from "./run";

const config = "wrangler.toml";
const buildScript = fileURLToPath(new URL("build.ts", import.meta.url));

async function main() {
  const production = unstable_readConfig({ config });
  const known = { environments: production.definedEnvironments ?? [], points: pointNames };
  const { dryRun, env, accepted, offline, help } = readArguments(process.argv.slice(2), known);
  if (help) return console.log(usage);

  const place = env ? `${config}, env.${env}` : config;
  const site = (env ? unstable_readConfig({ config, env }) : production) as Configuration;
  stopOn(place, [...faultsOf(site), ...routeFaults(site, env ? production : null)]);
  if (routesOf(site).length === 0) {
    console.log(`${place} has no route: the Worker answers where the dashboard gives it a domain.`);
  }

  const remote = openRemote(env);
  const secrets = remote.secrets();
  if (!secrets) {
    console.log("First deployment: there is no Worker of this name yet.");
    if (!dryRun) stopOn(place, unaskedDomains(site));
  }
  stopOn("secrets", misspelt(secrets ?? []));
  if (remote.migrationsWait()) {
    const command = `npx wrangler d1 migrations apply DB --remote --env="${env ?? ""}"`;
    stopOn("database", [`migrations wait: run \`${command}\``]);
  }
  const found = await checkSite({ env, secrets: secrets ?? [], offline, accepted });
  for (const line of [...found.accepted, ...found.unset, ...found.expired]) console.warn(line);
  stopOn(
    "npm run check finds what is not so (mend it, or let it pass by --accept and its name)",
    found.untrue,
  );

  await runNode(["--import", "tsx", buildScript]);
  remote.deploy({ dryRun });
  console.log(dryRun ? "Dry run: all checked, nothing uploaded." : "Deployed.");
}

/**
 * Wrangler asks before it takes a domain from another Worker; without a terminal it takes it unasked. So
 * the first deployment, which gives the Worker its domain, wants one.
 */
function unaskedDomains(site: Configuration): string[] {
  if (process.stdin.isTTY && process.stdout.isTTY) return [];
  return customDomains(site).map(
    (domain) => `routes: ${domain} is given to the Worker for the first time: deploy in a terminal`,
  );
}

function stopOn(where: string, faults: string[]) {
  if (faults.length > 0) throw new Error([`${where}:`, ...faults].join("\n  "));
}

main().catch((error: Error) => {
  console.error(`Not deployed. ${error.message}`);
  process.exitCode = 1;
});
