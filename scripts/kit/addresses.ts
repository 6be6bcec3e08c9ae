/** The addresses of the site and its stand-in partners on this machine. */
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { parseEnv } from "node:util";
import { misspelt } from "./configuration";

const example = ".dev.vars.example";

/** Origins without a trailing slash. */
export interface Addresses {
  site: string;
  partners: string;
}

/** The addresses in .dev.vars.example. */
export function defaultAddresses(): Addresses {
  const { SITE_URL = "", COMMUNITY_URL = "" } = readVariables(example);
  return { site: new URL(SITE_URL).origin, partners: new URL(COMMUNITY_URL).origin };
}

/** The default addresses with the ports in `PORT` and `PARTNERS_PORT`. */
export function chosenAddresses(env: NodeJS.ProcessEnv): Addresses {
  const { site, partners } = defaultAddresses();
  const chosen = {
    site: onPort(site, env, "PORT"),
    partners: onPort(partners, env, "PARTNERS_PORT"),
  };
  if (chosen.site === chosen.partners) throw new Error("PORT and PARTNERS_PORT are the same");
  return chosen;
}

export function readPort(address: string): number {
  return Number(new URL(address).port);
}

function onPort(address: string, env: NodeJS.ProcessEnv, name: string): string {
  const port = env[name];
  if (!port) return address;
  if (!/^\d{1,5}$/.test(port) || Number(port) < 1 || Number(port) > 65_535) {
    throw new Error(`${name} is "${port}": expected a port, 1 to 65535`);
  }
  return `http://localhost:${Number(port)}`;
}

/**
 * The Worker's variables: those of .dev.vars.example, overridden by the operator's own. Values at the default addresses
 * are changed to the given ones; other hosts stay as they are.
 */
export function localVariables(
  { site, partners }: Addresses,
  operatorVariables = readOperatorVariables(),
): Record<string, string> {
  const defaults = defaultAddresses();
  const moved = Object.entries({ ...readVariables(example), ...operatorVariables }).map(
    ([name, value]) => {
      if (isAt(value, defaults.site)) return [name, site + value.slice(defaults.site.length)];
      if (isAt(value, defaults.partners)) {
        return [name, partners + value.slice(defaults.partners.length)];
      }
      return [name, value];
    },
  );
  return Object.fromEntries(moved);
}

/** @throws {Error} naming an unknown variable in the operator's file */
export function assertOperatorVariables(operatorVariables = readOperatorVariables()): void {
  const [error] = misspelt(Object.keys(operatorVariables));
  if (error) throw new Error(`.dev.vars: ${error}`);
}

function readOperatorVariables(): Record<string, string> {
  return existsSync(".dev.vars") ? readVariables(".dev.vars") : {};
}

function isAt(url: string, origin: string): boolean {
  return url === origin || url.startsWith(`${origin}/`);
}

function readVariables(file: string): Record<string, string> {
  return parseEnv(readFileSync(file, "utf8")) as Record<string, string>;
}

/** @throws {Error} saying how to find what uses the port */
export async function assertFree(port: number, variable = "PORT"): Promise<void> {
  const probe = createServer().listen(port, "127.0.0.1");
  await once(probe, "listening").catch(() => {
    throw new Error(
      `port ${port} is in use: choose another one with ${variable}=${port + 10} npm start, or stop what uses it (lsof -i :${port})`,
    );
  });
  await once(probe.close(), "close");
}
