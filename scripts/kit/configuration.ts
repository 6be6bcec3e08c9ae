import { configurationErrors, variableNames } from "~/env";
import type { DeployedWorker } from "./cloudflare";
import { suggestion } from "./errors";
import { unusedVariables } from "./payment-links";
import { type Environment, isBlankId, readConfig } from "./wrangler";

/** Hosts and a telephone number in wrangler.toml that the operator must replace. */
const placeholder = /\.example(?![\w.-])|localhost|1 23 45 67 89/;

type Route = string | { pattern: string; custom_domain?: boolean };

/** The parts of wrangler's configuration that are checked. */
export interface Configuration {
  name?: string | undefined;
  vars: Record<string, unknown>;
  d1_databases: { database_name?: string; database_id?: string }[];
  route?: Route | undefined;
  routes?: Route[] | undefined;
  triggers?: { crons?: string[] | undefined };
}

/** A test payment page, which takes no money. */
const testLink = /\/\/[^/]+\/test_/;

/**
 * Errors that block a deployment, each beginning with the variable's name.
 *
 * @param env null for production, which takes money
 */
export function errorsOf({ vars, d1_databases }: Configuration, env: Environment = null): string[] {
  const errors = [...configurationErrors(vars), ...misspelt(Object.keys(vars))];
  for (const [name, value] of Object.entries(vars)) {
    const text = String(value);
    if (unusedVariables.includes(name) && placeholder.test(text)) continue;
    if (placeholder.test(text)) errors.push(`${name}: still the placeholder`);
    else if (/(^|\s)http:/.test(text)) errors.push(`${name}: expected https`);
    if (env === null && name.startsWith("CHECKOUT_") && testLink.test(text)) {
      errors.push(`${name}: a test link of the payment provider, which takes no money`);
    }
  }
  for (const { database_name, database_id = "" } of d1_databases) {
    if (isBlankId(database_id)) {
      const command = `npx wrangler d1 create ${database_name} --jurisdiction eu`;
      errors.push(`database_id: run \`${command}\` and set its id`);
    }
  }
  return errors;
}

/** All errors in wrangler.toml that block a deployment. */
export async function readConfiguration(env: Environment) {
  const site: Configuration = await readConfig(env);
  const production = env ? await readConfig(null) : null;
  return { site, errors: [...errorsOf(site, env), ...routeErrors(site, production)] };
}

/**
 * Routes that would take another site's visitors: a host other than that of `SITE_URL`, and any that an environment
 * inherits from the top level, which is wrangler's default.
 *
 * @param production the top level, if an environment is checked
 */
export function routeErrors(site: Configuration, production: Configuration | null): string[] {
  const host = hostOf(String(site.vars.SITE_URL));
  const taken = production ? listRoutes(production).map(hostOf) : [];
  const errors = listRoutes(site).flatMap((pattern) => {
    if (taken.includes(hostOf(pattern))) {
      return [`routes: ${pattern} is production's: set the environment's own`];
    }
    if (hostOf(pattern) === host) return [];
    return [`routes: ${pattern} is not the host of SITE_URL, ${host}`];
  });
  if (production && site.name === production.name) errors.push("name: the same as production's");
  return errors;
}

/** Domains that wrangler binds to the Worker. */
export function customDomains(site: Configuration): string[] {
  return allRoutes(site).flatMap((route) =>
    typeof route === "object" && route.custom_domain ? [route.pattern] : [],
  );
}

export const lacking = (wanted: readonly string[], present: readonly string[] = []) =>
  wanted.filter((name) => !present.includes(name));

/** Triggers in wrangler.toml that the deployed Worker lacks. */
export const missingTriggers = (site: Configuration, worker: DeployedWorker | null) => [
  ...lacking(customDomains(site), worker?.domains).map((domain) => `domain ${domain}`),
  ...lacking(site.triggers?.crons ?? [], worker?.crons).map((cron) => `cron trigger ${cron}`),
];

export function listRoutes(site: Configuration): string[] {
  return allRoutes(site).map((route) => (typeof route === "string" ? route : route.pattern));
}

const allRoutes = ({ route, routes = [] }: Configuration) => (route ? [...routes, route] : routes);

/** The host of an address, or of a route pattern such as `example.com/*`. */
function hostOf(address: string): string {
  return address
    .replace(/^https?:\/\//, "")
    .replace(/\/.*$/, "")
    .toLowerCase();
}

/** A misspelt optional variable would silently switch its feature off. */
export function misspelt(names: readonly string[]): string[] {
  return names
    .filter((name) => !variableNames.includes(name))
    .map((name) => `${name}: not a variable of this site${suggestion(name, variableNames)}`);
}
