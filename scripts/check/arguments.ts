import { type ParseArgsConfig, parseArgs } from "node:util";
import { assertKnown, assertOptions } from "../options";

export const usage = `npm run check -- [options]

Lists what the site says that is not so, or that is not yet set, with the file to change. Exit code 1 while
anything on the pages is untrue, 2 for a wrong command line, else 0.

  --env <name>    an environment of wrangler.toml, such as staging
  --remote        asks wrangler which secrets are set
  --offline       does not follow the checkout links, nor CHAPTER_URL
  --help          this text`;

const options = {
  env: { type: "string" },
  remote: { type: "boolean" },
  offline: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const satisfies ParseArgsConfig["options"];

/** @throws {Error} which says what is wrong with the command line */
export function readArguments(args: string[], environments: readonly string[]) {
  assertOptions("check", args, options);
  const {
    env = null,
    remote = false,
    offline = false,
    help = false,
  } = parseArgs({
    args,
    options,
  }).values;
  if (env !== null) assertKnown("environment in wrangler.toml", env, environments);
  return { env, remote, offline, help };
}
