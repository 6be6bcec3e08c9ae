import { createRequire } from "node:module";
import { join } from "node:path";

/**
 * Wrangler's program, to be run by `process.execPath`: works without anything on the PATH.
 * `WRANGLER_PROGRAM` names another one, as the tests of the deployment do.
 */
export const wranglerProgram =
  process.env.WRANGLER_PROGRAM ??
  join(createRequire(import.meta.url).resolve("wrangler/package.json"), "../bin/wrangler.js");

/** Where everything local is kept. One place, or the tools would look at different databases. */
export const localState = ".wrangler/state";
