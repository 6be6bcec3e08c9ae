/**
 * `npm run deploy`: refuses to deploy a site that would not work. Checks that every variable is set to
 * something real, that the database has all migrations and that the pages say what is so, then builds and
 * uploads.
 */
import { fileURLToPath } from "node:url";
import { unstable_readConfig } from "wrangler";
import { checkSite } from "./check/check-site";
import { pointNames } from "./check/point";
import { readArguments, usage } from "./deploy/arguments";
import { type Configuration, faultsOf, misspelt } from "./deploy/configuration";
import { openRemote } from "./deploy/remote";
import { runNode } from "./run";

const config = "wrangler.toml";
const buildScript = fileURLToPath(new URL("build.ts", import.meta.url));

async function main() {
  const { definedEnvironments = [] } = unstable_readConfig({ config });
  const known = { environments: definedEnvironments, points: pointNames };
  const { dryRun, env, accepted, offline, help } = readArguments(process.argv.slice(2), known);
  if (help) return console.log(usage);

  const place = env ? `${config}, env.${env}` : config;
  stopOn(place, faultsOf(unstable_readConfig({ config, ...(env && { env }) }) as Configuration));

  const remote = openRemote(env);
  const secrets = remote.secrets();
  if (!secrets) console.log("First deployment: there is no Worker of this name yet.");
  stopOn("secrets", misspelt(secrets ?? []));
  if (remote.migrationsWait()) {
    const command = `npx wrangler d1 migrations apply DB --remote --env="${env ?? ""}"`;
    stopOn("database", [`migrations wait: run \`${command}\``]);
  }
  const { untrue, unset } = await checkSite({ env, secrets: secrets ?? [], offline, accepted });
  for (const line of unset) console.warn(line);
  stopOn(
    "npm run check finds what is not so (mend it, or let it pass by --accept and its name)",
    untrue,
  );

  await runNode(["--import", "tsx", buildScript]);
  remote.deploy({ dryRun });
  console.log(dryRun ? "Dry run: all checked, nothing uploaded." : "Deployed.");
}

function stopOn(where: string, faults: string[]) {
  if (faults.length > 0) throw new Error([`${where}:`, ...faults].join("\n  "));
}

main().catch((error: Error) => {
  console.error(`Not deployed. ${error.message}`);
  process.exitCode = 1;
});
