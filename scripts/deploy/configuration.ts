import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { configurationFaults } from "../../app/env";
import { suggestion } from "../suggest";

/** Hosts and a number that only stand in wrangler.toml until the operator writes their own. */
const placeholder = /\.example(?=[/:"]|$)|localhost|1 23 45 67 89/;
const blankDatabaseId = /^0{8}-/;

/** The part of wrangler's configuration that is checked. */
export interface Configuration {
  vars: Record<string, unknown>;
  d1_databases: { database_name?: string; database_id?: string }[];
}

/** Every variable of the site, secrets among them: those of .dev.vars.example. */
export function variableNames(): string[] {
  return Object.keys(parseEnv(readFileSync(".dev.vars.example", "utf8")));
}

/** What must not be deployed: one line each, which begins with the name. */
export function faultsOf({ vars, d1_databases }: Configuration): string[] {
  const faults = [...configurationFaults(vars), ...misspelt(Object.keys(vars))];
  for (const [name, value] of Object.entries(vars)) {
    if (placeholder.test(String(value))) faults.push(`${name}: still the placeholder`);
  }
  if (/^http:/.test(String(vars.SITE_URL))) faults.push("SITE_URL: expected https");
  for (const { database_name, database_id = "" } of d1_databases) {
    if (blankDatabaseId.test(database_id)) {
      faults.push(`database_id: run \`npx wrangler d1 create ${database_name}\` and write its id`);
    }
  }
  return faults;
}

/** A misspelt optional variable would leave its feature off without a word. */
export function misspelt(names: readonly string[]): string[] {
  const known = variableNames();
  return names
    .filter((name) => !known.includes(name))
    .map((name) => `${name}: no variable of this site${suggestion(name, known)}`);
}
